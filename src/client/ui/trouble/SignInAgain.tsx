import { useContext, useState } from 'react';
import { Button, makeStyles } from '@fluentui/react-components';
import { KeyRegular } from '@fluentui/react-icons/svg/key';
import { useTexts } from '../../texts/useTexts';
import { SignInContext } from './signInContext';
import { fingerHeight } from '../style/layout';

const useStyles = makeStyles({ button: fingerHeight });

/**
 * The Sign in button where the one above the page cannot be reached; `then` is what was to be done,
 * and is done when the window has gone.
 */
export function SignInAgain({ then }: { then?: () => void }) {
  const styles = useStyles();
  const { signIn: texts } = useTexts();
  const signIn = useContext(SignInContext);
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    await signIn?.();
    setBusy(false);
    then?.();
  };
  return (
    <Button
      className={styles.button}
      appearance="primary"
      icon={<KeyRegular />}
      disabledFocusable={isBusy}
      onClick={() => void ask()}
    >
      {texts.button}
    </Button>
  );
}
