import type { Colleague } from '#shared/rules/people/people';
import { propertyIn, readOwnDetails } from '../../data/people/directory';
import { readMatching } from '../../data/people/findPeople';
import { readRelatedPeople } from '../../data/people/relatedPeople';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { useSession, type Session } from '../../data/session/session';
import type { ReadKey } from '../../data/read/readKey';
import { useRead } from '../../data/read/useRead';
import type { WidgetState } from '../../ui/widget/widgetState';

/**
 * How many colleagues are displayed; one more is requested, to know whether there are more
 * (COLLEAGUES-02).
 */
export const colleaguesShown = 6;

export interface Colleagues {
  people: Colleague[];
  /**
   * The values that they share with the person, e.g. department and region; empty where the
   * directory says nothing of the person.
   */
  values: string[];
}

/**
 * Colleagues who are alike in the configured properties (COLLEAGUES-03); for somebody without any
 * of them the people they work with.
 */
export function useColleagues(operation: string): WidgetState<Colleagues> {
  const { settings, person } = useSession();
  return useRead<Colleagues>({
    key: colleaguesKey(settings),
    read: (signal) => readColleagues(settings, person.upn, { operation, signal }),
    isEmpty: ({ people }) => people.length === 0,
    recheckWithin: afterAWhile,
  });
}

/** The key that they are kept under. */
export function colleaguesKey({
  colleagueResultCap: cap,
  myDetailsMsGraphProperties: properties,
  userServiceAppendedFilter: appended,
}: Session['settings']): ReadKey {
  return `people/colleagues ${cap} ${properties.join()} ${appended}`;
}

async function readColleagues(
  settings: Session['settings'],
  own: string,
  options: { operation: string; signal: AbortSignal },
): Promise<Colleagues> {
  const {
    myDetailsMsGraphProperties: configured,
    userServiceAppendedFilter: appended,
    colleagueResultCap,
  } = settings;
  const top = Math.max(1, Math.min(colleaguesShown + 1, colleagueResultCap));
  const details = await readOwnDetails(configured, options);
  const properties = configured.flatMap((property) => {
    const [name = '', value] = propertyIn(details, property) ?? [];
    return typeof value === 'string' && value.trim() !== '' ? [{ name, value }] : [];
  });
  if (properties.length === 0)
    return { people: await readRelatedPeople(top, { ...options, appended }), values: [] };
  const { items } = await readMatching(top, { ...options, appended, own, properties });
  return { people: items, values: properties.map(({ value }) => value) };
}
