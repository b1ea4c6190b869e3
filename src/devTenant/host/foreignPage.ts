import type { Answer } from '../http/message';
import { escapeHtml } from '../identity/page';

const style =
  'body{margin:0;height:100vh;display:grid;grid-template-rows:auto 1fr;font:16px/1.5 ' +
  'system-ui,sans-serif;background:#f4f1ea;color:#222}header{padding:12px ' +
  '20px}h1{font-size:1.1rem;margin:0}iframe{border:0;width:100%;height:100%;background:#fff}';

/** A page of another site that shows a page of the portal in a frame and is not Teams. */
export function foreignPage(productUrl: string, path: string): Answer {
  const shown = new URL(path, productUrl);
  return {
    status: 200,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-src ${productUrl}`,
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<title>Another site</title><style>${style}</style></head>
<body><header><h1>Another site that shows the portal in a frame</h1></header><iframe title="Portal"
src="${escapeHtml(productUrl + shown.pathname + shown.search)}"></iframe></body></html>`,
  };
}
