import { hasAnyRole, type Role } from './roles';

/** What has a history, in the order in which it is offered. */
export const auditedResources = ['pages', 'broadcastmessages', 'infoboxes', 'restaurants', 'restaurantmenus', 'chartgroups', 'powerbiframes', 'apptiles', 'itemstoread', 'siteelements', 'images', 'featuresettings', 'channelterms', 'languageterms'] as const;
export type AuditedResource = (typeof auditedResources)[number];

/** What only administrators manage, and so only they see the changes of. */
const adminsOwn: readonly AuditedResource[] = ['featuresettings', 'channelterms', 'languageterms'];

/** The kinds of things whose changes somebody with these roles may see. */
export function openAudits(roles: readonly Role[]): AuditedResource[] {
  return auditedResources.filter((own) => hasAnyRole(roles, ['Admin']) || !adminsOwn.includes(own));
}
