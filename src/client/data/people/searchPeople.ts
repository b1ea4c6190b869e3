import { personProperties, type PersonHit } from '#shared/rules/peopleFromSearch';
import { searchSharePoint } from '../searchSharePoint';
import type { PeopleRead } from './directory';

interface PeopleSearch extends PeopleRead {
  /** Keyword query language. */
  queryText: string;
  /** At most 500. */
  rowLimit: number;
  /** Id of the result source for people; empty: SharePoint's own (BIRTHDAY-18). */
  sourceId: string;
}

/** The result source "Local People Results", the same in every tenant. */
const localPeople = 'b09a7990-05ea-4af9-81ef-edfab16c4e31';

/** People found by SharePoint's search, by name. Throws a `FailureError`. */
export async function searchPeople({ sourceId, ...search }: PeopleSearch): Promise<PersonHit[]> {
  const { hits } = await searchSharePoint({ ...search, sourceId: sourceId || localPeople, selectProperties: personProperties, sortList: [{ property: 'PreferredName', isDescending: false }] }, 'POST');
  return hits;
}
