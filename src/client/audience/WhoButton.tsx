import { makeStyles } from '@fluentui/react-components';
import { PersonQuestionMarkRegular } from '@fluentui/react-icons/svg/person-question-mark';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { PanelButton } from '../ui/PanelButton';
import { WhyPanel } from './LaterWhyPanel';
import type { Targeted } from './useWhy';
import { fingerSquare } from '../ui/style/layout';

const useStyles = makeStyles({
  button: fingerSquare,
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
  return (
    <PanelButton
      className={styles.button}
      icon={<PersonQuestionMarkRegular />}
      aria-label={format(ofOthers, { name })}
      title={who}
      opens="dialog"
      panel={(target, setOpen) => (
        <WhyPanel thing={thing} title={who} target={target} close={() => setOpen(false)} />
      )}
    />
  );
}
