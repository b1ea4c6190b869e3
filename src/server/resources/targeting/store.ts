import { effectiveSettings, type FeatureSettings } from '#shared/rules/settings';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';

/** The channels and languages that a person follows and that still exist. */
export interface Following {
  channels: string[];
  languages: string[];
}

export async function readFollowing(db: Database, personId: string): Promise<Following> {
  const rows = await db
    .selectFrom('user_terms')
    .innerJoin('terms', (join) => join.onRef('terms.Guid', '=', 'user_terms.TermId').onRef('terms.Kind', '=', 'user_terms.Kind'))
    .select(['user_terms.TermId', 'user_terms.Kind'])
    .where('user_terms.UserId', '=', personId)
    .execute();
  const ofKind = (kind: TermKind) => rows.filter(({ Kind }) => Kind === kind).map(({ TermId }) => TermId).sort();
  return { channels: ofKind('channel'), languages: ofKind('language') };
}

/** The settings in force. */
export async function readSettings(db: Database): Promise<FeatureSettings> {
  return effectiveSettings(await db.selectFrom('feature_settings').selectAll().execute());
}
