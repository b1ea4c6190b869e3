import { Text } from '@fluentui/react-components';
import { DashboardTiles } from '../../features/dashboard/DashboardTiles';
import { contentTiles, tilesFor } from '../../features/dashboard/dashboardTiles';
import { useVisitor } from '../../data/session/useVisitor';
import { useTexts } from '../../texts/useTexts';
import { DashboardFrame } from './DashboardFrame';

/**
 * Route /editor-dashboard: tiles to the content that the person may manage (ADMIN-13, ADMIN-14).
 */
export function EditorDashboardPage() {
  const { editorDashboard } = useTexts().shell;
  const texts = useTexts('dashboards');
  const tiles = tilesFor(contentTiles, useVisitor());
  return (
    <DashboardFrame title={editorDashboard} introduction={texts.editorIntroduction}>
      {tiles.length > 0 ? (
        <DashboardTiles {...texts.content} tiles={tiles} />
      ) : (
        <Text>{texts.none}</Text>
      )}
    </DashboardFrame>
  );
}
