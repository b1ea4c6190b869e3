import { appEditors, broadcastEditors, pageEditors, reportEditors, type Role } from './roles';
import { isForChannels, isInLanguages, type ReaderChoices } from './visibility';

/** What can be shown to some people and not to others, by the name that calls have for it. */
export const targetedKinds = [
  'page',
  'broadcastMessage',
  'infobox',
  'appTile',
  'powerBIFrame',
] as const;
export type TargetedKind = (typeof targetedKinds)[number];

/** Who may ask about others, and about what is not shown: whoever writes things of the kind. */
export const whyEditors = {
  page: pageEditors,
  broadcastMessage: broadcastEditors,
  infobox: pageEditors,
  appTile: appEditors,
  powerBIFrame: reportEditors,
} as const satisfies Readonly<Record<TargetedKind, readonly Role[]>>;

/**
 * Why content is shown to a person or not. `everybody`: it has no channels. `channel`: the person
 * follows one of its channels. `language`: it is in one of the person's languages. `anyLanguage`:
 * the person's content is not filtered by language. `withoutLanguage`: it has no language.
 * `published`, `begun`: its time has come. `notArchived`, `notEnded`: its time is not over.
 * `notHidden`: neither have editors hidden it, nor the person for themselves.
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
] as const;
export type WhyRuleName = (typeof whyRules)[number];

/** What decides by whom one thing is seen; what is left out plays no part for its kind. */
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
    ...(subject.isHidden === undefined ? [] : [reason('notHidden', !subject.isHidden)]),
    channelReason(subject, reader),
    ...languageReason(subject, reader),
  ];
}

const languageRules: readonly WhyRuleName[] = ['language', 'withoutLanguage'];

/**
 * Whether a reason keeps the thing from the reader altogether. A page in another language is left
 * out of a reader's lists, but opens at its address (PAGES-041).
 */
export function withholds(kind: TargetedKind, { Rule, IsMet }: Pick<Reason, 'Rule' | 'IsMet'>) {
  return !IsMet && !(kind === 'page' && languageRules.includes(Rule));
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

function reason(
  Rule: WhyRuleName,
  IsMet: boolean,
  { TermIds = [], Date = null }: { TermIds?: readonly string[]; Date?: string | null } = {},
): Reason {
  return { Rule, IsMet, TermIds: [...TermIds], Date };
}
