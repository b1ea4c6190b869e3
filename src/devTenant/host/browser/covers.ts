import { byId, part } from './page';
import type { Cover } from './tabFrame';

/** Covers the tab with Teams' own loading indicator or error, or uncovers it. */
export function showCover(cover: Cover): void {
  byId('loading').hidden = cover.kind !== 'loading';
  const trouble = byId('trouble');
  trouble.hidden = cover.kind !== 'trouble';
  if (cover.kind !== 'trouble') return;
  part(trouble, 'h2').textContent = cover.title;
  part(trouble, 'p').textContent = cover.text;
}

/**
 * Shows that another part of Teams is open, or no longer; the activity feed is there, the others
 * are named only.
 */
export function showElsewhere(appName?: string): void {
  const view = byId('elsewhere');
  const isFeed = appName === byId('feed').querySelector('h2')?.textContent;
  byId('feed').hidden = !isFeed;
  view.hidden = !appName || isFeed;
  part(view, 'h2').textContent = appName ?? '';
}
