import { sql } from 'kysely';
import { Changes } from '../../../src/server/db/changes';
import type { HandlerDeps } from '../../../src/server/deps';
import { startPageClock } from '../../../src/server/resources/pages/pageClock';
import { pageColumns } from '../../../src/server/resources/pages/rows';
import { hoursFromNow, storePage } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let portal: TestPortal;
let stop: (() => void) | undefined;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterEach(() => stop?.());
afterAll(() => portal.stop());

/** A clock beside the portal's own, what it announces and what it writes to the log. */
function startClock({ db, now = () => new Date() }: Partial<Pick<HandlerDeps, 'db' | 'now'>> = {}) {
  const changes = new Changes();
  const announced: unknown[] = [];
  const warn = jest.fn();
  changes.onAnnouncement(({ Data }) => announced.push(Data.Id));
  stop = startPageClock({
    config: {} as HandlerDeps['config'],
    db: db ?? portal.db,
    changes,
    now,
    log: { warn } as unknown as HandlerDeps['log'],
  });
  return { announced, warn };
}

it('pages that appear together are announced one and all, however many they are', async () => {
  const { Id } = await storePage(portal, { PublishingDate: hoursFromNow(1) });
  const others = sql.join(pageColumns.filter((name) => name !== 'Id').map((name) => sql.ref(name)));
  const { rows } = await sql<{ Id: number }>`
    insert into pages (${others})
    select ${others} from pages, generate_series(1, 600) where "Id" = ${Id}
    returning "Id"`.execute(portal.db);
  const { announced } = startClock({ now: () => new Date(hoursFromNow(2)) });
  const all = [Id, ...rows.map((row) => row.Id)];
  await until(async () => announced.length >= all.length);
  expect(new Set(announced)).toEqual(new Set(all));
});

it('a look at the pages that fails is written to the log', async () => {
  const { warn } = startClock({ db: portal.db.withSchema('gone') });
  await until(async () => warn.mock.calls.length > 0);
  expect(warn.mock.calls[0]).toEqual([{ err: expect.any(Error) }, expect.stringMatching(/again/)]);
});
