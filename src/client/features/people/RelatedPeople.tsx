import { useId } from 'react';
import type { Colleague } from '#shared/rules/people';
import { readRelatedPeople } from '../../data/people/findPeople';
import { useSession } from '../../data/session';
import { useRead } from '../../data/useRead';
import { useTexts } from '../../texts/useTexts';
import { SectionHeading } from '../../ui/SectionHeading';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { ColleagueGrid, GridPlaceholder } from './ColleagueGrid';

/**
 * The people one works with, while nothing is searched for (PEOPLE-20); as many as the setting says
 * (COLLEAGUES-05).
 */
export function RelatedPeople() {
  const headingId = useId();
  const { find } = useTexts('people');
  const { userServiceAppendedFilter: appended, colleagueResultCap } = useSession().settings;
  const state = useRead<Colleague[]>({
    key: `people/related ${colleagueResultCap} ${appended}`,
    read: (signal) =>
      readRelatedPeople(colleagueResultCap, { operation: find.related, signal, appended }),
    isEmpty: (people) => people.length === 0,
  });
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={find.related} />
      <WidgetFrame
        name={find.related}
        state={state}
        placeholder={<GridPlaceholder count={12} />}
        emptyText={find.none}
      >
        {(people) => <ColleagueGrid people={people} />}
      </WidgetFrame>
    </section>
  );
}
