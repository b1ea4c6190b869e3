import type { Ref } from 'react';
import { Field, Textarea, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ area: { width: '100%' } });

interface TextAreaFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: string;
  /** Lines that are in sight; default 3. */
  rows?: number;
  /** Most characters; what is typed or pasted beyond them is not taken. */
  maxLength?: number;
  readOnly?: boolean;
  area?: Ref<HTMLTextAreaElement>;
}

/** Several lines of plain text in a form. */
export function TextAreaField({
  label,
  value,
  onChange,
  error,
  hint,
  rows = 3,
  maxLength,
  readOnly,
  area,
}: TextAreaFieldProps) {
  const styles = useStyles();
  return (
    <Field label={label} validationMessage={error} hint={hint}>
      <Textarea
        ref={area}
        className={styles.area}
        textarea={{ rows }}
        resize="vertical"
        value={value}
        maxLength={maxLength}
        readOnly={readOnly}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  );
}
