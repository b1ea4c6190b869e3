import type { NewsItem } from '#shared/rules/news/news';
import { newsFromSitePage, withoutOtherTranslations } from '#shared/rules/news/newsFromSitePage';
import { newsWindowStart, sitePagesFilter } from '#shared/rules/news/newsQueries';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { presentDate } from '../../platform/presentTime';
import { readSitePages } from './sitePages';

interface NewsCenterNewsRead {
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: string;
  settings: Pick<FeatureSettings, 'amountOfDaysBackInTime'>;
  topNewsOnly: boolean;
  /** How many at most. */
  top: number;
  /** Of translations the one in the language of this locale. */
  locale: string;
  operation: string;
  signal?: AbortSignal;
}

/** The news center's site, without a slash at the end. */
export function newsCenterSite(
  { newsCenterSiteUrl }: Pick<FeatureSettings, 'newsCenterSiteUrl'>,
  { sharePointUrl }: { sharePointUrl: string },
): string {
  return (newsCenterSiteUrl || sharePointUrl).replace(/\/+$/, '');
}

/** How many top news of the news center are asked for. */
export function topNewsAsked(
  settings: Pick<
    FeatureSettings,
    | 'enableLanguageFilteringForSharepointPages'
    | 'topNewsRowLimit'
    | 'topNewsRowLimitWithLanguageFiltering'
  >,
): number {
  return settings.enableLanguageFilteringForSharepointPages
    ? settings.topNewsRowLimitWithLanguageFiltering
    : settings.topNewsRowLimit;
}

/** News pages of the news center, not yet filtered for the person. Throws a `FailureError`. */
export async function readNewsCenterNews({
  settings,
  topNewsOnly,
  locale,
  ...read
}: NewsCenterNewsRead): Promise<NewsItem[]> {
  const filter = sitePagesFilter({
    from: newsWindowStart(presentDate(), settings.amountOfDaysBackInTime),
    topNewsOnly,
  });
  const pages = await readSitePages({ ...read, filter });
  return withoutOtherTranslations(pages, locale).map((page) =>
    newsFromSitePage(page, { url: read.siteUrl, name: null }),
  );
}
