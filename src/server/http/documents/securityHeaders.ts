import type { FastifyReply } from 'fastify';
import { microsoftHosts } from '#shared/rules/addresses/teamsHosts';
import { sharePointSources } from '#shared/rules/sites/sharePointHosts';
import { videoHostName, videoPlayerHosts } from '#shared/rules/pictures/videoAddress';
import type { Config } from '../../config';
import { microsoftIdentityUrl } from '../../config';

/**
 * Headers that only say "do not do more than intended"; the same for every page.
 * X-Frame-Options is left out on purpose: it cannot name the hosts that frame the portal.
 */
export function pageHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cache-control': 'no-store',
  };
  if (config.publicUrl.startsWith('https:'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

/**
 * The page's Content-Security-Policy. Scripts come only from files of this origin; styles need the
 * nonce (Griffel writes them).
 * @param scriptHashes of the scripts that the page itself holds, e.g. `sha256-…`
 * @param videoHosts of the setting `allowedVideoHosts`
 */
export function contentSecurityPolicy(
  config: Config,
  nonce: string,
  {
    scriptHashes = [],
    videoHosts = [],
  }: { scriptHashes?: readonly string[]; videoHosts?: readonly string[] } = {},
): string {
  const own = new URL(config.publicUrl);
  const socket = `${own.protocol === 'https:' ? 'wss' : 'ws'}://${own.host}`;
  const identity = [
    config.identityUrl,
    ...(config.identityUrl === microsoftIdentityUrl ? ['https://*.microsoftonline.com'] : []),
  ];
  const sharePoint = config.sharePointUrl ? [config.sharePointUrl] : [];
  // SharePoint's home service, which knows the followed sites, lives beside SharePoint Online.
  const homeService = config.sharePointUrl.endsWith('.sharepoint.com') ? ['https://*.svc.ms'] : [];
  const realtime = config.signalRService
    ? [config.signalRService.endpoint, config.signalRService.endpoint.replace(/^http/, 'ws')]
    : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...sharePoint, config.graphUrl],
    'font-src': ["'self'", 'data:', 'https://res.cdn.office.net'],
    'connect-src': [
      "'self'",
      socket,
      ...realtime,
      ...identity,
      config.graphUrl,
      ...sharePointSources(config),
      ...homeService,
      'https://res.cdn.office.net',
    ],
    'frame-src': [
      "'self'",
      ...identity,
      ...sharePoint,
      config.powerBiAppUrl,
      ...[...videoPlayerHosts, ...videoHosts.flatMap((entry) => videoHostName(entry) ?? [])].map(
        (host) => `https://${host}`,
      ),
    ],
    'frame-ancestors': frameAncestors(config),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Who may frame pages of the portal: itself, Microsoft's hosts, and those of the configuration. */
export function frameAncestors(config: Config): string[] {
  return ["'self'", ...microsoftHosts, ...config.teamsHostOrigins, ...config.frameAncestors];
}

/** Sets headers on an answer. */
export function setHeaders(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  return reply;
}
