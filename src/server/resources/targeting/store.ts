import { sql, type SqlBool } from 'kysely';
import { effectiveSettings, type FeatureSettings } from '#shared/rules/settings/settings';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';
import { listSettings } from '../featureSettings/store';

/** The channels and languages that a person follows and that still exist. */
export interface Following {
  channels: string[];
  languages: string[];
}

/** The channels and languages that each of these people follows, in one query. */
export async function readFollowing(
  db: Database,
  personIds: readonly string[],
): Promise<Map<string, Following>> {
  const rows = await db
    .selectFrom('user_terms')
    .innerJoin('terms', (join) =>
      join
        .onRef('terms.Guid', '=', 'user_terms.TermId')
        .onRef('terms.Kind', '=', 'user_terms.Kind'),
    )
    .select(['user_terms.UserId', 'user_terms.TermId', 'user_terms.Kind'])
    .where(sql<SqlBool>`"user_terms"."UserId" = any(${personIds}::uuid[])`)
    .execute();
  const following = new Map(
    personIds.map((id): [string, Following] => [id, { channels: [], languages: [] }]),
  );
  for (const { UserId, TermId, Kind } of rows) following.get(UserId)?.[listOf[Kind]].push(TermId);
  for (const { channels, languages } of following.values())
    for (const list of [channels, languages]) list.sort();
  return following;
}

const listOf = { channel: 'channels', language: 'languages' } as const satisfies Record<
  TermKind,
  keyof Following
>;

/** The settings in force. */
export async function readSettings(db: Database): Promise<FeatureSettings> {
  return effectiveSettings(await listSettings(db));
}
