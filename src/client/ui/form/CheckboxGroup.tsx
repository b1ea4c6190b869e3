import { useId } from 'react';
import { Checkbox, Text, makeStyles, tokens } from '@fluentui/react-components';
import { stacked } from '../style/layout';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXXS),
  boxes: { display: 'flex', flexWrap: 'wrap' },
  hint: { color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorPaletteRedForeground1 },
});

interface CheckboxGroupProps<T extends string | number> {
  label: string;
  hint?: string;
  error?: string;
  options: readonly { value: T; name: string }[];
  chosen: readonly T[];
  /** In the order of the options. */
  onChange: (chosen: T[]) => void;
}

/** Several of a few things, in a form. */
export function CheckboxGroup<T extends string | number>({
  label,
  hint,
  error,
  options,
  chosen,
  onChange,
}: CheckboxGroupProps<T>) {
  const styles = useStyles();
  const id = useId();
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={label}
      aria-describedby={id}
      aria-invalid={error ? true : undefined}
    >
      <Text>{label}</Text>
      <div className={styles.boxes}>
        {options.map(({ value, name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(_, { checked }) =>
              onChange(
                options
                  .map((option) => option.value)
                  .filter((other) => (other === value ? checked : chosen.includes(other))),
              )
            }
          />
        ))}
      </div>
      <div id={id}>
        {error && (
          <Text role="alert" block size={200} className={styles.error}>
            {error}
          </Text>
        )}
        {hint && (
          <Text block size={200} className={styles.hint}>
            {hint}
          </Text>
        )}
      </div>
    </div>
  );
}
