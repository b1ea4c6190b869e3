import { encodedQuery } from '#shared/rules/addresses/encodedQuery';
import { namedPeople, type Colleague } from '#shared/rules/people/people';
import { relatedPeopleFilter } from '#shared/rules/people/peopleQueries';
import { FailureError } from '../connection/failure';
import { readGraphPage } from '../graph/graph';
import type { PeopleRead } from './directory';
import { readNamed, type UsersRead } from './findPeople';

/** Graph's record of somebody one works with. */
interface RelatedPerson extends Omit<Colleague, 'mail' | 'businessPhones'> {
  scoredEmailAddresses?: { address?: string | null }[];
  phones?: { type?: string | null; number?: string | null }[];
}

/** Fewest people that are looked at where the directory says who of them fits the clause. */
const minLookedAt = 100;

/**
 * The people one works with, in the order of how much (PEOPLE-20). A clause that their list does
 * not know, which has fewer properties than the directory, is asked of the directory (PEOPLE-21).
 */
export async function readRelatedPeople(
  top: number,
  { appended, ...options }: UsersRead,
): Promise<Colleague[]> {
  try {
    return await readRelated(top, appended, options);
  } catch (error) {
    const isRefused = error instanceof FailureError && error.failure.status === 400;
    if (!isRefused || appended.trim() === '') throw error;
  }
  const people = await readRelated(Math.max(top, minLookedAt), '', options);
  const upns = people.map(({ userPrincipalName }) => userPrincipalName).filter(Boolean);
  return (await readNamed(upns, { ...options, appended })).slice(0, top);
}

async function readRelated(
  top: number,
  appended: string,
  { operation, signal }: PeopleRead,
): Promise<Colleague[]> {
  const path = `/me/people?${encodedQuery({ $top: String(top), $filter: relatedPeopleFilter(appended) })}`;
  const { items } = await readGraphPage<RelatedPerson>(path, {
    operation,
    signal,
    scopes: ['People.Read'],
    // Without it only those of the own mailbox are known.
    headers: { 'X-PeopleQuery-QuerySources': 'Mailbox,Directory' },
  });
  return namedPeople(items).map(({ scoredEmailAddresses, phones, ...person }) => ({
    ...person,
    mail: scoredEmailAddresses?.[0]?.address ?? null,
    mobilePhone: phones?.find(({ type }) => type === 'mobile')?.number ?? null,
    businessPhones:
      phones?.flatMap(({ type, number }) => (type === 'business' && number ? [number] : [])) ?? [],
  }));
}
