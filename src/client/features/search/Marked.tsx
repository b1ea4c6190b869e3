import { makeStyles, tokens } from '@fluentui/react-components';
import type { MarkedText } from '#shared/contract/foundPages';

const useStyles = makeStyles({
  match: {
    backgroundColor: tokens.colorBrandBackground2,
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    borderRadius: tokens.borderRadiusSmall,
    '@media (forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText' },
  },
});

/** A text with its matches marked. */
export function Marked({ text }: { text: MarkedText }) {
  const styles = useStyles();
  return text.map(({ Text, IsMatch }, index) =>
    IsMatch ? (
      <mark key={index} className={styles.match}>
        {Text}
      </mark>
    ) : (
      <span key={index}>{Text}</span>
    ),
  );
}
