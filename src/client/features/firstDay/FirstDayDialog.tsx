import { useNavigate } from 'react-router-dom';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useFirstDayStep } from '../../data/session/useFirstDayStep';
import { useTexts } from '../../texts/useTexts';
import { useReturnFromDialog } from '../../ui/leave/useReturnFromDialog';
import { FirstDayPicture } from './FirstDayPicture';

const useStyles = makeStyles({
  // FIRSTDAY-10.
  surface: { minWidth: '50vw', padding: 0, overflow: 'hidden' },
  picture: { height: '160px' },
  body: { padding: tokens.spacingHorizontalXXL },
  title: { textWrap: 'balance' },
});

/**
 * Greets who is here for the first time; only "Get started" closes it (FIRSTDAY-06, FIRSTDAY-07).
 */
export function FirstDayDialog({ close }: { close: () => void }) {
  useReturnFromDialog();
  const styles = useStyles();
  const texts = useTexts('firstDay');
  const navigate = useNavigate();
  const { leave } = useFirstDayStep();
  const start = () => {
    void leave('None');
    close();
    void navigate('/first-day');
  };
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface}>
        <FirstDayPicture className={styles.picture} />
        <DialogBody className={styles.body}>
          <DialogTitle className={styles.title}>{texts.greeting}</DialogTitle>
          <DialogContent>{texts.text}</DialogContent>
          <DialogActions>
            <Button appearance="primary" size="large" onClick={start}>
              {texts.getStarted}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
