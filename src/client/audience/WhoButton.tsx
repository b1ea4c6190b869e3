import { useRef, useState } from 'react';
import { Button, makeStyles } from '@fluentui/react-components';
import { PersonQuestionMarkRegular } from '@fluentui/react-icons/svg/person-question-mark';
import { Part } from '../loading/Part';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { WhyPanel } from './LaterWhyPanel';
import type { Targeted } from './useWhy';

const useStyles = makeStyles({
  button: { '@media (max-width: 767.98px)': { minWidth: '44px', minHeight: '44px' } },
});

interface WhoButtonProps {
  thing: Targeted;
  /** Of the thing. */
  name: string;
}

/** For editors, beside what they manage: who sees it, and why. */
export function WhoButton({ thing, name }: WhoButtonProps) {
  const styles = useStyles();
  const { ofOthers, who } = useTexts('why');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        appearance="subtle"
        icon={<PersonQuestionMarkRegular />}
        aria-label={format(ofOthers, { name })}
        title={who}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Part>
          <WhyPanel thing={thing} title={who} target={button} close={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}
