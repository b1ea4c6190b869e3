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
});

/**
 * Fluent's search field, whose button says in the person's language that it clears the field; on a
 * phone as high as a finger needs.
 */
export function SearchInput({ className, ...props }: SearchBoxProps) {
  const { clear } = useTexts().widgets;
  return (
    <SearchBox
      dismiss={{ 'aria-label': clear }}
      className={mergeClasses(useStyles().root, className)}
      {...props}
    />
  );
}
