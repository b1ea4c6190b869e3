import { Field, Input, makeStyles } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { square } from '../../../ui/style/layout';

const useStyles = makeStyles({
  swatch: {
    ...square('28px'),
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
});

interface ColourFieldProps {
  label: string;
  /** `#rrggbb`, or what is being typed. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** A colour, typed or taken from the browser's own picker. */
export function ColourField({ label, value, onChange, error }: ColourFieldProps) {
  const styles = useStyles();
  const { colourHint, pickColour } = useTexts('infoboxes');
  return (
    <Field label={label} validationMessage={error} hint={colourHint}>
      <Input
        value={value}
        maxLength={7}
        spellCheck={false}
        onChange={(_, data) => onChange(data.value.trim())}
        contentBefore={
          <input
            type="color"
            className={styles.swatch}
            aria-label={format(pickColour, { name: label })}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
            onChange={({ target }) => onChange(target.value)}
          />
        }
      />
    </Field>
  );
}
