import { useState } from 'react';
import { Field, Option, makeStyles, tokens } from '@fluentui/react-components';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { minSearchLength } from '#shared/rules/people/peopleQueries';
import { answerToTyped } from '../../data/read/answerToTyped';
import { useTexts } from '../../texts/useTexts';
import { ChosenTags } from '../../ui/form/ChosenTags';
import { ComboboxInput } from '../../ui/form/ComboboxInput';
import { inRow } from '../../ui/style/layout';
import { useSettled } from '../../platform/useSettled';
import type { ChosenPrincipal } from './readingValues';
import { usePrincipals } from './usePrincipals';

const useStyles = makeStyles({
  option: { ...inRow(tokens.spacingHorizontalS), minWidth: 0 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { maxHeight: '25vh' },
});

/** Milliseconds after the last key. */
const delay = 300;

interface PrincipalPickerProps {
  chosen: readonly ChosenPrincipal[];
  onChange: (chosen: ChosenPrincipal[]) => void;
  error?: string | undefined;
  hint: string;
}

/**
 * Chooses people and groups by typing the beginning of a name; those chosen stand below and can be
 * taken away.
 */
export function PrincipalPicker({ chosen, onChange, error, hint }: PrincipalPickerProps) {
  const styles = useStyles();
  const texts = useTexts('readingEditor');
  const [typed, setTyped] = useState('');
  const [wanted] = useSettled(typed.trim(), delay);
  const state = answerToTyped(usePrincipals(wanted, texts.people), wanted, typed);
  const found =
    state.state === 'ready'
      ? state.value.filter(
          ({ PrincipalId }) => !chosen.some((other) => other.PrincipalId === PrincipalId),
        )
      : [];
  const choose = (id: string | undefined) => {
    const picked = found.find(({ PrincipalId }) => PrincipalId === id);
    if (!picked) return;
    setTyped('');
    const { Principal, PrincipalId, DisplayName } = picked;
    onChange([...chosen, { Principal, PrincipalId, DisplayName }]);
  };
  const said = {
    loading: texts.searching,
    empty: texts.noneFound,
    failed: texts.searchFailed,
    ready: texts.noneFound,
  }[state.state];
  return (
    <div>
      <Field label={texts.people} required validationMessage={error} hint={hint}>
        <ComboboxInput
          label={texts.people}
          freeform
          listClassName={styles.list}
          positioning={{ autoSize: false }}
          placeholder={texts.findPeople}
          value={typed}
          selectedOptions={[]}
          onChange={({ target }) => setTyped(target.value)}
          onOptionSelect={(_, { optionValue }) => choose(optionValue)}
        >
          {found.map(({ Principal, PrincipalId, DisplayName, detail }) => (
            <Option key={PrincipalId} value={PrincipalId} text={DisplayName}>
              <span className={styles.option}>
                {Principal === 'Group' ? (
                  <PeopleRegular fontSize={20} aria-label={texts.group} />
                ) : (
                  <PersonRegular fontSize={20} aria-hidden />
                )}
                <span className={styles.words}>
                  <span>{DisplayName}</span>
                  {detail && <span className={styles.detail}>{detail}</span>}
                </span>
              </span>
            </Option>
          ))}
          {found.length === 0 && (
            <Option key="none" disabled text="">
              {typed.trim().length < minSearchLength ? texts.typeMore : said}
            </Option>
          )}
        </ComboboxInput>
      </Field>
      <ChosenPrincipals chosen={chosen} onChange={onChange} />
    </div>
  );
}

function ChosenPrincipals({ chosen, onChange }: Pick<PrincipalPickerProps, 'chosen' | 'onChange'>) {
  const { forms } = useTexts('editing');
  const { people } = useTexts('readingEditor');
  return (
    <ChosenTags
      label={people}
      chosen={chosen.map(({ Principal, PrincipalId, DisplayName }) => ({
        id: PrincipalId,
        name: DisplayName || PrincipalId,
        icon: Principal === 'Group' ? <PeopleRegular /> : <PersonRegular />,
      }))}
      remove={forms.remove}
      onRemove={(id) => onChange(chosen.filter(({ PrincipalId }) => PrincipalId !== id))}
    />
  );
}
