import type { WhyRule } from '#shared/contract/people/targeting';
import type { TargetedKind, WhyRuleName } from '#shared/rules/targeting/why';
import { format } from '#shared/rules/values/format';
import { dateFormat, listFormat } from '../texts/formatters';
import { languageWithin } from '../texts/languageWithin';
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
  const terms = rule.TermIds.map((id) => {
    const term = names.get(id) ?? words.unknownTerm;
    return rule.Rule === 'language' ? languageWithin(term, locale) : term;
  });
  const date =
    rule.Date &&
    dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(rule.Date));
  const text = sentences(kind, rule, words, name === undefined)[rule.IsMet ? 0 : 1];
  // Any one of them would do.
  const type = rule.IsMet ? 'conjunction' : 'disjunction';
  return format(text, {
    terms: listFormat(locale, { type }).format(terms),
    date: date ?? '',
    name: name ?? '',
  });
}

/** Hidden by the reader for themselves, not by editors for everybody. */
const hiddenByReaders: readonly TargetedKind[] = ['broadcastMessage', 'appTile'];

/** The sentences for a rule: where it speaks for the thing, and where it speaks against it. */
function sentences(
  kind: TargetedKind,
  { Rule, Date: date }: WhyRule,
  words: Texts['why'],
  isReader: boolean,
): readonly [string, string] {
  const hidden = isReader ? words.hiddenByYou : words.hiddenByThem;
  const all: Readonly<Record<WhyRuleName, readonly [string, string]>> = {
    everybody: [words.everybody, ''],
    channel: [isReader ? words.youFollow : words.theyFollow, words.onlyFollowers],
    language: [words.language, words.otherLanguage],
    anyLanguage: [words.anyLanguage, ''],
    withoutLanguage: [words.withoutLanguage, words.onlyWithLanguage],
    published: [words.published, date === null ? words.draft : words.planned],
    notArchived: [words.shownUntil, words.archived],
    begun: [words.begun, words.notBegun],
    notEnded: [words.shownUntil, words.ended],
    notHidden: ['', hiddenByReaders.includes(kind) ? hidden : words.hiddenByEditors],
    added: isReader ? [words.youAdded, words.youDidNotAdd] : [words.theyAdded, words.theyDidNotAdd],
    licensed: ['', words.licensed],
    withinHours: ['', words.outsideHours],
    powerBI: [isReader ? words.powerBI : words.powerBIUnknown, words.powerBIOff],
  };
  return all[Rule];
}
