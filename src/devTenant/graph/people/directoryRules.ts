import { certain } from '#shared/rules/values/certain';
import { header } from '../../http/message';
import type { Filter } from '../../odata/filter';
import { usedPaths } from '../../odata/matchFilter';
import { GraphProblem, unsupportedQuery } from '../graphProblem';
import type { GraphCall } from '../graphCall';

const needsAdvanced = ['ne', 'not', 'endswith'];
/** Properties of people that only advanced queries can filter. */
const advancedProperties = ['officeLocation', 'preferredLanguage'];

/**
 * Directory collections need `ConsistencyLevel: eventual` and `$count=true` for advanced queries,
 * on each page again.
 */
export function checkAdvanced({ request }: GraphCall, isCast = false): void {
  const parameters = request.url.searchParams;
  const isAdvanced =
    isCast ||
    parameters.has('$search') ||
    parameters.get('$count') === 'true' ||
    (parameters.has('$filter') && parameters.has('$orderby'));
  if (!isAdvanced) return;
  if (
    header(request, 'consistencylevel')?.toLowerCase() !== 'eventual' ||
    parameters.get('$count') !== 'true'
  ) {
    throw unsupportedQuery(
      'Advanced query: set the header ConsistencyLevel to eventual and the query parameter $count to true.',
    );
  }
}

/** Refuses a directory filter on other properties or with other operators than the service has. */
export function directoryFilter(
  call: GraphCall,
  operators: Readonly<Record<string, readonly string[]>>,
): (filter: Filter) => void {
  const isEventual =
    header(call.request, 'consistencylevel')?.toLowerCase() === 'eventual' &&
    call.request.url.searchParams.get('$count') === 'true';
  return (filter) => {
    for (const { path, operator } of usedPaths(filter)) {
      if (needsAdvanced.includes(operator)) {
        if (!isEventual)
          throw unsupportedQuery(
            `Operator '${operator}' is not supported because the 'ConsistencyLevel:eventual' header is missing.`,
          );
        continue;
      }
      if (!Object.hasOwn(operators, path))
        throw unsupportedQuery(`Property '${path}' does not exist or cannot be filtered.`);
      if (advancedProperties.includes(path) && !isEventual)
        throw unsupportedQuery(`Unsupported Query: '${path}' needs an advanced query.`);
      if (!certain(operators[path]).includes(operator))
        throw new GraphProblem(
          400,
          'Request_UnsupportedQuery',
          `Unsupported or invalid query filter clause specified for property '${path}' of resource.`,
        );
    }
  };
}
