import type { Guide } from '../company/guides';
import type { SitePage } from '../company/sitePages';
import { bannerSvg } from '../company/pictures/banner';
import type { Answer } from '../http/message';
import { escapeHtml } from '../identity/page';
import { channel } from '../company/terms';

const style = `:root{color-scheme:light dark}body{margin:0;font:17px/1.6 "Segoe UI",system-ui,sans-serif;
background:Canvas;color:CanvasText}
nav{padding:14px 24px;border-bottom:1px solid #8884;font-weight:600}header svg{display:block;width:100%;
height:min(42vh,420px)}
main{max-width:720px;margin:0 auto;padding:24px 20px 64px}h1{font-size:2.1rem;line-height:1.2;
margin:.2em 0 .4em;font-weight:600}.meta{color:GrayText;font-size:.95rem}.lead{font-size:1.2rem}
.tags{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:8px}.tags li{border:1px solid #8886;
border-radius:14px;padding:2px 12px;font-size:.9rem}`;

/** A simple, readable page at the address of a SharePoint news post. */
export function pageView(page: SitePage): Answer {
  const { article, site, published } = page;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(published);
  const html = `<!doctype html><html lang="${article.language}"><head><meta charset="utf-8"><meta
name="viewport" content="width=device-width, initial-scale=1"><link rel="icon"
href="data:,"><title>${escapeHtml(article.title)}</title><style>${style}</style></head>
<body><nav>${escapeHtml(site.title)}</nav>${
    article.hasNoPicture
      ? ''
      : `<header aria-hidden="true">${bannerSvg(article.key, article.motif)}</header>`
  }
<main><article><p class="meta">${escapeHtml([article.sender, date].filter(Boolean).join(' · '))}</p>
<h1>${escapeHtml(article.title)}</h1><p
class="lead">${escapeHtml(article.description)}</p>
${article.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}
<ul class="tags" aria-label="Channels">
${article.channels.map((key) => `<li>${escapeHtml(channel(key).name)}</li>`).join('')}</ul>
<p class="meta">${article.likes} likes · ${article.comments} comments</p></article></main></body></html>`;
  return {
    status: 200,
    headers: {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    },
    body: html,
  };
}

/** An ordinary page of a site. */
export function guideView({ title, description, site }: Guide): Answer {
  return siteView(title, description, [], site.title);
}

/** The home page of a site: its title and its news. */
export function siteView(
  title: string,
  description: string,
  pages: readonly SitePage[],
  within = 'Nordvik',
): Answer {
  const list = pages
    .slice(0, 20)
    .map(
      ({ article, site, fileName }) =>
        `<li><a href="${escapeHtml(`${site.path}/SitePages/${fileName}`)}">${escapeHtml(article.title)}</a></li>`,
    );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width, initial-scale=1"><link rel="icon"
href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><nav>${escapeHtml(within)}</nav><main><h1>${escapeHtml(title)}</h1><p
class="lead">${escapeHtml(description)}</p><ul>${list.join('')}</ul></main></body></html>`;
  return {
    status: 200,
    headers: {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    },
    body: html,
  };
}
