import { useState } from 'react';
import { savedPagesShown } from '#shared/rules/pages/navigation';
import { savedPagesOf, type FollowedItem, type SavedPage } from '#shared/rules/pages/savedPages';
import { readGraphPage } from '../../data/graph/graph';
import { handleFailure } from '../../data/connection/handleFailure';
import { invalidate } from '../../data/read/invalidate';
import { confirmDone, offerUndo } from '../../data/notices';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { writeGraph } from '../../data/graph/writeGraph';
import { useTexts } from '../../texts/useTexts';

const key = 'pages/saved';

/** The pages that the person has saved in Microsoft 365 (SAVED-08). */
export function useSavedPages(operation: string): ReadState<SavedPage[]> {
  return useRead<SavedPage[]>({
    key,
    operation,
    read: async (signal) => {
      const path = `/me/drive/following?$top=${savedPagesShown}`;
      const { items } = await readGraphPage<FollowedItem>(path, {
        scopes: ['Files.Read.All'],
        operation,
        signal,
      });
      return savedPagesOf(items).slice(0, savedPagesShown);
    },
    isEmpty: (pages) => pages.length === 0,
  });
}

/**
 * Takes pages off the person's list: each is marked at once, goes when that is done, and stays
 * where it is not (SAVED-05, SAVED-09, SAVED-15). The notice of it saves the page again.
 */
export function useRemoval(): {
  leaving: ReadonlySet<string>;
  remove: (page: SavedPage) => void;
} {
  const texts = useTexts();
  const { saved } = useTexts('findInformation');
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const write = async ({ Id, DriveId }: SavedPage, action: 'follow' | 'unfollow') => {
    // An id is one of its drive's, and pages lie in the drives of their sites.
    const drive = DriveId ? `/drives/${encodeURIComponent(DriveId)}` : '/me/drive';
    await writeGraph(`${drive}/items/${encodeURIComponent(Id)}/${action}`, {
      scopes: ['Files.ReadWrite'],
      operation: saved.title,
    });
    await invalidate(key);
  };
  const putBack = (page: SavedPage) =>
    write(page, 'follow').then(
      () => confirmDone(saved.putBack),
      (error: unknown) => void handleFailure(error, texts),
    );
  const remove = async (page: SavedPage) => {
    const { Id } = page;
    setLeaving((before) => new Set(before).add(Id));
    try {
      await write(page, 'unfollow');
      offerUndo(saved.removed, texts.notices.undo, () => void putBack(page));
    } catch (error) {
      handleFailure(error, texts);
    }
    setLeaving((before) => new Set([...before].filter((other) => other !== Id)));
  };
  return { leaving, remove: (page) => void remove(page) };
}
