import type { Term } from '../../contract/pages/terms';
import { flattenedTerms } from '../news/newsDepartments';
import { isWebAddress } from '../addresses/webAddress';

/**
 * Custom properties of a channel (CHANNELS-02), as they are written that a channel has not had; case
 * and punctuation do not count.
 */
const spellings = {
  /**
   * Name of a property of the directory's people, such as `department`; the channels at and below
   * it are named like its values.
   */
  personalization: 'graphApiPersonalizationMapping',
  hidesNonMapped: 'hideNonMappedChannels',
  deselectsNonPushed: 'deselectNonPushedChannel',
  /** Ids of groups whose members follow the channel. */
  groups: 'azureAdGroupMapping',
  radioButtons: 'useRadioButtons',
  hubSiteHomeList: 'hubSiteHomeList',
  siteUrl: 'siteUrl',
} as const;

export type ChannelProperty = keyof typeof spellings;

/** Characters of a custom property. */
export const maxPropertyLength = 2_000;
/** Groups that a channel is mapped to: ids with a sign between them. */
export const maxGroups = Math.floor((maxPropertyLength + 1) / 37);

/** The value of a custom property; empty when the channel has none. */
export function propertyOf(
  { LocalCustomProperties }: Pick<Term, 'LocalCustomProperties'>,
  property: ChannelProperty,
): string {
  const found = Object.entries(LocalCustomProperties).find(([name]) => isNamed(name, property));
  return found?.[1].trim() ?? '';
}

/**
 * The properties with another value of one; empty takes it away. A property keeps the name under
 * which it was stored.
 */
export function withProperty(
  properties: Term['LocalCustomProperties'],
  property: ChannelProperty,
  value: string,
): Term['LocalCustomProperties'] {
  const stored = Object.keys(properties).find((name) => isNamed(name, property));
  const others = Object.entries(properties).filter(([name]) => name !== stored);
  return Object.fromEntries(
    value === '' ? others : [...others, [stored ?? spellings[property], value]],
  );
}

function isNamed(name: string, property: ChannelProperty): boolean {
  return name.toLowerCase().replace(/[^a-z]/g, '') === spellings[property].toLowerCase();
}

/** True for a property that is switched on. */
export function hasProperty(
  term: Pick<Term, 'LocalCustomProperties'>,
  property: ChannelProperty,
): boolean {
  return propertyOf(term, property).toLowerCase() === 'true';
}

/** Ids of the directory groups that the channel is mapped to, lower case. */
export function groupsOf(term: Pick<Term, 'LocalCustomProperties'>): string[] {
  return (
    propertyOf(term, 'groups')
      .toLowerCase()
      .match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
  );
}

/** Address of the channel's site; nothing when it has none (CHANNELS-33). */
export function siteOf(term: Pick<Term, 'LocalCustomProperties'>): string | undefined {
  const address = propertyOf(term, 'siteUrl') || propertyOf(term, 'hubSiteHomeList');
  return isWebAddress(address) ? address : undefined;
}

/** Ids of the channels that the person is offered (CHANNELS-33). */
export function offeredIds(terms: readonly Term[]): ReadonlySet<string> {
  return new Set(flattenedTerms(offeredTerms(terms)).map(({ Guid }) => Guid));
}

/**
 * Without the channels that are only for those whom the directory maps to them (CHANNELS-33); one
 * that the person follows all the same is theirs to leave.
 */
export function offeredTerms(terms: readonly Term[]): Term[] {
  return terms
    .filter((term) => term.Selected || !hasProperty(term, 'hidesNonMapped'))
    .map((term) => ({ ...term, Terms: offeredTerms(term.Terms) }));
}
