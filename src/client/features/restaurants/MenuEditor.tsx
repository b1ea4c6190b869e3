import { useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import type { Restaurant } from '#shared/contract/restaurants';
import { dayOfWeek, isoWeekOf, type IsoWeek } from '#shared/rules/time/isoWeeks';
import { useLast } from '../../data/read/useLast';
import { format } from '#shared/rules/values/format';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { DropdownField } from '../../ui/form/DropdownField';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';
import { fingerSquare, inRow, stacked, wrapped } from '../../ui/style/layout';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { MenuForm } from './MenuForm';
import { useMenuOfWeek } from './useMenuOfWeek';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXL),
  choice: { ...wrapped(tokens.spacingHorizontalXL), alignItems: 'flex-end' },
  restaurant: { flex: '0 1 320px', minWidth: 0 },
  week: { ...inRow(tokens.spacingHorizontalS), flexWrap: 'wrap' },
  words: { minWidth: '11em', textAlign: 'center' },
  range: { display: 'block', color: tokens.colorNeutralForeground2 },
  button: fingerSquare,
});

interface Place {
  restaurantId: number;
  week: IsoWeek;
}

const keyOf = ({ restaurantId, week }: Place) => `${restaurantId} ${week.Year} ${week.WeekNumber}`;

/**
 * The menus of restaurants, one week at a time. What has not been saved is not left without a
 * question.
 */
export function MenuEditor({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const texts = useTexts('restaurantEditor');
  const [place, setPlace] = useState<Place>(() => ({
    restaurantId: restaurants[0]!.Id,
    week: isoWeekOf(new Date()),
  }));
  const [isChanged, setChanged] = useState(false);
  const [wanted, setWanted] = useState<Place>();
  const restaurant = restaurants.find(({ Id }) => Id === place.restaurantId) ?? restaurants[0]!;
  const here = keyOf({ ...place, restaurantId: restaurant.Id });
  // The one that is shown stays when it is chosen again, with what was written.
  const move = (next: Place) => {
    if (keyOf(next) !== here) (isChanged ? setWanted : setPlace)(next);
  };
  const discard = () => {
    setChanged(false);
    setPlace(wanted!);
    setWanted(undefined);
  };
  return (
    <div className={styles.root}>
      <div className={styles.choice}>
        <DropdownField
          className={styles.restaurant}
          label={texts.choose}
          choices={restaurants.map(choiceOf)}
          chosen={choiceOf(restaurant)}
          onChoose={(restaurantId) => move({ ...place, restaurantId })}
        />
        <WeekChoice week={place.week} onChange={(week) => move({ ...place, week })} />
      </div>
      <MenuOf key={here} restaurant={restaurant} week={place.week} setChanged={setChanged} />
      {wanted && (
        <ConfirmDialog
          title={forms.unsavedTitle}
          text={forms.unsaved}
          accept={forms.discard}
          decline={forms.keepEditing}
          onAccept={discard}
          onDecline={() => setWanted(undefined)}
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
  const words = (weekday: number) =>
    dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(
      dayOfWeek(week, weekday),
    );
  return (
    <div className={styles.week}>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label={texts.previousWeek}
        onClick={() => onChange(isoWeekOf(dayOfWeek(week, -7)))}
      />
      <div className={styles.words} role="status">
        <Text weight="semibold">{format(texts.week, { week: week.WeekNumber })}</Text>
        <Text size={200} className={styles.range}>
          {format(texts.weekRange, { from: words(0), to: words(6) })}
        </Text>
      </div>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label={texts.nextWeek}
        onClick={() => onChange(isoWeekOf(dayOfWeek(week, 7)))}
      />
      <Button
        className={styles.button}
        appearance="subtle"
        onClick={() => onChange(isoWeekOf(new Date()))}
      >
        {texts.thisWeek}
      </Button>
    </div>
  );
}

interface MenuOfProps {
  restaurant: Restaurant;
  week: IsoWeek;
  setChanged: (isChanged: boolean) => void;
}

function MenuOf(props: MenuOfProps) {
  const texts = useTexts('restaurantEditor');
  const state = useMenuOfWeek(props.restaurant.Id, props.week);
  const last = useLast(state);
  // A refresh that fails must not take away the form with what has been written.
  return last ? (
    <MenuForm {...props} menu={last.menu} />
  ) : (
    <WidgetFrame
      name={texts.menu}
      state={state}
      placeholder={<RowsPlaceholder count={8} />}
      emptyText=""
    >
      {({ menu }) => <MenuForm {...props} menu={menu} />}
    </WidgetFrame>
  );
}
