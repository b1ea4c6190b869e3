import { Button, makeStyles } from '@fluentui/react-components';
import { PersonQuestionMarkRegular } from '@fluentui/react-icons/svg/person-question-mark';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { useFocusFallback } from '../ui/leave/useFocusFallback';
import { fingerSquare } from '../ui/style/layout';
import type { WhoQuestion } from './WhoPanel';

const useStyles = makeStyles({
  button: fingerSquare,
});

interface WhoButtonProps {
  question: WhoQuestion;
  /** Of the thing. */
  name: string;
}

/** For editors, beside what they manage: asks who sees it, and why. */
export function WhoButton({ question: { button, isAsked, setAsked }, name }: WhoButtonProps) {
  const styles = useStyles();
  const { ofOthers, who } = useTexts('why');
  // On a turn of the phone the menu in its place takes the keyboard over.
  useFocusFallback(button, () => button.current);
  return (
    <Button
      ref={button}
      className={styles.button}
      appearance="subtle"
      icon={<PersonQuestionMarkRegular />}
      aria-label={format(ofOthers, { name })}
      title={who}
      aria-haspopup="dialog"
      aria-expanded={isAsked}
      onClick={() => setAsked(!isAsked)}
    />
  );
}
