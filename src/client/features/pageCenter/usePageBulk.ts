import { useState } from 'react';
import type { ListedPage, PageAction, PageBulkAnswer } from '#shared/contract/pages';
import { callApi } from '../../data/callApi';
import { useAct } from '../../data/editing/useAct';
import { invalidate } from '../../data/invalidate';
import { confirmDone } from '../../data/notices';
import { pageReads } from '../../data/reads/pageReads';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

/** Most pages of one request. */
export const mostAtOnce = 100;

interface PageBulk {
  isBusy: boolean;
  /** Those of the last request that were not changed. */
  failed: PageBulkAnswer['Failed'];
  forget: () => void;
  run: (pages: readonly ListedPage[], action: PageAction, channels?: readonly string[]) => void;
}

/** Does the same to several pages, in one request; `done` is told which were changed. */
export function usePageBulk(done: (ids: readonly number[]) => void): PageBulk {
  const { bulk } = useTexts('pageTools');
  const locale = useLocale();
  const { busy, act } = useAct(() => invalidate(...pageReads));
  const [failed, setFailed] = useState<PageBulkAnswer['Failed']>([]);
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
      setFailed(Failed);
      if (Done.length > 0) confirmDone(plural(bulk.done, Done.length, locale));
      done(Done);
    });
  return { isBusy: busy.size > 0, failed, forget: () => setFailed([]), run };
}
