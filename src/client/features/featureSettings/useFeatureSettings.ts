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
import { isSameValue } from '#shared/rules/isSameValue';

/** One setting as it is in force. */
export interface SettingInForce {
  key: SettingKey;
  value: unknown;
  /** The version of what is stored; without one its default applies. */
  Modified: string | undefined;
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
  const versions = new Map(stored.map(({ Key, Modified }) => [Key, Modified]));
  return settingKeys.map((key) => ({
    key,
    value: settings[key],
    Modified: versions.get(key),
    isDifferent: !isSameValue(settings[key], defaultOf(key)),
  }));
}

/** A setting as it was when its change began. */
type SettingBase = Pick<SettingInForce, 'key' | 'value' | 'Modified'>;

/** What the server has after a write; without a version the default. */
export type TakenSetting = { Value: unknown; Modified: string } | undefined;

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
  save: (value: unknown, onTaken?: (taken: TakenSetting) => void) => Promise<object | undefined>;
  /** Does what could not be done, over what somebody else has stored. */
  overwrite: (onTaken?: (taken: TakenSetting) => void) => Promise<object | undefined>;
  /** What could not be saved no longer matters. */
  forget: () => void;
  /** Takes what is stored away, so that the default applies (SETTINGS-04). */
  reset: (onTaken?: (taken: TakenSetting) => void) => Promise<object | undefined>;
}

/**
 * Stores one setting, as it was when its change began; confirmed with "Updated setting"
 * (ERRORS-45).
 */
export function useSettingWriter(setting: SettingBase): SettingWriter {
  const { key } = setting;
  const texts = useTexts('featureSettings');
  const { failure, submit, forget } = useSubmit<'Value'>(['Value']);
  const wanted = useRef<Wanted>({});
  const operation = format(texts.operation, { key });
  const write = (
    onTaken: ((taken: TakenSetting) => void) | undefined,
    work: () => Promise<TakenSetting>,
  ) =>
    submit(async () => {
      const taken = await work();
      onTaken?.(taken);
      await invalidate('GET /featuresettings');
      showAlert('updatedsetting');
    });
  const attempt = (next: Wanted, onTaken?: (taken: TakenSetting) => void) =>
    write(onTaken, () => {
      wanted.current = next;
      return change(setting, next, operation).catch(unlessStored(key, next));
    });
  return {
    failure,
    forget,
    save: (Value, onTaken) => attempt({ Value }, onTaken),
    reset: (onTaken) => attempt({}, onTaken),
    overwrite: (onTaken) =>
      write(onTaken, async () => {
        const all = await callApi('GET /featuresettings', { operation });
        const stored = all.find(({ Key }) => Key === key);
        return change({ key, Modified: stored?.Modified }, wanted.current, operation);
      }),
  };
}

/** A value to be stored, or none for the default. */
interface Wanted {
  Value?: unknown;
}

/** Fails with 409 when somebody else has stored the setting, or reset it, in the meantime. */
async function change(
  { key, Modified }: Pick<SettingBase, 'key' | 'Modified'>,
  wanted: Wanted,
  operation: string,
): Promise<TakenSetting> {
  const params = { key };
  if (!('Value' in wanted)) {
    if (Modified === undefined) return undefined;
    return callApi('DELETE /featuresettings/{key}', { params, version: Modified, operation }).catch(
      unlessStatus(404),
    );
  }
  const { Value } = wanted;
  if (Modified === undefined)
    return callApi('POST /featuresettings', { body: { Key: key, Value }, operation });
  try {
    const body = { Value, Modified };
    return await callApi('PUT /featuresettings/{key}', { params, body, operation });
  } catch (error) {
    if (error instanceof FailureError && error.failure.status === 404)
      throw new FailureError({ ...error.failure, status: 409 });
    throw error;
  }
}

/**
 * Two people who want the same do not contradict each other; of everything else the newest is read,
 * so that it can be seen.
 */
function unlessStored(key: SettingKey, wanted: Wanted): (error: unknown) => Promise<TakenSetting> {
  return async (error) => {
    if (!(error instanceof FailureError && error.failure.status === 409)) throw error;
    const all = await callApi('GET /featuresettings', { operation: error.failure.operation });
    const stored = all.find(({ Key }) => Key === key);
    const isWanted = isSameValue(effectiveSettings(all)[key], wanted.Value);
    if (stored && 'Value' in wanted && isWanted) return stored;
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
