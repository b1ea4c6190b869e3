import { useRef, useState } from 'react';
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { fromLocalDateTime, toLocalDateTime } from './localDateTime';
import { useReadyCheck } from './readiness';
import { useTypedDate } from './useTypedDate';
import { fingerHeight, fingerInField } from '../style/layout';

const useStyles = makeStyles({ input: fingerHeight, clear: fingerInField });

interface DateTimeFieldProps {
  label: string;
  /** ISO 8601; `null` for none. */
  value: string | null;
  /** Not told of what is half written, with which the form around is not saved either. */
  onChange: (value: string | null) => void;
  error?: string;
  /** A note on a value that may surprise, though it can be saved. */
  warning?: string | undefined;
  hint?: string;
}

/**
 * A date with a time of day, in the reader's time zone. The browser's own field: it knows the
 * reader's language and calendar, and phones have their own wheels for it.
 */
export function DateTimeField({
  label,
  value,
  onChange,
  error,
  warning,
  hint,
}: DateTimeFieldProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const input = useRef<HTMLInputElement>(null);
  const [isHalf, setHalf] = useState(false);
  const { typed, take } = useTypedDate({
    value: toLocalDateTime(value),
    onChange: (local) => onChange(fromLocalDateTime(local)),
  });
  const clear = () => {
    setHalf(false);
    onChange(null);
    // Half of a date is not its value, and would stay.
    if (input.current) input.current.value = '';
  };
  useReadyCheck(() => {
    const isStillHalf = input.current?.validity.badInput === true;
    setHalf(isStillHalf);
    return !isStillHalf;
  });
  const problem = isHalf ? forms.halfDate : error;
  return (
    <Field
      label={label}
      validationMessage={problem ?? warning}
      validationState={problem ? 'error' : warning ? 'warning' : 'none'}
      hint={hint}
    >
      <Input
        className={styles.input}
        ref={input}
        type="datetime-local"
        value={typed}
        onChange={({ target }) => take(target) || setHalf(false)}
        // Emptying what was half written is no change of its value.
        onKeyUp={({ currentTarget }) => take(currentTarget) || setHalf(false)}
        onBlur={({ target }) => setHalf(take(target))}
        contentAfter={
          value === null && !isHalf ? undefined : (
            <Button
              className={styles.clear}
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label={format(forms.clear, { name: label })}
              onClick={clear}
            />
          )
        }
      />
    </Field>
  );
}

/** The reader's time zone in words, e.g. "Europe/Copenhagen". */
export function useZoneHint(): string {
  return format(useTexts('editing').forms.zone, {
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}
