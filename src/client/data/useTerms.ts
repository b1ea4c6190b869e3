import type { Term } from '#shared/contract/terms';
import { callApi } from './callApi';
import { channelRetries, lifetimes, termsRecheckWithin } from './cache/lifetimes';
import type { ReadState } from './readState';
import { useRead } from './useRead';

/** Ids of the channels the person follows (CHANNELS-27). */
export const followedChannelsRead = {
  key: 'me/userchannelterms',
  read: async (signal: AbortSignal): Promise<string[]> => {
    const followed = await callApi('GET /me/userchannelterms', {
      operation: 'Your channels',
      signal,
      retries: channelRetries,
    });
    return followed.map(({ ChannelTermId }) => ChannelTermId);
  },
  lifetime: lifetimes.channelSelection,
};

/** Ids of the languages the person reads (LANG-09). */
const readLanguagesRead = {
  key: 'me/userlanguageterms',
  read: async (signal: AbortSignal): Promise<string[]> => {
    const chosen = await callApi('GET /me/userlanguageterms', {
      operation: 'Your languages',
      signal,
    });
    return chosen.map(({ LanguageTermId }) => LanguageTermId);
  },
  lifetime: lifetimes.languageTerms,
};

/** The channels the person follows; `isWanted: false` asks for nothing. */
export function useFollowedChannels(isWanted = true): ReadState<string[]> {
  return useRead<string[]>({
    ...followedChannelsRead,
    key: isWanted ? followedChannelsRead.key : null,
  });
}

/** The languages the person reads; `isWanted: false` asks for nothing. */
export function useReadLanguages(isWanted = true): ReadState<string[]> {
  return useRead<string[]>({ ...readLanguagesRead, key: isWanted ? readLanguagesRead.key : null });
}

/** The channel tree in a language (CHANNELS-24); `lcid` is a Windows language identifier. */
export function channelTreeRead(lcid: number) {
  return {
    key: `channelterms/${lcid}`,
    read: (signal: AbortSignal): Promise<Term[]> =>
      callApi('GET /channelterms/localized/{lcid}', {
        params: { lcid },
        operation: 'Channels',
        signal,
        retries: channelRetries,
      }),
    lifetime: lifetimes.channelTree,
    recheckWithin: termsRecheckWithin,
  };
}

/** The channel tree; `isWanted: false` asks for nothing. */
export function useChannelTree(lcid: number, isWanted = true): ReadState<Term[]> {
  const read = channelTreeRead(lcid);
  return useRead({ ...read, key: isWanted ? read.key : null });
}

/** The language terms, named in a language (LANG-02). */
export function languageTermsRead(lcid: number) {
  return {
    key: `languageterms/${lcid}`,
    read: (signal: AbortSignal): Promise<Term[]> =>
      callApi('GET /languageterms/localized/{lcid}', {
        params: { lcid },
        operation: 'Languages',
        signal,
      }),
    lifetime: lifetimes.languageTerms,
    recheckWithin: termsRecheckWithin,
  };
}

/** The language terms; `isWanted: false` asks for nothing. */
export function useLanguageTerms(lcid: number, isWanted = true): ReadState<Term[]> {
  const read = languageTermsRead(lcid);
  return useRead({ ...read, key: isWanted ? read.key : null });
}
