import { entriesOf } from '#shared/rules/values/records';
import {
  applicationInsights,
  atMost,
  authorizationMode,
  contact,
  culture,
  eachOf,
  guid,
  hostList,
  oneOf,
  optional,
  postgresAddress,
  proxies,
  signalRService,
  sitePath,
  timeOfDay,
  version,
  webAddress,
  webOrigin,
  wholeNumber,
  type Check,
  type Environment,
} from './variableChecks';

interface Variable {
  /** The variable's purpose, in one sentence; printed when the value is wrong. */
  explanation: string;
  /** Missing: the variable is required. */
  default?: string;
  /** Describes the problem with a value, or returns nothing. */
  check?: Check;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Every variable of the product, explained once. */
export const variables = {
  PORT: {
    explanation: 'Port that the portal listens on.',
    default: '3000',
    check: wholeNumber(0, 65_535),
  },
  HOST: {
    explanation: 'Network address that the portal listens on; 0.0.0.0 for all.',
    default: 'localhost',
  },
  DATA_DIR: {
    explanation: 'Directory of the embedded database; used only without DATABASE_URL.',
    default: '.data',
  },
  DATABASE_URL: {
    explanation:
      'Address of a PostgreSQL 15 or newer, as postgres://user:password@host:5432/name. Empty: the embedded database.',
    default: '',
    check: optional(postgresAddress),
  },
  PREVIOUS_POSTGRES: {
    explanation:
      'Directory of the programs (initdb, postgres) of an older PostgreSQL, whose embedded database ' +
      'is taken over at the start. Empty: where Linux distributions put them.',
    default: '',
  },
  BACKUP_DIR: {
    explanation:
      'Directory into which the portal backs itself up every night; its account must be able to write ' +
      'there, and of several servers that share it one does. Empty: only "npm run backup" does.',
    default: '',
  },
  BACKUP_TIME: {
    explanation: 'Time of day, in UTC, of the backup into BACKUP_DIR.',
    default: '02:30',
    check: timeOfDay,
  },
  BACKUPS_KEPT: {
    explanation:
      'How many nightly backups stay in BACKUP_DIR; older ones, and those of upgrades before them, ' +
      'are deleted after a new one.',
    default: '14',
    check: wholeNumber(1, 1_000),
  },
  RETENTION_TIME: {
    explanation:
      'Time of day, in UTC, from which what the settings keep no longer is removed; after the ' +
      'backup, which then still has it.',
    default: '03:30',
    check: timeOfDay,
  },
  DATABASE_CONNECTIONS: {
    explanation:
      'Largest number of database connections for requests; a quarter of them are for searches ' +
      'and the like. Three more are for changes, upkeep and health, and two for a backup while it is made.',
    default: '10',
    check: wholeNumber(2, 500),
  },
  DRAIN_SECONDS: {
    explanation:
      'Seconds for which a server that is told to stop says that it is not ready and goes on answering, ' +
      'so that the load balancer leaves it before it ends; 0 where none asks /health/ready.',
    default: '0',
    check: wholeNumber(0, 300),
  },
  PUBLIC_URL: {
    explanation:
      'Address under which people open the portal, without a path. Empty: http://localhost:PORT.',
    default: '',
    check: optional(webOrigin),
  },
  TENANT_ID: {
    explanation: 'Directory (tenant) id of the organisation in Microsoft Entra, a GUID.',
    check: guid,
  },
  CLIENT_ID: {
    explanation:
      "Application (client) id of the portal's app registration in Microsoft Entra, a GUID.",
    check: guid,
  },
  CLIENT_SECRET: {
    explanation:
      'Client secret of the app registration; needed only where the server calls Microsoft itself.',
    default: '',
  },
  IDENTITY_URL: {
    explanation: 'Address of the identity service.',
    default: 'https://login.microsoftonline.com',
    check: webOrigin,
  },
  GRAPH_URL: {
    explanation: 'Address of Microsoft Graph.',
    default: 'https://graph.microsoft.com',
    check: webOrigin,
  },
  POWER_BI_URL: {
    explanation: "Address of the Power BI service's API.",
    default: 'https://api.powerbi.com',
    check: webOrigin,
  },
  POWER_BI_APP_URL: {
    explanation:
      'Address from which Power BI serves embedded reports; reports of other addresses are not shown.',
    default: 'https://app.powerbi.com',
    check: webOrigin,
  },
  SHAREPOINT_URL: {
    explanation:
      "Address of the organisation's SharePoint, such as https://nordvik.sharepoint.com. Empty: it has none.",
    default: '',
    check: optional(webOrigin),
  },
  TEAMS_HOST_ORIGINS: {
    explanation:
      'Further origins, separated by spaces, that embed the portal as Microsoft Teams does ' +
      "and are believed as Teams is. Empty: only Microsoft's own.",
    default: '',
    check: eachOf(webOrigin),
  },
  TEAMS_NESTED_APP_AUTH: {
    explanation:
      'Whether the portal uses nested app authentication in hosts that recommend it: yes ' +
      'or no. It needs the redirect address brk-multihub://HOST in the app registration.',
    default: 'no',
    check: oneOf(['yes', 'no']),
  },
  FRAME_ANCESTORS: {
    explanation:
      'Further origins, separated by spaces, whose pages may show the portal in a frame, ' +
      'such as https://nordvik.sharepoint.com.',
    default: '',
    check: eachOf(webOrigin),
  },
  AUTHORIZATION_MODE: {
    explanation:
      'Where roles come from: claims (app roles of the registration, in the token) or ' +
      'sharepoint (groups of a SharePoint site).',
    default: 'claims',
    check: authorizationMode,
  },
  AUTHORIZATION_SITE: {
    explanation:
      'Path of the SharePoint site whose groups hold the roles with ' +
      'AUTHORIZATION_MODE=sharepoint, such as /sites/home. Empty: the root site.',
    default: '',
    check: optional(sitePath),
  },
  PORTAL_SIGNIN: {
    explanation: 'How people sign in in a browser: redirect or popup.',
    default: 'redirect',
    check: oneOf(['redirect', 'popup']),
  },
  DEFAULT_REQUEST_CULTURE: {
    explanation: 'Culture used where a person has chosen none, such as en-us.',
    default: 'en-us',
    check: culture,
  },
  FEED_PRIVATE_HOSTS: {
    explanation:
      'Servers of the own network whose news feeds may be read, as host:port joined by ' +
      'commas. Others must have public addresses.',
    default: '',
    check: optional(hostList),
  },
  LOG_LEVEL: {
    explanation: `Least important level that is logged: ${logLevels.join(', ')}.`,
    default: 'info',
    check: oneOf(logLevels),
  },
  METRICS_PORT: {
    explanation:
      'Port of its own, at HOST, where Prometheus finds figures about this server at /metrics; let ' +
      'nobody else reach it. Empty: none.',
    default: '',
    check: optional(wholeNumber(0, 65_535)),
  },
  SECURITY_CONTACT: {
    explanation:
      'Where flaws of the portal are reported, as mailto:… or https://…; told at ' +
      '/.well-known/security.txt. Empty: nowhere.',
    default: '',
    check: optional(contact),
  },
  TEAMS_APP_ID: {
    explanation: 'Id of the Teams app, a GUID. Empty: the client id.',
    default: '',
    check: optional(guid),
  },
  TEAMS_CATALOG_APP_ID: {
    explanation:
      "Id that the organisation's own catalogue of Teams apps gave the app, a GUID: links into the " +
      'app name it. Empty: TEAMS_APP_ID, which is right for an app that was uploaded for oneself ' +
      'or comes from the store.',
    default: '',
    check: optional(guid),
  },
  TEAMS_APP_NAME: {
    explanation: 'Name of the Teams app, at most 30 characters.',
    default: 'Intranet',
    check: atMost(30),
  },
  TEAMS_APP_VERSION: {
    explanation:
      'Version of the Teams app, such as 1.4.0; Teams takes a changed package only with a ' +
      "higher one. Empty: the portal's version.",
    default: '',
    check: optional(version),
  },
  DEVELOPER_NAME: {
    explanation: 'Who offers the Teams app, at most 32 characters.',
    default: 'Intranet portal',
    check: atMost(32),
  },
  DEVELOPER_URL: {
    explanation: 'Page about who offers the Teams app. Empty: the portal itself.',
    default: '',
    check: optional(webAddress),
  },
  PRIVACY_URL: {
    explanation: 'Privacy statement of the Teams app. Empty: the portal itself.',
    default: '',
    check: optional(webAddress),
  },
  TERMS_URL: {
    explanation: 'Terms of use of the Teams app. Empty: the portal itself.',
    default: '',
    check: optional(webAddress),
  },
  RATE_LIMIT_PER_PERSON: {
    explanation: 'Requests that one signed-in person may make in a minute; 0 for no limit.',
    default: '600',
    check: wholeNumber(0, 1_000_000),
  },
  HUB_CONNECTIONS_PER_PERSON: {
    explanation:
      'Realtime connections (open tabs) that one person may have at this server; 0 for no limit.',
    default: '30',
    check: wholeNumber(0, 1_000_000),
  },
  AZURE_SIGNALR_CONNECTION_STRING: {
    explanation:
      'Connection string of an Azure SignalR Service in serverless mode, which then holds ' +
      'the connections of open pages. Empty: the portal holds them itself.',
    default: '',
    check: optional(signalRService),
  },
  APPLICATIONINSIGHTS_CONNECTION_STRING: {
    explanation:
      'Connection string of an Application Insights resource, which then gets the events ' +
      "of use too, without names. Empty: only the portal's database keeps them.",
    default: '',
    check: optional(applicationInsights),
  },
  RATE_LIMIT_ANONYMOUS: {
    explanation:
      'Refused or anonymous product-API requests that one network address may make in a minute; 0 for no limit.',
    default: '300',
    check: wholeNumber(0, 1_000_000),
  },
  TRUST_PROXY: {
    explanation:
      'Reverse proxies before the portal, whose X-Forwarded-For tells the address of the ' +
      'caller: how many stand in a row, or their addresses and networks, such as ' +
      '10.0.0.0/8, separated by commas. Empty: none.',
    default: '',
    check: optional(proxies),
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/**
 * Reads variables, with defaults, and says in full sentences what is wrong. An empty variable counts
 * as not set.
 * @param names left out: all of them
 */
export function readVariables(
  environment: Environment,
  names?: readonly VariableName[],
): {
  values: Record<VariableName, string>;
  violations: string[];
} {
  const values = {} as Record<VariableName, string>;
  const violations: string[] = [];
  for (const [name, variable] of entriesOf<Record<VariableName, Variable>>(variables)) {
    if (names && !names.includes(name)) continue;
    const value = environment[name]?.trim() || variable.default;
    const violation = value === undefined ? 'is missing' : variable.check?.(value, environment);
    if (violation) violations.push(`${name} ${violation}.\n  ${variable.explanation}`);
    values[name] = value ?? '';
  }
  return { values, violations };
}
