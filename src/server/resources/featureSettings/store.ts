import type { FeatureSetting } from '#shared/contract/featureSettings';
import type { Database } from '../../db/database';

export async function listSettings(db: Database): Promise<FeatureSetting[]> {
  return db.selectFrom('feature_settings').selectAll().orderBy('Key').execute();
}

/** Answers false when the key is stored already. */
export async function insertSetting(
  db: Database,
  { Key, Value }: FeatureSetting,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feature_settings')
    .values({ Key, Value: JSON.stringify(Value) })
    .onConflict((conflict) => conflict.column('Key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Answers false when the key is not stored. */
export async function updateSetting(
  db: Database,
  { Key, Value }: FeatureSetting,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feature_settings')
    .set({ Value: JSON.stringify(Value) })
    .where('Key', '=', Key)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Answers false when the key was not stored. */
export async function deleteSetting(db: Database, key: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('feature_settings')
    .where('Key', '=', key)
    .executeTakeFirst();
  return numDeletedRows === 1n;
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
