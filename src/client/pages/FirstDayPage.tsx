import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import { useSession } from '../data/session/session';
import { FirstDayPicture } from '../features/firstDay/FirstDayPicture';
import { StepList } from '../features/firstDay/StepList';
import { useTexts } from '../texts/useTexts';
import { format } from '#shared/rules/values/format';
import { stacked } from '../ui/style/layout';
import { TextLink } from '../ui/TextLink';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { SetUpHint } from './SetUpHint';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXXXL),
  hero: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    minHeight: 'min(46vh, 420px)',
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
  },
  picture: { position: 'absolute', inset: 0 },
  words: {
    position: 'relative',
    maxWidth: '640px',
    margin: tokens.spacingHorizontalXXL,
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    '@media (max-width: 575.98px)': {
      margin: tokens.spacingHorizontalM,
      padding: tokens.spacingHorizontalL,
    },
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  text: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
  },
  out: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    fontWeight: tokens.fontWeightSemibold,
    minHeight: '44px',
  },
});

/**
 * Route /first-day: a welcome, and the first steps (FIRSTDAY-01, FIRSTDAY-12). Header and footer
 * are not there, so the page itself leads out.
 */
export function FirstDayPage() {
  const styles = useStyles();
  const texts = useTexts('firstDay');
  const { settings } = useSession();
  return (
    <div className={styles.root}>
      <section className={styles.hero}>
        <FirstDayPicture className={styles.picture} />
        <div className={styles.words}>
          <Title1 as="h1" block className={styles.title}>
            {format(texts.welcome, { workplace: settings.workplaceName })}
          </Title1>
          <Text size={400} className={styles.text}>
            {settings.firstDayText || texts.text}
          </Text>
        </div>
      </section>
      <WidgetBoundary name={texts.steps}>
        <StepList />
      </WidgetBoundary>
      <SetUpHint />
      <div>
        <TextLink to="/" className={styles.out}>
          {texts.toToday}
          <ArrowRightRegular aria-hidden fontSize={20} />
        </TextLink>
      </div>
    </div>
  );
}
