import { useLayoutEffect, useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { removeSkeleton } from './removeSkeleton';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { Logo } from '../Logo';

const useStyles = makeStyles({
  root: { flexGrow: 1, display: 'grid', placeItems: 'center', padding: tokens.spacingHorizontalL },
  card: {
    ...stacked(tokens.spacingVerticalL),
    alignItems: 'center',
    width: '100%',
    maxWidth: '420px',
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow8,
    textAlign: 'center',
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

interface SignInPromptProps {
  /** The portal's name here; left out while that is not known. */
  workplace?: string;
  /**
   * Resolves to true when the browser leaves for the identity service, to false when the person may
   * try again.
   */
  signIn: () => Promise<boolean>;
  /** Whether the click opens a window, which a browser may block. */
  opensWindow: boolean;
}

/**
 * Asks for a click after a sign-in that failed, was blocked or was ended (AUTH-05, AUTH-28,
 * AUTH-29, AUTH-36).
 */
export function SignInPrompt({ workplace, signIn, opensWindow }: SignInPromptProps) {
  const styles = useStyles();
  const { signIn: texts, shell } = useTexts();
  const name = workplace ?? shell.defaultTitle;
  const [isBusy, setBusy] = useState(false);
  useLayoutEffect(() => {
    removeSkeleton();
    document.title = name;
  }, [name]);
  const click = async () => {
    setBusy(true);
    const isLeaving = await signIn().catch(() => false);
    setBusy(isLeaving);
  };
  return (
    <main className={styles.root}>
      <div className={styles.card}>
        <Logo size={56} />
        <Text as="h1" align="center" size={500} weight="semibold">
          {format(texts.prompt, { workplace: name })}
        </Text>
        <Button
          appearance="primary"
          size="large"
          disabledFocusable={isBusy}
          onClick={() => void click()}
        >
          {texts.button}
        </Button>
        {opensWindow && (
          <Text size={200} align="center" className={styles.hint}>
            {texts.hint}
          </Text>
        )}
      </div>
    </main>
  );
}
