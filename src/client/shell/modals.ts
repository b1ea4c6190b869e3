import { type ComponentType } from 'react';
import type { ModalName } from '#shared/rules/routeTable';
import type { Texts } from '../texts/en';
import { lazyPart } from '../ui/lazyPart';

const BroadcastList = lazyPart(() =>
  import('../features/broadcasts/BroadcastList').then(({ BroadcastList: page }) => ({
    default: page,
  })),
);
const BroadcastAdder = lazyPart(() =>
  import('../features/broadcasts/BroadcastEditor').then(({ BroadcastAdder: page }) => ({
    default: page,
  })),
);
const BroadcastEditor = lazyPart(() =>
  import('../features/broadcasts/BroadcastEditor').then(({ BroadcastEditor: page }) => ({
    default: page,
  })),
);
const FrameList = lazyPart(() =>
  import('../features/reports/FrameList').then(({ FrameList: page }) => ({ default: page })),
);
const FrameAdder = lazyPart(() =>
  import('../features/reports/FrameEditor').then(({ FrameAdder: page }) => ({ default: page })),
);
const FrameEditor = lazyPart(() =>
  import('../features/reports/FrameEditor').then(({ FrameEditor: page }) => ({ default: page })),
);
const ChartAdder = lazyPart(() =>
  import('../features/charts/ChartEditor').then(({ ChartAdder: page }) => ({ default: page })),
);
const ChartEditor = lazyPart(() =>
  import('../features/charts/ChartEditor').then(({ ChartEditor: page }) => ({ default: page })),
);
const RestaurantList = lazyPart(() =>
  import('../features/restaurants/RestaurantList').then(({ RestaurantList: page }) => ({
    default: page,
  })),
);
const RestaurantAdder = lazyPart(() =>
  import('../features/restaurants/RestaurantEditor').then(({ RestaurantAdder: page }) => ({
    default: page,
  })),
);
const RestaurantEditor = lazyPart(() =>
  import('../features/restaurants/RestaurantEditor').then(({ RestaurantEditor: page }) => ({
    default: page,
  })),
);
const ReadingItems = lazyPart(() =>
  import('../features/requiredReading/ReadingItems').then(({ ReadingItems: page }) => ({
    default: page,
  })),
);
const ReadingAdder = lazyPart(() =>
  import('../features/requiredReading/ReadingEditor').then(({ ReadingAdder: page }) => ({
    default: page,
  })),
);
const ReadingEditor = lazyPart(() =>
  import('../features/requiredReading/ReadingEditor').then(({ ReadingEditor: page }) => ({
    default: page,
  })),
);
const ReadingReportDialog = lazyPart(() =>
  import('../features/requiredReading/ReadingReportDialog').then(
    ({ ReadingReportDialog: page }) => ({ default: page }),
  ),
);
const InfoboxList = lazyPart(() =>
  import('../features/infoboxes/InfoboxList').then(({ InfoboxList: page }) => ({ default: page })),
);
const InfoboxAdder = lazyPart(() =>
  import('../features/infoboxes/InfoboxEditor').then(({ InfoboxAdder: page }) => ({
    default: page,
  })),
);
const InfoboxEditor = lazyPart(() =>
  import('../features/infoboxes/InfoboxEditor').then(({ InfoboxEditor: page }) => ({
    default: page,
  })),
);
const Audits = lazyPart(() =>
  import('../features/audits/Audits').then(({ Audits: page }) => ({ default: page })),
);
const PageAudits = lazyPart(() =>
  import('../features/audits/PageAudits').then(({ PageAudits: page }) => ({ default: page })),
);
const ResourceValues = lazyPart(() =>
  import('../features/featureSettings/ResourceValues').then(({ ResourceValues: page }) => ({
    default: page,
  })),
);
const TermAdder = lazyPart(() =>
  import('../features/terms/TermEditor').then(({ TermAdder: page }) => ({ default: page })),
);
const TermEditor = lazyPart(() =>
  import('../features/terms/TermEditor').then(({ TermEditor: page }) => ({ default: page })),
);
const TermImport = lazyPart(() =>
  import('../features/terms/TermImport').then(({ TermImport: page }) => ({ default: page })),
);

