import { sql } from 'kysely';
import { CurrentPeople, maxAsked } from '../../microsoft/currentPeople';
import { whileBusy } from '../../microsoft/whileBusy';
import type { HandlerDeps } from '../../deps';
import type { Database } from '../../db/database';
import { deleteOwn } from '../personalData/store';
import { retentionSettings } from '#shared/rules/retention';
import { countOf } from './oldRows';
import type { Removable } from './Removable';

/** People whose rows one transaction deletes. */
const maxAtOnce = 10;

/**
 * Removes the data that belongs only to people whom the directory no longer knows, or whose account
 * is closed; content that they wrote stays, with their name. The days count from the night when it
 * was noticed, and end when they are back.
 */
export function leftPeople({
  config,
  db,
  now,
}: Pick<HandlerDeps, 'config' | 'db' | 'now'>): Removable {
  const directory = new CurrentPeople(config);
  return {
    kind: 'people',
    change: { topic: 'targeting' },
    prepare: async (settings, goOn) => {
      if (settings[retentionSettings.people] > 0) await noteWhoLeft(db, directory, now(), goOn);
    },
    removeSome: async ({ transaction, before }) => {
      const { rows } = await sql<{ Id: string }>`
        select "Id" from users where "LeftSince" < ${before}
        order by "LeftSince" limit ${maxAtOnce} for update`.execute(transaction);
      for (const { Id } of rows) await deleteOwn(transaction, Id);
      return { removed: rows.length, ...(rows.length === maxAtOnce && { next: true }) };
    },
    count: (database, before, max) =>
      countOf(database, sql`select from users where "LeftSince" < ${before}`, max),
  };
}

/**
 * Looks up everybody whom the portal knows in the directory.
 * @throws where it does not answer, or knows nobody at all: then it is another directory
 */
async function noteWhoLeft(
  db: Database,
  directory: CurrentPeople,
  now: Date,
  goOn: () => Promise<void>,
): Promise<void> {
  const left: string[] = [];
  let known = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const people = await db
      .selectFrom('users')
      .select('Id')
      .where('Id', '>', after)
      .orderBy('Id')
      .limit(maxAsked)
      .execute();
    const ids = people.map(({ Id }) => Id);
    if (ids.length > 0) {
      const isFirst = left.length + known === 0;
      const current = await (isFirst
        ? directory.among(ids)
        : whileBusy(() => directory.among(ids), goOn));
      known += current.size;
      left.push(...ids.filter((id) => !current.has(id)));
    }
    after = ids.at(-1) ?? after;
    if (ids.length < maxAsked) break;
    await goOn();
  }
  if (known === 0 && left.length > 0)
    throw new Error('The directory knows nobody who uses the portal.');
  await sql`
    update users set "LeftSince" = case when "Id" = any(${left}::uuid[]) then ${now}::timestamptz end
    where ("LeftSince" is null) = ("Id" = any(${left}::uuid[]))`.execute(db);
}
