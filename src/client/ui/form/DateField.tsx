import { useState } from 'react';
import { Field, Input, makeStyles } from '@fluentui/react-components';
import { fingerHeight } from '../style/layout';

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
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value ?? '');
  }
  const type = (day: string, isHalf: boolean) => {
    setTyped(day);
    if (isHalf || (day !== '' && day < earliest)) return;
    setKnown(day || null);
    onChange(day || null);
  };
  return (
    <Field label={label} validationMessage={error} validationState={error ? 'error' : 'none'}>
      <Input
        className={styles.input}
        type="date"
        value={typed}
        onChange={({ target }, data) => type(data.value, target.validity.badInput)}
      />
    </Field>
  );
}
