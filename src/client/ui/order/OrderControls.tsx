import { Button, MenuItem, makeStyles, mergeClasses, useFluent } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import type { Place } from './Place';

const useStyles = makeStyles({
  handle: { cursor: 'grab', touchAction: 'none', flexShrink: 0 },
});

interface OrderControlProps {
  place: Place;
  className?: string;
  isBusy?: boolean;
}

/** The handle of an item of an `OrderedList`. */
export function OrderHandle({ place, className, isBusy = false }: OrderControlProps) {
  const styles = useStyles();
  const texts = useTexts('ordering');
  return (
    <Button
      className={mergeClasses(styles.handle, className)}
      appearance="subtle"
      icon={<ReOrderDotsVerticalRegular />}
      aria-label={format(texts.handle, { name: place.name })}
      title={texts.how}
      disabledFocusable={isBusy}
      {...(!isBusy && place.handle)}
    />
  );
}

/** The two steps that an item can be moved by, in words and icons of its list's layout. */
function useSteps({ layout, index, count, move }: Place) {
  const { earlier, later } = useTexts('ordering')[layout];
  const sideways = [<ArrowLeftRegular key="left" />, <ArrowRightRegular key="right" />];
  if (useFluent().dir === 'rtl') sideways.reverse();
  const upright = [<ArrowUpRegular key="up" />, <ArrowDownRegular key="down" />];
  const icons = layout === 'column' ? upright : sideways;
  return [
    { text: earlier, icon: icons[0], isAtEnd: index === 0, run: () => move(index - 1) },
    { text: later, icon: icons[1], isAtEnd: index === count - 1, run: () => move(index + 1) },
  ];
}

/** Moves an item by one place, for those who do not drag. */
export function OrderButtons({ place, className, isBusy = false }: OrderControlProps) {
  const { named } = useTexts('ordering');
  const nameOf = (move: string) => format(named, { move, name: place.name });
  return useSteps(place).map(({ text, icon, isAtEnd, run }) => (
    <Button
      key={text}
      className={className}
      appearance="subtle"
      icon={icon}
      aria-label={nameOf(text)}
      title={text}
      disabledFocusable={isBusy || isAtEnd}
      onClick={run}
    />
  ));
}

/** The same in the menu of an item. */
export function OrderMenuItems({ place, isBusy = false }: OrderControlProps) {
  return useSteps(place).map(({ text, icon, isAtEnd, run }) => (
    <MenuItem key={text} icon={icon} disabled={isBusy || isAtEnd} onClick={run}>
      {text}
    </MenuItem>
  ));
}
