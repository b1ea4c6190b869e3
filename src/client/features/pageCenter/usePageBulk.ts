import { useState } from 'react';
import type { PageAction, PageBulkAnswer } from '#shared/contract/pages/pageCenter';
import type { ListedPage } from '#shared/contract/pages/pages';
import { callApi } from '../../data/connection/callApi';
import { useAct } from '../../data/editing/useAct';
import { invalidate } from '../../data/read/invalidate';
import { confirmDone, offerUndo } from '../../data/notices';
import { pageReads } from '../../data/portalReads/pageReads';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

/** Most pages of one request. */
export const maxAtOnce = 100;

/** The action that was tried, and the pages with which it failed. */
export interface BulkFailed {
  action: PageAction | 'restore';
  pages: PageBulkAnswer['Failed'];
}

interface PageBulk {
  isBusy: boolean;
  /** Of the last request. */
  failed: BulkFailed | undefined;
  discard: () => void;
  run: (pages: readonly ListedPage[], action: PageAction, channels?: readonly string[]) => void;
}

export interface BulkProgress {
  /** Called with the pages that are being deleted, and with none once that has ended. */
  setLeaving: (ids: readonly number[]) => void;
  /** Called with the pages that were changed; others may have been chosen meanwhile. */
  done: (ids: readonly number[]) => void;
}

/** Does the same to several pages, in one request. The notice of a deletion puts them back. */
export function usePageBulk({ setLeaving, done }: BulkProgress): PageBulk {
  const { bulk } = useTexts('pageTools');
  const { undo } = useTexts().notices;
  const locale = useLocale();
  const { busy, act } = useAct(() => invalidate(...pageReads).finally(() => setLeaving([])));
  const [failed, setFailed] = useState<BulkFailed>();
  const putBack = (pages: readonly ListedPage[]) =>
    act('bulk', async (idempotencyKey) => {
      const { Done, Failed } = await callApi('POST /pages/trash/restore', {
        body: { Ids: pages.map(({ Id }) => Id) },
        operation: bulk.operation,
        idempotencyKey,
      });
      const titles = new Map(pages.map(({ Id, Title }) => [Id, Title]));
      const named = Failed.map((page) => ({ ...page, Title: titles.get(page.Id) ?? '' }));
      setFailed(named.length > 0 ? { action: 'restore', pages: named } : undefined);
      if (Done.length > 0) confirmDone(plural(bulk.restored, Done.length, locale));
    });
  const notify = (action: PageAction, pages: readonly ListedPage[]) => {
    if (pages.length === 0) return;
    if (action !== 'delete') return confirmDone(plural(bulk.done, pages.length, locale));
    offerUndo(plural(bulk.deleted, pages.length, locale), undo, () => void putBack(pages));
  };
  const run: PageBulk['run'] = (pages, Action, channels) =>
    void act('bulk', async (idempotencyKey) => {
      if (Action === 'delete') setLeaving(pages.map(({ Id }) => Id));
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
      const changed = new Set(Done);
      notify(
        Action,
        pages.filter(({ Id }) => changed.has(Id)),
      );
      done(Done);
    });
  return { isBusy: busy.size > 0, failed, discard: () => setFailed(undefined), run };
}
