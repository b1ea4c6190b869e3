import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config';

/** The network address that a request counts for, also a request to open a socket. */
export type AddressOf = (request: IncomingMessage) => string;

/**
 * Reads the address of the caller behind the trusted proxies; nobody else is believed who they
 * speak for.
 */
export function addressReader(trustProxy: Config['trustProxy']): AddressOf {
  const isTrusted =
    typeof trustProxy === 'object'
      ? proxyAddress.compile(trustProxy)
      : (_address: string, place: number) => place < Number(trustProxy);
  return (request) =>
    networkOf(
      withoutPort(
        proxyAddress(request, (address, place) => isTrusted(withoutPort(address), place)),
      ),
    );
}

/**
 * Azure's proxies write a port behind each address, another one for each connection: the same caller
 * would be a new one each time, and no proxy known by its address.
 */
function withoutPort(address: string): string {
  const [, version6, version4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return version6 ?? version4 ?? address;
}

/** All of IPv6's addresses of a household or office together; an IPv4 address by itself. */
function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr
    .fromByteArray(address.toByteArray().map((byte, index) => (index < 8 ? byte : 0)))
    .toString();
}
