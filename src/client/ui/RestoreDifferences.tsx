import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { dateFormat } from '../texts/formatters';
import { useTexts } from '../texts/useTexts';
import { useLocale } from '../texts/useLocale';

const useStyles = makeStyles({
  intro: { display: 'block', margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalXS}` },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
  from: { color: tokens.colorNeutralForeground3 },
  to: { textDecorationLine: 'none', fontWeight: tokens.fontWeightSemibold },
});

/** A field that two states of something do not have in common. */
export interface FieldDifference {
  /** In the words of the form. */
  name: string;
  /** As it is now. */
  from: unknown;
  /** As it would be. */
  to: unknown;
}

/**
 * What going back to an earlier state would change, with the values where a few words tell them.
 */
export function RestoreDifferences({ differences }: { differences: readonly FieldDifference[] }) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  if (differences.length === 0) return null;
  return (
    <>
      <Text className={styles.intro}>{forms.restoreChanges}</Text>
      <ul className={styles.list}>
        {differences.map((difference, index) => (
          <li key={index}>
            <Difference {...difference} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Difference({ name, from, to }: FieldDifference) {
  const styles = useStyles();
  const words = useValueWords();
  const [before, after] = [words(from), words(to)];
  if (before === undefined || after === undefined) return name;
  return (
    <>
      {`${name}: `}
      <del className={styles.from}>{before}</del>
      {' → '}
      <ins className={styles.to}>{after}</ins>
    </>
  );
}

const [time, id] = [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i];
const mostCharacters = 200;

/**
 * A value as people know it; nothing for what stands for something else (numbers of a kind, ids),
 * is made of parts, or is too long.
 */
function useValueWords(): (value: unknown) => string | undefined {
  const { forms } = useTexts('editing');
  const locale = useLocale();
  return (value) => {
    if (value === null || value === '') return forms.nothing;
    if (typeof value === 'boolean') return value ? forms.yes : forms.no;
    if (
      typeof value !== 'string' ||
      id.test(value) ||
      value.includes('<') ||
      value.length > mostCharacters
    )
      return undefined;
    return time.test(value)
      ? dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value))
      : value;
  };
}
