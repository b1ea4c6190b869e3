import { Type, type Static } from '@sinclair/typebox';
import { findingLevels } from '../../rules/finding';
import { authorizationModes } from '../../rules/people/roles';
import { interfaceLanguages } from '../../rules/settings/interfaceLanguages';
import { defineCalls } from '../call';
import { fields, object, oneOf } from '../fields';

const Texts = Type.Array(Type.String());

/** A {@link import('../../rules/finding').Finding} on the wire. */
const Finding = object({
  Check: Type.String(),
  Level: oneOf(findingLevels),
  Text: Type.String(),
  Remedy: Type.String(),
});

/** The language of the findings; English where it is left out. */
const findingsIn = object({ language: Type.Optional(oneOf(interfaceLanguages)) });

/** The settings that the app registration in Microsoft Entra has to hold for this portal. */
const WantedRegistration = object({
  IdentifierUri: Type.String(),
  Scope: Type.String(),
  RedirectUris: Texts,
  TeamsClients: Type.Array(object({ Id: Type.String(), Name: Type.String() })),
  AppRoles: Texts,
  Permissions: Type.Array(object({ Resource: Type.String(), Scopes: Texts })),
  /** Application permissions; each is needed only where its setting is on. */
  ApplicationPermissions: Type.Array(object({ Resource: Type.String(), Roles: Texts })),
});

export const TeamsApp = object({
  Id: Type.String(),
  Name: Type.String(),
  Version: Type.String(),
  /** Name for the downloaded package. */
  FileName: Type.String(),
  PublicUrl: Type.String(),
  ClientId: Type.String(),
  /** The text of manifest.json. */
  Manifest: Type.String(),
  Findings: Type.Array(Finding),
  Registration: WantedRegistration,
});
export type TeamsApp = Static<typeof TeamsApp>;

/** The running server and its connections; no secret, no address that holds one. */
export const About = object({
  Version: Type.String(),
  /** When this server was started. */
  StartedAt: fields.dateTime,
  /** Versions of what it runs on. */
  Node: Type.String(),
  PostgreSQL: Type.String(),
  PublicUrl: Type.String(),
  TenantId: Type.String(),
  ClientId: Type.String(),
  AuthorizationMode: oneOf(authorizationModes),
  SharePointUrl: Type.String(),
  Realtime: oneOf(['portal', 'azureSignalR']),
  /**
   * Object id of the portal's enterprise application in the tenant; empty where nobody may read it.
   */
  ServicePrincipalId: Type.String(),
});
export type About = Static<typeof About>;

export const admin = defineCalls({
  'GET /admin/about': {
    summary: 'Version and environment of this portal, and the id of its enterprise application.',
    access: ['Admin'],
    takes: 'services',
    answer: About,
  },
  'GET /admin/teamsapp': {
    summary:
      'The Teams app package for this portal: its manifest, what the check of it finds, ' +
      'and what its registration needs.',
    access: ['Admin'],
    query: findingsIn,
    answer: TeamsApp,
  },
  'GET /admin/teamsapp/package': {
    summary: 'The Teams app package for this portal, to upload to Teams.',
    access: ['Admin'],
    answer: 'zip',
  },
  'GET /admin/setup': {
    summary:
      "What the set-up doctor finds about this portal's configuration; takes a few seconds " +
      'when a service does not answer.',
    access: ['Admin'],
    takes: 'services',
    query: findingsIn,
    answer: Type.Array(Finding),
  },
});
