import { groupProperties, indexedGroup } from '#shared/rules/sites/siteIndex';
import type { DirectoryGroup } from '#shared/rules/sites/sites';
import { FailureError } from '../connection/failure';
import { readGraphPages } from '../graph/graph';

interface GroupsRead {
  operation: string;
  signal: AbortSignal;
}

/** Groups on a page of an answer (SITES-27). */
const page = 500;
/** More than an organisation has; an endless list of pages ends all the same. */
const max = 50_000;

/** The groups that the person is in (SITES-29, PEOPLE-32). */
export const readMemberGroups = (options: GroupsRead) =>
  readGroups('/me/memberOf/microsoft.graph.group?$count=true', options);

/** The groups that the person owns (SITES-28). */
export const readOwnedGroups = (options: GroupsRead) =>
  readGroups('/me/ownedObjects/microsoft.graph.group?$count=true', options);

/** All groups with a site that the person may see (SITES-19, SITES-27). */
export const readAllGroups = (options: GroupsRead) =>
  readGroups(`/groups?$filter=${encodeURIComponent("groupTypes/any(c:c eq 'Unified')")}`, options);

/**
 * Only what the index needs is asked for; of some organisations the directory does not know every
 * property, and is then asked for all that it has.
 */
async function readGroups(path: string, options: GroupsRead): Promise<DirectoryGroup[]> {
  const read = (select: string) =>
    readGraphPages<DirectoryGroup>(`${path}&$top=${page}${select}`, {
      ...options,
      scopes: ['GroupMember.Read.All'],
      atMost: max,
    });
  try {
    return (await read(`&$select=${groupProperties.join(',')}`)).map(indexedGroup);
  } catch (error) {
    if (error instanceof FailureError && error.failure.status === 400)
      return (await read('')).map(indexedGroup);
    throw error;
  }
}
