import { header, type Answer, type Handler, type Received } from '../http/message';
import { findRoute, route, type Route } from '../http/router';
import { answerSignIn, authorize } from './authorize';
import { checkTenant } from './authorizeRequest';
import { discovery } from './discovery';
import { type IdentityContext, redirectUris } from './identityContext';
import { IdentityProblem } from './identityProblem';
import { escapeHtml, htmlAnswer } from './page';
import { personItem } from './signInPage';
import { token } from './token';
import { endedSessionCookies, readSession } from './session';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

const routes: Route<IdentityContext>[] = [
  ...['/{}/oauth2/v2.0/', '/{}/oauth2/'].flatMap((base) => [
    route<IdentityContext>('GET', `${base}authorize`, (request, _parts, context) =>
      authorize(context, request),
    ),
    route<IdentityContext>('POST', `${base}authorize`, (request, _parts, context) =>
      authorize(context, request),
    ),
    route<IdentityContext>('POST', `${base}token`, tokenAnswer),
    route<IdentityContext>('OPTIONS', `${base}token`, preflight),
    route<IdentityContext>('GET', `${base}logout`, (request, _parts, context) =>
      logout(context, request),
    ),
  ]),
  route<IdentityContext>('POST', '/{}/login', (request, _parts, context) =>
    answerSignIn(context, request),
  ),
  route<IdentityContext>(
    'GET',
    '/{}/v2.0/.well-known/openid-configuration',
    (_request, _parts, context) => open(discovery(context, 'v2')),
  ),
  route<IdentityContext>(
    'GET',
    '/{}/.well-known/openid-configuration',
    (_request, _parts, context) => open(discovery(context, 'v1')),
  ),
  route<IdentityContext>('GET', '/{}/discovery/v2.0/keys', keys),
  route<IdentityContext>('GET', '/{}/discovery/keys', keys),
  route<IdentityContext>('GET', '/people', (request, _parts, { company }) => ({
    status: 200,
    body: company
      .searchPeople(request.url.searchParams.get('q') ?? '', 12)
      .map((person) => personItem(person))
      .join(''),
  })),
];

/** The identity service: what login.microsoftonline.com is in production. */
export function identityServer(context: IdentityContext): Handler {
  return async (request) => {
    const found = findRoute(routes, request.method, request.url.pathname);
    if (!found)
      return {
        status: 404,
        body: {
          error: 'not_found',
          error_description: 'The identity service has no such address.',
        },
      };
    try {
      if (request.url.pathname !== '/people') checkTenant(found.parts[0] ?? '');
      return await found.handle(request, found.parts, context);
    } catch (error) {
      if (error instanceof IdentityProblem) return errorPage(error);
      throw error;
    }
  };
}

async function tokenAnswer(
  request: Received,
  _parts: string[],
  context: IdentityContext,
): Promise<Answer> {
  try {
    const answer = await token(context, request);
    return { ...answer, headers: cors };
  } catch (error) {
    if (!(error instanceof IdentityProblem)) throw error;
    return {
      status: error.status,
      headers: cors,
      body: error.body(context.now(), header(request, 'client-request-id')),
    };
  }
}

function preflight(request: Received): Answer {
  return {
    status: 200,
    headers: {
      ...cors,
      'access-control-allow-headers': header(request, 'access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  };
}

function keys(_request: Received, _parts: string[], context: IdentityContext): Answer {
  return open({ keys: [context.keys.publicJwk] });
}

function open(body: object): Answer {
  return { status: 200, headers: { ...cors, 'cache-control': 'max-age=86400, private' }, body };
}

/** Where the address to answer to is not to be trusted, the person sees what is wrong. */
function errorPage(problem: IdentityProblem): Answer {
  return htmlAnswer({
    status: 400,
    title: 'Sign-in problem',
    body: `<h1>Sorry, we could not sign you in</h1><p><code>${escapeHtml(problem.message)}</code></p>`,
  });
}

/** Ends the browser's session, then goes back to the application when its address is registered. */
async function logout(context: IdentityContext, request: Received): Promise<Answer> {
  const session = await readSession(context, request);
  if (session) context.endedSessions.add(session.sessionId);
  const cookies = { 'set-cookie': endedSessionCookies(context) };
  const parameters = request.url.searchParams;
  const back = parameters.get('post_logout_redirect_uri');
  if (back && redirectUris(context).includes(back)) {
    const state = parameters.get('state');
    return {
      status: 302,
      headers: {
        ...cookies,
        location: state === null ? back : `${back}?${new URLSearchParams({ state })}`,
      },
    };
  }
  const page = htmlAnswer({
    title: 'Signed out',
    body: '<h1>You signed out of your account</h1><p>You can close this window.</p>',
  });
  return { ...page, headers: { ...page.headers, ...cookies } };
}
