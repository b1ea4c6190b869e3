import { Title2, makeStyles } from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { MenuEditor } from './MenuEditor';

// Beside it stands the button that closes the dialog.
const useStyles = makeStyles({ title: { margin: '0 40px 20px 0' } });

/** Dialog find-information: the menu for those who edit it. */
export function MenuManagement() {
  return (
    <>
      <Title2 as="h1" block className={useStyles().title}>
        {useTexts().navigation.findInformation}
      </Title2>
      <MenuEditor />
    </>
  );
}
