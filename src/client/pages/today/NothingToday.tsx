import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/layout';
import { TextLink } from '../../ui/TextLink';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalS),
    alignItems: 'center',
    padding: '64px 16px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  icon: { color: tokens.colorBrandForeground1, lineHeight: 0 },
});

/** Stands on the start page when every section of it is empty. */
export function NothingToday() {
  const styles = useStyles();
  const texts = useTexts();
  return (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden>
        <WeatherSunnyRegular fontSize={48} />
      </span>
      <Text size={500} weight="semibold">
        {texts.today.nothing}
      </Text>
      <Text>
        {texts.today.nothingHint}{' '}
        <TextLink inline to="/settings">
          {texts.news.chooseChannels}
        </TextLink>
      </Text>
    </div>
  );
}
