import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { BoardSection } from '../features/settings/BoardSection';
import { InterestsSection } from '../features/settings/interests/InterestsSection';
import { LanguagesSection } from '../features/settings/LanguagesSection';
import { NewsSettingsSection } from '../features/settings/NewsSettingsSection';
import { NotificationsSection } from '../features/settings/NotificationsSection';
import { OwnDataSection } from '../features/settings/OwnDataSection';
import { PrivacySection } from '../features/settings/PrivacySection';
import { TodaySection } from '../features/settings/TodaySection';
import { useTexts } from '../texts/useTexts';
import { stacked } from '../ui/style/layout';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { BackLink } from './BackLink';

const useStyles = makeStyles({
  column: { ...stacked('40px'), maxWidth: '1008px', margin: '0 auto' },
  title: { margin: `0 0 ${tokens.spacingVerticalXS}` },
  introduction: { color: tokens.colorNeutralForeground2 },
});

/** Route /settings: each section saves by itself (SETTINGS-43, SETTINGS-48). */
export function SettingsPage() {
  const styles = useStyles();
  const texts = useTexts('settings');
  return (
    <>
      <BackLink />
      <div className={styles.column}>
        <div>
          <Title1 as="h1" block className={styles.title}>
            {texts.title}
          </Title1>
          <Text className={styles.introduction}>{texts.introduction}</Text>
        </div>
        <WidgetBoundary name={texts.interests.title}>
          <InterestsSection />
        </WidgetBoundary>
        <WidgetBoundary name={texts.languages.title}>
          <LanguagesSection />
        </WidgetBoundary>
        <WidgetBoundary name={texts.news.title}>
          <NewsSettingsSection />
        </WidgetBoundary>
        <WidgetBoundary name={texts.today.name}>
          <TodaySection />
        </WidgetBoundary>
        <WidgetBoundary name={texts.board.name}>
          <BoardSection />
        </WidgetBoundary>
        <WidgetBoundary name={texts.notifications.title}>
          <NotificationsSection />
        </WidgetBoundary>
        <WidgetBoundary name={texts.privacy.title}>
          <PrivacySection />
        </WidgetBoundary>
        <WidgetBoundary name={texts.data.title}>
          <OwnDataSection />
        </WidgetBoundary>
      </div>
    </>
  );
}
