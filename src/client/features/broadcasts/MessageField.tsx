import { Field } from '@fluentui/react-components';
import { HtmlInput } from '../../editing/form/HtmlInput';
import { useTexts } from '../../texts/useTexts';

interface MessageFieldProps {
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  error?: string;
}

/** The text of a message. */
export function MessageField({ value, onChange, error }: MessageFieldProps) {
  const { message } = useTexts('editing').alerts;
  return (
    <Field label={message} validationMessage={error}>
      {() => (
        <HtmlInput
          name={message}
          html={value}
          onChange={onChange}
          isInvalid={error !== undefined}
        />
      )}
    </Field>
  );
}
