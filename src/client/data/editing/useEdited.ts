import type { ReadState } from '../read/readState';
import { useRead } from '../read/useRead';
import type { Editing, Saving } from './editing';

/** Everything of a resource; `operation` in the words of the screen, as below. */
export function useEditedList<Item, Body>(
  editing: Editing<Item, Body>,
  operation: string,
): ReadState<Item[]> {
  return useRead({ ...editing.list(operation), isEmpty: (items) => items.length === 0 });
}

/** One thing as it is stored now: what is edited must not come from the cache. */
export function useEdited<Item>(
  editing: Pick<Saving<Item, never>, 'one'>,
  id: number | string,
  operation: string,
): ReadState<Item> {
  return useRead({ ...editing.one(id, operation), isFresh: true });
}
