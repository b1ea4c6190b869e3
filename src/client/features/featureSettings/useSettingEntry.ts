import { settingProblem } from '#shared/rules/settings/settingTable';
import type { Editor } from '../../editing/useEditor';
import { useUnsavedChanges } from '../../ui/leave/useUnsavedChanges';
import { useSettingEditor, type SettingInForce, type WantedSetting } from './useFeatureSettings';

/** The entry for a setting; without a value its default is wanted. */
type SettingEntry = Required<WantedSetting>;

/**
 * The entry for a setting, and the saving of it. An entry begins with the stored value and goes on
 * from each save of its own; a value that somebody else stores meanwhile replaces it only when
 * nothing was entered.
 */
export function useSettingEntry(setting: SettingInForce): Editor<SettingEntry> {
  const { key } = setting;
  const editor = useSettingEditor<SettingEntry>(setting, {
    follows: true,
    valuesOf: (Value) => ({ Value }),
    wantedOf: (entry) => entry,
    validate: ({ Value }) =>
      Value !== undefined && settingProblem(key, Value) ? { Value: key } : {},
    done: () => undefined,
  });
  useUnsavedChanges(editor.form.isChanged);
  return editor;
}
