import { useEffect, useMemo } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import type { Restaurant } from '#shared/contract/restaurants';
import { dayOfWeek, type IsoWeek } from '#shared/rules/isoWeeks';
import { menuFields, weekDays, type MenuField } from '#shared/rules/restaurantMenu';
import { useSaveEdited } from '../../data/editing/useSaveEdited';
import { dateFormat } from '../../texts/formatters';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { EditorForm } from '../../ui/EditorForm';
import { TextAreaField } from '../../ui/TextAreaField';
import { useForm } from '../../ui/useForm';
import { menuEditing } from './menuEditing';
import { MenuTools } from './MenuTools';
import { bodyOfMenu, validateMenu, valuesOfMenu } from './menuValues';

const useStyles = makeStyles({
  days: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

interface MenuFormProps {
  restaurant: Restaurant;
  week: IsoWeek;
  /** What is stored; nothing while the week has no menu. */
  menu: RestaurantMenu | undefined;
  /** What is stored now, which can be newer while something has not been saved. */
  latest: RestaurantMenu | undefined;
  /** Told while something has not been saved. */
  setChanged: (isChanged: boolean) => void;
}

/** The form of one week's menu. */
export function MenuForm({ restaurant, week, menu, latest, setChanged }: MenuFormProps) {
  const styles = useStyles();
  const texts = useTexts('editing');
  const own = useTexts('restaurantEditor');
  const name = useFieldNames(week);
  const initial = useMemo(() => valuesOfMenu(menu), [menu]);
  const { failure, save } = useSaveEdited({
    editing: menuEditing,
    texts: { added: own.menuAdded, updated: own.menuUpdated, restored: own.menuRestored },
    opened: menu,
    ...(latest && { latest }),
    fields: menuFields,
    bodyOf: (values: typeof initial) =>
      bodyOfMenu(values, { RestaurantId: restaurant.Id, ...week }),
    done: () => setChanged(false),
  });
  const form = useForm({ initial, validate: (values) => validateMenu(values, texts), save });
  const { values, errors, change, isChanged } = form;
  useEffect(() => setChanged(isChanged), [isChanged, setChanged]);
  return (
    <EditorForm
      form={form}
      name={own.menu}
      failure={failure}
      overwrite={() => void save(values, true)}
      cancel={() => change(initial)}
    >
      <MenuTools
        restaurant={restaurant}
        week={week}
        menu={menu}
        names={Object.fromEntries(menuFields.map((field) => [field, name(field)]))}
        onCopy={(copied) => change(valuesOfMenu(copied))}
      />
      <Text className={styles.hint}>{own.dishesHint}</Text>
      <div className={styles.days}>
        {menuFields.map((field) => (
          <TextAreaField
            key={field}
            label={name(field)}
            value={values[field]}
            error={errors[field]}
            rows={4}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
      </div>
    </EditorForm>
  );
}

/** Each day with its date. */
function useFieldNames(week: IsoWeek): (field: MenuField) => string {
  const { allWeek } = useTexts('restaurants');
  const days = dateFormat(useLocale(), { weekday: 'long', day: 'numeric', month: 'short' });
  return (field) => {
    if (field === 'AllWeek') return allWeek;
    const words = days.format(dayOfWeek(week, weekDays.indexOf(field)));
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
  };
}
