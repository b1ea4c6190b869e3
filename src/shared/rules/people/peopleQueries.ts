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
/** Fewest characters that are searched for (PEOPLE-36), and most, with all that commas divide. */
export const [minSearchLength, maxPeopleSearchLength] = [2, 1_000] as const;

/** Most terms of a search that count: each of them is a question of its own. */
const maxTerms = 20;

/** The filters that narrow a search for colleagues; an empty text narrows nothing. */
export const peopleFilterNames = ['skill', 'department', 'place', 'language'] as const;
export type PeopleFilterName = (typeof peopleFilterNames)[number];
export type PeopleFilters = Readonly<Record<PeopleFilterName, string>>;

export const noFilters: PeopleFilters = { skill: '', department: '', place: '', language: '' };

/** Fewest characters of a skill, department or place that are searched for. */
export const minFilterLength = 2;
/** People with a skill that are looked up at a time, and most of them before more are asked for. */
export const [skilledPerPart, maxSkilled] = [150, 600] as const;
/** How many people one query of the directory names. */
export const namedPerQuery = 15;

/** The properties that may hold a place. */
const places = ['city', 'officeLocation', 'state'] as const;

/** How the directory writes a language: the forms of Norwegian are one. */
const languageCodes: Readonly<Record<string, readonly string[]>> = { nb: ['nb', 'no', 'nn'] };

function codesOf(language: string): readonly string[] {
  return languageCodes[language] ?? [language];
}

interface FilterOptions {
  filters?: PeopleFilters;
  /** The setting `userServiceAppendedFilter` (PEOPLE-21). */
  appended: string;
  /** Some directories refuse a filter on the job title. */
  withoutJobTitle?: boolean;
}

/** The filter of a search for colleagues (PEOPLE-23). */
export function usersFilter(
  text: string,
  { appended, withoutJobTitle = false, filters = noFilters }: FilterOptions,
): string {
  const properties = searched.filter((property) => !(withoutJobTitle && property === 'jobTitle'));
  const { department, place, language } = filters;
  const clauses = [
    'accountEnabled eq true',
    text && anyStarts(properties, [text]),
    department && `startswith(department,${literal(department)})`,
    place && anyStarts(places, [place]),
    language && anyStarts(['preferredLanguage'], codesOf(language)),
  ];
  return withAppended(clauses.filter(Boolean).join(' and '), appended);
}

/** Whether the filters look at properties that the directory filters in advanced queries alone. */
export function needsCount({ place, language }: PeopleFilters): boolean {
  return place !== '' || language !== '';
}

function anyStarts(properties: readonly string[], texts: readonly string[]): string {
  const starts = properties.flatMap((property) =>
    texts.map((text) => `startswith(${property},${literal(text)})`),
  );
  return `(${starts.join(' or ')})`;
}

/** The filter for people by their principal names, no more than `namedPerQuery`. */
export function namedFilter(upns: readonly string[], appended: string): string {
  const names = upns.map((upn) => `userPrincipalName eq ${literal(upn)}`).join(' or ');
  return withAppended(`accountEnabled eq true and (${names})`, appended);
}

/**
 * The search for people with a skill: the directory cannot be searched for it, SharePoint's index
 * of people can.
 */
export function skillQuery(skill: string): string {
  return `Skills:"${skill.replaceAll(/["*]/g, ' ').trim()}*"`;
}

/** The properties of a person that a search looks at, by their names in Graph. */
type LookedAt = (typeof searched)[number] | (typeof places)[number] | 'preferredLanguage';

/**
 * Those whom text and filters find, as the directory would: who fits more of the terms comes first
 * (PEOPLE-28), the others in the order in which they are given.
 */
export function byPeopleSearch<T extends object>(
  people: readonly T[],
  terms: readonly string[],
  filters: PeopleFilters,
): T[] {
  const hitsOf = peopleSearch(terms, filters);
  return people
    .map((person) => ({ person, hits: hitsOf(person, searchedText(person)) }))
    .filter((found): found is { person: T; hits: number } => found.hits !== undefined)
    .sort((one, other) => other.hits - one.hits)
    .map(({ person }) => person);
}

/**
 * All that terms are compared with of a person, in one text: a search through many people looks
 * into one for each, and need not make it again.
 */
export function searchedText(person: object): string {
  return searched.map((property) => `\n${lowered(person, property)}`).join('');
}

/**
 * A search as a question about one person after the other: how many of the terms find them, by
 * their `searchedText`; nothing for those whom it leaves out.
 */
export function peopleSearch(
  terms: readonly string[],
  { department, place, language }: PeopleFilters,
): (person: object, text: string) => number | undefined {
  const [inDepartment, inPlace] = [department.toLowerCase(), place.toLowerCase()];
  const codes = language ? codesOf(language) : [];
  const wanted = terms.map((term) => `\n${term.toLowerCase()}`);
  return (person, text) => {
    const isLeftOut =
      (inDepartment && !starts(person, ['department'], inDepartment)) ||
      (inPlace && !starts(person, places, inPlace)) ||
      (language && !codes.some((code) => starts(person, ['preferredLanguage'], code)));
    if (isLeftOut) return undefined;
    const hits = wanted.filter((term) => text.includes(term)).length;
    return hits > 0 || wanted.length === 0 ? hits : undefined;
  };
}

function starts(person: object, properties: readonly LookedAt[], text: string): boolean {
  return properties.some((property) => lowered(person, property).startsWith(text));
}

function lowered(person: object, property: LookedAt): string {
  const value = (person as Readonly<Partial<Record<LookedAt, unknown>>>)[property];
  return typeof value === 'string' ? value.toLowerCase() : '';
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

/** The first terms of a search, which are separated by commas (PEOPLE-25). */
export function searchTerms(text: string): string[] {
  const terms = text.split(',').map((term) => term.trim());
  return [...new Set(terms.filter((term) => term.length >= minSearchLength))].slice(0, maxTerms);
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

/** A filter of people with the setting `userServiceAppendedFilter` behind it (PEOPLE-21). */
export function withAppended(filter: string, appended: string): string {
  const more = appended.trim().replace(/^and\s+/i, '');
  return more ? `${filter} and (${more})` : filter;
}

/** A text as a filter of Graph quotes it. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
