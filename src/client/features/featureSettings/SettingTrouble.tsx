import type { SettingKey } from '#shared/rules/settings/settings';
import { useTexts } from '../../texts/useTexts';
import { Trouble } from '../../editing/form/EditorForm';
import type { Editor } from '../../editing/useEditor';
import { wholeWords } from './settingParts';
import { useSettingWords } from './useSettingWords';

interface SettingTroubleProps {
  settingKey: SettingKey;
  editor: Editor<{ Value: unknown }>;
}

/** Why a setting could not be saved, and all that somebody else has made of it. */
export function SettingTrouble({ settingKey, editor }: SettingTroubleProps) {
  const name = useTexts('settingTitles').titles[settingKey];
  const said = useSettingWords();
  const words = (value: unknown) => wholeWords(settingKey, value, said);
  return (
    <Trouble
      editor={editor}
      cancel={editor.giveUp}
      name={name}
      fields={{ Value: { name, words } }}
    />
  );
}
