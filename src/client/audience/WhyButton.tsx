import { useRef, useState } from 'react';
import { Button, makeStyles } from '@fluentui/react-components';
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import { Part } from '../loading/Part';
import { WhyPanel } from './LaterWhyPanel';
import { useTexts } from '../texts/useTexts';

const useStyles = makeStyles({ button: { '@media print': { display: 'none' } } });

/** Says by which rules a page is shown, to whoever asks. */
export function WhyButton({ id }: { id: number }) {
  const styles = useStyles();
  const { why } = useTexts().page;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        appearance="subtle"
        size="small"
        icon={<QuestionCircleRegular />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {why}
      </Button>
      {isOpen && (
        <Part>
          <WhyPanel thing={{ kind: 'page', id }} target={button} close={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}
