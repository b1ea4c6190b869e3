import { randomBytes } from 'node:crypto';
import type { Answer } from '../http/message';
import { textFile } from '../http/textFile';

const style = textFile('identity/page.css');

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface PageParts {
  title: string;
  /** Already escaped HTML. */
  body: string;
  script?: string;
  /** Origins that a form of this page may lead to, beside this service. */
  formTargets?: string[];
  status?: number;
}

/** A page of the identity service: never framed, and only its own style and script run. */
export function htmlAnswer({
  title,
  body,
  script,
  formTargets = [],
  status = 200,
}: PageParts): Answer {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><p class="brand"><svg viewBox="0 0 32 32" aria-hidden="true"><path
d="M3 22c4 0 4 3 8.500 3S16 22 20.500 22 25 25 29 25M5 19l2-6h18l2 6M16 13V5l7 6"/></svg>Nordvik</p>
${body}</main>${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`,
  };
}
