import { MenuList, makeStyles, mergeClasses, type MenuListProps } from '@fluentui/react-components';
import { fingerRow } from '../style/layout';

const useStyles = makeStyles({ root: { '& [role^="menuitem"]': fingerRow } });

/** Fluent's entries of a menu, on a phone as high as a finger needs. */
export function MenuEntries({ className, ...props }: MenuListProps) {
  return <MenuList className={mergeClasses(useStyles().root, className)} {...props} />;
}
