import type { ClientConfig } from '#shared/clientConfig';
import type { FirstRead } from '../data/read/firstReads';
import { boardsFirstReads } from './boardsFirstReads';
import { pagesFirstReads } from './pagesFirstReads';
import { todaysFirstReads } from './today/todaysFirstReads';

/** By the path of the page. */
const pages: Readonly<Record<string, (config: ClientConfig) => FirstRead[]>> = {
  '/': todaysFirstReads,
  '/your-board': boardsFirstReads,
};

/** What the page that opens shows first, asked for while its code still arrives. */
export function firstReadsOf(config: ClientConfig): FirstRead[] {
  return pages[location.pathname]?.(config) ?? pagesFirstReads(location.pathname);
}

/**
 * The same for a page whose reads take several calls in turn. Their code is a file of its own, for
 * which other pages do not pay.
 */
export async function startLaterReads(config: ClientConfig): Promise<void> {
  if (location.pathname !== '/collaboration') return;
  const file = await import(
    /* webpackChunkName: "collaboration-reads" */ './collaborationsFirstReads'
  );
  await file.startCollaborationsReads(config);
}

/** Permissions that the page that opens needs beside those of every page: their tokens take a round trip. */
export function firstScopesOf({ graphUrl }: ClientConfig): string[] {
  return location.pathname === '/collaboration' ? [`${graphUrl}/Sites.Read.All`] : [];
}
