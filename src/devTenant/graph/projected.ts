import { selected, selectNames } from '../odata/select';
import type { GraphCall } from './graphCall';

/** A resource with the properties that the request selects; with all of them where it names none. */
export function projected({ request }: GraphCall, resource: object): object {
  return selected(resource, selectNames(request.url.searchParams));
}
