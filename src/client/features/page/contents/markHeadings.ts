import { slugOf } from '#shared/rules/pages/slug';

/** A heading of a page, which can be jumped to. */
export interface PageHeading {
  id: string;
  text: string;
  isBelow: boolean;
  element: HTMLElement;
}

/** Gives the headings of a text ids by their words, so that an address can lead to each. */
export function markHeadings(fragment: DocumentFragment): PageHeading[] {
  const used = new Set<string>();
  return [...fragment.querySelectorAll<HTMLElement>('h2, h3')].flatMap((element) => {
    const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
    if (text === '') return [];
    const words = slugOf(text);
    let id = words;
    for (let number = 2; used.has(id); number++) id = `${words}-${number}`;
    used.add(id);
    element.id = id;
    // Reached by the contents alone.
    element.tabIndex = -1;
    return [{ id, text, isBelow: element.localName === 'h3', element }];
  });
}
