import { useId } from 'react';
import { birthdaysFetched, birthdaysPerPage } from '#shared/rules/calendar/birthdays';
import { lastPage } from '#shared/rules/values/pager';
import { usePageOfDay } from '../../data/useDay';
import { useTexts } from '../../texts/useTexts';
import { Pager } from '../../ui/list/Pager';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { ShowMore } from '../../ui/list/ShowMore';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { useBreakpoint } from '../../ui/useBreakpoint';
import { useShowMore } from '../../ui/list/useShowMore';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { WidgetSection } from '../../ui/widget/WidgetSection';
import { BirthdayList } from './BirthdayList';
import { useBirthdays } from './useBirthdays';

/** Who has their birthday today. Spec: widgets §3, §4, §7, §9. */
export function BirthdayWidget({ place, onEmptyChange }: PlacedWidgetProps) {
  const title = useTexts().today.widgets.birthdays;
  const { introduction } = useTexts('birthdays');
  return (
    <WidgetSection title={title} place={place} introduction={introduction}>
      {place === 'main' ? (
        <GrowingBirthdays title={title} onEmptyChange={onEmptyChange} />
      ) : (
        <PagedBirthdays title={title} onEmptyChange={onEmptyChange} />
      )}
    </WidgetSection>
  );
}

type BirthdaysProps = Pick<PlacedWidgetProps, 'onEmptyChange'> & { title: string };

/**
 * The normal layout: "Show more" adds one page, "Show less" goes back to the first (BIRTHDAY-11).
 */
function GrowingBirthdays({ title, onEmptyChange }: BirthdaysProps) {
  const texts = useTexts('birthdays');
  const perPage = birthdaysPerPage(useBreakpoint(), false);
  const { partOf, fetched, listId, widget } = useShowMore({
    name: 'birthdays',
    perLoad: perPage,
    max: lastPage,
  });
  const state = useBirthdays(fetched, texts.failedName);
  return (
    <div ref={widget}>
      <WidgetFrame
        measured="birthdays"
        name={texts.failedName}
        title={title}
        state={state}
        placeholder={<RowsPlaceholder count={2} />}
        emptyText={texts.none}
        onEmptyChange={onEmptyChange}
      >
        {({ people }) => {
          const { shown, more } = partOf(people, state);
          return (
            <>
              <BirthdayList id={listId} people={shown} />
              <ShowMore {...more} />
            </>
          );
        }}
      </WidgetFrame>
    </div>
  );
}

/** The compact layout: one page at a time (BIRTHDAY-10). */
function PagedBirthdays({ title, onEmptyChange }: BirthdaysProps) {
  const texts = useTexts('birthdays');
  const listId = useId();
  const perPage = birthdaysPerPage(useBreakpoint(), true);
  const [wanted = 0, setWanted] = usePageOfDay();
  const state = useBirthdays(birthdaysFetched(wanted, perPage), texts.failedName);
  return (
    <WidgetFrame
      measured="birthdays"
      name={texts.failedName}
      title={title}
      state={state}
      placeholder={<RowsPlaceholder count={perPage} />}
      emptyText={texts.none}
      onEmptyChange={onEmptyChange}
    >
      {({ people, fetched }) => {
        // The page before stays while the next one is on its way, and the last one that is there
        // stands for one that no longer is.
        const page = Math.min(
          wanted,
          Math.floor((fetched - 1) / perPage) - 1,
          Math.floor((people.length - 1) / perPage),
        );
        return (
          <>
            <BirthdayList
              id={listId}
              people={people.slice(page * perPage, (page + 1) * perPage)}
              isCompact
            />
            <Pager
              page={page}
              items={people.length}
              pageSize={perPage}
              controls={listId}
              onTurn={setWanted}
            />
          </>
        );
      }}
    </WidgetFrame>
  );
}
