/** Letters that are not a base letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
  ı: 'i',
};
const maxLength = 120;

/**
 * The part of a page's address that is made from its title: lower-case letters, digits and dashes
 * (PAGES-062, PAGES-063). `page` when the title has no such character. The page's Id, put behind
 * it, makes it unique.
 */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[æøåðþßłđœı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const dashed = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, maxLength);
  return dashed.replaceAll(/^-|-$/g, '') || 'page';
}

/** The Id at the end of a page's address part, as in `new-terminal-12`. */
export function idOfSlug(slug: string): number {
  return Number(/-(\d+)$/.exec(slug)?.[1]);
}
