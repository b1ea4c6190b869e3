import { certain } from '#shared/rules/values/certain';
import type { TeamsManifest } from '../TeamsManifest';
import { ok, okUnless, problem, warning, type Found } from '../../findings/found';
import { say } from '../../findings/sentence';

const setAddress = say('https.set');
/**
 * Hosts under which anybody can put pages: a wildcard there would trust strangers. Spec: Teams
 * store validation, domains.
 */
const sharedHosts =
  /(^|\.)((azurewebsites|azurestaticapps|cloudapp)\.net|ngrok(-free)?\.app|(ngrok|github)\.io|sharepoint\.com)$/i;

/** Https everywhere, every tab on a valid domain, and the sign-in resource on the same host. */
export function addressChecks(manifest: TeamsManifest): Found[] {
  return [
    ...protocolChecks(manifest),
    ...domainChecks(manifest),
    ...resourceChecks(manifest),
    ...developerChecks(manifest),
  ];
}

function protocolChecks({ staticTabs = [], developer }: TeamsManifest): Found[] {
  const addresses = [
    ...staticTabs.flatMap(({ contentUrl, websiteUrl }) => [contentUrl, websiteUrl]),
    developer.websiteUrl,
    developer.privacyUrl,
    developer.termsOfUseUrl,
  ];
  const insecure = [
    ...new Set(
      addresses
        .filter((address) => address?.startsWith('http:'))
        .map((address) => new URL(certain(address)).origin),
    ),
  ];
  const found = insecure.map((origin) =>
    /^http:\/\/localhost(:|$)/.test(origin)
      ? warning('https', say('https.packageLocal', { origin }), setAddress)
      : problem('https', say('https.packageInsecure', { origin }), setAddress),
  );
  return okUnless(found, 'https', say('https.package'));
}

function domainChecks({ staticTabs = [], validDomains = [] }: TeamsManifest): Found[] {
  const hosts = new Set(
    staticTabs.flatMap(({ contentUrl }) => (contentUrl ? [new URL(contentUrl).host] : [])),
  );
  const unlisted = [...hosts]
    .filter((host) => !validDomains.includes(host))
    .map((host) => problem('domains', say('domains.unlisted', { host }), say('domains.rebuild')));
  const broad = validDomains
    .filter(
      (domain) =>
        domain.includes('/') ||
        (domain.includes('*') && (sharedHosts.test(domain) || domain.split('.').length < 3)),
    )
    .map((domain) => problem('domains', say('domains.broad', { domain }), say('domains.own')));
  return okUnless([...unlisted, ...broad], 'domains', say('domains.fine', { hosts: [...hosts] }));
}

function resourceChecks({ webApplicationInfo, staticTabs = [] }: TeamsManifest): Found[] {
  const host = staticTabs[0]?.contentUrl && new URL(staticTabs[0].contentUrl).host;
  const wanted = `api://${host}/${webApplicationInfo?.id}`;
  if (webApplicationInfo?.resource === wanted)
    return [ok('resource', say('resource.fine', { resource: wanted }))];
  const resource = webApplicationInfo?.resource;
  return [
    problem(
      'resource',
      resource ? say('resource.other', { resource, wanted }) : say('resource.missing', { wanted }),
      say('resource.rebuild'),
    ),
  ];
}

function developerChecks({ developer, staticTabs = [] }: TeamsManifest): Found[] {
  const portal = staticTabs[0]?.contentUrl?.replace(/\/$/, '');
  const own = { PRIVACY_URL: developer.privacyUrl, TERMS_URL: developer.termsOfUseUrl };
  const unset = Object.entries(own)
    .filter(([, address]) => address.replace(/\/$/, '') === portal)
    .map(([name]) => name);
  if (unset.length === 0) return [ok('developer', say('developer.fine'))];
  return [
    warning('developer', say('developer.portal'), say('developer.set', { variables: unset })),
  ];
}
