import type { ReactNode } from 'react';
import { SettingFields } from './SettingFields';
import type { SettingInputProps } from './settingInputProps';
import { SettingList } from './SettingList';
import { SimpleInput } from './SimpleInput';
import { WordingButton } from './WordingButton';

/** The field for a value of this type. Parts of a value have fields of their own. */
export function SettingInput(props: SettingInputProps): ReactNode {
  const { type } = props;
  switch (type.kind) {
    case 'list':
      return <SettingList {...props} type={type} drawPart={draw} />;
    case 'fields':
      return <SettingFields {...props} type={type} drawPart={draw} />;
    case 'byName':
      return <WordingButton />;
    default:
      return <SimpleInput {...props} type={type} />;
  }
}

function draw(props: SettingInputProps): ReactNode {
  return <SettingInput {...props} />;
}
