import { demandLicence } from '../connection/demandLicence';
import type { GraphRead } from '../graph/graph';
import { graphUrlOf, tokenScopes } from '../graph/graphAddress';
import { jsonOf, send } from '../connection/send';

/** One request to Graph's search, which takes one at a time. */
export interface SearchRequest {
  entityTypes: string[];
  query: { queryString: string };
  from: number;
  size: number;
  fields?: string[] | undefined;
  sortProperties?: { name: string; isDescending: boolean }[];
}

interface SearchAnswer<Hit> {
  value?: { hitsContainers?: { moreResultsAvailable?: boolean; hits?: Hit[] }[] }[];
}

/** The hits of Graph's search, and whether there are more. */
export async function postSearch<Hit>(
  asked: SearchRequest,
  { scopes, operation, signal }: GraphRead,
): Promise<{ hits: Hit[]; hasMore: boolean }> {
  const url = graphUrlOf('/search/query');
  await demandLicence({ operation, url });
  const request = {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests: [asked] }),
    scopes: tokenScopes(scopes),
    operation,
    signal,
    safe: true,
  };
  const { value = [] } = await jsonOf<SearchAnswer<Hit>>(request, await send(request));
  const containers = value.flatMap(({ hitsContainers = [] }) => hitsContainers);
  return {
    hits: containers.flatMap(({ hits = [] }) => hits),
    hasMore: containers.some(({ moreResultsAvailable }) => moreResultsAvailable),
  };
}
