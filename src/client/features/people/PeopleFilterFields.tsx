import { useRef } from 'react';
import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { interfaceLanguages } from '#shared/rules/settings/interfaceLanguages';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import type { ColleagueSearch } from './useColleagueSearch';
import { SelectInput } from '../../ui/form/SelectInput';
import { PassingButton } from '../../ui/leave/PassingButton';
import { fingerHeight, fourFields } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: {
    ...fourFields(),
    alignItems: 'end',
    maxWidth: '1008px',
    margin: `0 0 ${tokens.spacingVerticalXL}`,
    padding: 0,
    border: 'none',
  },
  field: { minWidth: 0 },
  input: { width: '100%', minWidth: 0, ...fingerHeight },
  clear: { justifySelf: 'start', ...fingerHeight },
});

/** The filters that narrow the search: skill, department, place and language. */
export function PeopleFilterFields({
  typed,
  type,
  names,
}: Pick<ColleagueSearch, 'typed' | 'type' | 'names'>) {
  const styles = useStyles();
  const { filters: texts } = useTexts('people').find;
  const locale = useLocale();
  const root = useRef<HTMLFieldSetElement>(null);
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
  const isNarrowed = names.some((name) => typed[name] !== '');
  return (
    <fieldset ref={root} className={styles.root} aria-label={texts.group}>
      {(['skill', 'department', 'place'] as const)
        .filter((name) => names.includes(name))
        .map((name) => (
          <Field key={name} label={texts[name]} className={styles.field}>
            <Input
              className={styles.input}
              maxLength={100}
              value={typed[name]}
              placeholder={texts.examples[name]}
              onChange={(_, { value }) => type(name, value)}
            />
          </Field>
        ))}
      <Field label={texts.language} className={styles.field}>
        <SelectInput
          className={styles.input}
          value={typed.language}
          onChange={(_, { value }) => type('language', value)}
        >
          <option value="">{texts.anyLanguage}</option>
          {interfaceLanguages.map((language) => (
            <option key={language} value={language}>
              {capitalised(nameOf.of(language) ?? language, locale)}
            </option>
          ))}
        </SelectInput>
      </Field>
      {isNarrowed && (
        <PassingButton
          appearance="subtle"
          className={styles.clear}
          next={() => root.current?.querySelector('input')}
          onClick={() => names.forEach((name) => type(name, ''))}
        >
          {texts.clear}
        </PassingButton>
      )}
    </fieldset>
  );
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
