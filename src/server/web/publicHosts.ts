import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { itemAt } from '#shared/rules/values/certain';

/** The address must not be asked; the message names no address of the own network. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/**
 * Whether an IP address belongs to the public internet: neither private, loopback, link-local nor
 * set aside for anything else.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Addresses of version 4 that are written as if they were of version 6 (RFC 4291 §2.5.5.1) name
  // whatever they hold.
  if (
    parsed.kind() === 'ipv6' &&
    parsed
      .toByteArray()
      .slice(0, 12)
      .every((byte) => byte === 0)
  )
    return false;
  return parsed.range() === 'unicast';
}

/**
 * Throws when this address must not be asked: another scheme than http and https, a name
 * and password in it, or an IP address of a private network.
 * @param privateHosts `host:port` of servers in the own network that may be asked
 */
export function checkWebAddress(url: URL, privateHosts: readonly string[]): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new PrivateAddressError('It must be an http or https address.');
  if (url.username || url.password)
    throw new PrivateAddressError('The address must not hold a name and password.');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !isPublicAddress(literal) && !isAllowed(url, privateHosts))
    throw new PrivateAddressError('The address is in a private network.');
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * A name service for requests to this address, which finds only public addresses; the connection
 * goes to exactly what was checked.
 */
export function publicLookup(url: URL, privateHosts: readonly string[]) {
  const isTrusted = isAllowed(url, privateHosts);
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const refused = !isTrusted && found.some(({ address }) => !isPublicAddress(address));
      if (refused || found.length === 0)
        return callback(new PrivateAddressError('The address is in a private network.'), []);
      return options.all
        ? callback(null, found)
        : callback(null, itemAt(found, 0).address, itemAt(found, 0).family);
    });
  };
}

function isAllowed(url: URL, privateHosts: readonly string[]): boolean {
  return privateHosts.includes(url.host.toLowerCase());
}
