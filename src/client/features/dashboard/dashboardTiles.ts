import type { FeatureSettings } from '#shared/rules/settings/settings';
import {
  modalRoutes,
  pageRoutes,
  type ModalName,
  type PagePath,
} from '#shared/rules/pages/routeTable';
import { decideRoute, type RouteAccess, type Visitor } from '#shared/rules/pages/routeAccess';
import type { Texts } from '../../texts/topics';

/**
 * A tile leads to a page or opens a dialog; the table of routes says for whom. Only what exists has
 * one.
 */
export type DashboardTile = {
  key: keyof Texts['dashboards']['tiles'];
  /** Only while this setting is on. */ setting?: 'auditsEnabled' | 'enableRequiredReading';
  /** For whom it is, where its page is for everybody: those who may open this one. */
  forThoseOf?: PagePath;
} & ({ page: PagePath } | { modal: ModalName });

/** The tiles of what editors manage, in this order. */
export const contentTiles: readonly DashboardTile[] = [
  { key: 'alerts', page: '/broadcast-messages' },
  { key: 'news', page: '/pages/news', forThoseOf: '/pages/news/add' },
  { key: 'pages', page: '/pages/content', forThoseOf: '/pages/content/add' },
  { key: 'infoboxes', page: '/infoboxes' },
  { key: 'menus', page: '/restaurant-menus' },
  { key: 'charts', page: '/kpi-charts' },
  { key: 'reports', page: '/power-bi' },
  { key: 'apps', modal: 'app-tiles' },
  { key: 'requiredReading', modal: 'required-reading', setting: 'enableRequiredReading' },
  { key: 'changes', modal: 'audits', setting: 'auditsEnabled' },
];

/** The tiles of what only administrators manage: the organisation, and the set-up. */
export const organisationTiles: readonly DashboardTile[] = [
  { key: 'editorDashboard', page: '/editor-dashboard' },
  { key: 'settings', page: '/admin/settings' },
  { key: 'texts', modal: 'resource-values' },
  { key: 'channels', page: '/admin/channels' },
  { key: 'dataProtection', page: '/admin/data-protection' },
  { key: 'speed', page: '/admin/speed' },
];
export const setUpTiles: readonly DashboardTile[] = [
  { key: 'teamsApp', page: '/admin/teams-app' },
  { key: 'about', page: '/about' },
];

/** Those that the visitor's roles admit (ADMIN-14). */
export function tilesFor(
  tiles: readonly DashboardTile[],
  visitor: Visitor & { settings: Pick<FeatureSettings, 'auditsEnabled' | 'enableRequiredReading'> },
): DashboardTile[] {
  return tiles.filter(
    (tile) =>
      (!tile.setting || visitor.settings[tile.setting]) &&
      decideRoute(routeOf(tile), visitor) === 'open',
  );
}

function routeOf(tile: DashboardTile): RouteAccess {
  if (tile.forThoseOf) return pageRoutes[tile.forThoseOf];
  return 'page' in tile ? pageRoutes[tile.page] : modalRoutes[tile.modal];
}
