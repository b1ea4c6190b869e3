import {
  appEditors,
  broadcastEditors,
  chartEditors,
  footerEditors,
  hasAnyRole,
  imageEditors,
  menuEditors,
  pageEditors,
  readingEditors,
  reportEditors,
  type Role,
} from './people/roles';
import { keysOf } from './values/records';

/** Who manages what has a history, in the order in which it is offered. */
const managers = {
  pages: pageEditors,
  broadcastmessages: broadcastEditors,
  infoboxes: pageEditors,
  navigationnodes: pageEditors,
  restaurants: menuEditors,
  restaurantmenus: menuEditors,
  chartgroups: chartEditors,
  powerbiframes: reportEditors,
  apptiles: appEditors,
  itemstoread: readingEditors,
  siteelements: footerEditors,
  images: imageEditors,
  featuresettings: ['Admin'],
  channelterms: ['Admin'],
  languageterms: ['Admin'],
  retention: ['Admin'],
  people: ['Admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type AuditedResource = keyof typeof managers;
export const auditedResources = keysOf(managers);

/**
 * The kinds of things whose changes somebody with these roles may see: those that they manage. A
 * change tells a title that others may not know.
 */
export function openAudits(roles: readonly Role[]): AuditedResource[] {
  return auditedResources.filter((own) => hasAnyRole(roles, managers[own]));
}
