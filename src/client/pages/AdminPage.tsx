import { useId, type ReactNode } from 'react';
import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { useAdminTexts } from '../texts/useAdminTexts';
import { useTexts } from '../texts/useTexts';
import { LinkTile } from '../ui/LinkTile';
import { SectionHeading } from '../ui/SectionHeading';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({
  column: { maxWidth: '1008px', margin: '0 auto', display: 'flex', flexDirection: 'column', gap: '40px' },
  title: { margin: `0 0 ${tokens.spacingVerticalXS}` },
  introduction: { color: tokens.colorNeutralForeground2 },
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))', gap: tokens.spacingHorizontalL },
});

/** Route /admin: tiles to what is managed for the whole organisation, in groups (ADMIN-12). */
export function AdminPage() {
  const styles = useStyles();
  const { adminDashboard } = useTexts().navigation;
  const { dashboard: texts } = useAdminTexts();
  return (
    <PageFrame>
      <BackLink />
      <div className={styles.column}>
        <div>
          <Title1 as="h1" block className={styles.title}>{adminDashboard}</Title1>
          <Text className={styles.introduction}>{texts.introduction}</Text>
        </div>
        <TileGroup title={texts.setUp.title} introduction={texts.setUp.introduction}>
          <LinkTile to="/admin/teams-app" icon={<PeopleTeamRegular />} title={texts.teamsApp.title} description={texts.teamsApp.description} />
        </TileGroup>
      </div>
    </PageFrame>
  );
}

function TileGroup({ title, introduction, children }: { title: string; introduction: string; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} introduction={introduction} />
      <div className={styles.tiles}>{children}</div>
    </section>
  );
}
