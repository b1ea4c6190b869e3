import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../style/hiddenText';
import { keepFromScrolling } from './dragItem';
import type { Id, Place } from './Place';
import { useOrdering, type Ordering } from './useOrdering';

const useStyles = makeStyles({
  lifted: {
    position: 'relative',
    zIndex: 2,
    opacity: 0.85,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    outline: `2px solid ${tokens.colorBrandStroke1}`,
  },
});

interface OrderedListProps<T, K extends Id> extends Ordering<T, K> {
  label?: string;
  className: string;
  itemClass?: (item: T) => string | undefined;
  /** Further content of the list, after them. */
  end?: ReactNode;
  children: (item: T, place: Place) => ReactNode;
}

/**
 * A list that is put in order, in one way everywhere. The handle is dragged by mouse, pen or finger;
 * by keyboard Space picks up and puts down, Escape puts back, and the arrow keys move, at once where
 * nothing is picked up. Each move is announced with its place, and the keyboard stays where it is.
 */
export function OrderedList<T, K extends Id>({
  label,
  className,
  itemClass,
  end,
  children,
  ...ordering
}: OrderedListProps<T, K>) {
  const styles = useStyles();
  const { hidden } = useHiddenText();
  const texts = useTexts('ordering');
  const { shown, placeOf, said } = useOrdering(ordering);
  return (
    <>
      <ul ref={keepFromScrolling} className={className} aria-label={label}>
        {shown.map((item, index) => {
          const place = placeOf(item, index);
          const { name, count, isLifted } = place;
          return (
            <li
              key={ordering.idOf(item)}
              data-ordered
              className={mergeClasses(itemClass?.(item), isLifted && styles.lifted)}
              aria-label={format(texts.place, { name, place: index + 1, count })}
            >
              {children(item, place)}
            </li>
          );
        })}
        {end}
      </ul>
      <span aria-live="polite" className={hidden}>
        {said}
      </span>
    </>
  );
}
