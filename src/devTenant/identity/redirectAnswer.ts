import type { Answer } from '../http/message';
import { escapeHtml, htmlAnswer } from './page';

export interface RedirectTarget {
  redirectUri: string;
  responseMode: 'fragment' | 'query' | 'form_post';
  state?: string;
  keepOpener: boolean;
}

/** Sends parameters back to the application in the way it asked for. */
export function redirectAnswer(
  target: RedirectTarget,
  parameters: Record<string, string>,
  cookies: string[] = [],
): Answer {
  const all = { ...parameters, ...(target.state === undefined ? {} : { state: target.state }) };
  const headers = {
    ...openerPolicy(target.keepOpener),
    ...(cookies.length ? { 'set-cookie': cookies } : {}),
  };
  if (target.responseMode === 'form_post') return formPost(target.redirectUri, all, headers);
  const separator =
    target.responseMode === 'fragment' ? '#' : target.redirectUri.includes('?') ? '&' : '?';
  return {
    status: 302,
    headers: {
      ...headers,
      location: `${target.redirectUri}${separator}${new URLSearchParams(all)}`,
    },
  };
}

/** Entra cuts the connection to the window that opened it, unless asked not to. */
export function openerPolicy(keepOpener: boolean): Record<string, string> {
  return keepOpener ? {} : { 'cross-origin-opener-policy': 'same-origin' };
}

function formPost(
  redirectUri: string,
  parameters: Record<string, string>,
  headers: Record<string, string | string[]>,
): Answer {
  const inputs = Object.entries(parameters).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const body = `<form method="post" action="${escapeHtml(redirectUri)}">${inputs.join('')}<button class="main"
autofocus>Continue</button></form>`;
  const answer = htmlAnswer({
    title: 'Continue',
    body,
    script: 'document.forms[0].submit()',
    formTargets: [new URL(redirectUri).origin],
  });
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
