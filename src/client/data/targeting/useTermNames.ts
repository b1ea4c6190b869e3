import { useMemo } from 'react';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import { useLast } from '../read/useLast';
import { useChannelTree, useLanguageTerms } from './useTerms';

/** Names of channels and languages by their ids. `lcid` is a Windows language identifier. */
export function useTermNames(lcid: number): ReadonlyMap<string, string> {
  const channels = useLast(useChannelTree(lcid));
  const languages = useLast(useLanguageTerms(lcid));
  return useMemo(
    () =>
      new Map(
        flattenedTerms([...(channels ?? []), ...(languages ?? [])]).map(({ Guid, Name }) => [
          Guid,
          Name,
        ]),
      ),
    [channels, languages],
  );
}
