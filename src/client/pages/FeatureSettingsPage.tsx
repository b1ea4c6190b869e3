import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { FeatureSettingsList } from '../features/featureSettings/FeatureSettingsList';
import { useFeatureSettingsTexts } from '../texts/useFeatureSettingsTexts';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({
  column: { maxWidth: '1008px', margin: '0 auto', display: 'flex', flexDirection: 'column', gap: '32px' },
  title: { margin: `0 0 ${tokens.spacingVerticalXS}` },
  introduction: { color: tokens.colorNeutralForeground2 },
});

/** Route /admin/settings: every feature setting (ADMIN-14, ADMIN-15). */
export function FeatureSettingsPage() {
  const styles = useStyles();
  const texts = useFeatureSettingsTexts();
  return (
    <PageFrame>
      <BackLink to="/admin" text={texts.back} />
      <div className={styles.column}>
        <div>
          <Title1 as="h1" block className={styles.title}>{texts.title}</Title1>
          <Text className={styles.introduction}>{texts.introduction}</Text>
        </div>
        <FeatureSettingsList />
      </div>
    </PageFrame>
  );
}
