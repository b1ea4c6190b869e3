import type { ClientConfig } from '#shared/clientConfig';
import { isSlowStart, type FirstRead } from '../data/read/firstReads';
import { todaysFirstReads } from './today/todaysFirstReads';
import { apiRead } from '../data/connection/apiRead';
import { tabConfigurationsRead } from '../data/tabConfigurationsRead';
import { loadedTexts } from '../texts/catalogues';
import { currentLanguage } from '../texts/language';
import { firstTexts as en } from '../texts/topics';
import { isPageSlug } from '#shared/rules/news/newsFromPage';
import type { PageKind } from '#shared/rules/pages/pageTypes';
import { pageRead } from '../data/pageRead';

/** By the path of the page. */
const pages: Readonly<Record<string, (config: ClientConfig) => FirstRead[]>> = {
  '/': todaysFirstReads,
  '/your-board': boardsFirstReads,
};

/** The reads of what the page that opens shows first, requested while its code still arrives. */
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

/**
 * How the person arranges their board, and the section that is first by default. Whoever has hidden
 * that is shown nothing of it.
 */
function boardsFirstReads(): FirstRead[] {
  const { navigation, today } = loadedTexts(currentLanguage()) ?? en;
  const { appTiles, smartLinks } = today.widgets;
  return [
    { ...tabConfigurationsRead(navigation.yourBoard), goesFirst: isSlowStart() },
    apiRead('GET /me/userapptiles', { query: { includeHidden: false }, operation: appTiles }),
    apiRead('GET /me/userapptiles/smartlinks', { operation: smartLinks }),
  ];
}

/** The page whose address was opened, where it is one that somebody can read. */
function pagesFirstReads(path: string): FirstRead[] {
  const [, kind, slug] = /^\/pages\/(news|content)\/([^/]+)$/.exec(path) ?? [];
  if (!kind || !slug || !isPageSlug(slug)) return [];
  const { page } = loadedTexts(currentLanguage()) ?? en;
  return [{ ...pageRead(slug, kind as PageKind, page.name), goesFirst: isSlowStart() }];
}
