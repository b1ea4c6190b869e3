import { useEffect } from 'react';
import type { ReadPages } from '#shared/contract/people/readPages';
import { notePageRead } from '../../data/readPages';
import { useChangeKnown } from '../../data/read/useChangeKnown';

/** Notes that a page was opened; where its mark is known, it goes at once. */
export function useNoteRead(pageId: number | undefined): void {
  const change = useChangeKnown<ReadPages>('GET /me/readpages');
  useEffect(() => {
    if (pageId === undefined) return;
    change(({ PageIds }) => ({
      PageIds: [pageId, ...PageIds.filter((each) => each !== pageId)],
    }));
    notePageRead(pageId);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, [pageId]);
}
