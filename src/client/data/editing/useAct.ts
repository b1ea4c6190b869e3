import { useState } from 'react';
import { useTexts } from '../../texts/useTexts';
import { handleWriteFailure } from '../connection/handleWriteFailure';
import { failureIn } from '../connection/failure';
import { isOutcomeUnknown, newAttempt } from './attempt';

interface Acting {
  /** The ids of the things with which something is being done. */
  busy: ReadonlySet<number | string>;
  /**
   * Does something to the thing with this id, and reports what fails; resolves to whether it
   * worked. Where the outcome is unknown, the notice offers to try again, which is the same write
   * again.
   */
  act: (id: number | string, work: (idempotencyKey: string) => Promise<void>) => Promise<boolean>;
}

/**
 * Runs work that is done at once, without a form: delete, restore, hide, order. `refresh` ends each
 * of them.
 */
export function useAct(refresh: () => Promise<unknown>): Acting {
  const texts = useTexts();
  const [busy, setBusy] = useState<ReadonlySet<number | string>>(new Set());
  const act: Acting['act'] = async (id, work) => {
    const key = newAttempt();
    const attempt = async (): Promise<boolean> => {
      setBusy((before) => new Set(before).add(id));
      const isDone = await work(key).then(
        () => true,
        (error: unknown) => {
          const isUnknown = isOutcomeUnknown(failureIn(error));
          handleWriteFailure(error, texts, isUnknown ? { retry: () => void attempt() } : {});
          return false;
        },
      );
      await refresh();
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
      return isDone;
    };
    return attempt();
  };
  return { busy, act };
}
