import { sql } from 'kysely';
import type { Infobox } from '#shared/contract/infoboxes';
import { infobox } from '../../support/content/infoboxes';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

/** A database whose administrator has set it to a zone of their own. */
let portal: TestPortal;
let elsewhere: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await sql`do $$ begin
    execute format('alter database %I set timezone to %L', current_database(), 'Asia/Kolkata');
  end $$`.execute(portal.db);
  elsewhere = await startTestPortal({ beside: portal });
});
afterAll(async () => {
  await elsewhere.stop();
  await portal.stop();
});

it('moments of every year are answered as they were stored, whatever zone the database is in', async () => {
  for (const StartDate of ['0050-06-01T00:00:00.000Z', '1800-06-01T22:30:00.000Z']) {
    const given = infobox({ StartDate });
    const stored = await elsewhere.call<Infobox>('editor', 'POST', '/infoboxes', given);
    expect([stored.status, stored.body.StartDate]).toEqual([201, StartDate]);
    const all = await elsewhere.call<Infobox[]>('editor', 'GET', '/infoboxes/all');
    expect([all.status, all.body.at(-1)?.StartDate]).toEqual([200, StartDate]);
  }
});
