import type { FeatureSettingChange } from '#shared/contract/featureSettings';
import { defaultOf } from '#shared/rules/settingTable';
import type { SettingKey } from '#shared/rules/settings';
import { invalidate } from '../../data/invalidate';
import { format } from '../../texts/format';
import type { Texts } from '../../texts/topics';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { HistoryDialog } from '../../editing/HistoryDialog';
import type { HistoryEntry } from '../../editing/HistoryList';
import type { WidgetState } from '../../ui/widgetState';
import { settingWords } from './settingWords';
import { useSettingHistory, type SettingInForce } from './useFeatureSettings';

interface SettingHistoryProps {
  setting: SettingInForce;
  save: (value: unknown) => Promise<unknown>;
  reset: () => Promise<unknown>;
  close: () => void;
}

/**
 * What became of a setting: who, when, from what, to what, and the way back to an earlier value.
 */
export function SettingHistory({ setting: { key }, save, reset, close }: SettingHistoryProps) {
  const texts = useTexts('featureSettings');
  const locale = useLocale();
  const history = useSettingHistory(key);
  const restore = async (id: number) => {
    const change = history.state === 'ready' && history.value.find(({ Id }) => Id === id);
    if (!change) return;
    await (change.To === undefined ? reset() : save(change.To));
    await invalidate('GET /featuresettings/{key}/audits');
  };
  const state: WidgetState<HistoryEntry[]> =
    history.state === 'ready'
      ? { ...history, value: history.value.map((change) => entryOf(key, change, texts, locale)) }
      : history;
  return (
    <HistoryDialog
      title={format(texts.historyOf, { name: key })}
      state={state}
      onRestore={(id) => void restore(id)}
      onClose={close}
    />
  );
}

function entryOf(
  key: SettingKey,
  { Id, DateTime, UpnId, DisplayName, From, To }: FeatureSettingChange,
  texts: Texts['featureSettings'],
  locale: string,
): HistoryEntry {
  const words = (value: unknown) =>
    value === undefined
      ? `${settingWords(defaultOf(key), texts, locale)} (${texts.isDefault})`
      : settingWords(value, texts, locale);
  return {
    id: Id,
    action: 'updated',
    time: DateTime,
    person: DisplayName ?? UpnId,
    title: format(texts.change, { from: words(From), to: words(To) }),
    changed: [],
    differences: [],
  };
}
