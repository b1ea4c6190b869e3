import type { Colleague } from '#shared/rules/people/people';
import {
  matchingFilter,
  mergedByHits,
  maxPerTerm,
  relatedPeopleFilter,
  searchTerms,
  usersFilter,
} from '#shared/rules/people/peopleQueries';
import { FailureError } from '../connection/failure';
import { readGraphPage, type GraphListPage } from '../graph/graph';
import { cardProperties, fullScopes, type PeopleRead } from './directory';

interface UsersRead extends PeopleRead {
  /** The setting `userServiceAppendedFilter`. */
  appended: string;
}

/** Most people on one page of results: their photos make one batch. */
export const resultsPerPage = 20;

/**
 * Colleagues for what somebody typed. One term is answered page by page; several with commas
 * between them ask one query each, side by side, and are merged, those with most hits first
 * (PEOPLE-25..28). Throws a `FailureError`.
 */
export async function findColleagues(
  text: string,
  options: UsersRead,
): Promise<GraphListPage<Colleague>> {
  const terms = searchTerms(text);
  if (terms.length <= 1) return readUsers(terms[0] ?? text.trim(), resultsPerPage, options);
  const found = await Promise.all(terms.map((term) => readUsers(term, maxPerTerm, options)));
  const items = mergedByHits(found.map((page) => page.items));
  return { items, total: items.length };
}

/**
 * People for one text, `top` of them on a page (PEOPLE-23, PEOPLE-24). Where the directory refuses
 * to search job titles they are left out.
 */
export async function readUsers(
  text: string,
  top: number,
  options: UsersRead,
): Promise<GraphListPage<Colleague>> {
  const read = (withoutJobTitle: boolean) =>
    readPage(
      usersPath(top, usersFilter(text, { appended: options.appended, withoutJobTitle })),
      options,
    );
  try {
    return await read(false);
  } catch (error) {
    if (error instanceof FailureError && error.failure.status === 400) return read(true);
    throw error;
  }
}

/** The next page of a list of people. */
export function readPage(
  path: string,
  { operation, signal }: PeopleRead,
): Promise<GraphListPage<Colleague>> {
  return readGraphPage<Colleague>(path, { operation, signal, scopes: fullScopes });
}

interface MatchRead extends UsersRead {
  /** What they have in common, by the names in Graph. */
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
  return readPage(usersPath(top, filter, { $count: 'true' }), options);
}

function usersPath(top: number, $filter: string, more: Record<string, string> = {}): string {
  const $select = cardProperties.join(',');
  return `/users?${query({ $select, $top: String(top), ...more, $filter })}`;
}

/** What Graph tells of somebody one works with. */
interface RelatedPerson extends Omit<Colleague, 'mail' | 'businessPhones'> {
  scoredEmailAddresses?: { address?: string | null }[];
  phones?: { type?: string | null; number?: string | null }[];
}

/**
 * The people one works with, in the order of how much (PEOPLE-20). Without the header only those of
 * the own mailbox are known.
 */
export async function readRelatedPeople(
  top: number,
  { operation, signal, appended }: UsersRead,
): Promise<Colleague[]> {
  const path = `/me/people?${query({ $top: String(top), $filter: relatedPeopleFilter(appended) })}`;
  const { items } = await readGraphPage<RelatedPerson>(path, {
    operation,
    signal,
    scopes: ['People.Read'],
    headers: { 'X-PeopleQuery-QuerySources': 'Mailbox,Directory' },
  });
  return items
    .filter(({ userPrincipalName }) => userPrincipalName)
    .map(({ scoredEmailAddresses, phones, ...person }) => ({
      ...person,
      mail: scoredEmailAddresses?.[0]?.address ?? null,
      mobilePhone: phones?.find(({ type }) => type === 'mobile')?.number ?? null,
      businessPhones:
        phones?.flatMap(({ type, number }) => (type === 'business' && number ? [number] : [])) ??
        [],
    }));
}

/**
 * Query options as Graph reads them; `encodeURIComponent` alone, because Graph does not take a plus
 * for a space.
 */
function query(options: Record<string, string>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
