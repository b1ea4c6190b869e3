import { birthdayDate, birthdayQuery } from '#shared/rules/calendar/birthdays';
import type { PersonHit } from '#shared/rules/people/peopleFromSearch';
import { namesKey } from '#shared/rules/search/searchProperties';
import { untilEndOfDay } from '../../data/cache/lifetimes';
import { searchPeople } from '../../data/people/searchPeople';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useDay } from '../../data/useDay';
import { presentDate } from '../../platform/presentTime';
import type { WidgetState } from '../../ui/widget/widgetState';

export interface Birthdays {
  people: PersonHit[];
  /** How many were asked for; fewer than wanted while more are on their way. */
  fetched: number;
}

/** The people whose birthday it is today, also when another day begins; `fetched` are asked for. */
export function useBirthdays(fetched: number, operation: string): WidgetState<Birthdays> {
  const {
    birthdayManagedProperty,
    peopleResultSourceId: sourceId,
    searchManagedProperties: managedProperties,
  } = useSession().settings;
  useDay();
  const now = presentDate();
  const queryText = birthdayQuery(
    birthdayManagedProperty,
    birthdayDate(now, process.env.NODE_ENV === 'production'),
  );
  return useRead<Birthdays>({
    key: `birthdays ${fetched} ${sourceId} ${queryText} ${namesKey(managedProperties)}`,
    read: async (signal) => ({
      people: await searchPeople({
        ...{ queryText, rowLimit: fetched, sourceId, managedProperties },
        ...{ operation, signal },
      }),
      fetched,
    }),
    lifetime: untilEndOfDay(now),
    isEmpty: ({ people }) => people.length === 0,
    keepPrevious: true,
  });
}
