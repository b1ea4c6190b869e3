import type { FeatureSettingChange } from '#shared/contract/featureSettings';
import type { Database } from '../../db/database';
import type { Person } from '../../person';
import { insertAudit, listKeyedAudits } from '../audits/store';

const Resource = 'featuresettings';

/** The two sides of a change; one that is missing is the default. */
type Sides = Pick<FeatureSettingChange, 'From' | 'To'>;

export type SettingAction = 'created' | 'updated' | 'deleted';

/** Writes down a change of a setting; must run in the transaction of the change. */
export async function insertSettingChange(
  db: Database,
  Action: SettingAction,
  key: string,
  sides: Sides,
  person: Person,
  now: Date,
): Promise<void> {
  await insertAudit(db, { Resource, ResourceKey: key, Action, values: { ...sides } }, person, now);
}

export async function listSettingChanges(
  db: Database,
  key: string,
): Promise<FeatureSettingChange[]> {
  const entries = await listKeyedAudits(db, Resource, key);
  return entries.map(({ NewValues, ...entry }) => ({ ...entry, ...(NewValues as Sides) }));
}
