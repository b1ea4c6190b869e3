import type { ReactNode } from 'react';
import { SettingFields } from './SettingFields';
import type { SettingInputProps } from './settingInputProps';
import { SettingList } from './SettingList';
import { SimpleInput } from './SimpleInput';
import { Button, makeStyles } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/leave/modal';
import { fingerHeight } from '../../ui/style/layout';

const useStyles = makeStyles({
  button: { alignSelf: 'flex-start', ...fingerHeight },
});

/**
 * Leads to the dialog in which texts of the interface are worded differently: there are too many
 * for a field here.
 */
function WordingButton() {
  const open = useOpenModal();
  return (
    <Button className={useStyles().button} onClick={() => open('resource-values')}>
      {useTexts('featureSettings').rewording.edit}
    </Button>
  );
}

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
