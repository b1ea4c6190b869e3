import { applicationInsightsOf, signalRServiceOf } from './connectionStrings';
import ipaddr from 'ipaddr.js';
import { isGuid } from '#shared/rules/guid';
import { authorizationModes } from '#shared/rules/roles';
import { entriesOf } from '#shared/rules/records';

/** Environment variables as the process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

interface Variable {
  /** What it is for, in one sentence; printed when the value is wrong. */
  explanation: string;
  /** Missing: the variable is required. */
  default?: string;
  /** What is wrong with a value, or nothing. */
  check?: (value: string, environment: Environment) => string | undefined;
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];
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
  DATABASE_CONNECTIONS: {
    explanation:
      'Largest number of database connections for requests; a quarter of them are for searches ' +
      'and the like. Three more are for changes, upkeep and health.',
    default: '10',
    check: wholeNumber(2, 500),
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
  TEAMS_APP_ID: {
    explanation: 'Id of the Teams app, a GUID. Empty: the client id.',
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

type Name = keyof typeof variables;

/**
 * Reads every variable, with defaults, and says in full sentences what is wrong. An empty variable
 * counts as not set.
 */
export function readVariables(environment: Environment): {
  values: Record<Name, string>;
  violations: string[];
} {
  const values = {} as Record<Name, string>;
  const violations: string[] = [];
  for (const [name, variable] of entriesOf<Record<Name, Variable>>(variables)) {
    const value = environment[name]?.trim() || variable.default;
    const violation = value === undefined ? 'is missing' : variable.check?.(value, environment);
    if (violation) violations.push(`${name} ${violation}.\n  ${variable.explanation}`);
    values[name] = value ?? '';
  }
  return { values, violations };
}

function optional(check: NonNullable<Variable['check']>): NonNullable<Variable['check']> {
  return (value, environment) => (value === '' ? undefined : check(value, environment));
}

function eachOf(check: NonNullable<Variable['check']>): NonNullable<Variable['check']> {
  return (value, environment) =>
    listed(value)
      .map((part) => check(part, environment))
      .find(Boolean);
}

/** The parts of a value that lists several, separated by spaces. */
export function listed(value: string): string[] {
  return value.split(/\s+/).filter(Boolean);
}

function wholeNumber(least: number, most: number) {
  return (value: string) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `must be a whole number from ${least} to ${most}`;
}

function oneOf(allowed: readonly string[]) {
  return (value: string) =>
    allowed.includes(value) ? undefined : `must be one of ${allowed.join(', ')}`;
}

/**
 * Groups are asked for with the person's own token for SharePoint, which takes the client secret to
 * get.
 */
function authorizationMode(value: string, environment: Environment): string | undefined {
  const missing = ['SHAREPOINT_URL', 'CLIENT_SECRET'].filter((name) => !environment[name]?.trim());
  if (value === 'sharepoint' && missing.length > 0)
    return `cannot be sharepoint without ${missing.join(' and ')}`;
  return oneOf(authorizationModes)(value);
}

/** The value is a secret and must not be repeated. */
function applicationInsights(value: string): string | undefined {
  return applicationInsightsOf(value)
    ? undefined
    : 'must name an InstrumentationKey and an IngestionEndpoint';
}

function signalRService(value: string, environment: Environment): string | undefined {
  const service = signalRServiceOf(value);
  if (!service) return 'must have the form Endpoint=https://…;AccessKey=…;Version=1.0;';
  const violation = webOrigin(service.endpoint, environment);
  return violation && `has an Endpoint that ${violation}`;
}

function sitePath(value: string): string | undefined {
  return /^(\/[\w.-]+)+\/?$/.test(value) ? undefined : 'must be a path such as /sites/home';
}

function guid(value: string): string | undefined {
  return isGuid(value) ? undefined : 'must be a GUID such as 11111111-2222-3333-4444-555555555555';
}

function atMost(length: number) {
  return (value: string) =>
    value.length <= length
      ? undefined
      : `has ${value.length} characters; at most ${length} are possible`;
}

function version(value: string): string | undefined {
  return /^\d+\.\d+\.\d+$/.test(value) ? undefined : 'must have three numbers, such as 1.4.0';
}

function webAddress(value: string): string | undefined {
  return URL.canParse(value) && new URL(value).protocol === 'https:'
    ? undefined
    : 'must be an address that starts with https://';
}

function proxies(value: string): string | undefined {
  const isKnown = (address: string) => ipaddr.isValid(address) || ipaddr.isValidCIDR(address);
  if (/^[1-9]$/.test(value) || value.split(',').every((address) => isKnown(address.trim())))
    return undefined;
  return 'must be a number from 1 to 9, or addresses and networks separated by commas';
}

function culture(value: string): string | undefined {
  return /^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(value) ? undefined : 'must be a culture such as en-us';
}

function hostList(value: string): string | undefined {
  return value.split(',').every((host) => /^[\w.-]+(:\d+)?$/.test(host.trim()))
    ? undefined
    : 'must be a list such as news.nordvik.example,localhost:8080';
}

function postgresAddress(value: string): string | undefined {
  return /^postgres(ql)?:\/\/\S+$/.test(value) ? undefined : 'must start with postgres://';
}

/** http is for development on one's own machine only: tokens travel to these addresses. */
function webOrigin(value: string, environment: Environment): string | undefined {
  if (!URL.canParse(value)) return 'must be an address such as https://portal.nordvik.example';
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  if (protocol !== 'https:' && protocol !== 'http:') return 'must start with https://';
  if (pathname !== '/' || search || hash) return 'must have no path';
  if (protocol === 'https:') return undefined;
  if (environment.NODE_ENV === 'production') return 'must start with https:// in production';
  return localHosts.includes(hostname) || hostname.endsWith('.localhost')
    ? undefined
    : 'must start with https://; http is accepted only for localhost';
}
