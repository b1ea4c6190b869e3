import { useMemo } from 'react';
import type { FeatureSetting, FeatureSettingChange } from '#shared/contract/featureSettings';
import { isSameValue } from '#shared/rules/values/isSameValue';
import {
  effectiveSettings,
  type FeatureSettings,
  type SettingKey,
} from '#shared/rules/settings/settings';
import { defaultOf, offeredSettings } from '#shared/rules/settings/settingTable';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import type { Saving, Sending } from '../../data/editing/editing';
import { FailureError, failureIn } from '../../data/connection/failure';
import { invalidate } from '../../data/read/invalidate';
import type { ReadState } from '../../data/read/readState';
import { settingsRead } from '../../data/portalReads/sessionReads';
import { answeredReads } from '../../data/portalReads/targetedReads';
import { useRead } from '../../data/read/useRead';
import { useEditor, type Editor } from '../../editing/useEditor';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import type { FormErrors } from '../../ui/form/useForm';

/** One setting as it is in force. */
export interface SettingInForce {
  key: SettingKey;
  value: unknown;
  /** The version of what is stored; without one its default applies. */
  Modified: string | undefined;
  /** The value in force is another one than its default. */
  isDifferent: boolean;
}

/** Every setting that is offered, as the server has it. */
export function useSettingsInForce(): ReadState<SettingInForce[]> {
  const stored = useRead<FeatureSetting[]>(settingsRead);
  const values = stored.state === 'ready' ? stored.value : undefined;
  const rows = useMemo(() => values && inForce(values), [values]);
  return stored.state === 'ready' ? { ...stored, value: rows! } : stored;
}

function inForce(stored: readonly FeatureSetting[]): SettingInForce[] {
  const settings = effectiveSettings(stored);
  const versions = new Map(stored.map(({ Key, Modified }) => [Key, Modified]));
  return offeredSettings.map((key) => rowOf(key, settings, versions.get(key)));
}

function rowOf(key: SettingKey, settings: FeatureSettings, Modified?: string): SettingInForce {
  const value = settings[key];
  return { key, value, Modified, isDifferent: !isSameValue(value, defaultOf(key)) };
}

/** One setting by what is stored of it; without that its default is in force. */
function settingOf(key: SettingKey, stored: FeatureSetting | undefined): SettingInForce {
  return rowOf(key, effectiveSettings(stored ? [stored] : []), stored?.Modified);
}

/** The value to be stored; without one the default applies (SETTINGS-04). */
export interface WantedSetting {
  Value?: unknown;
}

/** How administrators store one setting: it always has a value in force, stored or not. */
function settingEditing(key: SettingKey): Saving<SettingInForce, WantedSetting> {
  const write = async (
    { Modified }: Pick<SettingInForce, 'Modified'>,
    { Value }: Partial<WantedSetting>,
    sending: Sending,
  ): Promise<FeatureSetting | undefined> => {
    const input = { params: { key }, ...sending };
    if (Value !== undefined)
      return Modified === undefined
        ? callApi('POST /featuresettings', { body: { Key: key, Value }, ...sending })
        : callApi('PUT /featuresettings/{key}', { ...input, body: { Value, Modified } });
    if (Modified !== undefined)
      await callApi('DELETE /featuresettings/{key}', { ...input, version: Modified });
    return undefined;
  };
  const change: Saving<SettingInForce, WantedSetting>['change'] = async (read, wanted, sending) => {
    try {
      return settingOf(key, await write(read, wanted, sending));
    } catch (error) {
      const failure = failureIn(error);
      const isReset = failure.status === 404;
      if (isReset && wanted.Value === undefined) return settingOf(key, undefined);
      if (!isReset && failure.status !== 409) throw error;
      const current = settingOf(key, failure.current as FeatureSetting | undefined);
      throw new FailureError({ ...failure, status: 409, current });
    }
  };
  return {
    idOf: () => key,
    one: (_key, operation) => ({
      ...settingsRead,
      operation,
      read: async (signal) =>
        settingOf(
          key,
          (await settingsRead.read(signal)).find(({ Key }) => Key === key),
        ),
    }),
    create: (wanted, sending) => change(settingOf(key, undefined), wanted, sending),
    change,
    refresh: () =>
      invalidate('GET /featuresettings', 'GET /featuresettings/{key}/audits', ...answeredReads),
  };
}

interface SettingForm<Values> {
  /** Goes on from what somebody else stores, as long as nothing is entered. */
  follows?: boolean;
  valuesOf: (value: unknown) => Values;
  wantedOf: (values: Values) => WantedSetting;
  validate: (values: Values) => FormErrors<Values>;
  /** Left out: closes the dialog. */
  done?: () => void;
}

/** The form of one setting, and the saving of it; confirmed with "Updated setting" (ERRORS-45). */
export function useSettingEditor<Values extends object>(
  setting: SettingInForce,
  { valuesOf, wantedOf, ...form }: SettingForm<Values>,
): Editor<Values> {
  const { key } = setting;
  const texts = useTexts('featureSettings');
  const { titles } = useTexts('settingTitles');
  const { updatedsetting } = useTexts('alertMessages');
  const name = format(texts.operation, { name: titles[key] });
  return useEditor({
    ...form,
    editing: settingEditing(key),
    words: { name, added: updatedsetting, updated: updatedsetting },
    opened: setting,
    fields: [],
    valuesOf: (stored) => valuesOf(stored?.value),
    bodyOf: wantedOf,
  });
}

/** Who changed a setting, when, from what, to what; read when it is looked at. */
export function useSettingHistory(key: SettingKey): ReadState<FeatureSettingChange[]> {
  return useRead({
    ...apiRead('GET /featuresettings/{key}/audits', { params: { key }, operation: key }),
    isFresh: true,
    isEmpty: (changes) => changes.length === 0,
  });
}
