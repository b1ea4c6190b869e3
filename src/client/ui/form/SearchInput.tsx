import { SearchBox, type SearchBoxProps } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';

/** Fluent's search field, whose button says in the person's language that it clears the field. */
export function SearchInput(props: SearchBoxProps) {
  const { clear } = useTexts().widgets;
  return <SearchBox dismiss={{ 'aria-label': clear }} {...props} />;
}
