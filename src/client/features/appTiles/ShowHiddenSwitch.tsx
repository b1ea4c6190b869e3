import { Switch } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';

interface ShowHiddenSwitchProps {
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** While the board is edited: also the tiles that the person has hidden (APPS-33). */
export function ShowHiddenSwitch({ checked, onChange }: ShowHiddenSwitchProps) {
  return (
    <Switch
      label={useTexts('apps').showHidden}
      checked={checked}
      onChange={(_, data) => onChange(data.checked)}
    />
  );
}
