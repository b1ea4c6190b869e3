import { useMemo, useState } from 'react';
import type { FeatureSetting, FeatureSettingChange } from '#shared/contract/featureSettings';
import { effectiveSettings, type SettingKey } from '#shared/rules/settings';
import { settingKeys } from '#shared/rules/settingTable';
import { callApi } from '../../data/callApi';
import { FailureError, type Failure } from '../../data/failure';
import { invalidate } from '../../data/invalidate';
import { confirmDone } from '../../data/notices';
import type { ReadState } from '../../data/readState';
import { settingsRead } from '../../data/sessionReads';
import { useRead } from '../../data/useRead';
import { useSubmit } from '../../data/useSubmit';
import { format } from '../../texts/format';
import { useFeatureSettingsTexts } from '../../texts/useFeatureSettingsTexts';

/** One setting as it is in force. */
export interface SettingInForce {
  key: SettingKey;
  value: unknown;
  /** Otherwise its default applies. */
  isStored: boolean;
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
  return settingKeys.map((key) => ({ key, value: settings[key], isStored: keys.has(key) }));
}

interface SettingWriter {
  failure: Failure | undefined;
  /** Resolves to nothing when it worked. */
  save: (value: unknown) => Promise<object | undefined>;
  /** Takes what is stored away, so that the default applies (SETTINGS-04). */
  reset: () => Promise<object | undefined>;
}

/** Stores one setting; confirmed with "Updated setting" (ERRORS-45). */
export function useSettingWriter({ key, isStored }: SettingInForce): SettingWriter {
  const texts = useFeatureSettingsTexts();
  const { failure, submit } = useSubmit<'Value'>(['Value']);
  const operation = format(texts.operation, { key });
  const done = async () => {
    await invalidate(settingsRead.key);
    confirmDone(texts.saved);
  };
  return {
    failure,
    save: (Value) => submit(async () => {
      await store(key, Value, isStored, operation);
      await done();
    }),
    reset: () => submit(async () => {
      await callApi('DELETE /featuresettings/{key}', { params: { key }, operation }).catch(unlessStatus(404));
      await done();
    }),
  };
}

/** Somebody else may have stored the setting, or reset it, in the meantime. */
async function store(key: string, Value: unknown, isStored: boolean, operation: string): Promise<void> {
  const create = () => callApi('POST /featuresettings', { body: { Key: key, Value }, operation });
  const update = () => callApi('PUT /featuresettings/{key}', { params: { key }, body: { Value }, operation });
  const [first, second, answer] = isStored ? [update, create, 404] : [create, update, 409];
  const isDone = await first().then(() => true, unlessStatus(answer));
  if (!isDone) await second();
}

function unlessStatus(status: number): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof FailureError && error.failure.status === status)) throw error;
  };
}

export function historyKey(key: SettingKey): string {
  return `settings/history/${key}/`;
}

/** Who changed a setting, when, from what, to what; read when it is looked at. */
export function useSettingHistory(key: SettingKey): ReadState<FeatureSettingChange[]> {
  const [visit] = useState(() => Date.now());
  return useRead({
    key: historyKey(key) + visit,
    read: (signal) => callApi('GET /featuresettings/{key}/audits', { params: { key }, operation: key, signal }),
    lifetime: 0,
    isEmpty: (changes) => changes.length === 0,
  });
}
