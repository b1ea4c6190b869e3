import { isDeepStrictEqual } from 'node:util';
import type { FeatureSetting, featureSettings } from '#shared/contract/featureSettings';
import type { SettingFlaw, SettingProblem } from '#shared/rules/settings/settingTypes';
import { settingProblem } from '#shared/rules/settings/settingTable';
import { format } from '#shared/rules/values/format';
import type { Database } from '../../db/database';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { invalidField } from '../../http/answers/problems';
import type { Person } from '../../person';
import { conflictWith, isVersion, missing } from '../editable/conflicts';
import { insertSettingChange, listSettingChanges, type SettingAction } from './history';
import { deleteSetting, insertSetting, listSettings, lockSetting, updateSetting } from './store';

const sentences: Readonly<Record<SettingFlaw, string>> = {
  type: 'must be of type {wanted}',
  range: 'must be from {min} to {max}',
  whole: 'must be a whole number',
  tooLong: 'must not be longer than {max}',
  leadingSpace: 'must not begin with a space',
  address:
    'must be an address that begins with https:// or http://, or one within the portal that begins with /',
  personAddress: "must begin with https:// and have {id} in place of a person's id",
  email: 'must be an e-mail address',
  guid: 'must be a GUID',
  colour: 'must be a colour such as #0f6cbd',
  zone: 'must be a time zone such as Europe/Copenhagen',
  choice: 'must be one of {options}',
  count: 'must have {count} entries',
  required: 'is required',
  unknown: 'is not a field of this setting',
};

const targeting = { topic: 'targeting' } as const;
const resource = 'featuresettings';

interface Change {
  action: SettingAction;
  key: string;
  /** The new value; none for a deletion. */
  value?: unknown;
  /** The value that must be stored before the change, or the version. */
  from?: unknown;
  version?: string | undefined;
  /** Answers nothing where there is nothing to change. */
  write: (transaction: Database, before?: FeatureSetting) => Promise<FeatureSetting | undefined>;
}

export function featureSettingHandlers({
  db,
  changes,
  now,
}: Pick<HandlerDeps, 'db' | 'changes' | 'now'>): Handlers<typeof featureSettings> {
  /**
   * Commits a change together with its history entry, or throws a problem with the stored setting.
   */
  const commit = (person: Person, { action, key, value, from, version, write }: Change) =>
    changes.commit(db, person, targeting, async (transaction, announce) => {
      const before = await lockSetting(transaction, key);
      const isOther = from !== undefined && !isDeepStrictEqual(before?.Value, from);
      if (before && (isOther || !isVersion(before.Modified, version)))
        throw await conflictWith(transaction, resource, key, before);
      const written = await write(transaction, before);
      if (!written) throw await missing(transaction, resource, key);
      await insertSettingChange(
        transaction,
        action,
        key,
        { From: before?.Value, To: value },
        person,
        now(),
      );
      announce({ ComponentId: 'featureSettings', Data: { Change: action, Id: key } });
      return written;
    });
  return {
    'GET /featuresettings': () => listSettings(db),
    'POST /featuresettings': ({ person, body }) => {
      checkValue(body.Key, body.Value);
      return commit(person, {
        action: 'created',
        key: body.Key,
        value: body.Value,
        write: async (transaction, current) => {
          const created = await insertSetting(transaction, body, now());
          if (!created)
            throw await conflictWith(transaction, resource, body.Key, current, 'alreadyExists');
          return created;
        },
      });
    },
    'PUT /featuresettings/{key}': ({ person, params: { key }, body }) => {
      const { Value, From, Modified } = body;
      checkValue(key, Value);
      return commit(person, {
        action: 'updated',
        key,
        value: Value,
        from: From,
        version: Modified,
        write: (transaction) => updateSetting(transaction, { Key: key, Value }, now()),
      });
    },
    'DELETE /featuresettings/{key}': async ({ person, params: { key }, version }) => {
      await commit(person, {
        action: 'deleted',
        key,
        version,
        write: (transaction) => deleteSetting(transaction, key),
      });
      return undefined;
    },
    'GET /featuresettings/{key}/audits': ({ params: { key } }) => listSettingChanges(db, key),
  };
}

/** Refuses a value that the setting cannot hold, and says where in it and why. */
function checkValue(key: string, value: unknown): void {
  if (value === undefined) throw invalidField('Value', 'is required');
  const problem = settingProblem(key, value);
  if (problem) throw invalidField(['Value', ...problem.path].join('.'), sentence(problem));
}

function sentence({ flaw, details }: SettingProblem): string {
  return format(sentences[flaw], { ...details });
}
