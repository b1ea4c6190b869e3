import { sql } from 'kysely';
import type { Problem } from '#shared/errors';
import { newsPage, storePage } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { drawing, upload } from '../../support/content/uploads';
import { until } from '../../support/until';

const sentence = 'The portal has run out of storage.';
const readiness = async ({ url }: TestPortal) => {
  const answer = await fetch(`${url}/health/ready`);
  return [answer.status, await answer.json()];
};
const full = [200, { status: 'ready', reason: sentence }];
const ready = [200, { status: 'ready' }];

it('writes get 507 while disk space is low, reads go on, and writes work once there is room', async () => {
  let free = 1e9;
  const portal = await startTestPortal({ freeBytes: () => free });
  try {
    const page = await storePage(portal);
    free = 20_000_000;
    const picture = await drawing().png().toBuffer();
    for (const answer of [
      await portal.call<Problem>('editor', 'POST', '/pages', newsPage()),
      await portal.call<Problem>('editor', 'DELETE', `/pages/${page.Id}`),
      await upload(portal, picture),
    ]) {
      expect([answer.status, answer.body.id, answer.body.title]).toEqual([
        507,
        'storageFull',
        sentence,
      ]);
      expect(answer.body.detail).toContain('Ask an administrator to make room');
    }
    expect((await portal.call('member', 'GET', `/pages/${page.Id}`)).status).toBe(200);
    expect(await readiness(portal)).toEqual(full);
    free = 1e9;
    expect(await readiness(portal)).toEqual(ready);
    expect((await portal.call('editor', 'POST', '/pages', newsPage())).status).toBe(201);
    expect((await upload(portal, picture)).status).toBe(201);
  } finally {
    await portal.stop();
  }
});

it('a write without room in the database is 507 and leaves nothing; readiness recovers later', async () => {
  const portal = await startTestPortal();
  try {
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception using errcode = '53100', message = 'could not extend file'; end $$`.execute(
      portal.db,
    );
    for (const table of ['audits', 'announcements'])
      await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(
        portal.db,
      );
    const body = newsPage({ Title: 'No room' });
    const headers = { 'idempotency-key': 'once' };
    const refused = await portal.call<Problem>('editor', 'POST', '/pages', body, headers);
    expect([refused.status, refused.body.id]).toEqual([507, 'storageFull']);
    expect(await readiness(portal)).toEqual(full);
    expect(await readiness(portal)).toEqual(full);
    // A try that the database has no time for says nothing about room.
    await portal.db.transaction().execute(async (transaction) => {
      await sql`lock table announcements`.execute(transaction);
      expect(await readiness(portal)).toEqual(full);
    });
    for (const table of ['audits', 'announcements'])
      await sql`drop trigger no_room on ${sql.table(table)}`.execute(portal.db);
    await until(async () => JSON.stringify(await readiness(portal)) === JSON.stringify(ready));
    const taken = await portal.call('editor', 'POST', '/pages', body, headers);
    expect(taken.status).toBe(201);
    const { rows } = await sql`select from pages where "Title" = 'No room'`.execute(portal.db);
    expect(rows).toHaveLength(1);
    const probes = await sql`select from announcements where length("Payload") > 10000`.execute(
      portal.db,
    );
    expect(probes.rows).toEqual([]);
  } finally {
    await portal.stop();
  }
});
