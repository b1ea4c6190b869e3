import { useState } from 'react';
import { handleFailure } from '../../data/handleFailure';
import { confirmDone } from '../../data/notices';
import { refreshDependents } from '../../data/chosenTerms';
import { useTexts } from '../../texts/useTexts';
import type { TermEditing } from './termEditing';

export interface TermActions {
  isBusy: boolean;
  /** Puts siblings in this order. */
  order: (ids: string[], moved: string) => void;
  remove: (id: string) => void;
  /** Stops offering a term. */
  retire: (id: string) => void;
}

/** What is done to terms from their list; each is told, and so is what fails. */
export function useTermActions(editing: TermEditing): TermActions {
  const texts = useTexts();
  const own = useTexts('terms');
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      confirmDone(done);
    } catch (error) {
      handleFailure(error, texts);
    }
    await refreshDependents(editing.kind);
    setBusy(false);
  };
  return {
    isBusy,
    order: (ids, moved) => void run(() => editing.order(ids, moved), own.list.moved),
    remove: (id) => void run(() => editing.remove(id), own[editing.of].deleted),
    retire: (id) =>
      void run(() => editing.change(id, { IsDeprecated: true }), own[editing.of].updated),
  };
}
