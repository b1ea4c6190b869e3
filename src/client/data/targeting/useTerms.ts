import type { Term, UserChannelTerm, UserLanguageTerm } from '#shared/contract/pages/terms';
import { apiRead } from '../connection/apiRead';
import { channelRetries, lifetimes, termsRecheckWithin } from '../cache/lifetimes';
import type { ReadState } from '../read/readState';
import { mappedRead } from '../read/mappedRead';
import { useRead, type Read } from '../read/useRead';

const followedIds = mappedRead((followed: UserChannelTerm[]) =>
  followed.map(({ ChannelTermId }) => ChannelTermId),
);
const readIds = mappedRead((read: UserLanguageTerm[]) =>
  read.map(({ LanguageTermId }) => LanguageTermId),
);

/** The channels the person follows. */
export const followedChannelsRead: Read<UserChannelTerm[]> = {
  ...apiRead('GET /me/userchannelterms', { operation: 'Your channels', retries: channelRetries }),
  lifetime: lifetimes.channelSelection,
};

/** The languages the person reads. */
export const readLanguagesRead: Read<UserLanguageTerm[]> = {
  ...apiRead('GET /me/userlanguageterms', { operation: 'Your languages' }),
  lifetime: lifetimes.languageTerms,
};

/** Ids of the channels the person follows (CHANNELS-27); `isWanted: false` asks for nothing. */
export function useFollowedChannels(isWanted = true): ReadState<string[]> {
  return followedIds(useRead({ ...followedChannelsRead, isWanted }));
}

/** Ids of the languages the person reads (LANG-09); `isWanted: false` asks for nothing. */
export function useReadLanguages(isWanted = true): ReadState<string[]> {
  return readIds(useRead({ ...readLanguagesRead, isWanted }));
}

/** The channel tree in a language (CHANNELS-24); `lcid` is a Windows language identifier. */
export function channelTreeRead(lcid: number): Read<Term[]> {
  return {
    ...apiRead('GET /channelterms/localized/{lcid}', {
      params: { lcid },
      operation: 'Channels',
      retries: channelRetries,
    }),
    lifetime: lifetimes.channelTree,
    recheckWithin: termsRecheckWithin,
  };
}

/** The channel tree; `isWanted: false` asks for nothing. */
export function useChannelTree(lcid: number, isWanted = true): ReadState<Term[]> {
  return useRead({ ...channelTreeRead(lcid), isWanted });
}

/** The language terms, named in a language (LANG-02). */
export function languageTermsRead(lcid: number): Read<Term[]> {
  return {
    ...apiRead('GET /languageterms/localized/{lcid}', {
      params: { lcid },
      operation: 'Languages',
    }),
    lifetime: lifetimes.languageTerms,
    recheckWithin: termsRecheckWithin,
  };
}

/** The language terms; `isWanted: false` asks for nothing. */
export function useLanguageTerms(lcid: number, isWanted = true): ReadState<Term[]> {
  return useRead({ ...languageTermsRead(lcid), isWanted });
}
