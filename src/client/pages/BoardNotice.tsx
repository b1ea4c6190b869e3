import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { BoardRegular } from '@fluentui/react-icons/svg/board';
import { useTexts } from '../texts/useTexts';
import { stacked } from '../ui/style/layout';
import { TextLink } from '../ui/TextLink';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalS),
    alignItems: 'center',
    padding: '64px 16px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  unlicensed: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  icon: { color: tokens.colorBrandForeground1, lineHeight: 0 },
});

interface UnlicensedNoticeProps {
  text: string;
  /** Leads to what is there without Microsoft 365, where nothing else of the page does. */
  leadsOn?: boolean;
}

/** Says what is not here. */
export function UnlicensedNotice({ text, leadsOn = false }: UnlicensedNoticeProps) {
  const styles = useStyles();
  const { appCenter } = useTexts().navigation;
  return (
    <Text block className={styles.unlicensed}>
      {text}
      {leadsOn && (
        <>
          {' '}
          <TextLink inline to="/apps-and-tools">
            {appCenter}
          </TextLink>
        </>
      )}
    </Text>
  );
}

/**
 * Stands on the board when no section does: all are turned off (BOARD-07), or there is nothing in
 * them.
 */
export function BoardNotice({ kind }: { kind: 'allOff' | 'nothing' }) {
  const styles = useStyles();
  const texts = useTexts('board');
  const { navigation } = useTexts();
  return (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden>
        <BoardRegular fontSize={48} />
      </span>
      {kind === 'allOff' && (
        <Text align="center" size={400}>
          {texts.allOff}{' '}
          <TextLink inline to="/settings#your-board">
            {texts.turnOn}
          </TextLink>
        </Text>
      )}
      {kind === 'nothing' && (
        <Text align="center" size={400}>
          {texts.nothing}{' '}
          <TextLink inline to="/apps-and-tools">
            {navigation.appCenter}
          </TextLink>
        </Text>
      )}
    </div>
  );
}
