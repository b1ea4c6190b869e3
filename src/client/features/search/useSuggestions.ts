import { suggestionsAtOnce, wordsOf } from '#shared/rules/search/searchText';
import { textHash } from '#shared/rules/values/textHash';
import { lifetimes } from '../../data/cache/lifetimes';
import { readSuggestions } from '../../data/search/readSuggestions';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { valueOr } from '../../ui/widget/combineStates';

/**
 * Suggestions of texts that the person may mean: own earlier searches that begin so, then the
 * searches of others. Without the latter, the former remain.
 */
export function useSuggestions(
  text: string,
  recent: readonly string[],
  operation: string,
): string[] {
  const { settings, licensed, config } = useSession();
  const found = useRead<string[]>({
    key: `search/suggestions ${textHash(text.toLowerCase())}`,
    isWanted: wordsOf(text).length > 0 && licensed && config.sharePointUrl !== '',
    read: (signal) =>
      readSuggestions(text, settings.searchSuggestionSourceId, { operation, signal }),
    lifetime: lifetimes.search,
  });
  const own = recent.filter((other) => other.toLowerCase().startsWith(text.toLowerCase()));
  const others = valueOr(found, []);
  const all = [...own, ...others].filter((other) => other.toLowerCase() !== text.toLowerCase());
  return text
    ? [...new Map(all.map((suggestion) => [suggestion.toLowerCase(), suggestion])).values()].slice(
        0,
        suggestionsAtOnce,
      )
    : [];
}
