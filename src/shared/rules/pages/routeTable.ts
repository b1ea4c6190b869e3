import {
  appEditors as tileEditors,
  broadcastEditors,
  pageEditors,
  reportEditors as visualEditors,
} from '../people/roles';
import type { RouteAccess } from './routeAccess';

const signedIn = { access: 'signedIn' } as const;
const adminOnly = { access: ['Admin'] } as const;
const editorial = { access: pageEditors } as const;
const alertEditors = { access: broadcastEditors } as const;
const appEditors = { access: tileEditors } as const;
const reportEditors = { access: visualEditors } as const;
const siteCreators = {
  access: ['Admin', 'CollabSiteCreator', 'Editor'],
  openWhile: 'everyoneCanCreateCollabSites',
  licence: 'always',
} as const;

/**
 * Every page of the portal with who may open it (ROLE-22..33), whether its code exists yet or not.
 * The start page and its light form come first: the licence guard leads to the first route that is
 * open (LICENCE-11). Spec: content §2.
 */
export const pageRoutes = {
  '/': { access: 'signedIn', licence: 'licenceGuardHome' },
  '/light': signedIn,
  '/your-board': { access: 'signedIn', licence: 'licenceGuardYourBoard', configurable: true },
  '/collaboration': { access: 'signedIn', licence: 'licenceGuardCollaboration' },
  '/find-information': { access: 'signedIn', licence: 'licenceGuardFindInformation' },
  '/find-information-light': signedIn,
  '/people': signedIn,
  '/user/detail/*': signedIn,
  '/apps-and-tools': signedIn,
  '/first-day': signedIn,
  '/settings': signedIn,
  '/help': signedIn,
  '/whats-new': signedIn,
  '/pages/content': signedIn,
  '/pages/content/add': editorial,
  '/pages/content/:slug': signedIn,
  '/pages/content/:slug/edit': editorial,
  '/pages/news': signedIn,
  '/pages/news/add': editorial,
  '/pages/news/:slug': signedIn,
  '/pages/news/:slug/edit': editorial,
  '/infoboxes': editorial,
  '/restaurant-menus': editorial,
  '/kpi-charts': editorial,
  '/broadcast-messages': alertEditors,
  '/power-bi': reportEditors,
  '/editor-dashboard': { access: ['Admin', 'EditorDashboardEditor', 'Editor', 'PowerBIEditor'] },
  '/admin': adminOnly,
  '/admin/settings': adminOnly,
  '/admin/teams-app': adminOnly,
  '/admin/channels': adminOnly,
  '/admin/data-protection': adminOnly,
  '/admin/speed': adminOnly,
  '/admin/*': adminOnly,
  '/about': adminOnly,
  '/create-site': siteCreators,
} as const satisfies Record<`/${string}`, RouteAccess>;

/**
 * Every page that opens as a dialog over any other, by its name in `?modal=` (ROLE-34..43). Spec:
 * content §2.
 */
export const modalRoutes = {
  search: signedIn,
  'user-app-tiles': signedIn,
  'user-app-tiles/add': signedIn,
  'user-app-tiles/edit/:id': signedIn,
  'app-tile-intro/:id': signedIn,
  'app-tiles': appEditors,
  'app-tiles/add': appEditors,
  'app-tiles/edit/:id': appEditors,
  'broadcast-messages': alertEditors,
  'broadcast-messages/add': alertEditors,
  'broadcast-messages/edit/:id': alertEditors,
  audits: editorial,
  'audits/pages/:id': editorial,
  'page-trash': editorial,
  'find-information': editorial,
  'find-information/add': editorial,
  'find-information/edit/:id': editorial,
  'find-information/import': editorial,
  'resource-values': adminOnly,
  'terms/:kind/add': adminOnly,
  'terms/:kind/add/:parent': adminOnly,
  'terms/:kind/edit/:id': adminOnly,
  'terms/:kind/import': adminOnly,
  infoboxes: editorial,
  'infoboxes/add': editorial,
  'infoboxes/edit/:id': editorial,
  'power-bi': reportEditors,
  'power-bi/add': reportEditors,
  'power-bi/edit/:id': reportEditors,
  'kpi-charts/add': editorial,
  'kpi-charts/edit/:id': editorial,
  restaurants: editorial,
  'restaurants/add': editorial,
  'restaurants/edit/:id': editorial,
  'required-reading': editorial,
  'required-reading/add': editorial,
  'required-reading/edit/:id': editorial,
  'required-reading/report/:id': editorial,
  'create-site': siteCreators,
} as const satisfies Record<string, RouteAccess>;

export type PagePath = keyof typeof pageRoutes;
export type ModalName = keyof typeof modalRoutes;
