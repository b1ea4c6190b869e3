import { personProperties, type PersonHit } from '#shared/rules/people/peopleFromSearch';
import { settingDefaults } from '#shared/rules/settings/settings';
import { searchSharePoint } from '../sharePoint/searchSharePoint';
import type { PeopleRead } from './directory';

interface PeopleSearch extends PeopleRead {
  /** Keyword query language. */
  queryText: string;
  /** At most 500. */
  rowLimit: number;
  /** Id of the result source for people; empty: SharePoint's own (BIRTHDAY-18). */
  sourceId: string;
}

/** People found by SharePoint's search, by name. Throws a `FailureError`. */
export async function searchPeople({ sourceId, ...search }: PeopleSearch): Promise<PersonHit[]> {
  const { hits } = await searchSharePoint(
    {
      ...search,
      sourceId: sourceId || settingDefaults.peopleResultSourceId,
      selectProperties: personProperties,
      sortList: [{ property: 'PreferredName', isDescending: false }],
    },
    'POST',
  );
  return hits;
}
