import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { handleFailure } from '../../data/connection/handleFailure';
import { invalidate } from '../../data/read/invalidate';
import { confirmDone } from '../../data/notices';
import type { ReadState } from '../../data/read/readState';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';

/** What the person has to read, and what they have read (READING-13). */
export function useRequiredReading(
  options: { isWanted?: boolean; recheckWithin?: number } = {},
): ReadState<UserItemToRead[]> {
  const { includeDraftsInRequiredReading: includeDrafts } = useSession().settings;
  const operation = useTexts().today.widgets.requiredReading;
  return useRead({
    ...apiRead('GET /me/useritemstoread', { query: { includeDrafts }, operation }),
    isEmpty: (items) => items.length === 0,
    ...options,
  });
}

/** Marks an item as read (READING-14), and says whether that worked. */
export function useMarkAsRead(): (item: UserItemToRead) => Promise<void> {
  const texts = useTexts();
  const { marked, markingOf } = useTexts('requiredReading');
  const { includeDraftsInRequiredReading: includeDrafts } = useSession().settings;
  return async ({ Guid, Title }) => {
    try {
      await callApi('PUT /me/useritemstoread', {
        query: { guid: Guid, includeDrafts },
        operation: format(markingOf, { title: Title }),
      });
      confirmDone(marked);
    } catch (error) {
      handleFailure(error, texts);
    }
    await invalidate('GET /me/useritemstoread');
  };
}
