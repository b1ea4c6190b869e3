import type { ImportedTerm } from '../../contract/pages/terms';
import { itemAt } from '../values/certain';
import { baseLanguage } from './languages';

type Labels = ImportedTerm['Labels'];

/** `missing`: the portal has a term that the term set does not have. */
export const importChanges = ['added', 'renamed', 'moved', 'changed', 'missing'] as const;

/** The fields of the portal's term that an import looks at. */
export interface KnownTerm extends ImportedTerm {
  InternalName: string;
}

/** A term of both sides that an import would change. */
export interface TermDifference {
  before: KnownTerm;
  after: KnownTerm;
}

export interface TermImportPlan {
  /** Parents before the terms below them. */
  added: KnownTerm[];
  renamed: TermDifference[];
  moved: TermDifference[];
  /** Other custom properties. */
  changed: TermDifference[];
  /** Terms that the term set does not have. */
  missing: KnownTerm[];
  unchanged: number;
}

/**
 * The changes that bring the portal's terms to those of a term set (CHANNELS-31). Ids say which are
 * the same. Names in languages, and custom properties, that only the portal has are kept.
 */
export function planTermImport(
  known: readonly KnownTerm[],
  imported: readonly ImportedTerm[],
): TermImportPlan {
  const stored = new Map(known.map((term) => [term.Guid, term]));
  const wanted = new Set(imported.map(({ Guid }) => Guid));
  const both = imported.flatMap((term) => {
    const before = stored.get(term.Guid);
    return before ? [{ before, after: merged(before, term) }] : [];
  });
  const renamed = both.filter(
    ({ before, after }) =>
      before.InternalName !== after.InternalName || before.Labels !== after.Labels,
  );
  const moved = both.filter(({ before, after }) => before.ParentTermGuid !== after.ParentTermGuid);
  const changed = both.filter(
    ({ before, after }) => before.LocalCustomProperties !== after.LocalCustomProperties,
  );
  return {
    added: parentsFirst(
      imported
        .filter(({ Guid }) => !stored.has(Guid))
        .map((term) => ({ ...term, InternalName: internalName(term.Labels) })),
    ),
    renamed,
    moved,
    changed,
    missing: known.filter(({ Guid }) => !wanted.has(Guid)),
    unchanged: both.length - new Set([...renamed, ...moved, ...changed]).size,
  };
}

/** The English name, else the first there is. */
function internalName(labels: Labels): string {
  return (
    labels.find(({ Language }) => baseLanguage(Language) === 'en') ?? itemAt(labels, 0)
  ).Name.trim();
}

/**
 * Terms of a term set lie at most seven levels deep. Source: learn.microsoft.com, SharePoint
 * limits, "Metadata terms".
 */
export const maxLevels = 7;

/**
 * True when each term is there once and lies below another of the list, or below none, but not
 * below itself, and none too deep.
 */
export function isTermTree(terms: readonly ImportedTerm[]): boolean {
  const children = byParent(terms);
  let level = children.get(null) ?? [];
  let found = 0;
  for (let depth = 0; depth < maxLevels; depth += 1) {
    found += level.length;
    level = level.flatMap(({ Guid }) => children.get(Guid) ?? []);
  }
  return found === terms.length && new Set(terms.map(({ Guid }) => Guid)).size === terms.length;
}

/** The stored term as it will be; a part that does not change is the same object as before. */
function merged(
  before: KnownTerm,
  { Labels, ParentTermGuid, LocalCustomProperties }: ImportedTerm,
): KnownTerm {
  const given = new Set(Labels.map(({ Language }) => baseLanguage(Language)));
  const labels = [
    ...Labels,
    ...before.Labels.filter(({ Language }) => !given.has(baseLanguage(Language))),
  ];
  const properties = { ...before.LocalCustomProperties, ...LocalCustomProperties };
  return {
    ...before,
    ParentTermGuid,
    InternalName: internalName(Labels),
    Labels: spelled(labels) === spelled(before.Labels) ? before.Labels : labels,
    LocalCustomProperties: Object.entries(properties).every(
      ([name, value]) => before.LocalCustomProperties[name] === value,
    )
      ? before.LocalCustomProperties
      : properties,
  };
}

/**
 * Equal for labels that say the same, whatever the order of the languages and the region in their
 * codes.
 */
function spelled(labels: Labels): string {
  const byLanguage = new Map<string, string[]>();
  for (const { Language, Name } of labels)
    byLanguage.set(baseLanguage(Language), [
      ...(byLanguage.get(baseLanguage(Language)) ?? []),
      Name,
    ]);
  return JSON.stringify([...byLanguage].sort(([one], [other]) => one.localeCompare(other)));
}

/** In an order in which each term comes after the one of the list that it lies below. */
function parentsFirst<T extends ImportedTerm>(terms: readonly T[]): T[] {
  const own = new Set(terms.map(({ Guid }) => Guid));
  const children = byParent(terms);
  return terms
    .filter(({ ParentTermGuid }) => !own.has(ParentTermGuid ?? ''))
    .flatMap((term) => [term, ...below(term.Guid, children)]);
}

function byParent<T extends ImportedTerm>(terms: readonly T[]): Map<string | null, T[]> {
  const found = new Map<string | null, T[]>();
  for (const term of terms)
    found.set(term.ParentTermGuid, [...(found.get(term.ParentTermGuid) ?? []), term]);
  return found;
}

function below<T extends ImportedTerm>(
  parent: string | null,
  children: Map<string | null, T[]>,
): T[] {
  return (children.get(parent) ?? []).flatMap((term) => [term, ...below(term.Guid, children)]);
}
