import { data } from './page';
import { isOfApp, type Call } from './wire';

let popup: Window | null = null;
let answerApp: (...answer: unknown[]) => void = () => undefined;

/** The pop-up of the app's sign-in, while there is one. */
export function signInPopup(): Window | null {
  return popup;
}

/**
 * `authentication.getAuthToken`: the person's token for the app's own API, or why there is none.
 */
export async function getAuthToken({ args, reply }: Call): Promise<void> {
  const [, claims] = args;
  const wish = Array.isArray(claims) && claims.length ? { claims: String(claims[0]) } : {};
  const { token, reason } = await askServer('/token', wish);
  if (token) reply(true, token);
  else reply(false, reason ?? 'InternalError');
}

/**
 * `authentication.authenticate`: opens the app's sign-in page in a window, and answers when that
 * says how it went, or is closed.
 */
export function authenticate({ args, reply }: Call): void {
  const [address, width, height] = args;
  const url = addressToOpen(String(address));
  if (!url) return reply(false, 'The address is not of a valid domain of the app.');
  popup?.close();
  popup = window.open(url, '_blank', `popup,width=${width ?? 600},height=${height ?? 600}`);
  if (!popup) return reply(false, 'FailedToOpenWindow');
  answerApp = reply;
  watchClosing(popup, reply);
}

/** The pop-up says how it went. */
export function finishAuthentication(succeeded: boolean, result: unknown): void {
  const opened = popup;
  popup = null;
  answerApp(succeeded, result);
  window.setTimeout(() => opened?.close(), 500);
}

/**
 * Asks the simulator's server on behalf of the person. A mode that the page was opened with goes
 * along; otherwise the server's counts.
 */
export async function askServer(
  path: '/token' | '/nested-token',
  fields: Record<string, unknown> = {},
): Promise<Record<string, string | undefined>> {
  const mode = new URLSearchParams(location.search).get('token') ?? undefined;
  const body = JSON.stringify({ person: data.person.upn, mode, ...fields });
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return await answer.json();
}

/** Teams takes https addresses only; the portal on this machine is reached by http. */
function addressToOpen(address: string): string | undefined {
  if (!isOfApp(address)) return undefined;
  const url = new URL(address);
  url.protocol = new URL(data.productUrl).protocol;
  return url.href;
}

function watchClosing(opened: Window, reply: Call['reply']): void {
  const watch = window.setInterval(() => {
    if (popup !== opened || opened.closed) window.clearInterval(watch);
    if (popup !== opened || !opened.closed) return;
    popup = null;
    reply(false, 'CancelledByUser');
  }, 200);
}
