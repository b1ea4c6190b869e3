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
import { useRead, type Read } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import type { ShowMoreProps } from '../../ui/list/ShowMore';

/** Rows at first, most of one answer, and most in all. */
const [fewPages, manyPages] = [50, 200];
export const maxTrashed = 1_000;
const pageRemoval = removing<TrashedPage & { Modified: string }>('/pages', pageReads);

interface Trash {
  Pages: TrashedPage[];
  HasMore: boolean;
}

/** The pages that were deleted last, in as many answers as that takes. */
function trashRead(amount: number, operation: string): Read<Trash> {
  const part = (size: number, skip: number) =>
    apiRead('GET /pages/trash', { query: { amount: size, skip }, operation });
  return {
    ...part(amount, 0),
    read: async (signal) => {
      const size = Math.min(amount, manyPages);
      const pages = new Map<number, TrashedPage>();
      for (let skip = 0; ; skip += size) {
        const { Pages, HasMore } = await part(size, skip).read(signal);
        // A page that is deleted meanwhile moves the others on.
        for (const page of Pages) pages.set(page.Id, page);
        if (!HasMore || skip + size >= amount) return { Pages: [...pages.values()], HasMore };
      }
    },
  };
}

interface PageTrash {
  trash: ReadState<Trash>;
  /** There are more than can be shown. */
  isCut: boolean;
  /** Of the list, for `ShowMore`. */
  more: Pick<ShowMoreProps, 'button' | 'onMore' | 'onLess'>;
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
    ...trashRead(amount, texts.title),
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
  const isShown = trash.state === 'ready';
  const isLong = isShown && trash.value.HasMore;
  const hasMore = isLong && amount < maxTrashed;
  const isFolding = isShown && trash.isPrevious === true;
  const button = hasMore ? 'more' : amount > fewPages || isFolding ? 'less' : 'none';
  return {
    trash,
    isCut: isLong && !hasMore,
    more: {
      button,
      onMore: () => setAmount(amount < manyPages ? manyPages : amount + manyPages),
      onLess: () => setAmount(fewPages),
    },
    busy,
    putBack: (page) => void putBack(page),
    purge: (page) => void purge(page),
  };
}
