import { Field, Input, makeStyles } from '@fluentui/react-components';
import { fingerHeight } from '../style/layout';
import { useTypedDate } from './useTypedDate';

const useStyles = makeStyles({ input: fingerHeight });

/** Before this, a year is still being typed. */
const earliest = '1900-01-01';

interface DateFieldProps {
  label: string;
  /** A day, such as `2026-11-22`; `null` for none. */
  value: string | null;
  /** Not told of what is half written. */
  onChange: (value: string | null) => void;
  error?: string | undefined;
}

/** A day, in the browser's own field: it knows the reader's language and calendar. */
export function DateField({ label, value, onChange, error }: DateFieldProps) {
  const styles = useStyles();
  const { typed, take } = useTypedDate({
    value: value ?? '',
    onChange: (day) => onChange(day || null),
    isBegun: (day) => day !== '' && day < earliest,
  });
  return (
    <Field label={label} validationMessage={error} validationState={error ? 'error' : 'none'}>
      <Input
        className={styles.input}
        type="date"
        value={typed}
        onChange={({ target }) => take(target)}
      />
    </Field>
  );
}
