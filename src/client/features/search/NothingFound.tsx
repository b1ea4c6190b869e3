import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalS),
    alignItems: 'center',
    padding: `${tokens.spacingVerticalXXXL} 0`,
  },
  icon: { fontSize: '40px', lineHeight: 0, color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Says that there is no result at all, and for what (SEARCH-29). */
export function NothingFound({ text }: { text: string }) {
  const styles = useStyles();
  const texts = useTexts('search');
  return (
    <div className={styles.root}>
      <span aria-hidden className={styles.icon}>
        <SearchRegular />
      </span>
      <Text align="center" weight="semibold" size={400}>
        {format(texts.noResults, { q: text })}
      </Text>
      <Text align="center" className={styles.quiet}>
        {texts.noResultsHint}
      </Text>
    </div>
  );
}
