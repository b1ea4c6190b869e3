import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useTexts } from '../../texts/useTexts';
import { wrapped } from '../../ui/layout';

const useStyles = makeStyles({
  root: wrapped(tokens.spacingHorizontalXS),
  button: { minWidth: 'auto', maxWidth: '100%' },
});

interface SuggestionsProps {
  suggestions: readonly string[];
  onChoose: (text: string) => void;
}

/** What the person may mean (SEARCH-12). */
export function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  const styles = useStyles();
  const texts = useTexts('search');
  if (suggestions.length === 0) return null;
  return (
    <div role="group" aria-label={texts.suggestions} className={styles.root}>
      {suggestions.map((text) => (
        <Button
          key={text}
          appearance="subtle"
          size="small"
          icon={<SearchRegular />}
          className={styles.button}
          onClick={() => onChoose(text)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
