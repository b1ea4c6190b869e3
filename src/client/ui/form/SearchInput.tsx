import {
  SearchBox,
  makeStyles,
  mergeClasses,
  type SearchBoxProps,
} from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({
  root: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
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
