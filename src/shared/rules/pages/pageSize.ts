/** Bytes that the text of a page may have in UTF-8. */
export const maxPageLength = 1_048_576;
/** Bytes that everything else of a working copy may have. */
export const maxOtherFields = 262_144;
/** Working copies that one person may have. */
export const maxWorkingCopies = 200;

/** Bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
