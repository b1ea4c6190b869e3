import type { Answer, Received } from '../http/message';
import { redirectUris, type IdentityContext } from './identityContext';
import { htmlAnswer } from './page';
import { endedSessionCookies, readSession } from './session';

/** Ends the browser's session, then goes back to the application when its address is registered. */
export async function logout(context: IdentityContext, request: Received): Promise<Answer> {
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
