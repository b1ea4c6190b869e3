import { useState } from 'react';
import type { ListedPage, PageAction, PageBulkAnswer } from '#shared/contract/pages';
import { callApi } from '../../data/callApi';
import { newAttempt } from '../../data/editing/attempt';
import { useAct } from '../../data/editing/useAct';
import { invalidate } from '../../data/invalidate';
import { confirmDone, offerUndo } from '../../data/notices';
import { pageReads } from '../../data/reads/pageReads';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

/** Most pages of one request. */
export const mostAtOnce = 100;

/** What was tried, and the pages with which it did not work. */
export interface BulkFailed {
  action: PageAction;
  pages: PageBulkAnswer['Failed'];
}

interface PageBulk {
  isBusy: boolean;
  /** Of the last request. */
  failed: BulkFailed | undefined;
  forget: () => void;
  run: (pages: readonly ListedPage[], action: PageAction, channels?: readonly string[]) => void;
}

/**
 * Does the same to several pages, in one request; `done` is told which were changed. The notice of
 * a deletion puts them back.
 */
export function usePageBulk(done: (ids: readonly number[]) => void): PageBulk {
  const { bulk } = useTexts('pageTools');
  const { undo } = useTexts().notices;
  const locale = useLocale();
  const { busy, act } = useAct(() => invalidate(...pageReads));
  const [failed, setFailed] = useState<BulkFailed>();
  const putBack = (ids: readonly number[]) => {
    const attempts = ids.map((id) => ({ id, idempotencyKey: newAttempt() }));
    return act('bulk', async () => {
      for (const { id, idempotencyKey } of attempts)
        await callApi('POST /pages/{id}/restore', {
          params: { id },
          operation: bulk.operation,
          idempotencyKey,
        });
      confirmDone(plural(bulk.restored, ids.length, locale));
    });
  };
  const tell = (action: PageAction, ids: readonly number[]) => {
    if (ids.length === 0) return;
    if (action !== 'delete') return confirmDone(plural(bulk.done, ids.length, locale));
    offerUndo(plural(bulk.deleted, ids.length, locale), undo, () => void putBack(ids));
  };
  const run: PageBulk['run'] = (pages, Action, channels) =>
    void act('bulk', async (idempotencyKey) => {
      const { Done, Failed } = await callApi('POST /pages/bulk', {
        body: {
          Pages: pages.map(({ Id, Modified }) => ({ Id, Modified })),
          Action,
          ...(channels && { ChannelTermIds: [...channels] }),
        },
        operation: bulk.operation,
        idempotencyKey,
      });
      setFailed(Failed.length > 0 ? { action: Action, pages: Failed } : undefined);
      tell(Action, Done);
      done(Done);
    });
  return { isBusy: busy.size > 0, failed, forget: () => setFailed(undefined), run };
}
