import type { NewsItem } from './news';
import type { FeatureSettings } from '../settings/settings';

/** The choices that decide which news a person sees. */
export interface NewsReader {
  /** Channels the person follows. */
  channelTermIds: readonly string[];
  /** Languages the person reads. */
  languageTermIds: readonly string[];
}

type LanguageSettings = Pick<
  FeatureSettings,
  | 'enableLanguageFilteringForWorkplace'
  | 'enableLanguageFilteringForSharepointPages'
  | 'enableShowNonLanguageContentForAllUsers'
  | 'defaultLanguageTermId'
>;

/** The channels and language that limit an item to some people. */
interface Targeted {
  Channels: readonly { ChannelTermId: string }[];
  LanguageTermId: string | null;
}

/**
 * The news for this person, by channels and languages. Spec: widgets §1, §5. The filter by language
 * has a switch for the product's pages and one for SharePoint's (LANG-17).
 */
export function newsForReader(
  items: readonly NewsItem[],
  reader: NewsReader,
  settings: LanguageSettings,
): NewsItem[] {
  return forReader(items, reader, {
    settings,
    isFiltered: ({ IsSharePointNews }) =>
      IsSharePointNews
        ? settings.enableLanguageFilteringForSharepointPages
        : settings.enableLanguageFilteringForWorkplace,
  });
}

interface ReaderRules<T> {
  settings: Pick<
    LanguageSettings,
    'enableShowNonLanguageContentForAllUsers' | 'defaultLanguageTermId'
  >;
  /** Whether this item is filtered by language at all. */
  isFiltered: (item: T) => boolean;
}

/**
 * The items that this person sees: those of no channel or of one that they follow, in a language
 * that they read. Someone who reads no language at all is not filtered by it.
 */
export function forReader<T extends Targeted>(
  items: readonly T[],
  reader: NewsReader,
  { settings, isFiltered }: ReaderRules<T>,
): T[] {
  const channels = lowerCased(reader.channelTermIds);
  const languages = lowerCased(
    reader.languageTermIds.length > 0 ? reader.languageTermIds : [settings.defaultLanguageTermId],
  );
  const isReadable = ({ LanguageTermId }: Targeted) =>
    LanguageTermId
      ? languages.has(LanguageTermId.toLowerCase())
      : settings.enableShowNonLanguageContentForAllUsers;
  return items.filter(
    (item) =>
      isInChannels(item, channels) &&
      (languages.size === 0 || !isFiltered(item) || isReadable(item)),
  );
}

/** NEWS-23, NEWS-24. */
function isInChannels({ Channels }: Targeted, followed: ReadonlySet<string>): boolean {
  return (
    Channels.length === 0 ||
    Channels.some(({ ChannelTermId }) => followed.has(ChannelTermId.toLowerCase()))
  );
}

function lowerCased(ids: readonly string[]): Set<string> {
  return new Set(ids.filter(Boolean).map((id) => id.toLowerCase()));
}
