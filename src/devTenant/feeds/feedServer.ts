import { commentServer } from '../comments/commentServer';
import type { Control } from '../control/control';
import type { Answer, Handler } from '../http/message';
import { feeds, type CompanyFeed } from './feeds';

/**
 * Services of other organisations, as they could stand anywhere on the internet: news feeds at
 * `/{key}.xml`, and a service for comments.
 */
export function feedServer(control: Control, now: () => Date): Handler {
  const comments = commentServer();
  return control.watched('feeds', (request) => {
    const { url } = request;
    const comment = comments(request);
    if (comment) return comment;
    const found = feeds.find(({ key }) => url.pathname === `/${key}.xml`);
    if (!found)
      return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
    return xml(found.format === 'rss' ? rss(found, now()) : atom(found, now()), found.format);
  });
}

function xml(body: string, format: CompanyFeed['format']): Answer {
  return {
    status: 200,
    headers: { 'content-type': `application/${format}+xml; charset=utf-8` },
    body,
  };
}

function published(now: Date, hoursAgo: number): Date {
  return new Date(Math.floor(now.getTime() / 3_600_000 - hoursAgo) * 3_600_000);
}

function rss({ title, site, items }: CompanyFeed, now: Date): string {
  const entries = items.map(
    ([text, hoursAgo], index) =>
      `<item><title>${escaped(text)}</title><link>${site}/${index + 1}</link>` +
      `<pubDate>${published(now, hoursAgo).toUTCString()}</pubDate></item>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?><rss ` +
    `version="2.0"><channel><title>${escaped(title)}</title><link>${site}</link><description></description>` +
    `${entries.join('')}</channel></rss>`
  );
}

function atom({ title, site, items }: CompanyFeed, now: Date): string {
  const entries = items.map(([text, hoursAgo], index) => {
    const at = published(now, hoursAgo).toISOString();
    return (
      `<entry><title>${escaped(text)}</title><id>${site}/${index + 1}</id><link ` +
      `href="${site}/${index + 1}"/><published>${at}</published><updated>${at}</updated></entry>`
    );
  });
  return (
    `<?xml version="1.0" encoding="utf-8"?><feed ` +
    `xmlns="http://www.w3.org/2005/Atom"><title>${escaped(title)}</title><id>${site}</id><link ` +
    `href="${site}"/><updated>${now.toISOString()}</updated>${entries.join('')}</feed>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
