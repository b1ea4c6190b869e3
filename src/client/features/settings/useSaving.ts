import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../data/connection/failure';
import { handleFailure } from '../../data/connection/handleFailure';
import { confirmDone, offerUndo } from '../../data/notices';
import { useTexts } from '../../texts/useTexts';

/** A choice and what becomes of it. */
export interface Saving<T> {
  /** The person's choice, stored or not. */
  chosen: T;
  choose: (next: T) => void;
  /** Why the choice could not be stored; it is still chosen. */
  failure: Failure | undefined;
  retry: () => void;
}

interface SavingOptions<T> {
  /**
   * Stores a change; `reached` reports a part that was stored before the rest failed. Resolves to
   * what could be stored, where it is not what was wanted: `from` for nothing.
   */
  save: (from: T, to: T, reached: (stored: T) => void) => Promise<T> | Promise<void>;
  /** A later choice without the part of an earlier one, `wanted`, that could not be stored. */
  without?: (later: T, wanted: T, stored: T) => T;
  /** Reads again what depends on it. */
  refresh: () => Promise<void>;
  /** Given what is stored, where it has to be loaded first. */
  confirmation: string | ((stored: T) => Promise<string>);
  /** The way back that the confirmation offers; left out: none. */
  undo?: {
    name: string;
    /** The choice of now without what the change made of it; what came since stays. */
    without: (now: T, before: T, after: T) => T;
  };
}

/** Of the drawing that is on the screen. */
interface Latest<T> extends Pick<SavingOptions<T>, 'confirmation'> {
  undo: SavingOptions<T>['undo'] | undefined;
  chosen: T;
  choose?: (next: T) => void;
}

/** Milliseconds without another change, after which the changes are confirmed together. */
const settleTime = 400;

/**
 * Stores a choice as soon as it is made, one request after the other; changes made meanwhile
 * follow. The server's answer is adopted only while nothing waits to be stored, so that none undoes
 * the person's latest choice.
 */
export function useSaving<T>(
  stored: T,
  { save, without, refresh, confirmation, undo }: SavingOptions<T>,
): Saving<T> {
  const texts = useTexts();
  const [chosen, setChosen] = useState(stored);
  const [adopted, setAdopted] = useState(stored);
  const [isUnsaved, setUnsaved] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const work = useRef({
    from: stored,
    to: stored,
    isUnsaved: false,
    isRunning: false,
    isRefused: false,
    isOutdated: false,
    round: 0,
    confirmTimer: 0,
    before: stored,
  });
  // Saving may take longer than a drawing lasts, and the interface speak another language then.
  const latest = useRef<Latest<T>>({ chosen, confirmation, undo });
  if (!isUnsaved && stored !== adopted) {
    setAdopted(stored);
    setChosen(stored);
  }

  const confirm = () => {
    const { current } = work;
    const { before, from: after } = current;
    const said = latest.current;
    current.confirmTimer = 0;
    const { confirmation: words, undo: back } = said;
    if (typeof words !== 'string') void words(after).then(confirmDone);
    else if (back && before !== after)
      offerUndo(words, back.name, () => {
        const { chosen: now, choose: take } = latest.current;
        take?.(back.without(now, before, after));
      });
    else confirmDone(words);
  };
  const run = async () => {
    const { current } = work;
    if (current.isRunning) return;
    Object.assign(current, { isRunning: true, isOutdated: false });
    setFailure(undefined);
    const failed = await storeAll(current, { save, without }).catch((error: unknown) =>
      handleFailure(error, texts),
    );
    current.isRunning = false;
    setFailure(failed);
    if (!failed) setChosen(current.to);
    if (!failed && !current.isRefused)
      current.confirmTimer = window.setTimeout(confirm, settleTime);
    const round = (current.round += 1);
    if (current.isOutdated) await refresh();
    if (failed || round !== current.round || current.isRunning) return;
    current.isUnsaved = false;
    setUnsaved(false);
  };
  const choose = (next: T) => {
    const { current } = work;
    // Changes that are confirmed together are undone together.
    if (!current.confirmTimer && current.from === current.to)
      current.before = latest.current.chosen;
    window.clearTimeout(current.confirmTimer);
    if (!current.isUnsaved) current.from = latest.current.chosen;
    Object.assign(current, { to: next, isUnsaved: true, isRefused: false });
    setUnsaved(true);
    setChosen(next);
    void run();
  };
  useEffect(() => {
    latest.current = { chosen, choose, confirmation, undo };
  });
  return { chosen, choose, failure, retry: () => void run() };
}

/** Until what is stored is what is wanted, however often that changes meanwhile. */
async function storeAll<T>(
  work: { from: T; to: T; isRefused: boolean; isOutdated: boolean },
  { save, without }: Pick<SavingOptions<T>, 'save' | 'without'>,
): Promise<undefined> {
  const first = work.from;
  const reached = (stored: T) => Object.assign(work, { from: stored, isOutdated: true });
  while (work.from !== work.to) {
    const { from, to } = work;
    const settled = (await save(from, to, reached)) ?? to;
    reached(settled);
    work.isRefused = settled === from && from === first;
    if (work.to === to) work.to = settled;
    else if (without) work.to = without(work.to, to, settled);
  }
}
