import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { isLongText } from './longText';
import { useValueWords } from '../form/useValueWords';

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
  /** Both are texts to be shown as they are. */
  isInWords?: boolean;
}

/**
 * The changes that going back to an earlier state would make, with the values where a few words
 * express them.
 */
export function RestoreDifferences({ differences }: { differences: readonly FieldDifference[] }) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  if (differences.length === 0) return null;
  return (
    <>
      <Text className={styles.intro}>{forms.restoreChanges}</Text>
      <ChangedValues differences={differences} />
    </>
  );
}

/** Fields from what to what; of a long one only its name. */
export function ChangedValues({ differences }: { differences: readonly FieldDifference[] }) {
  const styles = useStyles();
  if (differences.length === 0) return null;
  return (
    <ul className={styles.list}>
      {differences.map((difference, index) => (
        <li key={index}>
          <Difference {...difference} />
        </li>
      ))}
    </ul>
  );
}

function Difference({ name, from, to, isInWords }: FieldDifference) {
  const styles = useStyles();
  const words = useValueWords();
  const say = (value: unknown) =>
    isInWords && typeof value === 'string' ? value : words(value ?? null);
  const [before, after] = [say(from), say(to)];
  if (before === undefined || after === undefined) return name;
  if (isLongText(before) || isLongText(after)) return name;
  return (
    <>
      {`${name}: `}
      <del className={styles.from}>{before}</del>
      {' → '}
      <ins className={styles.to}>{after}</ins>
    </>
  );
}
