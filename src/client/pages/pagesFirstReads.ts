import { isPageSlug } from '#shared/rules/news/newsFromPage';
import type { PageKind } from '#shared/rules/pages/pageTypes';
import { isSlowStart, type FirstRead } from '../data/read/firstReads';
import { pageRead } from '../data/pageRead';
import { loadedTexts } from '../texts/catalogues';
import { currentLanguage } from '../texts/language';
import { firstTexts as en } from '../texts/topics';

/** The page whose address was opened, where it is one that somebody can read. */
export function pagesFirstReads(path: string): FirstRead[] {
  const [, kind, slug] = /^\/pages\/(news|content)\/([^/]+)$/.exec(path) ?? [];
  if (!kind || !slug || !isPageSlug(slug)) return [];
  const { page } = loadedTexts(currentLanguage()) ?? en;
  return [{ ...pageRead(slug, kind as PageKind, page.name), goesFirst: isSlowStart() }];
}
