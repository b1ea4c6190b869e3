import { useState } from 'react';
import {
  Button,
  Field,
  Input,
  Tag,
  TagGroup,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages';
import { useTexts } from '../../../texts/useTexts';
import { wrapped } from '../../../ui/layout';
import { format } from '../../../texts/format';
import { senderName } from './pageValues';

const useStyles = makeStyles({
  tags: { ...wrapped(tokens.spacingHorizontalXS), paddingTop: tokens.spacingVerticalXS },
  input: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

const longest = 100;

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
          maxLength={longest}
          onChange={(_, data) => setTyped(data.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          contentAfter={
            <Button appearance="transparent" size="small" onClick={add}>
              {forms.add}
            </Button>
          }
        />
      </Field>
      {value.length > 0 && (
        <TagGroup
          className={styles.tags}
          aria-label={texts.senders}
          onDismiss={(_, data) => onChange(value.filter((tag) => senderName(tag) !== data.value))}
        >
          {value.map(senderName).map((name) => (
            <Tag
              key={name}
              value={name}
              dismissible
              dismissIcon={{ 'aria-label': format(forms.remove, { name }) }}
            >
              {name}
            </Tag>
          ))}
        </TagGroup>
      )}
    </div>
  );
}
