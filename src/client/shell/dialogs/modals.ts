import { type ComponentType } from 'react';
import type { ModalName } from '#shared/rules/pages/routeTable';
import { lazyPart } from '../../loading/lazyPart';
import type { FirstTexts } from '../../texts/topics';
import { SearchDialog, searchEntry } from './searchDialog';

const BroadcastList = lazyPart(
  () => import('../../features/broadcasts/BroadcastList'),
  'BroadcastList',
);
const BroadcastEditor = lazyPart(
  () => import('../../features/broadcasts/BroadcastEditor'),
  'BroadcastEditor',
);
const FrameList = lazyPart(() => import('../../features/reports/FrameList'), 'FrameList');
const FrameEditor = lazyPart(() => import('../../features/reports/FrameEditor'), 'FrameEditor');
const ChartEditor = lazyPart(() => import('../../features/charts/ChartEditor'), 'ChartEditor');
const RestaurantList = lazyPart(
  () => import('../../features/restaurants/RestaurantList'),
  'RestaurantList',
);
const RestaurantEditor = lazyPart(
  () => import('../../features/restaurants/RestaurantEditor'),
  'RestaurantEditor',
);
const ReadingItems = lazyPart(
  () => import('../../features/requiredReading/ReadingItems'),
  'ReadingItems',
);
const ReadingEditor = lazyPart(
  () => import('../../features/requiredReading/ReadingEditor'),
  'ReadingEditor',
);
const ReadingReportDialog = lazyPart(
  () => import('../../features/requiredReading/ReadingReportDialog'),
  'ReadingReportDialog',
);
const InfoboxList = lazyPart(
  () => import('../../features/infoboxes/edit/InfoboxList'),
  'InfoboxList',
);
const InfoboxEditor = lazyPart(
  () => import('../../features/infoboxes/edit/InfoboxEditor'),
  'InfoboxEditor',
);
const MenuManagement = lazyPart(
  () => import('../../features/findInformation/edit/MenuManagement'),
  'MenuManagement',
);
const MenuImport = lazyPart(
  () => import('../../features/findInformation/edit/MenuImport'),
  'MenuImport',
);
const NodeEditor = lazyPart(
  () => import('../../features/findInformation/edit/NodeEditor'),
  'NodeEditor',
);
const Audits = lazyPart(() => import('../../features/audits/Audits'), 'Audits');
const PageAudits = lazyPart(() => import('../../features/audits/PageAudits'), 'PageAudits');
const PageTrash = lazyPart(() => import('../../features/pageCenter/PageTrash'), 'PageTrash');
const ResourceValues = lazyPart(
  () => import('../../features/featureSettings/ResourceValues'),
  'ResourceValues',
);
const TermEditor = lazyPart(() => import('../../features/terms/TermEditor'), 'TermEditor');
const TermImport = lazyPart(() => import('../../features/terms/TermImport'), 'TermImport');

const CreateSite = lazyPart(() => import('../../features/sites/create/CreateSite'), 'CreateSite');
const AppTileList = lazyPart(
  () => import('../../features/appTiles/edit/AppTileList'),
  'AppTileList',
);
const AppTileEditor = lazyPart(
  () => import('../../features/appTiles/edit/AppTileEditor'),
  'AppTileEditor',
);
const UserTileList = lazyPart(
  () => import('../../features/appTiles/edit/UserTileList'),
  'UserTileList',
);
const PersonalTileEditor = lazyPart(
  () => import('../../features/appTiles/edit/PersonalTileEditor'),
  'PersonalTileEditor',
);
const TileIntroduction = lazyPart(
  () => import('../../features/appTiles/TileIntroduction'),
  'TileIntroduction',
);

/** A page that can stand as a dialog over any other: `?modal=name`. */
export interface Modal {
  title: (texts: FirstTexts) => string;
  /**
   * Made by `lazyPart()`: its code loads when it is opened. It finds its parameters by
   * `useModal()`.
   */
  page: ComponentType;
  /** Of the dialog, whatever is in it; default: large. */
  size?: 'small';
  /** Selector of what the keyboard returns to when it closes; default: where it was. */
  belongsTo?: string;
}

export type Modals = Readonly<Partial<Record<ModalName, Modal>>>;

