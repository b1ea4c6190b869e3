import type { WhyRule } from '#shared/contract/targeting';
import { format } from '../../../texts/format';
import { dateFormat, listFormat } from '../../../texts/formatters';
import type { Texts } from '../../../texts/topics';

interface Reading {
  words: Texts['pageReading']['why'];
  locale: string;
  /** Names of channels and languages by their ids. */
  names: ReadonlyMap<string, string>;
  /** Of whom it is said; left out: of the reader. */
  name?: string | undefined;
}

/** A reason in words; nothing for a rule that plays no part for pages. */
export function whySentence(rule: WhyRule, { words, locale, names, name }: Reading) {
  const terms = rule.TermIds.map((id) => names.get(id) ?? words.unknownTerm);
  const date =
    rule.Date &&
    dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(rule.Date));
  const text = sentences(rule, words, name === undefined)[rule.IsMet ? 0 : 1];
  return (
    text &&
    format(text, { terms: listFormat(locale).format(terms), date: date ?? '', name: name ?? '' })
  );
}

/** What is said where the rule speaks for the page, and where it speaks against it. */
function sentences(
  { Rule, Date: date }: WhyRule,
  words: Texts['pageReading']['why'],
  isReader: boolean,
): readonly [string, string] | readonly [] {
  switch (Rule) {
    case 'everybody':
      return [words.everybody, ''];
    case 'channel':
      return [isReader ? words.youFollow : words.theyFollow, words.onlyFollowers];
    case 'language':
      return [words.language, words.otherLanguage];
    case 'anyLanguage':
      return [words.anyLanguage, ''];
    case 'withoutLanguage':
      return [words.withoutLanguage, words.onlyWithLanguage];
    case 'published':
      return [words.published, date === null ? words.draft : words.planned];
    case 'notArchived':
      return [words.shownUntil, words.archived];
    default:
      return [];
  }
}
