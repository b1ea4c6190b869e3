import type { WhyRule } from '#shared/contract/targeting';
import type { TargetedKind } from '#shared/rules/why';
import { format } from '../texts/format';
import { dateFormat, listFormat } from '../texts/formatters';
import type { Texts } from '../texts/topics';

interface Reading {
  kind: TargetedKind;
  words: Texts['why'];
  locale: string;
  /** Names of channels and languages by their ids. */
  names: ReadonlyMap<string, string>;
  /** Of whom it is said; left out: of the reader. */
  name?: string | undefined;
}

/** A reason in words; empty where there is nothing to say. */
export function whySentence(rule: WhyRule, { kind, words, locale, names, name }: Reading): string {
  const terms = rule.TermIds.map((id) => names.get(id) ?? words.unknownTerm);
  const date =
    rule.Date &&
    dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(rule.Date));
  const text = sentences(kind, rule, words, name === undefined)[rule.IsMet ? 0 : 1];
  return format(text, {
    terms: listFormat(locale).format(terms),
    date: date ?? '',
    name: name ?? '',
  });
}

/** Hidden by the reader for themselves, not by editors for everybody. */
const hiddenByReaders: readonly TargetedKind[] = ['broadcastMessage', 'appTile'];

/** What is said where the rule speaks for the thing, and where it speaks against it. */
function sentences(
  kind: TargetedKind,
  { Rule, Date: date }: WhyRule,
  words: Texts['why'],
  isReader: boolean,
): readonly [string, string] {
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
    case 'begun':
      return [words.begun, words.notBegun];
    case 'notEnded':
      return [words.shownUntil, words.ended];
    case 'notHidden':
      if (!hiddenByReaders.includes(kind)) return ['', words.hiddenByEditors];
      return ['', isReader ? words.hiddenByYou : words.hiddenByThem];
    case 'added':
      return isReader
        ? [words.youAdded, words.youDidNotAdd]
        : [words.theyAdded, words.theyDidNotAdd];
    case 'licensed':
      return ['', words.licensed];
  }
}
