import {
  SearchBox,
  makeStyles,
  mergeClasses,
  type SearchBoxProps,
} from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight } from '../style/layout';

const useStyles = makeStyles({
  root: fingerHeight,
  // Where the example of what can be found has no room.
  field: { textOverflow: 'ellipsis' },
});

/**
 * Fluent's search field, whose button says in the person's language that it clears the field; on a
 * phone as high as a finger needs.
 */
export function SearchInput({ className, ...props }: SearchBoxProps) {
  const styles = useStyles();
  const { clear } = useTexts().widgets;
  return (
    <SearchBox
      dismiss={{ 'aria-label': clear }}
      input={{ className: styles.field }}
      className={mergeClasses(styles.root, className)}
      {...props}
    />
  );
}
