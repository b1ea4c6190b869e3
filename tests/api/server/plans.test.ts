import { sql } from 'kysely';
import { readConfig } from '../../../src/server/config';
import type { Database } from '../../../src/server/db/database';
import { openDatabases } from '../../../src/server/db/databases';
import { deleteOldAnswers } from '../../../src/server/db/keyedWrite';
import {
  claimNotification,
  nextNotification,
} from '../../../src/server/resources/notifications/store';
import { deleteEditorsBefore } from '../../../src/server/resources/pages/editors';
import { removables } from '../../../src/server/resources/retention/removables';
import { purgeSome } from '../../../src/server/resources/trash/purge';
import { deleteWorkingCopiesBefore } from '../../../src/server/resources/workingCopies/store';
import { commonWords } from '../../support/scale/commonWords';
import { fillPortal, sizeOf } from '../../support/scale/fillPortal';
import { hotCalls, type HotCall } from '../../support/scale/hotCalls';
import { readPlans, type Plan } from '../../support/scale/plans';
import { idOf, upnOf } from '../../support/scale/rows';
import { listenToStatements, type Statement } from '../../support/scale/statements';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

const size = sizeOf(100_000, 15);
/** So many rows one step may go through: those of the longest list that is answered or counted. */
const maxRows = 20_000;
/** A center counts 10,000 pages that match, and goes past others on the way. */
const maxCounted = 60_000;

// Filling takes a busy machine its time.
jest.setTimeout(300_000);

let portal: TestPortal;
let calls: HotCall[];

beforeAll(async () => {
  portal = await startTestPortal();
  await fillPortal(portal.database.address, size);
  for (const person of ['member', 'editor', 'admin']) {
    await portal.call(person, 'POST', '/users', {});
    for (const channel of [1, 3, 40, 300, 4_000])
      await portal.call(person, 'POST', '/me/userchannelterms', {
        ChannelTermId: idOf('channel', channel),
        ChannelType: 0,
      });
  }
  const { body } = await portal.call<{ Id: number }[]>('member', 'GET', '/pages/news/my?amount=1');
  const { rows } = await sql<{ word: string }>`${sql.raw(commonWords)}`.execute(portal.db);
  calls = hotCalls({
    page: body[0]!.Id,
    words: [rows[0]!.word, rows[2]!.word],
    writer: upnOf(150),
    smallChannel: idOf('channel', 4_321),
    since: new Date(Date.now() - 20 * 24 * 3_600_000).toISOString(),
  });
});
afterAll(() => portal.stop());

type Listening = ReturnType<typeof listenToStatements>;

/** Faults of the plans of a call's statements, for people to read. */
async function faultsOf(call: HotCall, listening: Listening): Promise<string[]> {
  listening.take();
  const { status } = await portal.call(call.person, call.method ?? 'GET', call.path, call.body);
  if (status !== 200) return [`${call.name}: answered with ${status}`];
  const statements = listening.take();
  const limit = { none: maxRows, some: maxCounted, all: Infinity }[call.counts ?? 'none'];
  return faultsOfPlans(statements, await readPlans(portal.database.address, statements), limit).map(
    (fault) => `${call.name}: ${fault}`,
  );
}

function faultsOfPlans(
  statements: readonly Statement[],
  plans: readonly Plan[],
  limit: number,
): string[] {
  return plans.flatMap(({ whole, rows }, index) => {
    const { text } = statements[index]!;
    return [
      ...(limit === Infinity ? [] : whole.map((table) => `all of ${table} by ${text}`)),
      ...(rows > limit ? [`${rows} rows by ${text}`] : []),
    ];
  });
}

it('no hot call reads a large table whole, or sorts it', async () => {
  const listening = listenToStatements();
  const faults: string[] = [];
  for (const call of calls) faults.push(...(await faultsOf(call, listening)));
  listening.stop();
  expect(faults).toEqual([]);
});

it('no statement is compiled, which a server of its own would do at this size', async () => {
  const name = sql.raw(
    (await sql<{ name: string }>`select current_database() as name`.execute(portal.db)).rows[0]!
      .name,
  );
  await sql`alter database ${name} set jit = on`.execute(portal.db);
  const { db, destroy } = openDatabases(portal.database.address, 2, () => undefined);
  const { rows } = await sql`show jit`.execute(db).finally(destroy);
  expect(rows).toEqual([{ jit: 'off' }]);
});

/**
 * Jobs that run by themselves, named as people know them: each does two batches, which nothing
 * keeps.
 */
function jobs(): [name: string, work: (transaction: Database) => Promise<unknown>][] {
  const now = new Date();
  const before = new Date(now.getTime() - 30 * 24 * 3_600_000);
  const config = readConfig({ ...portal.devTenant.environment });
  const removals = removables({ config, db: portal.db, now: () => now }).map(
    ({ kind, removeSome, count }): ReturnType<typeof jobs>[number] => [
      `removal of ${kind}`,
      async (transaction) => {
        const batch = { transaction, announce: () => undefined, now, before };
        const { next } = await removeSome({ ...batch, from: undefined });
        if (next !== undefined) await removeSome({ ...batch, from: next });
        await count(transaction, before, 1_000);
      },
    ],
  );
  return [
    ...removals,
    ['trash', (db) => purgeSome(db, () => undefined, before, now)],
    ['notifications', (db) => claimNotification(db, now).then(() => nextNotification(db, now))],
    ['answers of writes', (db) => deleteOldAnswers(db, now)],
    ['forgotten working copies', (db) => deleteWorkingCopiesBefore(db, before)],
    ['notes of who edits', (db) => deleteEditorsBefore(db, now)],
  ];
}

it('what goes by itself reads no large table whole either', async () => {
  const listening = listenToStatements();
  const faults: string[] = [];
  for (const [name, work] of jobs()) {
    const transaction = await portal.db.startTransaction().execute();
    listening.take();
    await work(transaction).finally(() => transaction.rollback().execute());
    const statements = listening.take();
    expect(statements).not.toEqual([]);
    const plans = await readPlans(portal.database.address, statements, true);
    faults.push(...faultsOfPlans(statements, plans, maxRows).map((fault) => `${name}: ${fault}`));
  }
  listening.stop();
  expect(faults).toEqual([]);
});
