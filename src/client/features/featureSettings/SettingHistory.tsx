import type { FeatureSettingChange } from '#shared/contract/featureSettings';
import type { SettingKey } from '#shared/rules/settings/settings';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { HistoryDialog } from '../../editing/history/HistoryDialog';
import type { HistoryEntry } from '../../editing/history/HistoryList';
import { mapState } from '../../ui/widget/combineStates';
import { changedLines, differingParts, type PartWords } from './settingParts';
import { wordsOfSetting } from './settingWords';
import { useSettingWords } from './useSettingWords';
import { useSettingHistory, type SettingInForce } from './useFeatureSettings';

interface SettingHistoryProps {
  setting: SettingInForce;
  /** Stores a value, or takes it away, so that the default applies. */
  save: (value: unknown) => void;
  close: () => void;
}

/** A setting's changes: who, when, from what, to what, and the way back to an earlier value. */
export function SettingHistory({ setting: { key }, save, close }: SettingHistoryProps) {
  const words = useSettingWords();
  const { texts } = words;
  const locale = useLocale();
  const history = useSettingHistory(key);
  const restore = (id: number) => {
    const change = history.state === 'ready' && history.value.find(({ Id }) => Id === id);
    if (change) save(change.To);
  };
  const state = mapState(history, (changes) =>
    changes.map((change) => entryOf(key, { change, present: changes[0]!.To }, words, locale)),
  );
  return (
    <HistoryDialog
      title={format(texts.historyOf, { name: texts.names.titles[key] })}
      state={state}
      onRestore={restore}
      onClose={close}
    />
  );
}

function entryOf(
  key: SettingKey,
  { change, present }: { change: FeatureSettingChange; present: unknown },
  words: PartWords,
  locale: string,
): HistoryEntry {
  const { Id, DateTime, UpnId, DisplayName, From, To } = change;
  const { texts } = words;
  const inLine = (value: unknown) => wordsOfSetting(key, value, texts, locale);
  return {
    id: Id,
    action: 'updated',
    time: DateTime,
    person: DisplayName ?? UpnId,
    title: format(texts.change, { from: inLine(From), to: inLine(To) }),
    changed: changedLines(key, { from: From, to: To }, words),
    differences: differingParts(
      key,
      { from: present, to: To, title: texts.names.titles[key] },
      words,
    ),
  };
}
