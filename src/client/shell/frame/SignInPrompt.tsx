import { useLayoutEffect, useState } from 'react';
import { Button, Link, Text, makeStyles, tokens } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { OfflineBar } from './OfflineBar';
import { removeSkeleton } from './removeSkeleton';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { explanationOf, type SignInTrouble } from '#shared/rules/people/signInTrouble';
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
  trouble: { textWrap: 'balance' },
});

interface Attempt {
  isLeaving: boolean;
  trouble?: SignInTrouble;
}

interface SignInPromptProps {
  /** The portal's name here; left out while that is not known. */
  workplace?: string;
  /** `isLeaving`: the browser leaves for the identity service; else the person may try again. */
  signIn: () => Promise<Attempt>;
  /** Why the attempt before failed. */
  trouble?: SignInTrouble;
  /** Address of the page that explains the numbers of the identity service. */
  explanations?: string;
  /** Whether the click opens a window, which a browser may block. */
  opensWindow: boolean;
}

/** Its code could not be had. */
const failed: Attempt = { isLeaving: false, trouble: 'unreached' };

/**
 * Asks for a click after a sign-in that failed, was blocked or was ended (AUTH-05, AUTH-28,
 * AUTH-29, AUTH-36).
 */
export function SignInPrompt({
  workplace,
  signIn,
  trouble: before,
  explanations,
  opensWindow,
}: SignInPromptProps) {
  const styles = useStyles();
  const { signIn: texts, shell } = useTexts();
  const name = workplace ?? shell.defaultTitle;
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(before);
  useLayoutEffect(() => {
    removeSkeleton();
    document.title = name;
  }, [name]);
  const click = async () => {
    setBusy(true);
    setTrouble(undefined);
    const outcome = await signIn().catch(() => failed);
    setBusy(outcome.isLeaving);
    setTrouble(outcome.trouble);
  };
  return (
    <>
      <OfflineBar />
      <main className={styles.root}>
        <div className={styles.card}>
          <Logo size={56} />
          <Text as="h1" align="center" size={500} weight="semibold">
            {format(texts.prompt, { workplace: name })}
          </Text>
          {trouble && <Trouble trouble={trouble} explanations={explanations} />}
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
    </>
  );
}

/** Why it failed, with the number by which administrators find the cause. */
function Trouble({
  trouble,
  explanations,
}: Required<Pick<SignInPromptProps, 'trouble'>> & Pick<SignInPromptProps, 'explanations'>) {
  const styles = useStyles();
  const texts = useTexts().signIn;
  const isNumber = trouble !== 'unreached';
  return (
    <Text role="alert" align="center" className={styles.trouble}>
      {isNumber ? format(texts.refused, { code: trouble }) : texts.unreached}
      {isNumber && explanations && (
        <>
          {' '}
          <Link
            inline
            href={safeAddress(explanationOf(explanations, trouble))}
            target="_blank"
            rel="noreferrer"
          >
            {texts.explanation}
          </Link>
        </>
      )}
    </Text>
  );
}
