import type { FeatureSetting } from '#shared/contract/featureSettings';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

type NewSetting = Pick<FeatureSetting, 'Key' | 'Value'>;

export async function listSettings(db: Database): Promise<FeatureSetting[]> {
  return db.selectFrom('feature_settings').selectAll().orderBy('Key').execute();
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
