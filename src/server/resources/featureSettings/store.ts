import type { FeatureSetting } from '#shared/contract/featureSettings';
import { sql, type SqlBool } from 'kysely';
import type { SettingKey } from '#shared/rules/settings/settings';
import type { Database } from '../../db/database';

type NewSetting = Pick<FeatureSetting, 'Key' | 'Value'>;

const isDefaultLanguage = sql<SqlBool>`"Key" = ${'defaultLanguageTermId' satisfies SettingKey}`;

/** All stored settings; a default language that was deleted counts as none, until it is put back. */
export async function listSettings(db: Database): Promise<FeatureSetting[]> {
  const language = sql`(select "Guid"::text from terms
    where "Kind" = 'language' and "Guid"::text = lower("Value" #>> '{}'))`;
  const value = sql<unknown>`case when ${isDefaultLanguage}
    then to_jsonb(coalesce(${language}, '')) else "Value" end`;
  return db
    .selectFrom('feature_settings')
    .select(['Key', value.as('Value'), 'Modified'])
    .orderBy('Key')
    .execute();
}

/** Whether one of these languages is stored as the default one, be it there or deleted. */
export async function hasDefaultLanguage(db: Database, guids: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('feature_settings')
    .select('Key')
    .where(isDefaultLanguage)
    .where(sql<SqlBool>`lower("Value" #>> '{}') = any(${guids})`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Answers nothing when the key is stored already. */
export async function insertSetting(
  db: Database,
  { Key, Value }: NewSetting,
  now: Date,
): Promise<FeatureSetting | undefined> {
  return db
    .insertInto('feature_settings')
    .values({ Key, Value: JSON.stringify(Value), Modified: now.toISOString() })
    .onConflict((conflict) => conflict.column('Key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Answers nothing when the key is not stored. */
export async function updateSetting(
  db: Database,
  { Key, Value }: NewSetting,
  now: Date,
): Promise<FeatureSetting | undefined> {
  return db
    .updateTable('feature_settings')
    .set({
      Value: JSON.stringify(Value),
      Modified: sql<string>`greatest(${now}::timestamptz, "Modified" + interval '1 millisecond')`,
    })
    .where('Key', '=', Key)
    .returningAll()
    .executeTakeFirst();
}

/** Answers what was deleted; nothing when the key was not stored. */
export async function deleteSetting(
  db: Database,
  key: string,
): Promise<FeatureSetting | undefined> {
  return db.deleteFrom('feature_settings').where('Key', '=', key).returningAll().executeTakeFirst();
}

/** The stored setting, held against other changes until the transaction ends. */
export async function lockSetting(db: Database, key: string): Promise<FeatureSetting | undefined> {
  return db
    .selectFrom('feature_settings')
    .selectAll()
    .where('Key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}
