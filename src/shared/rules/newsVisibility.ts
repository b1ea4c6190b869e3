import type { NewsItem } from './news';
import type { FeatureSettings } from './settings';

/** What decides which news a person sees. */
export interface NewsReader {
  /** Channels the person follows. */
  channelTermIds: readonly string[];
  /** Languages the person reads. */
  languageTermIds: readonly string[];
}

type LanguageSettings = Pick<
  FeatureSettings,
  'enableLanguageFilteringForWorkplace' | 'enableLanguageFilteringForSharepointPages' | 'enableShowNonLanguageContentForAllUsers' | 'defaultLanguageTermId'
>;

/** The news for this person, by channels and languages. Spec: widgets §1, §5. */
export function newsForReader(items: readonly NewsItem[], reader: NewsReader, settings: LanguageSettings): NewsItem[] {
  const channels = lowerCased(reader.channelTermIds);
  const languages = lowerCased(reader.languageTermIds.length > 0 ? reader.languageTermIds : [settings.defaultLanguageTermId]);
  return items.filter((item) => isInChannels(item, channels) && isInLanguages(item, languages, settings));
}

/** NEWS-23, NEWS-24. */
function isInChannels({ Channels }: NewsItem, followed: ReadonlySet<string>): boolean {
  return Channels.length === 0 || Channels.some(({ ChannelTermId }) => followed.has(ChannelTermId.toLowerCase()));
}

/** The filter has a switch for the product's pages and one for SharePoint's (LANG-17). Someone who reads no language at all is not filtered. */
function isInLanguages(item: NewsItem, languages: ReadonlySet<string>, settings: LanguageSettings): boolean {
  const isFiltered = item.IsSharePointNews ? settings.enableLanguageFilteringForSharepointPages : settings.enableLanguageFilteringForWorkplace;
  if (!isFiltered || languages.size === 0) return true;
  return item.LanguageTermId ? languages.has(item.LanguageTermId.toLowerCase()) : settings.enableShowNonLanguageContentForAllUsers;
}

function lowerCased(ids: readonly string[]): Set<string> {
  return new Set(ids.filter(Boolean).map((id) => id.toLowerCase()));
}
