import { randomUUID } from 'node:crypto';
import type { Page } from '#shared/contract/pages/pages';
import type { ListedWorkingCopy, WorkingCopy } from '#shared/contract/pages/workingCopies';
import { workingCopy } from '../../support/content/pageWrites';
import { storePage } from '../../support/content/pages';
import { startTestPortal, type Answer, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const rounds = 12;
/** Milliseconds between the moments at which the rounds cut a save. */
const step = 2;

/** Sends a write and takes the database away meanwhile; then it is there again. */
async function cut<T>(round: number, write: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const sent = write();
  const start = performance.now();
  await until(async () => performance.now() - start >= round * step);
  await portal.database.takeAway();
  const answer = await sent;
  await portal.database.giveBack();
  await until(async () => (await portal.call('editor', 'GET', '/me/workingCopies')).status === 200);
  return answer;
}

it('whenever a save is cut, what was acknowledged stands, and what was not is saved by sending it again', async () => {
  const key = randomUUID();
  const path = `/me/workingCopies/${key}`;
  let Modified: string | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const body = workingCopy({ Title: `Round ${round}` }, { Modified });
    const send = () =>
      portal.call<ListedWorkingCopy>('editor', 'PUT', path, body, {
        'idempotency-key': `copy-${round}`,
      });
    const first = await cut(round, send);
    expect([200, 503]).toContain(first.status);
    const { body: stored } = await portal.call<WorkingCopy>('editor', 'GET', path);
    if (first.status === 200) expect(stored.Body).toEqual(body.Body);
    const again = await send();
    expect([round, again.status]).toEqual([round, 200]);
    if (first.status === 200) expect(again.body).toEqual(first.body);
    ({ Modified } = again.body);
    expect((await portal.call<WorkingCopy>('editor', 'GET', path)).body).toMatchObject({
      ...{ Body: body.Body, Modified },
    });
  }
});

it('whenever publishing is cut, the words stand in the page or in the copy, and never in neither', async () => {
  const page = await storePage(portal);
  const copy = `/me/workingCopies/${page.Id}`;
  for (let round = 0; round < rounds; round += 1) {
    const Title = `Round ${round}`;
    const written = workingCopy({ Title }, { PageId: page.Id });
    expect((await portal.call('editor', 'PUT', copy, written)).status).toBe(200);
    const send = () =>
      portal.call<Page>(
        'editor',
        'PUT',
        `/pages/${page.Id}`,
        { Title, WorkingCopyKey: String(page.Id) },
        { 'idempotency-key': `page-${round}` },
      );
    const hasCopy = async () => (await portal.call('editor', 'GET', copy)).status === 200;
    await cut(round, send);
    // A cut request may still be stored while this reads: the copy is read before and after.
    const hadCopy = await hasCopy();
    const published = await portal.call<Page>('editor', 'GET', `/pages/${page.Id}`);
    const isPublished = published.body.Title === Title;
    const places = { page: isPublished, copy: isPublished ? await hasCopy() : hadCopy };
    expect([round, places]).toEqual([round, { page: isPublished, copy: !isPublished }]);
    expect([round, (await send()).status]).toEqual([round, 200]);
    expect(await hasCopy()).toBe(false);
  }
});
