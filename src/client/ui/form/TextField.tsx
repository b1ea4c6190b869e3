import { Field, Input, makeStyles } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight } from '../style/layout';

const useStyles = makeStyles({ input: fingerHeight });

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** Of a value that can be saved. */
  warning?: string | undefined;
  hint?: string;
  isRequired?: boolean;
  /**
   * Shows how many characters are left of so many; more can be typed, and `error` then says so:
   * nothing that was pasted is cut off.
   */
  maxLength?: number;
  type?: 'text' | 'url';
  autoFocus?: boolean;
  /** Does this instead of sending the form that it stands in. */
  onEnter?: () => void;
}

/** One line of text in a form. */
export function TextField({
  label,
  value,
  onChange,
  error,
  warning,
  hint,
  isRequired,
  maxLength,
  type = 'text',
  autoFocus,
  onEnter,
}: TextFieldProps) {
  const { forms } = useTexts('editing');
  const count = maxLength && format(forms.characters, { count: [...value].length, max: maxLength });
  return (
    <Field
      label={label}
      required={isRequired}
      validationMessage={error ?? warning}
      validationState={error ? 'error' : warning ? 'warning' : 'none'}
      hint={[hint, count].filter(Boolean).join(' ') || undefined}
    >
      <Input
        className={useStyles().input}
        value={value}
        type={type}
        autoFocus={autoFocus}
        onChange={(_, data) => onChange(data.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
    </Field>
  );
}
