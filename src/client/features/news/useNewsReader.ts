import type { NewsReader } from '#shared/rules/news/newsVisibility';
import { useFollowedChannels, useReadLanguages } from '../../data/targeting/useTerms';
import type { WidgetState } from '../../ui/widget/widgetState';
import { bothStates, mapState } from '../../ui/widget/combineStates';

/**
 * The channels and languages that decide which SharePoint news the person sees. The server applies
 * them to the product's own.
 */
export function useNewsReader(isWanted: boolean): WidgetState<NewsReader> {
  const channels = useFollowedChannels(isWanted);
  const languages = useReadLanguages(isWanted);
  return mapState(
    bothStates<string[], string[]>(channels, languages),
    ([channelTermIds, languageTermIds]) => ({ channelTermIds, languageTermIds }),
  );
}
