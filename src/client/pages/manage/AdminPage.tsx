import { ChannelCache } from '../../features/dashboard/ChannelCache';
import { DashboardTiles } from '../../features/dashboard/DashboardTiles';
import { organisationTiles, setUpTiles, tilesFor } from '../../features/dashboard/dashboardTiles';
import { useHasChannels } from '../../data/session/useHasChannels';
import { useVisitor } from '../../data/session/useVisitor';
import { ImportCard } from '../../features/infoboxes/edit/ImportCard';
import { useTexts } from '../../texts/useTexts';
import { DashboardFrame } from './DashboardFrame';

/**
 * Route /admin: tiles to what is managed for the whole organisation, in groups (ADMIN-12,
 * ADMIN-14). As long as people have no channels to follow, the set-up comes first.
 */
export function AdminPage() {
  const { adminDashboard } = useTexts().navigation;
  const texts = useTexts('dashboards');
  const visitor = useVisitor();
  const isBegun = useHasChannels();
  const setUp = { ...texts.setUp, tiles: tilesFor(setUpTiles, visitor) };
  return (
    <DashboardFrame
      title={adminDashboard}
      introduction={isBegun ? texts.adminIntroduction : texts.beginIntroduction}
    >
      {!isBegun && <DashboardTiles {...setUp} />}
      <DashboardTiles {...texts.organisation} tiles={tilesFor(organisationTiles, visitor)}>
        <ChannelCache />
        <ImportCard />
      </DashboardTiles>
      {isBegun && <DashboardTiles {...setUp} />}
    </DashboardFrame>
  );
}