/** The dialogs whose code exists, by their name in the table of routes. */
export const modals: Modals = {
  search: {
    title: (texts) => texts.shell.search,
    page: SearchDialog,
    belongsTo: searchEntry,
  },
  'create-site': { title: (texts) => texts.navigation.createSite, page: CreateSite },
  'user-app-tiles': { title: (texts) => texts.today.widgets.appTiles, page: UserTileList },
  'user-app-tiles/add': { title: (texts) => texts.navigation.editApp, page: PersonalTileEditor },
  'user-app-tiles/edit/:id': {
    title: (texts) => texts.navigation.editApp,
    page: PersonalTileEditor,
  },
  'app-tiles': { title: (texts) => texts.navigation.editApp, page: AppTileList },
  'app-tiles/add': { title: (texts) => texts.navigation.editApp, page: AppTileEditor },
  'app-tiles/edit/:id': { title: (texts) => texts.navigation.editApp, page: AppTileEditor },
  'app-tile-intro/:id': { title: (texts) => texts.navigation.aboutApp, page: TileIntroduction },
  'broadcast-messages': { title: (texts) => texts.broadcasts.listTitle, page: BroadcastList },
  'broadcast-messages/add': {
    title: (texts) => texts.broadcasts.editorTitle,
    page: BroadcastEditor,
  },
  'broadcast-messages/edit/:id': {
    title: (texts) => texts.broadcasts.editorTitle,
    page: BroadcastEditor,
  },
  'power-bi': { title: (texts) => texts.navigation.editVisual, page: FrameList },
  'power-bi/add': { title: (texts) => texts.navigation.editVisual, page: FrameEditor },
  'power-bi/edit/:id': { title: (texts) => texts.navigation.editVisual, page: FrameEditor },
  'kpi-charts/add': { title: (texts) => texts.navigation.editChart, page: ChartEditor },
  'kpi-charts/edit/:id': { title: (texts) => texts.navigation.editChart, page: ChartEditor },
  restaurants: { title: (texts) => texts.navigation.restaurants, page: RestaurantList },
  'restaurants/add': { title: (texts) => texts.navigation.editRestaurant, page: RestaurantEditor },
  'restaurants/edit/:id': {
    title: (texts) => texts.navigation.editRestaurant,
    page: RestaurantEditor,
  },
  'required-reading': { title: (texts) => texts.navigation.requiredReading, page: ReadingItems },
  'required-reading/add': {
    title: (texts) => texts.navigation.addReading,
    page: ReadingEditor,
  },
  'required-reading/edit/:id': {
    title: (texts) => texts.navigation.editReading,
    page: ReadingEditor,
  },
  'required-reading/report/:id': {
    title: (texts) => texts.navigation.requiredReading,
    page: ReadingReportDialog,
  },
  infoboxes: { title: (texts) => texts.navigation.infoboxes, page: InfoboxList },
  'infoboxes/add': { title: (texts) => texts.navigation.infoboxEditor, page: InfoboxEditor },
  'infoboxes/edit/:id': { title: (texts) => texts.navigation.infoboxEditor, page: InfoboxEditor },
  'find-information': {
    title: (texts) => texts.navigation.findInformation,
    page: MenuManagement,
  },
  'find-information/add': {
    title: (texts) => texts.navigation.addEntry,
    page: NodeEditor,
  },
  'find-information/edit/:id': {
    title: (texts) => texts.navigation.editEntry,
    page: NodeEditor,
  },
  'find-information/import': {
    title: (texts) => texts.navigation.findInformation,
    page: MenuImport,
  },
  audits: { title: (texts) => texts.navigation.changes, page: Audits },
  'audits/pages/:id': { title: (texts) => texts.navigation.changes, page: PageAudits },
  'page-trash': { title: (texts) => texts.navigation.pageTrash, page: PageTrash },
  'resource-values': { title: (texts) => texts.navigation.resourceValues, page: ResourceValues },
  'terms/:kind/add': { title: (texts) => texts.navigation.terms, page: TermEditor },
  'terms/:kind/add/:parent': { title: (texts) => texts.navigation.terms, page: TermEditor },
  'terms/:kind/edit/:id': { title: (texts) => texts.navigation.terms, page: TermEditor },
  'terms/:kind/import': { title: (texts) => texts.navigation.terms, page: TermImport },
};
