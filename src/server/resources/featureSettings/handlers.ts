import { isDeepStrictEqual } from 'node:util';
import type { featureSettings } from '#shared/contract/featureSettings';
import type { ProblemId } from '#shared/errors';
import type { Database } from '../../db/database';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import { checkValue } from './checkValue';
import { insertSettingChange, listSettingChanges, type SettingAction } from './history';
import { deleteSetting, insertSetting, listSettings, lockSetting, updateSetting } from './store';

const targeting = { topic: 'targeting' } as const;

interface Change {
  action: SettingAction;
  key: string;
  /** The new value; none for a deletion. */
  value?: unknown;
  /** What must be stored, where the change is about a certain value. */
  from?: unknown;
  /** Answers false where there is nothing to change. */
  write: (transaction: Database) => Promise<boolean>;
  /** What is wrong then. */
  refusal: ProblemId;
}

export function featureSettingHandlers({
  db,
  changes,
  now,
}: Pick<HandlerDeps, 'db' | 'changes' | 'now'>): Handlers<typeof featureSettings> {
  /**
   * A change and its history entry commit together; open pages hear of it only where something was
   * changed.
   */
  const commit = (person: Person, { action, key, value, from, write, refusal }: Change) =>
    changes.commit(db, person, targeting, async (transaction, announce) => {
      const before = await lockSetting(transaction, key);
      if (before && from !== undefined && !isDeepStrictEqual(before.Value, from))
        throw new ProblemError('conflict');
      if (!(await write(transaction))) throw new ProblemError(refusal);
      await insertSettingChange(
        transaction,
        action,
        key,
        { From: before?.Value, To: value },
        person,
        now(),
      );
      announce({ ComponentId: 'featureSettings', Data: { Change: action, Id: key } });
      return { Key: key, Value: value };
    });
  return {
    'GET /featuresettings': () => listSettings(db),
    'POST /featuresettings': async ({ person, body }) => {
      checkValue(body.Key, body.Value);
      return commit(person, {
        action: 'created',
        key: body.Key,
        value: body.Value,
        write: (transaction) => insertSetting(transaction, body),
        refusal: 'alreadyExists',
      });
    },
    'PUT /featuresettings/{key}': async ({ person, params: { key }, body: { Value, From } }) => {
      checkValue(key, Value);
      return commit(person, {
        action: 'updated',
        key,
        value: Value,
        from: From,
        write: (transaction) => updateSetting(transaction, { Key: key, Value }),
        refusal: 'notFound',
      });
    },
    'DELETE /featuresettings/{key}': async ({ person, params: { key } }) => {
      await commit(person, {
        action: 'deleted',
        key,
        write: (transaction) => deleteSetting(transaction, key),
        refusal: 'notFound',
      });
      return undefined;
    },
    'GET /featuresettings/{key}/audits': ({ params: { key } }) => listSettingChanges(db, key),
  };
}
