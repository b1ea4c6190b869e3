import type { Colleague } from './people';

/** Where a search for colleagues looks (PEOPLE-23). */
const searched = [
  'displayName',
  'givenName',
  'surname',
  'mail',
  'userPrincipalName',
  'city',
  'department',
  'jobTitle',
  'state',
] as const;

/** Most people that one query of several gives (PEOPLE-26). */
export const maxPerTerm = 999;
/** People offered while somebody looks for an owner (PEOPLE-24). */
export const ownersOffered = 5;
/** Fewest characters that are searched for (PEOPLE-36). */
export const shortestSearch = 2;

interface FilterOptions {
  /** The setting `userServiceAppendedFilter` (PEOPLE-21). */
  appended: string;
  /** Some directories refuse a filter on the job title. */
  withoutJobTitle?: boolean;
}

/** The filter of a search for colleagues (PEOPLE-23). */
export function usersFilter(
  text: string,
  { appended, withoutJobTitle = false }: FilterOptions,
): string {
  const starts = searched
    .filter((property) => !(withoutJobTitle && property === 'jobTitle'))
    .map((property) => `startswith(${property},${literal(text)})`);
  return withAppended(`accountEnabled eq true and (${starts.join(' or ')})`, appended);
}

/**
 * The filter for people whose properties equal the given ones, the asking person left out
 * (COLLEAGUES-03). Needs an advanced query.
 */
export function matchingFilter(
  properties: readonly { name: string; value: string }[],
  own: string,
  appended: string,
): string {
  const equals = properties.map(({ name, value }) => `${name} eq ${literal(value)}`);
  return withAppended(
    ['accountEnabled eq true', ...equals, `userPrincipalName ne ${literal(own)}`].join(' and '),
    appended,
  );
}

/** The filter for people one works with: persons of the own organisation (PEOPLE-20). */
export function relatedPeopleFilter(appended: string): string {
  return withAppended(
    "personType/class eq 'Person' and personType/subclass eq 'OrganizationUser'",
    appended,
  );
}

/** The terms of a search: commas stand between them (PEOPLE-25). */
export function searchTerms(text: string): string[] {
  const terms = text.split(',').map((term) => term.trim());
  return [...new Set(terms.filter((term) => term.length >= shortestSearch))];
}

/**
 * People found by several terms, each once, those that more terms found first (PEOPLE-27,
 * PEOPLE-28).
 */
export function mergedByHits(found: readonly (readonly Colleague[])[]): Colleague[] {
  const hits = new Map<string, { person: Colleague; count: number }>();
  for (const person of found.flat()) {
    const key = person.userPrincipalName.toLowerCase();
    hits.set(key, {
      person: hits.get(key)?.person ?? person,
      count: (hits.get(key)?.count ?? 0) + 1,
    });
  }
  return [...hits.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ person }) => person);
}

function withAppended(filter: string, appended: string): string {
  const more = appended.trim().replace(/^and\s+/i, '');
  return more ? `${filter} and (${more})` : filter;
}

/** A text as a filter of Graph quotes it. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
