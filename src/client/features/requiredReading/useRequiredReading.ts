import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { invalidate } from '../../data/read/invalidate';
import { confirmDone, offerUndo } from '../../data/notices';
import type { ReadState } from '../../data/read/readState';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';

/** The items that the person has to read, and those that they have read (READING-13). */
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

/** Marks an item as read (READING-14), and says whether that worked; the notice undoes it. */
export function useMarkAsRead(): (item: UserItemToRead) => Promise<void> {
  const texts = useTexts();
  const { marked, markingOf, unmarked, unmarkingOf } = useTexts('requiredReading');
  const { includeDraftsInRequiredReading: includeDrafts } = useSession().settings;
  const write = async (method: 'PUT' | 'DELETE', { Guid, Title }: UserItemToRead) => {
    try {
      await callApi(`${method} /me/useritemstoread`, {
        query: { guid: Guid, includeDrafts },
        operation: format(method === 'PUT' ? markingOf : unmarkingOf, { title: Title }),
      });
      return true;
    } catch (error) {
      handleWriteFailure(error, texts);
      return false;
    } finally {
      await invalidate('GET /me/useritemstoread');
    }
  };
  const takeBack = async (item: UserItemToRead) => {
    if (await write('DELETE', item)) confirmDone(unmarked);
  };
  return async (item) => {
    if (await write('PUT', item)) offerUndo(marked, texts.notices.undo, () => void takeBack(item));
  };
}
