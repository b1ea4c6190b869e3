import type { ReadState } from '../readState';
import { useRead } from '../useRead';
import type { EditedItem, Editing } from './Editing';

/** Everything of a kind. */
export function useEditedList<Item extends EditedItem, Body>(
  editing: Editing<Item, Body>,
): ReadState<Item[]> {
  return useRead({ ...editing.list, isEmpty: (items) => items.length === 0 });
}

/** One thing as it is stored now: what is edited must not come from the cache. */
export function useEdited<Item extends EditedItem, Body>(
  editing: Pick<Editing<Item, Body>, 'one'>,
  id: number,
): ReadState<Item> {
  return useRead({ ...editing.one(id), isFresh: true });
}
