import type { SearchHit } from '../news/newsFromSearch';
import type { trendingModes } from '../settings/settings';

/** A page that many have opened. */
export interface TrendingPage {
  Path: string;
  Title: string;
  SiteTitle: string;
}

/** By SharePoint's own names. */
export const trendingProperties = ['Title', 'Path', 'SiteTitle', 'ViewsLifeTime'] as const;

type TrendingMode = (typeof trendingModes)[number];

/**
 * The query for pages, of the whole tenant or of the core root site only (SAVED-11); `<coreRootSite>`
 * is filled in by `filledQuery`.
 */
export function trendingQuery(mode: string): string {
  const pages = 'contentclass:STS_ListItem_WebPageLibrary AND FileExtension:aspx';
  return mode === ('ModernOnlyFromCoreRootSite' satisfies TrendingMode)
    ? `${pages} AND Path:"<coreRootSite>/"`
    : pages;
}

export function trendingPageOf({ Title, Path, SiteTitle }: SearchHit): TrendingPage {
  return { Title: Title ?? '', Path: Path ?? '', SiteTitle: SiteTitle ?? '' };
}
