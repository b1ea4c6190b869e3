import type { Page } from '../../contract/pages/pages';

const day = 86_400_000;

/**
 * When a page was changed, if that was a day or more after it was published: a correction on the
 * first day is a part of publishing it.
 */
export function updatedDate({
  PublishingDate,
  Modified,
}: Pick<Page, 'PublishingDate' | 'Modified'>): string | null {
  if (PublishingDate === null) return null;
  return Date.parse(Modified) - Date.parse(PublishingDate) >= day ? Modified : null;
}