const AppTileList = lazyPart(() =>
  import('../features/appTiles/AppTileList').then(({ AppTileList: page }) => ({ default: page })),
);
const AppTileAdder = lazyPart(() =>
  import('../features/appTiles/AppTileEditor').then(({ AppTileAdder: page }) => ({
    default: page,
  })),
);
const AppTileEditor = lazyPart(() =>
  import('../features/appTiles/AppTileEditor').then(({ AppTileEditor: page }) => ({
    default: page,
  })),
);
const UserTileList = lazyPart(() =>
  import('../features/appTiles/UserTileList').then(({ UserTileList: page }) => ({ default: page })),
);
const PersonalTileAdder = lazyPart(() =>
  import('../features/appTiles/PersonalTileEditor').then(({ PersonalTileAdder: page }) => ({
    default: page,
  })),
);
const PersonalTileEditor = lazyPart(() =>
  import('../features/appTiles/PersonalTileEditor').then(({ PersonalTileEditor: page }) => ({
    default: page,
  })),
);
const TileIntroduction = lazyPart(() =>
  import('../features/appTiles/TileIntroduction').then(({ TileIntroduction: page }) => ({
    default: page,
  })),
);

export const loadSearchDialog = () => import('../features/search/SearchDialog');
const SearchDialog = lazyPart(() =>
  loadSearchDialog().then(({ SearchDialog: page }) => ({ default: page })),
);

/** A page that can stand as a dialog over any other: `?modal=name`. */
export interface Modal {
  title: (texts: Texts) => string;
  /**
   * Made by `lazyPart()`: its code loads when it is opened. It finds its parameters by
   * `useModal()`.
   */
  page: ComponentType;
}

/** The dialogs whose code exists, by their name in the table of routes. */
export const modals: Partial<Record<ModalName, Modal>> = {
  search: { title: (texts) => texts.shell.search, page: SearchDialog },
  'user-app-tiles': { title: (texts) => texts.today.widgets.appTiles, page: UserTileList },
  'user-app-tiles/add': { title: (texts) => texts.navigation.editApp, page: PersonalTileAdder },
  'user-app-tiles/edit/:id': {
    title: (texts) => texts.navigation.editApp,
    page: PersonalTileEditor,
  },
  'app-tiles': { title: (texts) => texts.navigation.editApp, page: AppTileList },
  'app-tiles/add': { title: (texts) => texts.navigation.editApp, page: AppTileAdder },
  'app-tiles/edit/:id': { title: (texts) => texts.navigation.editApp, page: AppTileEditor },
  'app-tile-intro/:id': { title: (texts) => texts.navigation.aboutApp, page: TileIntroduction },
  'broadcast-messages': { title: (texts) => texts.broadcasts.listTitle, page: BroadcastList },
  'broadcast-messages/add': {
    title: (texts) => texts.broadcasts.editorTitle,
    page: BroadcastAdder,
  },
  'broadcast-messages/edit/:id': {
    title: (texts) => texts.broadcasts.editorTitle,
    page: BroadcastEditor,
  },
  'power-bi': { title: (texts) => texts.navigation.editVisual, page: FrameList },
  'power-bi/add': { title: (texts) => texts.navigation.editVisual, page: FrameAdder },
  'power-bi/edit/:id': { title: (texts) => texts.navigation.editVisual, page: FrameEditor },
  'kpi-charts/add': { title: (texts) => texts.navigation.editChart, page: ChartAdder },
  'kpi-charts/edit/:id': { title: (texts) => texts.navigation.editChart, page: ChartEditor },
  restaurants: { title: (texts) => texts.navigation.restaurants, page: RestaurantList },
  'restaurants/add': { title: (texts) => texts.navigation.editRestaurant, page: RestaurantAdder },
  'restaurants/edit/:id': {
    title: (texts) => texts.navigation.editRestaurant,
    page: RestaurantEditor,
  },
  'required-reading': { title: (texts) => texts.navigation.requiredReading, page: ReadingItems },
  'required-reading/add': {
    title: (texts) => texts.navigation.requiredReading,
    page: ReadingAdder,
  },
  'required-reading/edit/:id': {
    title: (texts) => texts.navigation.requiredReading,
    page: ReadingEditor,
  },
  'required-reading/report/:id': {
    title: (texts) => texts.navigation.requiredReading,
    page: ReadingReportDialog,
  },
  infoboxes: { title: (texts) => texts.navigation.infoboxes, page: InfoboxList },
  'infoboxes/add': { title: (texts) => texts.navigation.infoboxEditor, page: InfoboxAdder },
  'infoboxes/edit/:id': { title: (texts) => texts.navigation.infoboxEditor, page: InfoboxEditor },
  audits: { title: (texts) => texts.navigation.changes, page: Audits },
  'audits/pages/:id': { title: (texts) => texts.navigation.changes, page: PageAudits },
  'resource-values': { title: (texts) => texts.navigation.resourceValues, page: ResourceValues },
  'terms/:kind/add': { title: (texts) => texts.navigation.terms, page: TermAdder },
  'terms/:kind/add/:parent': { title: (texts) => texts.navigation.terms, page: TermAdder },
  'terms/:kind/edit/:id': { title: (texts) => texts.navigation.terms, page: TermEditor },
  'terms/:kind/import': { title: (texts) => texts.navigation.terms, page: TermImport },
};
