import type { featureSettings } from '#shared/contract/featureSettings';
import { isWrongSettingType, settingDefaults } from '#shared/rules/settings';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { invalidField, ProblemError } from '../../http/problems';
import { deleteSetting, insertSetting, listSettings, updateSetting } from './store';

const targeting = { topic: 'targeting' } as const;

export function featureSettingHandlers({ db, changes }: Deps): Handlers<typeof featureSettings> {
  return {
    'GET /featuresettings': () => listSettings(db),
    'POST /featuresettings': async ({ body }) => {
      checkValue(body.Key, body.Value);
      const isNew = await changes.commit(db, targeting, (transaction) => insertSetting(transaction, body));
      if (!isNew) throw new ProblemError('alreadyExists');
      return body;
    },
    'PUT /featuresettings/{key}': async ({ params: { key }, body: { Value } }) => {
      checkValue(key, Value);
      const exists = await changes.commit(db, targeting, (transaction) => updateSetting(transaction, { Key: key, Value }));
      if (!exists) throw new ProblemError('notFound');
      return { Key: key, Value };
    },
    'DELETE /featuresettings/{key}': async ({ params: { key } }) => {
      const existed = await changes.commit(db, targeting, (transaction) => deleteSetting(transaction, key));
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
