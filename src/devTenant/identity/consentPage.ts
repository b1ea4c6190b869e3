import type { Answer } from '../http/message';
import { escapeHtml, htmlAnswer } from './page';

interface QuestionPage {
  flow: string;
  formPath: string;
  target: string;
}

/** Asks the person to let the portal use the named scopes. */
export function consentPage({
  flow,
  formPath,
  target,
  scopes,
}: QuestionPage & { scopes: string[] }): Answer {
  const list = scopes.map((scope) => `<li><code>${escapeHtml(scope)}</code></li>`).join('');
  return question(
    { flow, formPath, target },
    'Permissions requested',
    `<p>The portal would like to:</p><ul class="scopes">${list}</ul>`,
    'consent',
    'Accept',
  );
}

/** Stands for the authenticator app. */
export function secondFactorPage(page: QuestionPage): Answer {
  return question(
    page,
    'Approve sign-in request',
    '<p>Your organisation asks for a second factor. Approve it as you would on your phone.</p>',
    'mfa',
    'Approve',
  );
}

function question(
  { flow, formPath, target }: QuestionPage,
  title: string,
  text: string,
  field: string,
  accept: string,
): Answer {
  const body = `<h1>${title}</h1>${text}<form method="post" action="${escapeHtml(formPath)}"><input
type="hidden" name="flow" value="${escapeHtml(flow)}">
<div class="row"><button name="cancel" value="1">Cancel</button><button class="main" name="${field}" value="1"
autofocus>${accept}</button></div></form>`;
  return htmlAnswer({ title, body, formTargets: [target] });
}
