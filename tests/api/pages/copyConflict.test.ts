import { randomUUID } from 'node:crypto';
import type { Changes } from '../../../src/server/db/changes';
import type { Person } from '../../../src/server/person';
import { workingCopyHandlers } from '../../../src/server/resources/workingCopies/handlers';
import { workingCopy } from '../../support/content/pageWrites';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

const mockOrder: string[] = [];
jest.mock('../../../src/server/html/cleanText', () => ({
  cleanTextOf: async (_personId: string, html: string) => {
    mockOrder.push('cleaned');
    return { html, active: [] };
  },
}));

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** Transactions that note when they begin and end. */
const changes: Pick<Changes, 'commit'> = {
  commit: async (db, _person, _change, work) => {
    mockOrder.push('begins');
    const made = db.transaction().execute((transaction) => work(transaction, () => undefined));
    return made.finally(() => mockOrder.push('ends'));
  },
};

it.each(['PUT', 'DELETE'] as const)(
  'the text that a %s conflicts with is cleaned when the transaction is over: long ones wait',
  async (method) => {
    const handlers = workingCopyHandlers({
      db: portal.db,
      changes: changes as Changes,
      now: () => new Date(),
    });
    const person = { id: randomUUID() } as Person;
    const params = { key: randomUUID() };
    const version = '2020-01-01T00:00:00.000Z';
    const put = (Modified: string | null) => {
      const body = workingCopy({ Content: '<p>The quay</p>' }, { Modified });
      return handlers['PUT /me/workingCopies/{key}']({ person, params, body } as never);
    };
    await put(null);
    mockOrder.length = 0;
    const refused =
      method === 'PUT'
        ? put(version)
        : handlers['DELETE /me/workingCopies/{key}']({ person, params, version } as never);
    await expect(refused).rejects.toMatchObject({
      id: 'conflict',
      extras: { current: { Body: { Content: '<p>The quay</p>' } } },
    });
    expect(mockOrder).toEqual(['begins', 'ends', 'cleaned']);
  },
);
