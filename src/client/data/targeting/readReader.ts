import type { NewsReader } from '#shared/rules/news/newsVisibility';
import { joinRead } from '../read/joinRead';
import { followedChannelsRead, readLanguagesRead } from './useTerms';

/**
 * The channels and languages that decide what of SharePoint the person sees, outside of components.
 * Throws a `FailureError`.
 */
export async function readReader(signal: AbortSignal): Promise<NewsReader> {
  const [channels, languages] = await Promise.all([
    joinRead(followedChannelsRead, signal),
    joinRead(readLanguagesRead, signal),
  ]);
  return {
    channelTermIds: channels.map(({ ChannelTermId }) => ChannelTermId),
    languageTermIds: languages.map(({ LanguageTermId }) => LanguageTermId),
  };
}
