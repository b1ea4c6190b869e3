/** The choices that decide which content a reader gets. */
export interface ReaderChoices {
  /** Ids of the channels that the reader follows, lower case. */
  channels: ReadonlySet<string>;
  /** Ids of the languages that content is filtered by; undefined: content in every language. */
  languages: ReadonlySet<string> | undefined;
  /** Whether content without a language counts too, when languages do. */
  withoutLanguage: boolean;
}

/** The limits of content to some of its readers. */
interface Targeted {
  ChannelTermIds: readonly string[];
  LanguageTermId: string | null;
}

/** For everybody, or for at least one channel that the reader follows (NEWS-23, NEWS-24). */
export function isForChannels(
  { ChannelTermIds }: Pick<Targeted, 'ChannelTermIds'>,
  { channels }: ReaderChoices,
): boolean {
  return ChannelTermIds.length === 0 || ChannelTermIds.some((id) => channels.has(id));
}

/** In one of the reader's languages, where content is filtered by language (NEWS-22, PAGES-042). */
export function isInLanguages(
  { LanguageTermId }: Targeted,
  { languages, withoutLanguage }: ReaderChoices,
): boolean {
  if (!languages) return true;
  return LanguageTermId === null ? withoutLanguage : languages.has(LanguageTermId);
}

/**
 * Whether content is for a reader. `LanguageTermId` left out: in whatever language it is, such as
 * messages.
 */
export function isReader(
  { ChannelTermIds, LanguageTermId }: Pick<Targeted, 'ChannelTermIds'> & Partial<Targeted>,
  reader: ReaderChoices,
): boolean {
  return (
    isForChannels({ ChannelTermIds }, reader) &&
    (LanguageTermId === undefined || isInLanguages({ ChannelTermIds, LanguageTermId }, reader))
  );
}
