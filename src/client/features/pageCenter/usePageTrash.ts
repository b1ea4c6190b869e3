import { useState } from 'react';
import type { TrashedPage } from '#shared/contract/pages/pageCenter';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { removing } from '../../data/editing/editing';
import { useAct } from '../../data/editing/useAct';
import { invalidate } from '../../data/read/invalidate';
import { confirmDone } from '../../data/notices';
import { pageReads } from '../../data/portalReads/pageReads';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';

const [fewPages, manyPages] = [50, 200];
const pageRemoval = removing<TrashedPage & { Modified: string }>('/pages', pageReads);

interface PageTrash {
  trash: ReadState<{ Pages: TrashedPage[]; HasMore: boolean }>;
  showMore: (() => void) | undefined;
  busy: ReadonlySet<number | string>;
  putBack: (page: TrashedPage) => void;
  purge: (page: TrashedPage) => void;
}

/** The pages that were deleted, and what can become of them. */
export function usePageTrash(): PageTrash {
  const { trash: texts } = useTexts('pageTools');
  const { restored } = useTexts('pageCenter');
  const [amount, setAmount] = useState(fewPages);
  const trash = useRead({
    ...apiRead('GET /pages/trash', { query: { amount, skip: 0 }, operation: texts.title }),
    lifetime: 0,
    keepPrevious: true,
    isEmpty: ({ Pages }) => Pages.length === 0,
  });
  const { busy, act } = useAct(() => invalidate(...pageReads));
  const putBack = (page: TrashedPage) =>
    act(page.Id, async (idempotencyKey) => {
      const read = { ...page, Modified: page.Deleted };
      await pageRemoval.undelete(read, { operation: page.Title, idempotencyKey });
      confirmDone(restored);
    });
  const purge = ({ Id, Title, Deleted }: TrashedPage) =>
    act(Id, async (idempotencyKey) => {
      await callApi('DELETE /pages/trash/{id}', {
        params: { id: Id },
        version: Deleted,
        operation: Title,
        idempotencyKey,
      });
      confirmDone(texts.purged);
    });
  const hasMore = trash.state === 'ready' && trash.value.HasMore && amount < manyPages;
  return {
    trash,
    showMore: hasMore ? () => setAmount(manyPages) : undefined,
    busy,
    putBack: (page) => void putBack(page),
    purge: (page) => void purge(page),
  };
}
