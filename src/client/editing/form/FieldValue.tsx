import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { RichText } from '../../ui/text/RichText';
import { useValueWords } from './useValueWords';
import type { FieldNames } from './fieldNames';
import { isHtml } from '../history/longText';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  colour: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    marginInlineEnd: tokens.spacingHorizontalXS,
    verticalAlign: '-0.1em',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  },
});

const colour = /^#[\da-f]{6}$/i;

/** The value of a field as people read it. */
export function FieldValue({
  value,
  field,
  fields,
}: {
  value: unknown;
  field: string;
  fields: FieldNames;
}) {
  const styles = useStyles();
  const wordsOf = useValueWords();
  if (isHtml(value)) return <RichText html={value} />;
  const own = fields[field];
  const words =
    (typeof own === 'object' ? own.words(value) : undefined) ?? wordsOf(value) ?? String(value);
  const isNothing = words === wordsOf(null);
  return (
    <Text className={isNothing ? styles.quiet : styles.text}>
      {colour.test(words) && (
        <span className={styles.colour} style={{ backgroundColor: words }} aria-hidden />
      )}
      {words}
    </Text>
  );
}
