import { useDeferredValue, useMemo } from 'react';
import { newsCounters } from '#shared/rules/news/newsCounters';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import type { NewsItem } from '#shared/rules/news/news';
import type { TextLanguage } from '#shared/rules/pages/textLanguage';
import type { NamedChannel } from '../../audience/useChannelFollowing';
import { useOpening } from '../../data/useOpensNewTab';
import { useSession } from '../../data/session/session';
import { useChannelTree } from '../../data/targeting/useTerms';
import { useTextLanguages } from '../../data/targeting/useTextLanguages';
import { useLcid } from '../../texts/useLcid';

/** The organisation's settings of how news looks. */
export interface NewsDisplay {
  workplaceName: string;
  /** Featured news per load by breakpoint, as configured (NEWS-39). */
  featuredPerLoad: Readonly<Record<string, number>>;
  /** NEWS-52. */
  hasDescription: boolean;
  /** An item's channels; empty when tags are not shown (NEWS-60). */
  channelsOf(item: NewsItem): NamedChannel[];
  counters(item: NewsItem): ReturnType<typeof newsCounters>;
  /** The language of its words. */
  language(item: NewsItem): TextLanguage;
  /** Whether the post of an address opens in a new tab (NEWS-07, SETTINGS-39). */
  opensNewTab(address: string): boolean;
  /** All posts do, the portal's own included (NEWS-03, NEWS-06). */
  hasNewTabNote: boolean;
}

/** How news is to be shown, by the settings. Channel names are read only when tags are shown. */
export function useNewsDisplay(): NewsDisplay {
  const { settings, config } = useSession();
  const opensNewTab = useOpening();
  const tree = useChannelTree(useLcid(), !settings.hideNewsTags);
  const languageOf = useTextLanguages();
  // They come after the cards: added in the background.
  const terms = useDeferredValue(tree.state === 'ready' ? tree.value : undefined);
  return useMemo(() => {
    const names = new Map(
      flattenedTerms(terms ?? []).map(({ Guid, Name }) => [Guid.toLowerCase(), Name]),
    );
    return {
      workplaceName: settings.workplaceName,
      featuredPerLoad: settings.featuredNewsPerLoad,
      hasDescription: settings.showNewsDescription,
      channelsOf: ({ Channels }) =>
        settings.hideNewsTags
          ? []
          : Channels.flatMap(({ ChannelTermId: id, Label }) => {
              const name = names.get(id.toLowerCase()) ?? Label;
              return name === undefined ? [] : { id, name };
            }),
      counters: (item) => newsCounters(item, settings),
      language: ({ LanguageTermId }) => languageOf(LanguageTermId),
      opensNewTab,
      hasNewTabNote: opensNewTab((!settings.enableWorkplaceLight && config.sharePointUrl) || '/'),
    };
  }, [settings, config, terms, languageOf, opensNewTab]);
}
