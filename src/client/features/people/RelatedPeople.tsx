import { useTexts } from '../../texts/useTexts';
import { FramedSection } from '../../ui/widget/FramedSection';
import { ColleagueGrid, GridPlaceholder } from './ColleagueGrid';
import { useRelatedPeople } from './useRelatedPeople';

/** The people one works with, while nothing is searched for. */
export function RelatedPeople() {
  const { find } = useTexts('people');
  const state = useRelatedPeople(find.related);
  return (
    <FramedSection
      measured="colleagues"
      title={find.related}
      state={state}
      placeholder={<GridPlaceholder count={12} />}
      emptyText={find.none}
    >
      {(people) => <ColleagueGrid people={people} />}
    </FramedSection>
  );
}
