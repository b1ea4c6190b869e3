import { encodedQuery } from '#shared/rules/addresses/encodedQuery';
import { namedPeople, type Colleague } from '#shared/rules/people/people';
import { colleagueFromSearch } from '#shared/rules/people/peopleFromSearch';
import {
  byPeopleSearch,
  matchingFilter,
  maxSkilled,
  mergedByHits,
  maxPerTerm,
  namedFilter,
  namedPerQuery,
  needsCount,
  searchTerms,
  skilledPerPart,
  skillQuery,
  usersFilter,
  type PeopleFilters,
} from '#shared/rules/people/peopleQueries';
import { namesKey } from '#shared/rules/search/searchProperties';
import { lifetimes } from '../cache/lifetimes';
import { FailureError } from '../connection/failure';
import { advancedQuery, readGraphPage, type GraphListPage } from '../graph/graph';
import { joinRead } from '../read/joinRead';
import { cardProperties, fullScopes, type PeopleRead } from './directory';
import { searchPeople } from './searchPeople';

export interface UsersRead extends PeopleRead {
  /** The setting `userServiceAppendedFilter`. */
  appended: string;
}

export interface ColleagueSearch extends UsersRead {
  filters?: PeopleFilters;
  /** The setting `peopleResultSourceId`. */
  sourceId?: string;
  /** The setting `searchManagedProperties`. */
  managedProperties?: Readonly<Record<string, string>>;
}

/** The further properties requested of the directory where it cannot filter by itself. */
const describing = ['givenName', 'surname', 'city', 'state', 'preferredLanguage'];

/** Most people on one page of results: their photos make one batch. */
export const resultsPerPage = 20;

/**
 * Colleagues for what somebody typed. One term is answered page by page; several with commas
 * between them ask one query each, side by side, and are merged, those with most hits first
 * (PEOPLE-25..28). The total is left out where more may fit than were looked at. Throws a
 * `FailureError`.
 */
export async function findColleagues(
  text: string,
  options: ColleagueSearch,
): Promise<GraphListPage<Colleague>> {
  const terms = searchTerms(text);
  if (options.filters?.skill) return findSkilled(terms, options, options.filters);
  if (terms.length <= 1) return readUsers(terms[0] ?? text.trim(), resultsPerPage, options);
  const found = await Promise.all(terms.map((term) => readUsers(term, maxPerTerm, options)));
  const items = mergedByHits(found.map((page) => page.items));
  return { items, total: found.some(({ next }) => next) ? undefined : items.length };
}

/** The page after one of `findColleagues`, for the same text and options. */
export function findFurther(
  next: string,
  text: string,
  options: ColleagueSearch,
): Promise<GraphListPage<Colleague>> {
  return options.filters?.skill
    ? findSkilled(searchTerms(text), options, options.filters, Number(next))
    : readPage(next, options);
}

/**
 * Those with a skill are found in SharePoint's index of people; the directory says who they are,
 * whether they are still here, and whom the rest of the search leaves out. The index is followed
 * from a row until there is a page of them; `next` is the row that was not looked at any more.
 */
async function findSkilled(
  terms: readonly string[],
  options: ColleagueSearch,
  filters: PeopleFilters,
  first = 0,
): Promise<GraphListPage<Colleague>> {
  const { signal = new AbortController().signal } = options;
  const people = new Map<string, Colleague>();
  const fitting = () => byPeopleSearch([...people.values()], terms, filters);
  let [row, isWhole] = [first, false];
  while (!isWhole && fitting().length < resultsPerPage && row < first + maxSkilled) {
    const part = await joinRead(skilledPart(filters.skill, row, options), signal);
    for (const person of part.people) people.set(person.userPrincipalName.toLowerCase(), person);
    row += part.rows;
    isWhole = part.rows < skilledPerPart;
  }
  const items = fitting();
  if (!isWhole) return { items, next: String(row) };
  return { items, total: first === 0 ? items.length : undefined };
}

interface SkilledPart {
  /** Those of the index, whether the directory knows them or not. */
  rows: number;
  people: Colleague[];
}

