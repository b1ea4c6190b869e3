import type { ItemToReadForPrincipal } from '#shared/contract/pages/itemsToRead';
import { literal, ownersOffered } from '#shared/rules/people/peopleQueries';
import { readGraphPage } from '../graph/graph';
import type { PeopleRead } from './directory';
import { readUsers } from './findPeople';

/** A person or a group of the directory, with what tells it from another of the same name. */
export type FoundPrincipal = Pick<
  ItemToReadForPrincipal,
  'Principal' | 'PrincipalId' | 'DisplayName'
> & { detail: string };

interface FoundGroup {
  id: string;
  displayName: string;
  description?: string | null;
}

interface PrincipalsRead extends PeopleRead {
  /** The setting `userServiceAppendedFilter`. */
  appended: string;
}

/** Groups and people whose name begins with a text, a few of each. Throws a `FailureError`. */
export async function findPrincipals(
  text: string,
  { appended, ...options }: PrincipalsRead,
): Promise<FoundPrincipal[]> {
  const [groups, people] = await Promise.all([
    findGroups(text, options),
    readUsers(text, ownersOffered, { ...options, appended }),
  ]);
  return [
    ...groups,
    ...people.items.map(({ id, displayName, jobTitle, mail }) => ({
      Principal: 'User' as const,
      PrincipalId: id,
      DisplayName: displayName,
      detail: jobTitle ?? mail ?? '',
    })),
  ];
}

async function findGroups(text: string, options: PeopleRead): Promise<FoundPrincipal[]> {
  const filter = encodeURIComponent(`startswith(displayName,${literal(text)})`);
  const { items } = await readGraphPage<FoundGroup>(
    `/groups?$select=id,displayName,description&$top=${ownersOffered}&$filter=${filter}`,
    { ...options, scopes: ['GroupMember.Read.All'] },
  );
  return items.map(({ id, displayName, description }) => ({
    Principal: 'Group',
    PrincipalId: id,
    DisplayName: displayName,
    detail: description ?? '',
  }));
}
