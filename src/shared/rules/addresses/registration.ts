import { roles, type Role } from '../people/roles';

/** The scope that tokens for the product API carry. */
export const apiScope = 'access_as_user';

/** Pages that sign-in may come back to, all of the platform "single-page application". */
export const redirectPaths = ['/redirect', '/auth-blank', '/msteams-auth'] as const;

/**
 * Microsoft's own ids of the clients that show the app: Teams, and Outlook and Microsoft 365, where
 * its personal tabs appear too; the same in every tenant. Pre-authorised, they get tokens for the
 * portal without asking the person.
 */
export const teamsClients = [
  {
    Id: '1fec8e78-bce4-4aaf-ab1b-5451cc387264',
    Name: 'Teams on the desktop and on phones',
    Kind: 'desktop',
  },
  { Id: '5e3ce6c0-2b1f-4285-8d4b-75ee78787346', Name: 'Teams in the browser', Kind: 'web' },
  {
    Id: '0ec893e0-5785-4de6-99da-4ed124e5296c',
    Name: 'Microsoft 365 on the desktop',
    Kind: 'officeDesktop',
  },
  {
    Id: '4765445b-32c6-49b0-83e6-1d93765276ca',
    Name: 'Microsoft 365 in the browser',
    Kind: 'officeWeb',
  },
  {
    Id: 'd3590ed6-52b3-4102-aeff-aad2292ab01c',
    Name: 'Outlook on the desktop and Microsoft 365 on phones',
    Kind: 'outlookDesktop',
  },
  {
    Id: 'bc59ab01-8403-45c6-8796-ac3ef710b3e3',
    Name: 'Outlook in the browser',
    Kind: 'outlookWeb',
  },
  {
    Id: '27922004-5251-4030-b22d-91ecd9a37ea4',
    Name: 'Outlook on phones',
    Kind: 'outlookPhone',
  },
] as const;

/**
 * Ids of the app roles in the registration's own manifest; an organisation that registers by hand
 * may have others.
 */
export const appRoleIds: Readonly<Record<Role, string>> = {
  Admin: 'b5b4c3f2-6f0c-4b54-9a0e-2d1f7a3c9e01',
  Editor: '7e0c2c4a-1c2b-4a52-8f57-64f0d1f0a902',
  CollabSiteCreator: 'c0f3a1de-5b53-4c1a-8d0f-0f6f6f3b7d03',
  AppEditor: '2a9d7a61-93c4-4d8e-b0a5-9a1d5cbe4f04',
  MessageBroadcastEditor: 'd46be8f7-35de-4e5f-9f38-1a86d8d2a605',
  FooterEditor: '91c5f7b3-0a8d-46a0-a7f2-5f1a2b9e8c06',
  EditorDashboardEditor: '5f8e0b24-7d1f-4b0c-9c63-c2e8a7d4b107',
  PowerBIEditor: 'e8d3a6c9-4b7e-4e2f-8a91-3b0c5d6f2e08',
};
export const apiScopeId = '3d0b6f5e-8c1d-4f7a-9b2e-a1c4e7d85f09';

/** The application permission by which the portal notifies people in Teams. */
export const notificationPermission = 'TeamsActivity.Send';
/**
 * The application permission by which the portal asks the directory who has left, and who is there
 * for people without a licence.
 */
export const directoryPermission = 'User.Read.All';

/** A service of Microsoft and what the portal asks of it for the person who is signed in. */
export interface WantedPermissions {
  ResourceAppId: string;
  Resource: string;
  /** Delegated permissions, least privilege (AUTH-38). */
  Scopes: readonly string[];
  /**
   * Application permissions, which the portal itself has: for the notifications of Teams, for
   * deleting what belongs to people who have left and for finding colleagues without a licence, where
   * these are in use.
   */
  ApplicationRoles?: readonly string[];
}

export const wantedPermissions: readonly WantedPermissions[] = [
  {
    ResourceAppId: '00000003-0000-0000-c000-000000000000',
    Resource: 'Microsoft Graph',
    Scopes: [
      'User.Read',
      'User.ReadBasic.All',
      'User.Read.All',
      'People.Read',
      'GroupMember.Read.All',
      'Group.Read.All',
      'Group.ReadWrite.All',
      'Channel.Create',
      'Channel.ReadBasic.All',
      'TeamsTab.Create',
      'SensitivityLabel.Read',
      'Sites.Read.All',
      'Sites.ReadWrite.All',
      'Files.Read.All',
      'Files.ReadWrite',
      'Bookmark.Read.All',
      'Calendars.ReadBasic',
      'Calendars.Read',
      'Calendars.ReadWrite',
      'Tasks.Read',
      'Tasks.ReadWrite',
      'Mail.ReadBasic',
      'TermStore.Read.All',
    ],
    ApplicationRoles: [notificationPermission, directoryPermission],
  },
  {
    ResourceAppId: '00000003-0000-0ff1-ce00-000000000000',
    Resource: 'SharePoint',
    Scopes: ['AllSites.Read'],
  },
];

/** The settings that the portal's app registration in Microsoft Entra has to hold. */
export interface WantedRegistration {
  /** Application ID URI: what tokens for the product API are for. */
  IdentifierUri: string;
  Scope: string;
  RedirectUris: string[];
  TeamsClients: { Id: string; Name: string }[];
  AppRoles: string[];
  Permissions: { Resource: string; Scopes: string[] }[];
  /** Application permissions; each is needed only where its setting is on. */
  ApplicationPermissions: { Resource: string; Roles: string[] }[];
}

/**
 * Where a host's own broker gives tokens to: by it Entra knows which hosts may, and which address
 * they may do it for.
 */
export function brokerRedirect(publicUrl: string): string {
  return `brk-multihub://${new URL(publicUrl).host}`;
}

/**
 * Every redirect URI of the registration; that of brokers only where nested app authentication is
 * in use.
 */
export function wantedRedirects(
  publicUrl: string,
  { nestedAppAuth }: { nestedAppAuth: boolean },
): string[] {
  return [
    ...redirectPaths.map((path) => `${publicUrl}${path}`),
    ...(nestedAppAuth ? [brokerRedirect(publicUrl)] : []),
  ];
}

/** @param publicUrl where people open the portal, without a slash at the end */
export function wantedRegistration(
  publicUrl: string,
  clientId: string,
  options = { nestedAppAuth: false },
): WantedRegistration {
  return {
    IdentifierUri: `api://${new URL(publicUrl).host}/${clientId}`,
    Scope: apiScope,
    RedirectUris: wantedRedirects(publicUrl, options),
    TeamsClients: teamsClients.map(({ Id, Name }) => ({ Id, Name })),
    AppRoles: [...roles],
    Permissions: wantedPermissions.map(({ Resource, Scopes }) => ({
      Resource,
      Scopes: [...Scopes],
    })),
    ApplicationPermissions: wantedPermissions.flatMap(({ Resource, ApplicationRoles }) =>
      ApplicationRoles ? [{ Resource, Roles: [...ApplicationRoles] }] : [],
    ),
  };
}
