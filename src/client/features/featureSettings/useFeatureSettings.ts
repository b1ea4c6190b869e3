import { useMemo, useRef } from 'react';
import type { FeatureSetting, FeatureSettingChange } from '#shared/contract/featureSettings';
import { effectiveSettings, type SettingKey } from '#shared/rules/settings';
import { defaultOf, settingKeys } from '#shared/rules/settingTable';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import { FailureError, type Failure } from '../../data/failure';
import { invalidate } from '../../data/invalidate';
import { showAlert } from '../../data/showAlert';
import type { ReadState } from '../../data/readState';
import { settingsRead } from '../../data/sessionReads';
import { useRead } from '../../data/useRead';
import { useSubmit } from '../../data/useSubmit';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { isSameValue } from './isSameValue';

/** One setting as it is in force. */
export interface SettingInForce {
  key: SettingKey;
  value: unknown;
  /** Otherwise its default applies. */
  isStored: boolean;
  /** What applies is another value than its default. */
  isDifferent: boolean;
}

/** Every setting of the table, as the server has it. */
export function useSettingsInForce(): ReadState<SettingInForce[]> {
  const stored = useRead<FeatureSetting[]>(settingsRead);
  const values = stored.state === 'ready' ? stored.value : undefined;
  const rows = useMemo(() => values && inForce(values), [values]);
  return stored.state === 'ready' ? { ...stored, value: rows! } : stored;
}

function inForce(stored: readonly FeatureSetting[]): SettingInForce[] {
  const settings = effectiveSettings(stored);
  const keys = new Set(stored.map(({ Key }) => Key));
  return settingKeys.map((key) => ({
    key,
    value: settings[key],
    isStored: keys.has(key),
    isDifferent: !isSameValue(settings[key], defaultOf(key)),
  }));
}

/** A setting as it was when its change began. */
type SettingBase = Pick<SettingInForce, 'key' | 'value' | 'isStored'>;

/**
 * Stores one setting. `onTaken` is called as soon as the server has done it, before the page has
 * read it anew.
 */
interface SettingWriter {
  failure: Failure | undefined;
  /**
   * Resolves to nothing when it worked. Fails with 409 when another value is stored than the one
   * that the change began with.
   */
  save: (value: unknown, onTaken?: () => void) => Promise<object | undefined>;
  /**
   * Stores what could not be saved over what somebody else has stored; `onTaken` is told what that
   * was.
   */
  overwrite: (onTaken?: (value: unknown) => void) => Promise<object | undefined>;
  /** What could not be saved no longer matters. */
  forget: () => void;
  /** Takes what is stored away, so that the default applies (SETTINGS-04). */
  reset: (onTaken?: () => void) => Promise<object | undefined>;
}

/**
 * Stores one setting, as it was when its change began; confirmed with "Updated setting"
 * (ERRORS-45).
 */
export function useSettingWriter(setting: SettingBase): SettingWriter {
  const { key, isStored } = setting;
  const texts = useTexts('featureSettings');
  const { failure, submit, forget } = useSubmit<'Value'>(['Value']);
  const wanted = useRef<unknown>(undefined);
  const operation = format(texts.operation, { key });
  const done = async () => {
    await invalidate('GET /featuresettings');
    showAlert('updatedsetting');
  };
  return {
    failure,
    forget,
    save: (Value, onTaken) =>
      submit(async () => {
        wanted.current = Value;
        await change(setting, Value, operation).catch(unlessStored(key, Value));
        onTaken?.();
        await done();
      }),
    overwrite: (onTaken) =>
      submit(async () => {
        await overwrite(key, wanted.current, isStored, operation);
        onTaken?.(wanted.current);
        await done();
      }),
    reset: (onTaken) =>
      submit(async () => {
        await callApi('DELETE /featuresettings/{key}', { params: { key }, operation }).catch(
          unlessStatus(404),
        );
        onTaken?.();
        await done();
      }),
  };
}

/** Fails with 409 when somebody else has stored the setting, or reset it, in the meantime. */
async function change(
  { key, value, isStored }: SettingBase,
  Value: unknown,
  operation: string,
): Promise<void> {
  try {
    if (isStored)
      await callApi('PUT /featuresettings/{key}', {
        params: { key },
        body: { Value, From: value },
        operation,
      });
    else await callApi('POST /featuresettings', { body: { Key: key, Value }, operation });
  } catch (error) {
    if (error instanceof FailureError && error.failure.status === 404)
      throw new FailureError({ ...error.failure, status: 409 });
    throw error;
  }
}

/** Stores the setting whatever somebody else has done with it in the meantime. */
async function overwrite(
  key: SettingKey,
  Value: unknown,
  isStored: boolean,
  operation: string,
): Promise<void> {
  const create = () => callApi('POST /featuresettings', { body: { Key: key, Value }, operation });
  const update = () =>
    callApi('PUT /featuresettings/{key}', { params: { key }, body: { Value }, operation });
  const [first, second, answer] = isStored ? [update, create, 404] : [create, update, 409];
  const isDone = await first().then(() => true, unlessStatus(answer));
  if (!isDone) await second();
}

/**
 * Two people who want the same do not contradict each other; of everything else the newest is read,
 * so that it can be seen.
 */
function unlessStored(key: SettingKey, wanted: unknown): (error: unknown) => Promise<void> {
  return async (error) => {
    if (!(error instanceof FailureError && error.failure.status === 409)) throw error;
    const stored = await callApi('GET /featuresettings', { operation: error.failure.operation });
    if (isSameValue(effectiveSettings(stored)[key], wanted)) return;
    await invalidate('GET /featuresettings');
    throw error;
  };
}

function unlessStatus(status: number): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof FailureError && error.failure.status === status)) throw error;
  };
}

/** Who changed a setting, when, from what, to what; read when it is looked at. */
export function useSettingHistory(key: SettingKey): ReadState<FeatureSettingChange[]> {
  return useRead({
    ...apiRead('GET /featuresettings/{key}/audits', { params: { key }, operation: key }),
    isFresh: true,
    isEmpty: (changes) => changes.length === 0,
  });
}
