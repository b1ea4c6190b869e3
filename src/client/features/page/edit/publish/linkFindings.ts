import type { LinkCheck } from '#shared/contract/people/targeting';
import { linkedPageId, type LinkState } from '#shared/rules/pages/pageLinks';
import { safeFragment } from '../../../../ui/text/cleanFragment';
import type { Finding } from './publishFindings';

const troubleOf = {
  missing: 'linkMissing',
  draft: 'linkDraft',
  scheduled: 'linkScheduled',
  archived: 'linkArchived',
  shown: 'linkWithheld',
} as const satisfies Record<LinkState, string>;
export type LinkTrouble = (typeof troubleOf)[LinkState];

/** The problem of a linked page, for those who read the text. */
export interface PageTrouble {
  trouble: LinkTrouble;
  /** How many of the readers cannot open it. */
  count: number;
  people: number;
}

/** By the id of the page; nothing for pages that all readers can open. */
export type PageTroubles = ReadonlyMap<number, PageTrouble>;
export const noTroubles: PageTroubles = new Map();

/** The pages to which a text links, each once; by the text alone, as it runs at each key press. */
export function linkedPages(html: string, origin: string): number[] {
  const ids = [...html.matchAll(/\bhref="([^"]*)"/g)].flatMap(
    ([, address = '']) => linkedPageId(address.replaceAll('&amp;', '&'), origin) ?? [],
  );
  return [...new Set(ids)].sort((one, other) => one - other);
}

export function pageTroubles({ Readers, Pages }: LinkCheck): PageTroubles {
  return new Map(
    Pages.flatMap(({ Id, State, Withheld }): [number, PageTrouble][] => {
      const isFine = State === 'shown' && Withheld === 0;
      return isFine ? [] : [[Id, { trouble: troubleOf[State], count: Withheld, people: Readers }]];
    }),
  );
}

/** The links of a text that some of its readers cannot follow. */
export function linkFindings(html: string, troubles: PageTroubles, origin: string): Finding[] {
  if (troubles.size === 0) return [];
  const links = safeFragment(html).querySelectorAll<HTMLAnchorElement>('a[href]');
  return [...links].flatMap((link, index): Finding[] => {
    const id = linkedPageId(link.getAttribute('href') ?? '', origin);
    const found = id === undefined ? undefined : troubles.get(id);
    return found
      ? [
          {
            kind: found.trouble,
            about: link.textContent.trim(),
            numbers: found,
            place: { selector: 'a[href]', index },
          },
        ]
      : [];
  });
}
