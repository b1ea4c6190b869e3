import type { DirectoryGroup } from '#shared/rules/sites';
import { readGraphPages } from '../graph';

/** Groups that are asked for at most; many more nobody looks through. */
const most = 500;

/**
 * The groups that the person is in, with what the directory says of each (SITES-29, PEOPLE-32).
 * Nothing is selected: of some organisations Graph knows not every property.
 */
export function readOwnGroups(options: {
  operation: string;
  signal: AbortSignal;
}): Promise<DirectoryGroup[]> {
  return readGraphPages<DirectoryGroup>('/me/memberOf/microsoft.graph.group?$count=true&$top=100', {
    ...options,
    scopes: ['GroupMember.Read.All'],
    atMost: most,
  });
}
