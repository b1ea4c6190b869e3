import { useState } from 'react';
import { Button, Combobox, Field, Option, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { inRow } from '../ui/layout';
import { PersonAvatar } from '../ui/PersonAvatar';
import { useSettled } from '../ui/useSettled';
import { usePagePerson } from '../data/people/usePagePerson';
import { knownUpn, useFoundPeople } from '../data/people/useFoundPeople';

const useStyles = makeStyles({
  chosen: { ...inRow(tokens.spacingHorizontalS), paddingTop: tokens.spacingVerticalXS },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  combobox: { minWidth: 0, '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

/** Milliseconds after the last key (PAGES-079). */
const delay = 300;

interface PersonFieldProps {
  label: string;
  /** Principal name; empty for none. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** One person, found by name, such as the information owner (PAGES-077). */
export function PersonField({ label, value, onChange, error }: PersonFieldProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const [typed, setTyped] = useState('');
  const [wanted] = useSettled(typed.trim(), delay);
  const state = useFoundPeople(wanted, label);
  const isCurrent = wanted === typed.trim();
  const found = state.state === 'ready' && isCurrent ? state.value : [];
  const said = {
    loading: texts.searching,
    empty: texts.noUsers,
    failed: texts.searchFailed,
    ready: texts.noUsers,
  }[isCurrent ? state.state : 'loading'];
  return (
    <div>
      <Field label={label} validationMessage={error}>
        <Combobox
          className={styles.combobox}
          freeform
          clearable
          positioning={{ autoSize: false }}
          placeholder={texts.findOwner}
          value={typed}
          selectedOptions={[]}
          onChange={({ target }) => setTyped(target.value)}
          onOptionSelect={(_, { optionValue }) => {
            if (!optionValue) return;
            setTyped('');
            onChange(optionValue);
          }}
        >
          {found.map((person) => (
            <Option key={person.id} value={knownUpn(person)} text={person.displayName}>
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
        </Combobox>
      </Field>
      {value !== '' && <ChosenPerson key={value} upn={value} remove={() => onChange('')} />}
    </div>
  );
}

function ChosenPerson({ upn, remove }: { upn: string; remove: () => void }) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const { name, ...photo } = usePagePerson(upn, null);
  return (
    <div className={styles.chosen}>
      <PersonAvatar name={name} size={32} {...photo} />
      <span className={styles.words}>{name}</span>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={format(forms.remove, { name })}
        onClick={remove}
      />
    </div>
  );
}
