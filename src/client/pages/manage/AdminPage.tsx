import { ChannelCache } from '../../features/dashboard/ChannelCache';
import { DashboardTiles } from '../../features/dashboard/DashboardTiles';
import { organisationTiles, setUpTiles, tilesFor } from '../../features/dashboard/dashboardTiles';
import { useVisitor } from '../../data/session/useVisitor';
import { ImportCard } from '../../features/infoboxes/edit/ImportCard';
import { useTexts } from '../../texts/useTexts';
import { DashboardFrame } from './DashboardFrame';

/**
 * Route /admin: tiles to what is managed for the whole organisation, in groups (ADMIN-12,
 * ADMIN-14).
 */
export function AdminPage() {
  const { adminDashboard } = useTexts().navigation;
  const texts = useTexts('dashboards');
  const visitor = useVisitor();
  return (
    <DashboardFrame title={adminDashboard} introduction={texts.adminIntroduction}>
      <DashboardTiles {...texts.organisation} tiles={tilesFor(organisationTiles, visitor)}>
        <ChannelCache />
        <ImportCard />
      </DashboardTiles>
      <DashboardTiles {...texts.setUp} tiles={tilesFor(setUpTiles, visitor)} />
    </DashboardFrame>
  );
}