/** A part of those with a skill; it is the same for every text and filter beside the skill. */
function skilledPart(
  skill: string,
  startRow: number,
  { operation, appended, sourceId = '', managedProperties = {} }: ColleagueSearch,
) {
  const queryText = skillQuery(skill);
  const names = namesKey(managedProperties);
  const asked = [queryText.toLowerCase(), startRow, appended, sourceId, names];
  return {
    key: `people/found skilled ${JSON.stringify(asked)}` as const,
    read: async (signal: AbortSignal): Promise<SkilledPart> => {
      const hits = await searchPeople({
        ...{ operation, signal, queryText, startRow, sourceId, managedProperties },
        rowLimit: skilledPerPart,
      });
      const upns = hits.map((hit) => colleagueFromSearch(hit).userPrincipalName).filter(Boolean);
      const people = await readNamed([...new Set(upns)], { operation, signal, appended });
      return { rows: hits.length, people };
    },
    lifetime: lifetimes.search,
  };
}

/** Those of these people whom the directory knows, in the order of the names. */
export async function readNamed(upns: readonly string[], options: UsersRead): Promise<Colleague[]> {
  const $select = [...cardProperties, ...describing].join(',');
  // Asked for together they travel in one batch.
  const found = await Promise.all(
    Array.from({ length: Math.ceil(upns.length / namedPerQuery) }, (_, index) => {
      const part = upns.slice(index * namedPerQuery, (index + 1) * namedPerQuery);
      const $filter = namedFilter(part, options.appended);
      const $top = String(namedPerQuery);
      const more = isAdvanced(options) ? counted : {};
      return readPage(`/users?${encodedQuery({ $select, $top, ...more, $filter })}`, options);
    }),
  );
  const byUpn = new Map(
    found
      .flatMap(({ items }) => items)
      .map((person) => [person.userPrincipalName.toLowerCase(), person]),
  );
  return upns.flatMap((upn) => byUpn.get(upn.toLowerCase()) ?? []);
}

/**
 * People for one text, `top` of them on a page (PEOPLE-23, PEOPLE-24). Where the directory refuses
 * to search job titles they are left out.
 */
export async function readUsers(
  text: string,
  top: number,
  options: ColleagueSearch,
): Promise<GraphListPage<Colleague>> {
  const read = (withoutJobTitle: boolean) =>
    readPage(
      usersPath(
        top,
        usersFilter(text, {
          appended: options.appended,
          filters: options.filters,
          withoutJobTitle,
        }),
        isAdvanced(options) ? counted : {},
      ),
      options,
    );
  try {
    return await read(false);
  } catch (error) {
    if (error instanceof FailureError && error.failure.status === 400) return read(true);
    throw error;
  }
}

/** A page of a list of people; the address of a further one does not always show its `$count`. */
async function readPage(
  path: string,
  { operation, signal, ...search }: ColleagueSearch,
): Promise<GraphListPage<Colleague>> {
  const headers = isAdvanced(search) ? advancedQuery : {};
  const page = await readGraphPage<Colleague>(path, {
    ...{ operation, signal, headers },
    scopes: fullScopes,
  });
  return { ...page, items: namedPeople(page.items) };
}

interface MatchRead extends UsersRead {
  /** The properties that they have in common, by the names in Graph. */
  properties: readonly { name: string; value: string }[];
  /** Principal name of who asks. */
  own: string;
}

/**
 * Colleagues whose properties equal the own ones, and how many there are in all (COLLEAGUES-03).
 */
export function readMatching(
  top: number,
  { properties, own, appended, ...options }: MatchRead,
): Promise<GraphListPage<Colleague>> {
  const filter = matchingFilter(properties, own, appended);
  return readPage(usersPath(top, filter, counted), { ...options, appended });
}

/** Makes an advanced query of it. */
const counted = { $count: 'true' };

/** The clause of the setting may compare in ways that need an advanced query (PEOPLE-21). */
function isAdvanced({ appended, filters }: Pick<ColleagueSearch, 'appended' | 'filters'>): boolean {
  return appended.trim() !== '' || (filters !== undefined && needsCount(filters));
}

function usersPath(top: number, $filter: string, more: Record<string, string> = {}): string {
  const $select = cardProperties.join(',');
  return `/users?${encodedQuery({ $select, $top: String(top), ...more, $filter })}`;
}
