import { useState } from 'react';
import { useTexts } from '../../texts/useTexts';
import { handleFailure } from '../handleFailure';
import { invalidate } from '../invalidate';
import { showAlert } from '../showAlert';
import type { EditedItem, Editing } from './Editing';

/** Deletes things of a kind; `leaving` are those under way. */
export function useDeleteEdited<Item extends EditedItem, Body>(
  editing: Editing<Item, Body>,
): { leaving: ReadonlySet<number>; remove: (id: number) => void } {
  const texts = useTexts();
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const remove = async (id: number) => {
    setLeaving((before) => new Set(before).add(id));
    try {
      await editing.remove(id);
      showAlert('genericdeleted');
    } catch (error) {
      handleFailure(error, texts);
    }
    await invalidate(...editing.reads);
    setLeaving((before) => new Set([...before].filter((other) => other !== id)));
  };
  return { leaving, remove: (id) => void remove(id) };
}
