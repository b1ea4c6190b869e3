import {
  appEditors,
  broadcastEditors,
  pageEditors,
  reportEditors,
  type Role,
} from '../people/roles';
import { isForChannels, isInLanguages, type ReaderChoices } from './visibility';

/**
 * The kinds of things that can be shown to some people and not to others, by the names that calls
 * have for them.
 */
export const targetedKinds = [
  'page',
  'broadcastMessage',
  'infobox',
  'appTile',
  'powerBIFrame',
  'navigationNode',
] as const;
export type TargetedKind = (typeof targetedKinds)[number];

/** Who may ask about others, and about what is not shown: whoever writes things of the kind. */
export const whyEditors = {
  page: pageEditors,
  broadcastMessage: broadcastEditors,
  infobox: pageEditors,
  appTile: appEditors,
  powerBIFrame: reportEditors,
  navigationNode: pageEditors,
} as const satisfies Readonly<Record<TargetedKind, readonly Role[]>>;

/**
 * Why content is shown to a person or not. `everybody`: it has no channels. `channel`: the person
 * follows one of its channels. `language`: it is in one of the person's languages. `anyLanguage`:
 * the person's content is not filtered by language. `withoutLanguage`: it has no language.
 * `published`, `begun`: its time has come. `notArchived`, `notEnded`: its time is not over.
 * `notHidden`: neither have editors hidden it, nor the person for themselves. `added`: the person has
 * taken it. `licensed`: the person has the licence that it needs. `withinHours`: it recurs, and now is
 * one of its hours. `powerBI`: reports are shown at all, to whom Power BI is licensed.
 */
export const whyRules = [
  'everybody',
  'channel',
  'language',
  'anyLanguage',
  'withoutLanguage',
  'published',
  'notArchived',
  'begun',
  'notEnded',
  'notHidden',
  'added',
  'licensed',
  'withinHours',
  'powerBI',
] as const;
export type WhyRuleName = (typeof whyRules)[number];

/** The conditions that decide who sees one thing; those left out play no part for its kind. */
export interface Subject {
  ChannelTermIds: readonly string[];
  /** None: without a language. */
  LanguageTermIds?: readonly string[];
  /** Content without a language is in all of them, whatever the settings say. */
  isInEveryLanguage?: boolean;
  /** `null`: a draft. */
  PublishingDate?: string | null;
  ArchiveDate?: string | null;
  StartDate?: string | null;
  EndDate?: string | null;
  isHidden?: boolean;
  /** Whether the person has taken it, where that is up to them. */
  isAdded?: boolean;
  /** Whether the person has the licence that it needs. */
  isLicensed?: boolean;
  /** Whether now is one of the hours in which it recurs. */
  isWithinHours?: boolean;
  /** Whether the portal shows reports, where it is one. */
  hasReports?: boolean;
}

export interface Reason {
  Rule: WhyRuleName;
  /** False: this is why it is not shown. */
  IsMet: boolean;
  TermIds: string[];
  Date: string | null;
}

/** The rules that speak for and against showing it to a reader at this time. */
export function reasonsOf(subject: Subject, reader: ReaderChoices, now: Date): Reason[] {
  return [
    ...timeReasons(subject, now),
    ...factReason('notHidden', subject.isHidden === undefined ? undefined : !subject.isHidden),
    ...factReason('added', subject.isAdded),
    ...factReason('licensed', subject.isLicensed),
    ...factReason('withinHours', subject.isWithinHours),
    ...factReason('powerBI', subject.hasReports),
    channelReason(subject, reader),
    ...languageReason(subject, reader),
  ];
}

/**
 * The reasons for what lies below others, which have to be shown too: each rule said once, and that
 * something is for everybody only where all of it is.
 */
