import { FailureError } from '../connection/failure';
import { failureWithout } from '../connection/failureOf';
import { graphUrlOf } from '../graph/graphAddress';
import { readSite } from './readSite';
import { writeGraph } from '../graph/writeGraph';

/** Follows the site at an address in SharePoint, or does not any more. Throws a `FailureError`. */
export async function followSite(
  address: string,
  isFollowed: boolean,
  { personId, operation }: { personId: string; operation: string },
): Promise<void> {
  const { id } = await readSite(address, { operation });
  const path = `/users/${personId}/followedSites/${isFollowed ? 'add' : 'remove'}`;
  const answer = await writeGraph<{ value?: { error?: object }[] }>(path, {
    scopes: ['Sites.ReadWrite.All'],
    operation,
    body: { value: [{ id }] },
  });
  // That a single site was refused is told within a success (207).
  if (answer?.value?.some(({ error }) => error))
    throw new FailureError(
      failureWithout({ operation, url: graphUrlOf(path) }, 502, 'The site was refused.'),
    );
}
