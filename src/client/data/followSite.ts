import { FailureError } from './failure';
import { failureWithout } from './failureOf';
import { postGraph } from './graph';
import { graphUrlOf } from './graph/graphAddress';
import { readSite } from './readSite';

/** Follows the site at an address in SharePoint, or does not any more. Throws a `FailureError`. */
export async function followSite(
  address: string,
  isFollowed: boolean,
  { personId, operation }: { personId: string; operation: string },
): Promise<void> {
  const { id } = await readSite(address, { operation });
  const path = `/users/${personId}/followedSites/${isFollowed ? 'add' : 'remove'}`;
  const { status } = await postGraph(
    path,
    { scopes: ['Sites.ReadWrite.All'], operation },
    { value: [{ id }] },
  );
  // Graph's "partly" is about single sites; here there is one.
  if (status === 207)
    throw new FailureError(
      failureWithout({ operation, url: graphUrlOf(path) }, 502, 'The site was refused.'),
    );
}
