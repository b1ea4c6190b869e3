import { useNavigate } from 'react-router-dom';
import { Button, makeStyles } from '@fluentui/react-components';
import { useFirstDayStep } from '../../data/session/useFirstDayStep';
import { useTexts } from '../../texts/useTexts';
import { DialogFrame } from '../../ui/leave/DialogFrame';
import { FirstDayPicture } from './FirstDayPicture';

const useStyles = makeStyles({
  // FIRSTDAY-10.
  surface: { minWidth: '50vw' },
  picture: { height: '160px' },
});

/**
 * Greets who is here for the first time; only "Get started" closes it (FIRSTDAY-06, FIRSTDAY-07).
 */
export function FirstDayDialog({ close }: { close: () => void }) {
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
    <DialogFrame
      isAlert
      className={styles.surface}
      picture={<FirstDayPicture className={styles.picture} />}
      title={texts.greeting}
      actions={
        <Button appearance="primary" size="large" onClick={start}>
          {texts.getStarted}
        </Button>
      }
    >
      {texts.text}
    </DialogFrame>
  );
}
