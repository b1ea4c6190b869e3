import {
  personHit,
  selectedPersonProperties,
  type PersonHit,
} from '#shared/rules/people/peopleFromSearch';
import { propertyNames } from '#shared/rules/search/searchProperties';
import { settingDefaults } from '#shared/rules/settings/settings';
import { searchSharePoint } from '../sharePoint/searchSharePoint';
import type { PeopleRead } from './directory';

interface PeopleSearch extends PeopleRead {
  /** Keyword query language. */
  queryText: string;
  /** At most 500. */
  rowLimit: number;
  startRow?: number;
  /** Id of the result source for people; empty: SharePoint's own (BIRTHDAY-18). */
  sourceId: string;
  /** The setting `searchManagedProperties` (SEARCH-27). */
  managedProperties: Readonly<Record<string, string>>;
}

/**
 * People found by SharePoint's search, in the order of its index: a standard tenant refuses to sort
 * by the property of their names. Throws a `FailureError`.
 */
export async function searchPeople({
  sourceId,
  managedProperties,
  ...search
}: PeopleSearch): Promise<PersonHit[]> {
  const names = propertyNames(managedProperties);
  const { hits } = await searchSharePoint(
    {
      ...search,
      sourceId: sourceId || settingDefaults.peopleResultSourceId,
      selectProperties: selectedPersonProperties(names),
    },
    'POST',
  );
  return hits.map((hit) => personHit(hit, names));
}
