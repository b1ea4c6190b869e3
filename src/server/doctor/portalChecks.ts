import { certain } from '#shared/rules/values/certain';
import { redirectPaths } from '#shared/rules/addresses/registration';
import type { DoctorContext } from './DoctorContext';
import { probe, type Probe } from './probe';
import { ok, okUnless, problem, warning, type Found } from '../findings/found';
import { say } from '../findings/sentence';

const proxy = say('portal.proxy');

/**
 * The portal as it is reached from outside: at its public address, over https, framed by Teams,
 * with open pop-ups.
 */
export async function portalChecks({ config }: DoctorContext): Promise<Found[]> {
  const { publicUrl, clientId } = config;
  const [page, ...returns] = await Promise.all(
    ['/', ...redirectPaths].map((path) => probe(`${publicUrl}${path}`)),
  );
  const reached = reachedFinding(certain(page), publicUrl, clientId);
  if (reached.level === 'problem') return [httpsFinding(publicUrl), reached];
  return [
    httpsFinding(publicUrl),
    reached,
    framingFinding(certain(page)),
    ...popupFindings(returns),
  ];
}

function httpsFinding(publicUrl: string): Found {
  if (publicUrl.startsWith('https:')) return ok('https', say('https.fine'));
  return warning('https', say('https.insecure', { address: publicUrl }), say('https.set'));
}

function reachedFinding(page: Probe, publicUrl: string, clientId: string): Found {
  const address = publicUrl;
  const remedy = say('portal.start');
  if (page.failure !== undefined)
    return problem('portal', say('portal.silent', { address, reason: page.failure }), remedy);
  if (page.status !== 200 || !/\bid="?portal-config\b/.test(page.text))
    return problem('portal', say('portal.stranger', { address, status: page.status }), remedy);
  if (!page.text.toLowerCase().includes(`"clientid":"${clientId}"`))
    return problem('portal', say('portal.otherClient', { address }), say('portal.setClient'));
  return ok('portal', say('portal.fine', { address }));
}

function framingFinding(page: Probe): Found {
  const policy =
    page.failure === undefined ? (page.headers.get('content-security-policy') ?? '') : '';
  const ancestors =
    policy.split(';').find((directive) => directive.trim().startsWith('frame-ancestors')) ?? '';
  const refused = page.failure === undefined && page.headers.has('x-frame-options');
  if (refused) return problem('framing', say('framing.header'), say('framing.removeHeader'));
  if (!ancestors.includes('https://teams.microsoft.com'))
    return problem('framing', say('framing.refused'), proxy);
  return ok('framing', say('framing.fine'));
}

/**
 * An opener policy on the pages that sign-in comes back to would cut the pop-up off from the
 * portal.
 */
function popupFindings(answers: Probe[]): Found[] {
  const found = answers.flatMap((answer, index) => {
    const path = certain(redirectPaths[index]);
    if (answer.failure !== undefined || answer.status !== 200)
      return [problem('sign-in-pages', say('signInPages.silent', { path }), proxy)];
    if (answer.headers.has('cross-origin-opener-policy'))
      return [
        problem('sign-in-pages', say('signInPages.cut', { path }), say('signInPages.removeHeader')),
      ];
    return [];
  });
  return okUnless(found, 'sign-in-pages', say('signInPages.fine'));
}
