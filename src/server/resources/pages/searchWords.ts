const mostWords = 10;

/**
 * Makes PostgreSQL's search expression from what a person typed: every word must occur, the last letters may be missing.
 * Empty when there is no word in it.
 */
export function searchQuery(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, mostWords).map((word) => `${word}:*`).join(' & ');
}

/** Words without the punctuation that PostgreSQL would read as addresses or file names. */
export function searchableText(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, longestText);
}

/** PostgreSQL's search words of one page must stay under a megabyte. */
const longestText = 200_000;
