import { sql } from 'kysely';
import type { Deps } from '../../deps';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';
import type { Person } from '../../person';
import { hasDefaultLanguage } from '../featureSettings/store';

/** Most people who are told one by one; where there are more, everybody is. */
const maxTold = 1_000;

/** Every open page reads the terms again. */
export function announceTerms(announce: Announce): void {
  announce({ ComponentId: 'channels', Data: { Change: 'updated', Id: 'all' } });
}

/**
 * Terms came or went (`Change`): who follows them reads again what depends on it; everybody does,
 * where the default language is among them.
 */
export async function announceToFollowers(
  transaction: Database,
  announce: Announce,
  Change: 'created' | 'deleted',
  kind: TermKind,
  guids: readonly string[],
): Promise<void> {
  if (kind === 'language' && (await hasDefaultLanguage(transaction, guids)))
    announce({
      ComponentId: 'featureSettings',
      Data: { Change: 'updated', Id: 'defaultLanguageTermId' },
    });
  const rows = await transaction
    .selectFrom('user_terms')
    .select('UserId')
    .distinct()
    .where('Kind', '=', kind)
    .where('TermId', '=', sql<string>`any(${guids}::uuid[])`)
    .limit(maxTold + 1)
    .execute();
  if (rows.length === 0) return;
  announce({
    ComponentId: kind === 'channel' ? 'userChannelTerms' : 'userLanguageTerms',
    Data: { Change, Id: 'all' },
    ...(rows.length <= maxTold && { audience: { people: rows.map(({ UserId }) => UserId) } }),
  });
}

/** Changes terms in one transaction; every server and open page reads them again then. */
export function commitTerms<T>(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  person: Person,
  work: (transaction: Database, announce: Announce) => Promise<T>,
): Promise<T> {
  return changes.commit(db, person, { topic: 'targeting' }, (transaction, announce) => {
    announceTerms(announce);
    return work(transaction, announce);
  });
}
