import type { LinkAnswers } from '#shared/contract/pages/links';
import { isWebAddress } from '#shared/rules/addresses/webAddress';
import { safeFragment } from '../../../../ui/text/cleanFragment';
import type { Finding } from './publishFindings';

/** Of a page; further ones are not asked for. */
const maxLinks = 100;

/** Addresses of other sites to which a text links, each once. */
export function outsideLinks(html: string, origin: string): string[] {
  const addresses = linksOf(html).map(addressOf);
  return [...new Set(addresses)]
    .filter((address) => isWebAddress(address) && new URL(address).origin !== origin)
    .sort()
    .slice(0, maxLinks);
}

/** The links of a text that lead to no answer. */
export function answerFindings(html: string, { Troubles }: LinkAnswers): Finding[] {
  if (Troubles.length === 0) return [];
  const troubles = new Map(Troubles.map(({ Address, Trouble }) => [Address, Trouble]));
  return linksOf(html).flatMap((link, index): Finding[] => {
    const trouble = troubles.get(addressOf(link));
    if (!trouble) return [];
    const place = { selector: 'a[href]', index };
    const kind = trouble === 'gone' ? 'linkGone' : 'linkSilent';
    return [{ kind, about: link.textContent.trim(), place }];
  });
}

const linksOf = (html: string) => [...safeFragment(html).querySelectorAll('a[href]')];
const addressOf = (link: Element) => link.getAttribute('href') ?? '';
