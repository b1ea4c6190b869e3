import { ok, okUnless, problem, warning, type Finding } from '#shared/rules/finding';
import { certain } from '#shared/rules/values/certain';
import { redirectPaths } from '#shared/rules/addresses/registration';
import type { DoctorContext } from './DoctorContext';
import { probe, type Probe } from './probe';

const proxy = 'Let the proxy in front of the portal pass its answers unchanged.';

/**
 * The portal as it is reached from outside: at its public address, over https, framed by Teams,
 * with open pop-ups.
 */
export async function portalChecks({ config }: DoctorContext): Promise<Finding[]> {
  const { publicUrl, clientId } = config;
  const [page, ...returns] = await Promise.all(
    ['/', ...redirectPaths].map((path) => probe(`${publicUrl}${path}`)),
  );
  const reached = reachedFinding(certain(page), publicUrl, clientId);
  if (reached.Level === 'problem') return [httpsFinding(publicUrl), reached];
  return [
    httpsFinding(publicUrl),
    reached,
    framingFinding(certain(page)),
    ...popupFindings(returns),
  ];
}

function httpsFinding(publicUrl: string): Finding {
  if (publicUrl.startsWith('https:')) return ok('https', 'People reach the portal over https.');
  return warning(
    'https',
    `The portal's address is ${publicUrl}; Teams loads it only over https.`,
    'Set PUBLIC_URL to the https address under which people open the portal.',
  );
}

function reachedFinding(page: Probe, publicUrl: string, clientId: string): Finding {
  const remedy = 'Start the portal, and set PUBLIC_URL to the address under which people open it.';
  if (page.failure !== undefined)
    return problem(
      'portal',
      `The portal does not answer at ${publicUrl}: ${page.failure}.`,
      remedy,
    );
  if (page.status !== 200 || !/\bid="?portal-config\b/.test(page.text))
    return problem(
      'portal',
      `What answers at ${publicUrl} is not this portal (status ${page.status}).`,
      remedy,
    );
  if (!page.text.toLowerCase().includes(`"clientid":"${clientId}"`))
    return problem(
      'portal',
      `At ${publicUrl} a portal with another client id answers.`,
      "Set CLIENT_ID and PUBLIC_URL to the same portal's, and restart it.",
    );
  return ok('portal', `The portal answers at ${publicUrl}.`);
}

function framingFinding(page: Probe): Finding {
  const policy =
    page.failure === undefined ? (page.headers.get('content-security-policy') ?? '') : '';
  const ancestors =
    policy.split(';').find((directive) => directive.trim().startsWith('frame-ancestors')) ?? '';
  const refused = page.failure === undefined && page.headers.has('x-frame-options');
  if (refused)
    return problem(
      'framing',
      'A proxy adds the header X-Frame-Options, with which Teams cannot show the portal.',
      'Remove that header; the portal names the sites that may frame it in its Content-Security-Policy.',
    );
  if (!ancestors.includes('https://teams.microsoft.com'))
    return problem(
      'framing',
      "The portal's answer does not allow Teams to show it in a frame.",
      proxy,
    );
  return ok('framing', 'Teams may show the portal in a frame.');
}

/**
 * An opener policy on the pages that sign-in comes back to would cut the pop-up off from the
 * portal.
 */
function popupFindings(answers: Probe[]): Finding[] {
  const found = answers.flatMap((answer, index) => {
    const path = certain(redirectPaths[index]);
    if (answer.failure !== undefined || answer.status !== 200)
      return [
        problem(
          'sign-in-pages',
          `The page ${path}, to which sign-in comes back, does not answer.`,
          proxy,
        ),
      ];
    if (answer.headers.has('cross-origin-opener-policy'))
      return [
        problem(
          'sign-in-pages',
          `A proxy adds the header Cross-Origin-Opener-Policy to ${path}, which cuts sign-in pop-ups off.`,
          'Remove that header.',
        ),
      ];
    return [];
  });
  return okUnless(found, 'sign-in-pages', 'The pages that sign-in comes back to answer.');
}
