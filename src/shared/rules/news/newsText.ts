/** Longest title in featured news, in characters (NEWS-47). */
export const featuredTitleLength = 60;
/** Longest title in a card list (NEWS-48). */
export const listTitleLength = 70;
/** Longest preamble of a card in your news (NEWS-43). */
export const preambleLength = 140;

const ellipsis = '…';

/**
 * At most `length` characters, the last one an ellipsis when something was cut off (SHELL-35).
 * Never cuts through an emoji or a combined letter.
 */
export function truncated(text: string, length: number): string {
  // Most texts are short, and taking letters apart is slow.
  if (text.length <= length) return text;
  const letters = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
  if (letters.length <= length) return text;
  return `${letters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}${ellipsis}`;
}
