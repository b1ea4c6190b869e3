import type { Term } from '../../contract/pages/terms';
import { groupsOf, hasProperty, propertyOf } from '../targeting/channelProperties';
import { languagesNamed } from '../pages/textLanguage';
import { baseLanguage } from '../targeting/languages';

/** The directory's data of a person. */
export interface DirectoryEntry {
  /** Values by the names of the properties. */
  properties: Readonly<Record<string, unknown>>;
  /** Those of the mapped groups that the person is in, lower case. */
  groups: ReadonlySet<string>;
}

/** A channel that the person follows, as it is stored. */
export interface StoredTerm {
  id: string;
  isFromDirectory: boolean;
}

export interface SyncChanges {
  /** To be stored as set by the directory. */
  added: string[];
  /** Set by the directory before, and to be left (CHANNELS-33). */
  left: string[];
  /** Set by the directory before, and from now on the person's own to leave. */
  released: string[];
  /** In no channel tree any more (CHANNELS-18). */
  gone: string[];
}

/** Names of the person's properties that channels are mapped to, each once. */
export function mappedProperties(terms: readonly Term[]): string[] {
  const names = flat(terms)
    .map((term) => propertyOf(term, 'personalization'))
    .filter(Boolean);
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

/** Ids of the groups that channels are mapped to. */
export function mappedGroups(terms: readonly Term[]): string[] {
  return [...new Set(flat(terms).flatMap(groupsOf))];
}

/**
 * Which channels the directory maps a person to, with the channels above them (CHANNELS-11,
 * CHANNELS-12, CHANNELS-14).
 */
export function mappedChannels(terms: readonly Term[], entry: DirectoryEntry): Set<string> {
  const mapped = new Set<string>();
  // The directory does not heed the capitals that a channel writes a name with, and has its own.
  const values = new Map(
    Object.entries(entry.properties).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const visit = (term: Term, inherited: string): boolean => {
    const property = propertyOf(term, 'personalization') || inherited;
    const isBelow = term.Terms.map((below) => visit(below, property)).includes(true);
    const isMapped =
      isBelow ||
      isNamed(term, values.get(property.toLowerCase())) ||
      groupsOf(term).some((id) => entry.groups.has(id));
    if (isMapped && term.IsAvailableForTagging && !term.IsDeprecated) mapped.add(term.Guid);
    return isMapped;
  };
  for (const term of terms) visit(term, '');
  return mapped;
}

/**
 * The changes that bring the stored channels to those of the directory. Channels that people have
 * chosen themselves stay, unless the channel is gone.
 */
export function syncChanges(
  terms: readonly Term[],
  stored: readonly StoredTerm[],
  mapped: ReadonlySet<string>,
): SyncChanges {
  const known = new Map(flat(terms).map((term) => [term.Guid, term]));
  const pushed = new Set(
    stored.filter(({ isFromDirectory }) => isFromDirectory).map(({ id }) => id),
  );
  const unmapped = [...pushed].flatMap((id) => (mapped.has(id) ? [] : (known.get(id) ?? [])));
  const leaves = (term: Term) => hasProperty(term, 'deselectsNonPushed');
  return {
    added: [...mapped].filter((id) => !pushed.has(id)),
    left: unmapped.filter(leaves).map(({ Guid }) => Guid),
    released: unmapped.filter((term) => !leaves(term)).map(({ Guid }) => Guid),
    gone: stored.map(({ id }) => id).filter((id) => !known.has(id)),
  };
}

/**
 * The language term that a locale of the directory names, e.g. `da-DK` → Danish or Dansk; nothing
 * where there is none. Where the two kinds of Norwegian are terms of their own, the one it names.
 */
export function languageTermOf(terms: readonly Term[], locale: string): Term | undefined {
  const [exact = ''] = locale.toLowerCase().split(/[-_]/);
  const named = (isMeant: (code: string) => boolean) =>
    flat(terms).find((term) => languagesNamed(term).some(isMeant));
  return (
    named((code) => code === exact) ??
    named((code) => code === 'no' && baseLanguage(exact) === 'no') ??
    named((code) => baseLanguage(code) === baseLanguage(exact))
  );
}

function isNamed(term: Term, value: unknown): boolean {
  const values = (Array.isArray(value) ? value : [value])
    .filter((one): one is string => typeof one === 'string')
    .map((one) => one.trim().toLowerCase());
  return values.some((one) => one !== '' && namesOf(term).includes(one));
}

function namesOf({ Name, InternalName, Labels }: Term): string[] {
  return [Name, InternalName, ...Labels.map((label) => label.Name)].map((name) =>
    name.trim().toLowerCase(),
  );
}

function flat(terms: readonly Term[]): Term[] {
  return terms.flatMap((term) => [term, ...flat(term.Terms)]);
}
