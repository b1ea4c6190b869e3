import type { AuthorizationMode } from '#shared/rules/people/roles';
import {
  applicationInsightsOf,
  signalRServiceOf,
  type ApplicationInsights,
  type SignalRService,
} from './connectionStrings';
import { listed, type Environment } from './variableChecks';
import { readVariables } from './variables';

/** Which database the portal has. */
export interface DatabaseConfig {
  dataDir: string;
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string;
  /** Where the programs of an older PostgreSQL are; empty: where they usually are. */
  previousPostgres: string;
}

export interface BackupConfig {
  /** Empty: none are made by themselves. */
  dir: string;
  /** In UTC, as 02:30. */
  time: string;
  kept: number;
}

/** The server's configuration. Addresses have no slash at the end. */
export interface Config extends DatabaseConfig {
  host: string;
  port: number;
  backups: BackupConfig;
  /** Time of the nightly removal of what was kept long enough, in UTC, as 03:30. */
  retentionTime: string;
  databaseConnections: number;
  /** For how long a server that is to stop answers on. */
  drainSeconds: number;
  publicUrl: string;
  tenantId: string;
  clientId: string;
  clientSecret: string;
  identityUrl: string;
  graphUrl: string;
  sharePointUrl: string;
  /** API of Power BI. */
  powerBiUrl: string;
  /** Where embedded reports come from. */
  powerBiAppUrl: string;
  /** Origins that are believed as Teams is, beside Microsoft's; they may frame the portal too. */
  teamsHostOrigins: string[];
  /** Origins that may frame the portal, beside Microsoft's and `teamsHostOrigins`. */
  frameAncestors: string[];
  authorizationMode: AuthorizationMode;
  /**
   * Path of the SharePoint site whose groups hold the roles, e.g. `/sites/home`; empty: the root
   * site.
   */
  authorizationSite: string;
  signIn: 'redirect' | 'popup';
  /** Whether the client may use nested app authentication in hosts that offer it. */
  nestedAppAuth: boolean;
  defaultRequestCulture: string;
  /** `host:port`, lower case; the port only where it is not the scheme's own. */
  feedPrivateHosts: readonly string[];
  logLevel: string;
  /** Empty: none. */
  securityContact: string;
  /** Left out: figures are not kept. */
  metricsPort: number | undefined;
  teamsApp: TeamsAppConfig;
  /** Requests a minute. */
  rateLimitPerPerson: number;
  rateLimitAnonymous: number;
  /** Realtime connections; 0 for no limit. */
  hubConnectionsPerPerson: number;
  /** Holds the realtime connections in the portal's place; left out: the portal does. */
  signalRService: SignalRService | undefined;
  /** Gets the events of use too; left out: only the portal's database does. */
  applicationInsights: ApplicationInsights | undefined;
  /**
   * Reverse proxies that may say who asked: how many there are in a row, their addresses, or none.
   */
  trustProxy: number | string[] | false;
}

/**
 * The names, version and addresses in the Teams app package, beside the registration and the
 * portal's address.
 */
export interface TeamsAppConfig {
  id: string;
  /** The id that links into the app name: the catalogue's, where the app comes from there. */
  linkId: string;
  name: string;
  /** Empty: the portal's version. */
  version: string;
  developerName: string;
  /** Empty, as the next two: the portal itself. */
  developerUrl: string;
  privacyUrl: string;
  termsUrl: string;
}

/** Where Microsoft's public identity service is; it names its v1 issuer differently. */
export const microsoftIdentityUrl = 'https://login.microsoftonline.com';

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every violation at once, each with the variable's explanation.
 */
