import { Button, makeStyles } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/leave/modal';

const useStyles = makeStyles({
  button: { alignSelf: 'flex-start', '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

/**
 * Leads to the dialog in which texts of the interface are worded differently: there are too many
 * for a field here.
 */
export function WordingButton() {
  const open = useOpenModal();
  return (
    <Button className={useStyles().button} onClick={() => open('resource-values')}>
      {useTexts('featureSettings').rewording.edit}
    </Button>
  );
}
