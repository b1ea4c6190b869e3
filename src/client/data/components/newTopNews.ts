import { newsSince } from '#shared/rules/news/newsSince';
import { topNewsSources } from '#shared/rules/news/newsSources';
import { newsForReader } from '#shared/rules/news/newsVisibility';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { currentLanguage } from '../../texts/language';
import { callApi } from '../connection/callApi';
import { connection } from '../connection/connection';
import { newsCenterSite, readNewsCenterNews, topNewsAsked } from '../sharePoint/newsCenterNews';
import { readReader } from '../targeting/readReader';

interface Check {
  /** ISO 8601. */
  since: string;
  settings: FeatureSettings;
  signal: AbortSignal;
}

const operation = 'New featured news';

/**
 * Whether a source of the person's featured news has some that are new or changed since a time
 * (BADGE-04); what one of them answers counts where the other fails. Throws a `FailureError`.
 */
export async function hasNewTopNews(check: Check): Promise<boolean> {
  const { config, isLicensed } = connection();
  const { enableWorkplaceLight: isLight } = check.settings;
  const wanted = topNewsSources({
    isLight,
    isLicensed: !isLight || (await isLicensed()),
    hasSharePoint: config.sharePointUrl !== '',
  });
  const answers = await Promise.allSettled([
    wanted.product && hasNewPages(check),
    wanted.newsCenter && hasNewSharePointNews(check),
  ]);
  if (answers.some((answer) => answer.status === 'fulfilled' && answer.value)) return true;
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
  return false;
}

async function hasNewPages({ since: fromDate, signal }: Check): Promise<boolean> {
  const query = { fromDate };
  const pages = await callApi('GET /pages/news/top/new', { query, operation, signal });
  return pages.length > 0;
}

/** By the rules of the widget, so that nobody is told of what they do not see. */
async function hasNewSharePointNews({ since, settings, signal }: Check): Promise<boolean> {
  const [items, reader] = await Promise.all([
    readNewsCenterNews({
      siteUrl: newsCenterSite(settings, connection().config),
      settings,
      topNewsOnly: true,
      top: topNewsAsked(settings),
      locale: currentLanguage(),
      operation,
      signal,
    }),
    readReader(signal),
  ]);
  return newsSince(newsForReader(items, reader, settings), since).some(
    ({ ShowNewOrModifiedBadge }) => ShowNewOrModifiedBadge,
  );
}
