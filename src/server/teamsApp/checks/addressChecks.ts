import { ok, okUnless, problem, warning, type Finding } from '#shared/rules/finding';
import { certain } from '#shared/rules/values/certain';
import type { TeamsManifest } from '../TeamsManifest';

const setAddress = 'Set PUBLIC_URL to the https address under which people open the portal.';
/**
 * Hosts under which anybody can put pages: a wildcard there would trust strangers. Spec: Teams
 * store validation, domains.
 */
const sharedHosts =
  /(^|\.)((azurewebsites|azurestaticapps|cloudapp)\.net|ngrok(-free)?\.app|(ngrok|github)\.io|sharepoint\.com)$/i;

/** Https everywhere, every tab on a valid domain, and the sign-in resource on the same host. */
export function addressChecks(manifest: TeamsManifest): Finding[] {
  return [
    ...protocolChecks(manifest),
    ...domainChecks(manifest),
    ...resourceChecks(manifest),
    ...developerChecks(manifest),
  ];
}

function protocolChecks({ staticTabs = [], developer }: TeamsManifest): Finding[] {
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
      ? warning(
          'https',
          `The package is for ${origin}, which only this machine reaches; Teams loads tabs from https addresses.`,
          setAddress,
        )
      : problem(
          'https',
          `The package names ${origin}; Teams loads tabs only from https addresses.`,
          setAddress,
        ),
  );
  return okUnless(found, 'https', 'Every address of the package is an https address.');
}

function domainChecks({ staticTabs = [], validDomains = [] }: TeamsManifest): Finding[] {
  const hosts = new Set(
    staticTabs.flatMap(({ contentUrl }) => (contentUrl ? [new URL(contentUrl).host] : [])),
  );
  const unlisted = [...hosts]
    .filter((host) => !validDomains.includes(host))
    .map((host) =>
      problem(
        'domains',
        `The valid domains do not name ${host}, from which the tabs load.`,
        'Build the package again, so that its domains follow PUBLIC_URL.',
      ),
    );
  const broad = validDomains
    .filter(
      (domain) =>
        domain.includes('/') ||
        (domain.includes('*') && (sharedHosts.test(domain) || domain.split('.').length < 3)),
    )
    .map((domain) =>
      problem(
        'domains',
        `The valid domain ${domain} is too broad or not a host name.`,
        "Name the portal's own host only.",
      ),
    );
  return okUnless(
    [...unlisted, ...broad],
    'domains',
    `The valid domains name ${[...hosts].join(' and ')}, from which the tabs load.`,
  );
}

function resourceChecks({ webApplicationInfo, staticTabs = [] }: TeamsManifest): Finding[] {
  const host = staticTabs[0]?.contentUrl && new URL(staticTabs[0].contentUrl).host;
  const wanted = `api://${host}/${webApplicationInfo?.id}`;
  if (webApplicationInfo?.resource === wanted)
    return [ok('resource', `Silent sign-in uses the resource ${wanted}.`)];
  const named = webApplicationInfo?.resource ?? 'none';
  return [
    problem(
      'resource',
      `Silent sign-in would ask for the resource ${named}; it must be ${wanted}.`,
      'Build the package again, so that its resource follows PUBLIC_URL and CLIENT_ID.',
    ),
  ];
}

function developerChecks({ developer, staticTabs = [] }: TeamsManifest): Finding[] {
  const portal = staticTabs[0]?.contentUrl?.replace(/\/$/, '');
  const own = { PRIVACY_URL: developer.privacyUrl, TERMS_URL: developer.termsOfUseUrl };
  const unset = Object.entries(own)
    .filter(([, address]) => address.replace(/\/$/, '') === portal)
    .map(([name]) => name);
  if (unset.length === 0)
    return [ok('developer', 'Privacy statement and terms of use have addresses of their own.')];
  return [
    warning(
      'developer',
      'Privacy statement and terms of use lead to the portal itself; that is enough for ' +
        "the organisation's own catalogue, but not for the public store.",
      `Set ${unset.join(' and ')} to the organisation's own pages.`,
    ),
  ];
}
