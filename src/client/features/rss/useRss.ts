import type { Feed, FeedItem } from '#shared/contract/feed';
import {
  configuredSources,
  newestPosts,
  rssAmount,
  rssPerPage,
  sourcesInLanguages,
  type RssSource,
} from '#shared/rules/news/rss';
import { lifetimes } from '../../data/cache/lifetimes';
import { apiRead } from '../../data/connection/apiRead';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useReadLanguages } from '../../data/targeting/useTerms';
import { useTexts } from '../../texts/useTexts';
import { useBreakpoint } from '../../ui/useBreakpoint';
import type { WidgetState } from '../../ui/widget/widgetState';

export interface RssPosts {
  /** The newest first. */
  posts: FeedItem[];
  /** Names of the feeds that could not be read now. */
  missing: string[];
}

interface Rss {
  state: WidgetState<RssPosts>;
  perPage: number;
  /** False while nobody has set a source up. */
  isConfigured: boolean;
  reload: () => void;
}

/** The posts of the organisation's feeds that are for this person. Spec: widgets §4, §5. */
export function useRss(isCompact: boolean): Rss {
  const { rssFeedConfig } = useSession().settings;
  const operation = useTexts().today.widgets.rss;
  const perPage = rssPerPage(rssFeedConfig, useBreakpoint(), isCompact);
  const configured = configuredSources(rssFeedConfig);
  const needsLanguages = configured.some(({ Language }) => Language);
  const languages = useReadLanguages(needsLanguages);
  const known = !needsLanguages ? [] : languages.state === 'ready' ? languages.value : undefined;
  const sources = known && sourcesInLanguages(configured, known);
  const feeds = useRead<Feed[]>({
    ...apiRead('GET /Feed', { query: queryOf(sources ?? [], rssAmount(perPage)), operation }),
    isWanted: Boolean(sources?.length),
    lifetime: lifetimes.search,
    isWhole: (answer) => answer.every(({ Failed }) => !Failed),
    // The server leaves a feed alone for so long after it failed.
    partLifetime: 60_000,
    keepPrevious: true,
  });
  const reload = feeds.state === 'loading' ? () => undefined : feeds.reload;
  return {
    state: stateOf(sources, languages, feeds, rssAmount(perPage)),
    perPage,
    isConfigured: configured.length > 0,
    reload,
  };
}

function stateOf(
  sources: readonly RssSource[] | undefined,
  languages: WidgetState<string[]>,
  feeds: WidgetState<Feed[]>,
  amount: number,
): WidgetState<RssPosts> {
  if (sources === undefined) return languages.state === 'failed' ? languages : { state: 'loading' };
  if (sources.length === 0) return { state: 'empty' };
  if (feeds.state !== 'ready') return feeds;
  const posts = newestPosts(feeds.value, amount);
  const missing = feeds.value
    .filter(({ Failed }) => Failed)
    .map(
      ({ TagName, FeedUrl }) =>
        TagName || (URL.canParse(FeedUrl) ? new URL(FeedUrl).hostname : FeedUrl),
    );
  // A feed that failed gives no posts (RSS-16), but that is said: nothing is not the same as not
  // known.
  return posts.length === 0 && missing.length === 0
    ? { state: 'empty' }
    : { ...feeds, value: { posts, missing } };
}

/** Characters of the names in an address: an answer to a longer one would be a refusal. */
const maxNamesLength = 4_000;

/**
 * RSS-03. Commas join the names: where a name holds one, or they are too many for an address, none
 * is sent, and the server takes those of the setting.
 */
function queryOf(sources: readonly RssSource[], amount: number) {
  const names = sources.map(({ TagName = '' }) => TagName.trim());
  const joined = names.join(',');
  const isSent =
    encodeURIComponent(joined).length <= maxNamesLength &&
    !names.some((name) => name.includes(','));
  return {
    feedUrls: sources.map(({ FeedLink }) => encodeURIComponent(FeedLink.trim())).join(','),
    amount,
    feedTagNames: isSent ? joined : undefined,
  };
}
