import { useState } from 'react';
import { savedPagesShown } from '#shared/rules/pages/navigation';
import { savedPagesOf, type FollowedItem, type SavedPage } from '#shared/rules/pages/savedPages';
import { readGraphPage } from '../../data/graph/graph';
import { FailureError } from '../../data/connection/failure';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { invalidate } from '../../data/read/invalidate';
import { confirmDone, offerUndo } from '../../data/notices';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { useReplace } from '../../data/read/useReplace';
import { writeGraph } from '../../data/graph/writeGraph';
import { clientState } from '../../platform/clientState';
import { useTexts } from '../../texts/useTexts';

const key = 'pages/saved';
/** Ids of what was taken off the list, until Graph does not list them any more. */
const removed = clientState(() => new Set<string>());

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
      return withoutRemoved(savedPagesOf(items)).slice(0, savedPagesShown);
    },
    isEmpty: (pages) => pages.length === 0,
  });
}

function withoutRemoved(pages: SavedPage[]): SavedPage[] {
  const listed = new Set(pages.map(({ Id }) => Id));
  for (const id of removed.value) if (!listed.has(id)) removed.value.delete(id);
  return pages.filter(({ Id }) => !removed.value.has(Id));
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
  const replace = useReplace();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const putBack = (page: SavedPage) =>
    follow(page, saved.title).then(
      () => confirmDone(saved.putBack),
      (error: unknown) => void handleWriteFailure(error, texts),
    );
  const remove = async (page: SavedPage) => {
    const { Id } = page;
    setLeaving((before) => new Set(before).add(Id));
    try {
      await unfollow(page, saved.title);
      removed.value.add(Id);
      replace<SavedPage[]>(key, (pages) => pages.filter((other) => other.Id !== Id), []);
      // Another page takes its place.
      await invalidate(key);
      offerUndo(saved.removed, texts.notices.undo, () => void putBack(page));
    } catch (error) {
      handleWriteFailure(error, texts);
    }
    setLeaving((before) => new Set([...before].filter((other) => other !== Id)));
  };
  return { leaving, remove: (page) => void remove(page) };
}

/**
 * Graph finds a followed item by its id alone; where it does not, in the drive that holds it. What
 * is found nowhere is followed no more.
 */
async function unfollow(page: SavedPage, operation: string): Promise<void> {
  for (const drive of new Set(['/me/drive', driveOf(page)]))
    try {
      return void (await write(drive, page, 'unfollow', operation));
    } catch (error) {
      if (!(error instanceof FailureError) || error.failure.status !== 404) throw error;
    }
}

/** An item that is not followed is found in its drive only: pages lie in those of their sites. */
async function follow(page: SavedPage, operation: string): Promise<void> {
  await write(driveOf(page), page, 'follow', operation);
  removed.value.delete(page.Id);
  await invalidate(key);
}

function driveOf({ DriveId }: SavedPage): string {
  return DriveId ? `/drives/${encodeURIComponent(DriveId)}` : '/me/drive';
}

function write(drive: string, { Id }: SavedPage, act: 'follow' | 'unfollow', operation: string) {
  return writeGraph(`${drive}/items/${encodeURIComponent(Id)}/${act}`, {
    scopes: ['Files.ReadWrite'],
    operation,
  });
}
