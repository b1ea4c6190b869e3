import { useEffect } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import type { Restaurant } from '#shared/contract/restaurants';
import { dayOfWeek, type IsoWeek } from '#shared/rules/time/isoWeeks';
import { menuFields, weekDays, type MenuField } from '#shared/rules/widgets/restaurantMenu';
import { EditorForm } from '../../editing/form/EditorForm';
import { useEditor } from '../../editing/useEditor';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useStable } from '../../platform/useStable';
import { cardGrid } from '../../ui/style/layout';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { useTexts } from '../../texts/useTexts';
import { menuEditing } from './menuEditing';
import { MenuTools } from './MenuTools';
import { readMenu } from './useMenuOfWeek';
import { bodyOfMenu, validateMenu, valuesOfMenu } from './menuValues';

const useStyles = makeStyles({
  days: cardGrid('280px'),
  hint: { color: tokens.colorNeutralForeground2 },
});

interface MenuFormProps {
  restaurant: Restaurant;
  week: IsoWeek;
  /** The stored menu; nothing while the week has none. */
  menu: RestaurantMenu | undefined;
  /** Called with whether something has not been saved. */
  setChanged: (isChanged: boolean) => void;
  /** Does it after a question, where that loses what has not been saved. */
  hold: (go: () => void) => void;
}

/**
 * The form of one week's menu. It follows the stored menu, but not while something in it has not
 * been saved.
 */
export function MenuForm({ restaurant, week, menu, setChanged, hold }: MenuFormProps) {
  const styles = useStyles();
  const texts = useTexts('editing');
  const own = useTexts('restaurantEditor');
  const name = useFieldNames(week);
  const names = Object.fromEntries(menuFields.map((field) => [field, name(field)]));
  const editor = useEditor({
    editing: menuEditing,
    words: { name: own.menu, added: own.menuAdded, updated: own.menuUpdated },
    opened: menu,
    follows: true,
    valuesOf: valuesOfMenu,
    bodyOf: (values) => bodyOfMenu(values, { RestaurantId: restaurant.Id, ...week }),
    rival: async () => (await readMenu(restaurant.Id, week)).menu,
    validate: (values) => validateMenu(values, texts),
    // More may have been entered since.
    done: () => undefined,
  });
  const { values, errors, change, adopt, isChanged } = editor.form;
  useEffect(() => setChanged(isChanged), [isChanged, setChanged]);
  const copyIn = useStable((copied: RestaurantMenu) => {
    const [before, after] = [values, valuesOfMenu(copied)];
    change(after);
    return () => adopt(after, before);
  });
  const { conflict, deletion } = editor;
  // By the time that the question is answered more may have been stored.
  const giveUp = useStable(editor.giveUp);
  // A conflict or a deletion by somebody else has asked already.
  const cancel = (conflict ?? deletion) ? giveUp : () => hold(giveUp);
  return (
    <EditorForm editor={editor} name={own.menu} fields={names} cancel={cancel}>
      <MenuTools restaurant={restaurant} week={week} menu={menu} names={names} copyIn={copyIn} />
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
