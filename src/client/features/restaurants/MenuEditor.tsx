import { useRef, useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import type { Restaurant } from '#shared/contract/restaurants';
import { dayOfWeek, isoWeekOf, type IsoWeek } from '#shared/rules/time/isoWeeks';
import { useStanding } from '../../data/read/useStanding';
import { format } from '#shared/rules/values/format';
import { presentDate } from '../../platform/presentTime';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { DropdownField } from '../../ui/form/DropdownField';
import { UnsavedQuestion } from '../../ui/leave/UnsavedQuestion';
import { PassingButton } from '../../ui/leave/PassingButton';
import { keyboardHome } from '../../ui/leave/useReturnFromDialog';
import { fingerSquare, inRow, stacked, wrapped } from '../../ui/style/layout';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { MenuForm } from './MenuForm';
import { useMenuOfWeek } from './useMenuOfWeek';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXL),
  choice: { ...wrapped(tokens.spacingHorizontalXL), alignItems: 'flex-end' },
  restaurant: { flex: '0 1 320px', minWidth: 0, [phone]: { flexBasis: '100%' } },
  week: { ...inRow(tokens.spacingHorizontalS), flexWrap: 'wrap' },
  words: { minWidth: '11em', textAlign: 'center' },
  range: { display: 'block', textAlign: 'inherit', color: tokens.colorNeutralForeground2 },
  button: fingerSquare,
});

interface Place {
  restaurant: Restaurant;
  week: IsoWeek;
}

const keyOf = ({ restaurant, week }: Place) => `${restaurant.Id} ${week.Year} ${week.WeekNumber}`;

interface MenuEditorProps {
  /** At least one. */
  restaurants: readonly Restaurant[];
  /** Whether something has not been saved. */
  isChanged: boolean;
  setChanged: (isChanged: boolean) => void;
}

/**
 * The menus of restaurants, one week at a time. What has not been saved is not left without a
 * question.
 */
export function MenuEditor({ restaurants, isChanged, setChanged }: MenuEditorProps) {
  const styles = useStyles();
  const texts = useTexts('restaurantEditor');
  const [place, setPlace] = useState<Place>(() => ({
    restaurant: restaurants[0]!,
    week: isoWeekOf(presentDate()),
  }));
  const [held, setHeld] = useState<{ go: () => void }>();
  // Nothing is left to ask about, such as once a save that was still on its way has worked.
  if (held && !isChanged) setHeld(undefined);
  const ofId = (id: number) => restaurants.find(({ Id }) => Id === id);
  // One that somebody has deleted stays for as long as something is written for it.
  const restaurant = ofId(place.restaurant.Id) ?? (isChanged ? place.restaurant : restaurants[0]!);
  if (restaurant !== place.restaurant) setPlace({ ...place, restaurant });
  const here = keyOf({ ...place, restaurant });
  // The one that is shown stays when it is chosen again, with what was written.
  const hold = (go: () => void) => (isChanged ? setHeld({ go }) : go());
  const move = (next: Place) => {
    if (keyOf(next) !== here) hold(() => setPlace(next));
  };
  return (
    <div className={styles.root}>
      <div className={styles.choice}>
        <DropdownField
          className={styles.restaurant}
          label={texts.choose}
          choices={restaurants.map(choiceOf)}
          chosen={choiceOf(restaurant)}
          onChoose={(id) => move({ ...place, restaurant: ofId(id) ?? restaurant })}
        />
        <WeekChoice week={place.week} onChange={(week) => move({ ...place, week })} />
      </div>
      <MenuOf key={here} restaurant={restaurant} week={place.week} {...{ setChanged, hold }} />
      {held && (
        <UnsavedQuestion
          discard={() => {
            setChanged(false);
            setHeld(undefined);
            held.go();
          }}
          stay={() => setHeld(undefined)}
        />
      )}
    </div>
  );
}

const choiceOf = ({ Id: id, Name: name }: Restaurant) => ({ id, name });

function WeekChoice({ week, onChange }: { week: IsoWeek; onChange: (week: IsoWeek) => void }) {
  const styles = useStyles();
  const texts = useTexts('restaurantEditor');
  const locale = useLocale();
  const previous = useRef<HTMLButtonElement>(null);
  const days = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const now = isoWeekOf(presentDate());
  const isNow = week.Year === now.Year && week.WeekNumber === now.WeekNumber;
  return (
    <div className={styles.week} {...{ [keyboardHome]: '' }} tabIndex={-1}>
      <Button
        ref={previous}
        className={styles.button}
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label={texts.previousWeek}
        onClick={() => onChange(isoWeekOf(dayOfWeek(week, -7)))}
      />
      <div className={styles.words} role="status">
        <Text weight="semibold">{format(texts.week, { week: week.WeekNumber })}</Text>
        <Text size={200} className={styles.range}>
          {days.formatRange(dayOfWeek(week, 0), dayOfWeek(week, 6))}
        </Text>
      </div>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label={texts.nextWeek}
        onClick={() => onChange(isoWeekOf(dayOfWeek(week, 7)))}
      />
      {!isNow && (
        <PassingButton
          className={styles.button}
          appearance="subtle"
          onClick={() => onChange(isoWeekOf(presentDate()))}
          next={() => previous.current}
        >
          {texts.thisWeek}
        </PassingButton>
      )}
    </div>
  );
}

interface MenuOfProps {
  restaurant: Restaurant;
  week: IsoWeek;
  setChanged: (isChanged: boolean) => void;
  hold: (go: () => void) => void;
}

function MenuOf(props: MenuOfProps) {
  const texts = useTexts('restaurantEditor');
  const state = useMenuOfWeek(props.restaurant.Id, props.week);
  // A refresh that fails must not take away the form with what has been written.
  return (
    <WidgetFrame
      name={texts.menu}
      state={useStanding(state)}
      placeholder={<RowsPlaceholder count={8} />}
      emptyText=""
    >
      {({ menu }) => <MenuForm {...props} menu={menu} />}
    </WidgetFrame>
  );
}
