import { itemAt } from '../values/certain';
import { textHash } from '../values/textHash';
import type { NewsItem } from './news';

/** SharePoint's stand-in for a page without a picture (NEWS-58). */
const placeholderName = 'sitepagethumbnail.png';

/** True when there is a picture worth showing; otherwise a coloured background takes its place. */
export function hasPicture({ Picture }: Pick<NewsItem, 'Picture'>): boolean {
  if (!Picture) return false;
  const path = itemAt(Picture.split(/[?#]/), 0).toLowerCase();
  return !path.endsWith(placeholderName);
}

/**
 * A number from 0 to `kinds - 1` that is always the same for the same text, to give each item its
 * own background.
 */
export function backgroundKind(text: string, kinds: number): number {
  return textHash(text) % kinds;
}