export function readConfig(environment: Environment): Config {
  const { values, violations } = readVariables(environment);
  if (violations.length > 0) throw new ConfigError(violations);
  return {
    host: values.HOST,
    port: Number(values.PORT),
    ...databaseOf(values),
    backups: {
      dir: values.BACKUP_DIR,
      time: values.BACKUP_TIME,
      kept: Number(values.BACKUPS_KEPT),
    },
    retentionTime: values.RETENTION_TIME,
    databaseConnections: Number(values.DATABASE_CONNECTIONS),
    drainSeconds: Number(values.DRAIN_SECONDS),
    publicUrl: withoutSlash(values.PUBLIC_URL || `http://localhost:${values.PORT}`),
    tenantId: values.TENANT_ID.toLowerCase(),
    clientId: values.CLIENT_ID.toLowerCase(),
    clientSecret: values.CLIENT_SECRET,
    identityUrl: withoutSlash(values.IDENTITY_URL),
    graphUrl: withoutSlash(values.GRAPH_URL),
    sharePointUrl: withoutSlash(values.SHAREPOINT_URL),
    powerBiUrl: withoutSlash(values.POWER_BI_URL),
    powerBiAppUrl: withoutSlash(values.POWER_BI_APP_URL),
    teamsHostOrigins: listed(values.TEAMS_HOST_ORIGINS).map(withoutSlash),
    frameAncestors: listed(values.FRAME_ANCESTORS).map(withoutSlash),
    authorizationMode: values.AUTHORIZATION_MODE === 'sharepoint' ? 'sharepoint' : 'claims',
    nestedAppAuth: values.TEAMS_NESTED_APP_AUTH === 'yes',
    authorizationSite: withoutSlash(values.AUTHORIZATION_SITE),
    signIn: values.PORTAL_SIGNIN === 'popup' ? 'popup' : 'redirect',
    defaultRequestCulture: values.DEFAULT_REQUEST_CULTURE,
    feedPrivateHosts: values.FEED_PRIVATE_HOSTS.toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    logLevel: values.LOG_LEVEL,
    securityContact: values.SECURITY_CONTACT,
    metricsPort: values.METRICS_PORT === '' ? undefined : Number(values.METRICS_PORT),
    teamsApp: {
      id: (values.TEAMS_APP_ID || values.CLIENT_ID).toLowerCase(),
      linkId: (
        values.TEAMS_CATALOG_APP_ID ||
        values.TEAMS_APP_ID ||
        values.CLIENT_ID
      ).toLowerCase(),
      name: values.TEAMS_APP_NAME,
      version: values.TEAMS_APP_VERSION,
      developerName: values.DEVELOPER_NAME,
      developerUrl: values.DEVELOPER_URL,
      privacyUrl: values.PRIVACY_URL,
      termsUrl: values.TERMS_URL,
    },
    rateLimitPerPerson: Number(values.RATE_LIMIT_PER_PERSON),
    rateLimitAnonymous: Number(values.RATE_LIMIT_ANONYMOUS),
    hubConnectionsPerPerson: Number(values.HUB_CONNECTIONS_PER_PERSON),
    signalRService: signalRServiceOf(values.AZURE_SIGNALR_CONNECTION_STRING),
    applicationInsights: applicationInsightsOf(values.APPLICATIONINSIGHTS_CONNECTION_STRING),
    trustProxy: trustedProxies(values.TRUST_PROXY),
  };
}

const ofDatabase = ['DATA_DIR', 'DATABASE_URL', 'PREVIOUS_POSTGRES'] as const;

/**
 * Reads which database the portal has, for what needs nothing else.
 * @throws ConfigError
 */
export function readDatabaseConfig(environment: Environment): DatabaseConfig {
  const { values, violations } = readVariables(environment, ofDatabase);
  if (violations.length > 0) throw new ConfigError(violations);
  return databaseOf(values);
}

function databaseOf(values: Readonly<Record<(typeof ofDatabase)[number], string>>): DatabaseConfig {
  return {
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    previousPostgres: values.PREVIOUS_POSTGRES,
  };
}

/**
 * The server must not start with this configuration; the message is meant for the person who starts
 * it.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly violations: readonly string[]) {
    super(
      'The portal cannot start; its configuration needs ' +
        `${violations.length === 1 ? 'a correction' : 'corrections'}:\n\n${violations.join('\n\n')}\n`,
    );
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function trustedProxies(value: string): Config['trustProxy'] {
  if (value === '') return false;
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim());
}
