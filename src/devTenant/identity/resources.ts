import { clientId, graphAppId, powerBiResource, sharePointAppId } from '../environment';
import type { IdentityContext } from './identityContext';
import { IdentityProblem } from './identityProblem';
import { keysOf } from '#shared/rules/values/records';

export type ResourceName = 'portal' | 'graph' | 'sharepoint' | 'powerbi';

/** One service that tokens are asked for. */
export interface Asked {
  resource: ResourceName;
  /**
   * How the request named the service, e.g. `api://localhost:3000/{clientId}`; the audience of a v1
   * token.
   */
  identifier: string;
  /** Scope names as they appear in `scp`. */
  scopes: string[];
}

type ResourceContext = Pick<IdentityContext, 'addresses' | 'productUrl' | 'registration'>;

export const graphScopes = [
  'User.Read',
  'User.ReadBasic.All',
  'User.Read.All',
  'People.Read',
  'Sites.Read.All',
  'Sites.ReadWrite.All',
  'Files.Read',
  'Files.Read.All',
  'Files.ReadWrite',
  'Tasks.Read',
  'Tasks.ReadWrite',
  'Calendars.ReadBasic',
  'Calendars.Read',
  'Calendars.ReadWrite',
  'GroupMember.Read.All',
  'Group.Read.All',
  'Group.ReadWrite.All',
  'Channel.Create',
  'Channel.ReadBasic.All',
  'TeamsTab.Create',
  'SensitivityLabel.Read',
  'Bookmark.Read.All',
  'TermStore.Read.All',
  'Mail.ReadBasic',
  'ProfilePhoto.Read.All',
  'Application.Read.All',
  'LicenseAssignment.Read.All',
];
const sharePointScopes = [
  'AllSites.Read',
  'AllSites.Write',
  'Sites.Search.All',
  'TermStore.Read.All',
  'User.Read',
];
const own: Record<ResourceName, readonly string[]> = {
  portal: ['access_as_user'],
  graph: graphScopes,
  sharepoint: sharePointScopes,
  powerbi: ['Report.Read.All', 'Dashboard.Read.All'],
};
const openIdScopes = ['openid', 'profile', 'email', 'offline_access'];

/** The services that a `scope` parameter names, in order, each with its scopes. */
export function askedResources(scope: string, context: ResourceContext): Asked[] {
  const asked = new Map<ResourceName, Asked>();
  for (const text of scope.split(/\s+/).filter((word) => word && !openIdScopes.includes(word))) {
    const { resource, identifier, name } = splitScope(text, context);
    const entry = asked.get(resource) ?? { resource, identifier, scopes: [] };
    entry.scopes.push(...(name === '.default' ? own[resource] : [known(resource, name)]));
    asked.set(resource, entry);
  }
  return [...asked.values()];
}

function known(resource: ResourceName, name: string): string {
  const match = own[resource].find((scope) => scope.toLowerCase() === name.toLowerCase());
  if (match) return match;
  throw new IdentityProblem('invalid_client', 'unknownScope', { clientId, name, resource });
}

function splitScope(
  text: string,
  context: ResourceContext,
): { resource: ResourceName; identifier: string; name: string } {
  const slash = text.lastIndexOf('/');
  if (slash < 0) return { resource: 'graph', identifier: context.addresses.graphUrl, name: text };
  const identifier = text.slice(0, slash).replace(/\/$/, '');
  const resource = resourceOf(identifier, context);
  if (resource) return { resource, identifier, name: text.slice(slash + 1) };
  throw new IdentityProblem('invalid_resource', 'unknownResource', { identifier });
}

function resourceOf(
  identifier: string,
  { addresses, productUrl, registration }: ResourceContext,
): ResourceName | undefined {
  const names: Record<ResourceName, string[]> = {
    portal: [
      clientId,
      `api://${clientId}`,
      ...(registration.hasIdentifierUri ? [`api://${new URL(productUrl).host}/${clientId}`] : []),
    ],
    graph: [addresses.graphUrl, 'https://graph.microsoft.com', graphAppId],
    sharepoint: [addresses.sharePointUrl, sharePointAppId],
    powerbi: [powerBiResource],
  };
  return keysOf(names).find((resource) => names[resource].includes(identifier));
}
