import { useState } from 'react';
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages/pages';
import { useTexts } from '../../../texts/useTexts';
import { ChosenTags } from '../../../ui/form/ChosenTags';
import { senderName } from '../../../editing/form/pageFields';
import { fingerHeight, fingerInField } from '../../../ui/style/layout';

const useStyles = makeStyles({
  input: fingerHeight,
  add: fingerInField,
});

const maxLength = 100;

interface SenderFieldProps {
  value: Page['SenderTags'];
  onChange: (value: Page['SenderTags']) => void;
  error?: string | undefined;
}

/** In whose name something is published, e.g. a department: added by Enter or the button. */
export function SenderField({ value, onChange, error }: SenderFieldProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { forms } = useTexts('editing');
  const [typed, setTyped] = useState('');
  const add = () => {
    const name = typed.trim();
    setTyped('');
    if (name !== '' && !value.map(senderName).includes(name)) onChange([...value, name]);
  };
  return (
    <div>
      <Field label={texts.senders} hint={texts.sendersHint} validationMessage={error}>
        <Input
          className={styles.input}
          value={typed}
          maxLength={maxLength}
          onChange={(_, data) => setTyped(data.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          contentAfter={
            <Button className={styles.add} appearance="transparent" size="small" onClick={add}>
              {forms.add}
            </Button>
          }
        />
      </Field>
      <ChosenTags
        label={texts.senders}
        chosen={value.map(senderName).map((name) => ({ id: name, name }))}
        remove={forms.remove}
        onRemove={(name) => onChange(value.filter((tag) => senderName(tag) !== name))}
      />
    </div>
  );
}
