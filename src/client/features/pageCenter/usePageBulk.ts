import { useState } from 'react';
import type { PageAction } from '#shared/contract/pages/pageCenter';
import type { ListedPage } from '#shared/contract/pages/pages';
import { callApi } from '../../data/connection/callApi';
import { errorNoticeDuration } from '../../data/connection/handleFailure';
import { useAct } from '../../data/editing/useAct';
import { invalidate } from '../../data/read/invalidate';
import { confirmDone, offerUndo, showNotice } from '../../data/notices';
import { pageReads } from '../../data/portalReads/pageReads';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useIsThere } from '../../ui/leave/useIsThere';
import { useBulkReasons, type BulkFailed } from './useBulkReasons';

/** Most failures that a notice names without being opened. */
const maxNamed = 3;

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
  const isThere = useIsThere();
  const reasonsOf = useBulkReasons();
  /** A notice says it where the bar has gone, by choosing no more or by leaving the list. */
  const settle = (result: BulkFailed) => {
    const isFailed = result.pages.length > 0;
    if (isThere()) return setFailed(isFailed ? result : undefined);
    if (!isFailed) return;
    const { title, lines } = reasonsOf(result);
    const all = lines.map(({ text }) => text).join(' ');
    const named = lines.slice(0, maxNamed).map(({ text }) => text);
    showNotice({
      kind: 'error',
      text: [title, ...named, ...(lines.length > maxNamed ? ['…'] : [])].join(' '),
      duration: errorNoticeDuration,
      ...(lines.length > maxNamed && { details: all }),
    });
  };
  const putBack = (pages: readonly ListedPage[]) =>
    act('bulk', async (idempotencyKey) => {
      const { Done, Failed } = await callApi('POST /pages/trash/restore', {
        body: { Ids: pages.map(({ Id }) => Id) },
        operation: bulk.operation,
        idempotencyKey,
      });
      const titles = new Map(pages.map(({ Id, Title }) => [Id, Title]));
      const named = Failed.map((page) => ({ ...page, Title: titles.get(page.Id) ?? '' }));
      settle({ action: 'restore', pages: named });
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
      settle({ action: Action, pages: Failed });
      const changed = new Set(Done);
      notify(
        Action,
        pages.filter(({ Id }) => changed.has(Id)),
      );
      done(Done);
    });
  return { isBusy: busy.size > 0, failed, discard: () => setFailed(undefined), run };
}
