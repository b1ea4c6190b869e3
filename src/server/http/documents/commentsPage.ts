import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { commentsOrigin, commentsPageId } from '#shared/rules/pages/commentsPage';
import type { PageKind } from '#shared/rules/pages/pageTypes';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { Config } from '../../config';
import type { MaybePromise } from '../../maybePromise';
import { ProblemError, sendProblem } from '../answers/problems';
import { frameAncestors, pageHeaders, setHeaders } from './securityHeaders';

interface CommentsPageOptions {
  config: Config;
  settings: () => MaybePromise<FeatureSettings>;
}

/**
 * The comments of a page by the configured script, as a document of their own that the page
 * frames: its policy lets in the script's origin and nothing else, so that the app's policy stays
 * as it is, and what the script does wrong stays in the frame. It holds nothing of the page, so
 * anybody may open it. Spec: content §2, §3.
 */
export function registerCommentsPage(
  app: FastifyInstance,
  { config, settings }: CommentsPageOptions,
): void {
  app.get<{ Params: { kind: string; id: string } }>(
    '/comments/:kind/:id',
    async (request, reply) => {
      const { kind, id } = request.params;
      const { commentoScriptUrl } = await settings();
      const origin = commentsOrigin(commentoScriptUrl);
      if (!origin || !isKind(kind) || !/^[1-9]\d{0,9}$/.test(id))
        return sendProblem(request, reply, new ProblemError('unknownRoute'));
      const nonce = randomBytes(16).toString('base64');
      return setHeaders(reply, pageHeaders(config))
        .header('content-security-policy', policy(config, origin, nonce))
        .type('text/html; charset=utf-8')
        .send(html(commentoScriptUrl, commentsPageId(kind, Number(id)), nonce));
    },
  );
}

function isKind(kind: string): kind is PageKind {
  return kind === 'news' || kind === 'content';
}

/** Services of this kind write styles into the page as they go. */
function policy(config: Config, origin: string, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src ${origin} 'nonce-${nonce}'`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data: https:`,
    `font-src ${origin} data:`,
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    `form-action ${origin}`,
    "base-uri 'none'",
    ['frame-ancestors', ...frameAncestors(config)].join(' '),
  ].join('; ');
}

/**
 * A script that cannot be had is noted on the document, where the page looks for it; the page notes
 * there that it inverts the colours of a light service.
 */
function html(script: string, pageId: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pageId}</title>
<style>
body { margin: 0; padding: 4px; color: #242424; font-family: 'Segoe UI', system-ui, sans-serif; }
/* The page inverts all of it; pictures are turned back. */
@media not (forced-colors: active) {
  [data-inverted] :is(img, video, canvas, iframe) { filter: invert(1) hue-rotate(180deg); }
}
</style>
<script nonce="${nonce}">
addEventListener('error', ({ target }) => {
  if (target.localName === 'script') document.documentElement.dataset.failed = '';
}, true);
</script>
<script defer src="${attribute(script)}" data-page-id="${pageId}"></script>
</head>
<body><div id="commento"></div></body>
</html>
`;
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
