import { types } from 'node:util';
import ipaddr from 'ipaddr.js';
import { Client } from 'pg';
import { isGuid } from '#shared/rules/values/guid';
import { codeOfError } from '#shared/rules/values/records';
import { authorizationModes } from '#shared/rules/people/roles';
import { applicationInsightsOf, signalRServiceOf } from './connectionStrings';

/** Environment variables as the process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Describes the problem with a value, or returns nothing. */
export type Check = (value: string, environment: Environment) => string | undefined;

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

export function optional(check: Check): Check {
  return (value, environment) => (value === '' ? undefined : check(value, environment));
}

export function eachOf(check: Check): Check {
  return (value, environment) =>
    listed(value)
      .map((part) => check(part, environment))
      .find(Boolean);
}

/** The parts of a value that lists several, separated by spaces. */
export function listed(value: string): string[] {
  return value.split(/\s+/).filter(Boolean);
}

export function wholeNumber(min: number, max: number) {
  return (value: string) =>
    /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
      ? undefined
      : `must be a whole number from ${min} to ${max}`;
}

export function oneOf(allowed: readonly string[]) {
  return (value: string) =>
    allowed.includes(value) ? undefined : `must be one of ${allowed.join(', ')}`;
}

/**
 * Groups are requested with the person's own token for SharePoint, which takes the client secret to
 * get.
 */
export function authorizationMode(value: string, environment: Environment): string | undefined {
  const missing = ['SHAREPOINT_URL', 'CLIENT_SECRET'].filter((name) => !environment[name]?.trim());
  if (value === 'sharepoint' && missing.length > 0)
    return `cannot be sharepoint without ${missing.join(' and ')}`;
  return oneOf(authorizationModes)(value);
}

/** The value is a secret and must not be repeated. */
export function applicationInsights(value: string): string | undefined {
  return applicationInsightsOf(value)
    ? undefined
    : 'must name an InstrumentationKey and an IngestionEndpoint';
}

export function signalRService(value: string, environment: Environment): string | undefined {
  const service = signalRServiceOf(value);
  if (!service) return 'must have the form Endpoint=https://…;AccessKey=…;Version=1.0;';
  const violation = webOrigin(service.endpoint, environment);
  return violation && `has an Endpoint that ${violation}`;
}

export function sitePath(value: string): string | undefined {
  return /^(\/[\w.-]+)+\/?$/.test(value) ? undefined : 'must be a path such as /sites/home';
}

export function guid(value: string): string | undefined {
  return isGuid(value) ? undefined : 'must be a GUID such as 11111111-2222-3333-4444-555555555555';
}

export function atMost(length: number) {
  return (value: string) =>
    value.length <= length
      ? undefined
      : `has ${value.length} characters; at most ${length} are possible`;
}

export function version(value: string): string | undefined {
  return /^\d+\.\d+\.\d+$/.test(value) ? undefined : 'must have three numbers, such as 1.4.0';
}

export function webAddress(value: string): string | undefined {
  return URL.canParse(value) && new URL(value).protocol === 'https:'
    ? undefined
    : 'must be an address that starts with https://';
}

export function proxies(value: string): string | undefined {
  const isKnown = (address: string) => ipaddr.isValid(address) || ipaddr.isValidCIDR(address);
  if (/^[1-9]$/.test(value) || value.split(',').every((address) => isKnown(address.trim())))
    return undefined;
  return 'must be a number from 1 to 9, or addresses and networks separated by commas';
}

export function culture(value: string): string | undefined {
  return /^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(value) ? undefined : 'must be a culture such as en-us';
}

export function hostList(value: string): string | undefined {
  return value.split(',').every((host) => /^[\w.-]+(:\d+)?$/.test(host.trim()))
    ? undefined
    : 'must be a list such as news.nordvik.example,localhost:8080';
}

/** The value holds a password and must not be repeated. */
export function postgresAddress(value: string): string | undefined {
  if (!/^postgres(ql)?:\/\/\S+$/.test(value)) return 'must start with postgres://';
  const unreadable =
    'cannot be read: write the signs % / # ? @ of a password as %25 %2F %23 %3F %40';
  if (endsInPassword.test(value)) return unreadable;
  try {
    return typeof new Client({ connectionString: value }).host === 'string'
      ? undefined
      : unreadable;
  } catch (error) {
    // The files of its certificates are read with it.
    if (!types.isNativeError(error) || !('syscall' in error)) return unreadable;
    const file = 'path' in error ? `the file ${String(error.path)}` : 'a folder';
    return `names ${file} for its certificates, which cannot be read (${codeOfError(error)})`;
  }
}

/**
 * A sign that ends the name of a server stands in the password: no @ belongs to the path, or to a
 * query before its first value.
 */
const endsInPassword = /^\w+:\/\/[^/?#]*[/#][^?]*@|^[^?]*\?[^=]*@/;

/** http is for development on one's own machine only: tokens travel to these addresses. */
export function webOrigin(value: string, environment: Environment): string | undefined {
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

export function timeOfDay(value: string): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : 'must be a time such as 02:30';
}

export function contact(value: string): string | undefined {
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)
    ? undefined
    : 'must start with mailto: or https://';
}