export function joinedReasons(levels: readonly Reason[][]): Reason[] {
  const all = levels.flat();
  const joined = new Map<string, Reason>();
  for (const { Rule, IsMet, TermIds, Date } of all) {
    const key = `${Rule} ${IsMet}`;
    const known = joined.get(key)?.TermIds ?? [];
    joined.set(key, { Rule, IsMet, TermIds: [...new Set([...known, ...TermIds])], Date });
  }
  const isSaid = (rule: WhyRuleName) => all.some(({ Rule }) => Rule === rule);
  return [...joined.values()].filter(
    ({ Rule }) =>
      !(Rule === 'everybody' && isSaid('channel')) &&
      !(Rule === 'withoutLanguage' && isSaid('language')),
  );
}

/** By which rules something is only left out of a reader's lists, though it can be opened. */
const listing: Readonly<Partial<Record<TargetedKind, readonly WhyRuleName[]>>> = {
  page: ['language', 'withoutLanguage'],
  broadcastMessage: ['added'],
  appTile: ['added', 'notHidden'],
};

/**
 * Whether a reason keeps the thing from the reader altogether. A page in another language is left
 * out of a reader's lists, but opens at its address (PAGES-041); an app that they have not taken is
 * in the app center.
 */
export function withholds(kind: TargetedKind, { Rule, IsMet }: Pick<Reason, 'Rule' | 'IsMet'>) {
  return !IsMet && !listing[kind]?.includes(Rule);
}

/** The outcome for a reader, by these reasons. */
export function outcomeOf(kind: TargetedKind, reasons: readonly Pick<Reason, 'Rule' | 'IsMet'>[]) {
  if (reasons.some((each) => withholds(kind, each))) return 'withheld';
  return reasons.every(({ IsMet }) => IsMet) ? 'shown' : 'unlisted';
}

function channelReason({ ChannelTermIds }: Subject, reader: ReaderChoices): Reason {
  if (ChannelTermIds.length === 0) return reason('everybody', true);
  const isMet = isForChannels({ ChannelTermIds }, reader);
  const followed = ChannelTermIds.filter((id) => reader.channels.has(id));
  return reason('channel', isMet, { TermIds: isMet ? followed : ChannelTermIds });
}

function languageReason(
  { LanguageTermIds, isInEveryLanguage = false }: Subject,
  reader: ReaderChoices,
): Reason[] {
  if (!LanguageTermIds) return [];
  if (!reader.languages) return [reason('anyLanguage', true)];
  const isIn = (LanguageTermId: string | null) =>
    isInLanguages({ ChannelTermIds: [], LanguageTermId }, reader);
  if (LanguageTermIds.length === 0)
    return [reason('withoutLanguage', isInEveryLanguage || isIn(null))];
  const own = LanguageTermIds.filter(isIn);
  const isMet = own.length > 0;
  return [reason('language', isMet, { TermIds: isMet ? own : LanguageTermIds })];
}

/** The name of a rule by a moment, and whether that moment has to lie in the past. */
const moments = [
  ['published', 'PublishingDate', true],
  ['notArchived', 'ArchiveDate', false],
  ['begun', 'StartDate', true],
  ['notEnded', 'EndDate', false],
] as const satisfies readonly (readonly [WhyRuleName, keyof Subject, boolean])[];

/** An open bound says nothing; that a page has no publishing date says that it is a draft. */
function timeReasons(subject: Subject, now: Date): Reason[] {
  return moments.flatMap(([rule, field, isToBePast]) => {
    const date = subject[field];
    if (date === undefined || (date === null && field !== 'PublishingDate')) return [];
    const isPast = date !== null && new Date(date) <= now;
    return [reason(rule, isPast === isToBePast, { Date: date })];
  });
}

function factReason(rule: WhyRuleName, isMet: boolean | undefined): Reason[] {
  return isMet === undefined ? [] : [reason(rule, isMet)];
}

function reason(
  Rule: WhyRuleName,
  IsMet: boolean,
  { TermIds = [], Date = null }: { TermIds?: readonly string[]; Date?: string | null } = {},
): Reason {
  return { Rule, IsMet, TermIds: [...TermIds], Date };
}
