import { useMemo } from 'react';
import type { Term } from '#shared/contract/pages/terms';
import { offeredTerms } from '#shared/rules/targeting/channelProperties';
import type { ChosenTerms } from '#shared/rules/targeting/termChoice';
import { refreshDependents, saveTerms, type TermKind } from '../../../data/targeting/chosenTerms';
import type { ReadState } from '../../../data/read/readState';
import { useLast } from '../../../data/read/useLast';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { useSaving } from '../useSaving';

export interface ChoosableTerms {
  terms: Term[];
  /** The choice that the server has stored. */
  stored: ChosenTerms;
}

/**
 * The terms and the chosen ones, once both are there. Once shown, they stay while they are read
 * again.
 */
export function useChoosableTerms(
  tree: ReadState<Term[]>,
  own: ReadState<string[]>,
): WidgetState<ChoosableTerms> {
  const all = useLast(tree);
  const terms = useMemo(() => all && offeredTerms(all), [all]);
  const ids = useLast(own);
  const stored = useMemo(() => ids && new Set(ids), [ids]);
  if (terms?.length === 0) return { state: 'empty' };
  if (terms && stored)
    return {
      state: 'ready',
      value: { terms, stored },
      reload: () => [tree, own].forEach(reloadOf),
    };
  const waiting = [tree, own].find(({ state }) => state === 'failed') ?? { state: 'loading' };
  return waiting as WidgetState<ChoosableTerms>;
}

/** A choice of terms that is stored as it is made. */
export function useTermSaving(
  kind: TermKind,
  stored: ChosenTerms,
  confirmation: string,
  onStored?: () => Promise<void>,
) {
  return useSaving<ChosenTerms>(stored, {
    save: (from, to, reached) => saveTerms(kind, from, to, reached),
    without: (later, wanted, settled) =>
      new Set([...later].filter((id) => settled.has(id) || !wanted.has(id))),
    refresh: async () => void (await Promise.all([refreshDependents(kind), onStored?.()])),
    confirmation,
  });
}

function reloadOf(read: ReadState<unknown>): void {
  if (read.state !== 'loading') read.reload();
}
