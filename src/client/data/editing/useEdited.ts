import { useState } from 'react';
import type { ReadState } from '../readState';
import { useRead } from '../useRead';
import type { EditedItem, Editing } from './Editing';

/** Everything of a kind. */
export function useEditedList<Item extends EditedItem, Body>(
  editing: Editing<Item, Body>,
): ReadState<Item[]> {
  return useRead({
    key: `${editing.key}edited`,
    read: editing.list,
    isEmpty: (items) => items.length === 0,
  });
}

/** One thing as it is stored now: what is edited must not come from the cache. */
export function useEdited<Item extends EditedItem, Body>(
  editing: Pick<Editing<Item, Body>, 'key' | 'one'>,
  id: number,
): ReadState<Item> {
  const [visit] = useState(() => Date.now());
  return useRead({
    key: `${editing.key}one/${id}/${visit}`,
    read: (signal) => editing.one(id, signal),
    lifetime: 0,
  });
}
