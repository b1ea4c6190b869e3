import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useSession } from '../../data/session/session';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { inRow } from '../../ui/style/layout';
import { Logo } from '../Logo';

const useStyles = makeStyles({
  root: {
    ...inRow(),
    position: 'fixed',
    zIndex: 15,
    bottom: 'calc(var(--bottom-bar, env(safe-area-inset-bottom)) + 12px)',
    left: '50%',
    transform: 'translateX(-50%)',
    boxSizing: 'border-box',
    // SHELL-26
    minWidth: '80vw',
    maxWidth: '92vw',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  text: { flexGrow: 1 },
  close: { flexShrink: 0, minWidth: '44px', minHeight: '44px' },
});

/** How the portal comes to the home screen (SHELL-26, SHELL-40). */
export function HomeScreenBanner({ close }: { close: () => void }) {
  const styles = useStyles();
  const { shell } = useTexts();
  const { settings } = useSession();
  const text = format(shell.addToHomeScreen, { workplace: settings.workplaceName });
  return (
    <aside className={styles.root} aria-label={text}>
      <Logo />
      <Text className={styles.text}>{text}</Text>
      <Button
        className={styles.close}
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={shell.closeHint}
        onClick={close}
      />
    </aside>
  );
}
