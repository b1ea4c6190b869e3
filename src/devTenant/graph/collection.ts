import type { Answer } from '../http/message';
import { pageOf, type PageRules } from '../odata/page';
import type { GraphCall } from './graphCall';

/**
 * A collection as Graph answers it, in pages. `project` runs last, on the items of the page only.
 */
export function collection<T>(
  { request, addresses, version }: GraphCall,
  items: readonly T[],
  rules: PageRules,
  project: (item: T) => object,
  context = 'collection',
): Answer {
  const page = pageOf(
    items,
    new URL(request.url.pathname + request.url.search, addresses.graphUrl),
    rules,
  );
  const wantsCount = request.url.searchParams.get('$count') === 'true';
  return {
    status: 200,
    body: {
      '@odata.context': `${addresses.graphUrl}/${version}/$metadata#${context}`,
      ...(wantsCount ? { '@odata.count': page.total } : {}),
      ...(page.nextLink ? { '@odata.nextLink': page.nextLink } : {}),
      value: page.items.map(project),
    },
  };
}
