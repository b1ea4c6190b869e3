import type { FeatureSettingChange } from '#shared/contract/featureSettings';
import type { SettingKey } from '#shared/rules/settings/settings';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { HistoryDialog } from '../../editing/history/HistoryDialog';
import type { HistoryEntry } from '../../editing/history/HistoryList';
import { mapState } from '../../ui/widget/combineStates';
import { wordsOfSetting, type ValueTexts } from './settingWords';
import { useSettingHistory, type SettingInForce } from './useFeatureSettings';

interface SettingHistoryProps {
  setting: SettingInForce;
  /** Stores a value, or takes it away, so that the default applies. */
  save: (value: unknown) => void;
  close: () => void;
}

/** A setting's changes: who, when, from what, to what, and the way back to an earlier value. */
export function SettingHistory({ setting: { key }, save, close }: SettingHistoryProps) {
  const names = useTexts('settingTitles');
  const texts = { ...useTexts('featureSettings'), names };
  const locale = useLocale();
  const history = useSettingHistory(key);
  const restore = (id: number) => {
    const change = history.state === 'ready' && history.value.find(({ Id }) => Id === id);
    if (change) save(change.To);
  };
  const state = mapState(history, (changes) =>
    changes.map((change) => entryOf(key, change, texts, locale)),
  );
  return (
    <HistoryDialog
      title={format(texts.historyOf, { name: names.titles[key] })}
      state={state}
      onRestore={restore}
      onClose={close}
    />
  );
}

function entryOf(
  key: SettingKey,
  { Id, DateTime, UpnId, DisplayName, From, To }: FeatureSettingChange,
  texts: ValueTexts,
  locale: string,
): HistoryEntry {
  const words = (value: unknown) => wordsOfSetting(key, value, texts, locale);
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
