import { useRef, useState } from 'react';
import { Field, Input, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../leave/PassingButton';
import { useUnsavedChanges } from '../leave/useUnsavedChanges';
import { fromLocalDateTime, toLocalDateTime } from './localDateTime';
import { useReadyCheck } from './readiness';
import { useTypedDate } from './useTypedDate';
import { fingerHeight, fingerInField } from '../style/layout';

const useStyles = makeStyles({ input: fingerHeight, clear: fingerInField });

interface DateTimeFieldProps {
  label: string;
  /** ISO 8601; `null` for none. */
  value: string | null;
  /** Not told of what is half written: the form around is not saved with it, nor left unasked. */
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
  const [isTold, setTold] = useState(false);
  const date = useTypedDate({
    value: toLocalDateTime(value),
    onChange: (local) => onChange(fromLocalDateTime(local)),
  });
  useUnsavedChanges(date.isHalf);
  const take = (field: HTMLInputElement) => {
    const isHalf = date.take(field);
    if (!isHalf) setTold(false);
    return isHalf;
  };
  const clear = () => {
    setTold(false);
    date.clear();
    // Half of a date is not its value, and would stay.
    if (input.current) input.current.value = '';
  };
  useReadyCheck(() => {
    const isStillHalf = input.current?.validity.badInput === true;
    setTold(isStillHalf);
    return !isStillHalf;
  });
  const problem = isTold ? forms.halfDate : error;
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
        value={date.typed}
        onChange={({ target }) => take(target)}
        // Emptying what was half written is no change of its value.
        onKeyUp={({ currentTarget }) => take(currentTarget)}
        onBlur={({ target }) => setTold(take(target))}
        contentAfter={
          value === null && !isTold ? undefined : (
            <PassingButton
              className={styles.clear}
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label={format(forms.clear, { name: label })}
              onClick={clear}
              next={() => input.current}
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
