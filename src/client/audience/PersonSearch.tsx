import { useState } from 'react';
import { Field, Option, makeStyles, tokens } from '@fluentui/react-components';
import type { Colleague } from '#shared/rules/people/people';
import { knownUpn, useFoundPeople } from '../data/people/useFoundPeople';
import { answerToTyped } from '../data/read/answerToTyped';
import { useTexts } from '../texts/useTexts';
import { useSettled } from '../platform/useSettled';
import { ComboboxInput } from '../ui/form/ComboboxInput';

const useStyles = makeStyles({
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Milliseconds after the last key (PAGES-079). */
const delay = 300;

interface PersonSearchProps {
  label: string;
  onChoose: (person: Colleague) => void;
  error?: string | undefined;
  hint?: string | undefined;
}

/** Finds one person by name. */
export function PersonSearch({ label, onChoose, error, hint }: PersonSearchProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const [typed, setTyped] = useState('');
  const [wanted] = useSettled(typed.trim(), delay);
  const state = answerToTyped(useFoundPeople(wanted, label), wanted, typed);
  const found = state.state === 'ready' ? state.value : [];
  const said = {
    loading: texts.searching,
    empty: texts.noUsers,
    failed: texts.searchFailed,
    ready: texts.noUsers,
  }[state.state];
  return (
    <Field label={label} validationMessage={error} hint={hint}>
      <ComboboxInput
        label={label}
        freeform
        clearable
        positioning={{ autoSize: false }}
        placeholder={texts.findOwner}
        value={typed}
        selectedOptions={[]}
        onChange={({ target }) => setTyped(target.value)}
        onOptionSelect={(_, { optionValue }) => {
          const person = found.find(({ id }) => id === optionValue);
          if (!person) return;
          setTyped('');
          onChoose(person);
        }}
      >
        {found.map((person) => (
          <Option key={person.id} value={person.id} text={person.displayName}>
            <span className={styles.words}>
              <span>{person.displayName}</span>
              <span className={styles.detail}>{person.jobTitle ?? knownUpn(person)}</span>
            </span>
          </Option>
        ))}
        {found.length === 0 && (
          <Option disabled text="">
            {typed.trim() === '' ? texts.typeName : said}
          </Option>
        )}
      </ComboboxInput>
    </Field>
  );
}
