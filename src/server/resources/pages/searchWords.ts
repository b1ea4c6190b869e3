const maxWords = 10;

/** The words of what a person typed, in lower case; none when there is no word in it. */
export function searchWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? []).slice(0, maxWords);
}
