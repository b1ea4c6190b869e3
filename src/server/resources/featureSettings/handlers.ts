import type { featureSettings } from '#shared/contract/featureSettings';
import type { ContentChange } from '#shared/realtime';
import { isWrongSettingType, settingDefaults } from '#shared/rules/settings';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { invalidField, ProblemError } from '../../http/problems';
import { deleteSetting, insertSetting, listSettings, updateSetting } from './store';

const targeting = { topic: 'targeting' } as const;

export function featureSettingHandlers({ db, changes }: Deps): Handlers<typeof featureSettings> {
  /** Open pages hear of it only where something was changed. */
  const commit = (Id: string, Change: ContentChange['Change'], write: (transaction: Database) => Promise<boolean>) =>
    changes.commit(db, targeting, async (transaction, announce) => {
      const isChanged = await write(transaction);
      if (isChanged) announce({ ComponentId: 'featureSettings', Data: { Change, Id } });
      return isChanged;
    });
  return {
    'GET /featuresettings': () => listSettings(db),
    'POST /featuresettings': async ({ body }) => {
      checkValue(body.Key, body.Value);
      const isNew = await commit(body.Key, 'created', (transaction) => insertSetting(transaction, body));
      if (!isNew) throw new ProblemError('alreadyExists');
      return body;
    },
    'PUT /featuresettings/{key}': async ({ params: { key }, body: { Value } }) => {
      checkValue(key, Value);
      const exists = await commit(key, 'updated', (transaction) => updateSetting(transaction, { Key: key, Value }));
      if (!exists) throw new ProblemError('notFound');
      return { Key: key, Value };
    },
    'DELETE /featuresettings/{key}': async ({ params: { key } }) => {
      const existed = await commit(key, 'deleted', (transaction) => deleteSetting(transaction, key));
      if (!existed) throw new ProblemError('notFound');
      return undefined;
    },
  };
}

function checkValue(key: string, value: unknown): void {
  if (value === undefined) throw invalidField('Value', 'is required');
  if (!isWrongSettingType(key, value)) return;
  const wanted: unknown = settingDefaults[key as keyof typeof settingDefaults];
  throw invalidField('Value', `must be of type ${Array.isArray(wanted) ? 'array' : typeof wanted}`);
}
