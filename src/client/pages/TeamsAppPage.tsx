import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { SetUpSection } from '../features/teamsApp/SetUpSection';
import { TeamsAppSections } from '../features/teamsApp/TeamsAppSections';
import { useAdminTexts } from '../texts/useAdminTexts';
import { useTexts } from '../texts/useTexts';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({
  column: { maxWidth: '1008px', margin: '0 auto', display: 'flex', flexDirection: 'column', gap: '40px' },
  title: { margin: `0 0 ${tokens.spacingVerticalXS}` },
  introduction: { color: tokens.colorNeutralForeground2 },
});

/** Route /admin/teams-app: the set-up check, the app package, and how to register and upload it. */
export function TeamsAppPage() {
  const styles = useStyles();
  const { teamsApp: title } = useTexts().navigation;
  const { teamsApp: texts, back } = useAdminTexts();
  return (
    <PageFrame>
      <BackLink to="/admin" text={back} />
      <div className={styles.column}>
        <div>
          <Title1 as="h1" block className={styles.title}>{title}</Title1>
          <Text className={styles.introduction}>{texts.introduction}</Text>
        </div>
        <SetUpSection />
        <TeamsAppSections />
      </div>
    </PageFrame>
  );
}
