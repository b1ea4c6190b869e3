import { useRef } from 'react';
import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { interfaceLanguages } from '#shared/rules/settings/interfaceLanguages';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import type { ColleagueSearch } from './useColleagueSearch';
import { Disclosure } from '../../ui/Disclosure';
import { SelectInput } from '../../ui/form/SelectInput';
import { PassingButton } from '../../ui/leave/PassingButton';
import { fingerHeight, fourFields } from '../../ui/style/layout';
import { useIsAtLeast } from '../../ui/useBreakpoint';

const useStyles = makeStyles({
  root: { maxWidth: '1008px', marginBottom: tokens.spacingVerticalXL },
  fields: { ...fourFields(), alignItems: 'end', margin: 0, padding: 0, border: 'none' },
  field: { minWidth: 0 },
  input: { width: '100%', minWidth: 0, ...fingerHeight },
  clear: { justifySelf: 'start', ...fingerHeight },
});

type FilterProps = Pick<ColleagueSearch, 'typed' | 'type' | 'names'>;

/** The filters that narrow the search; a line opens them on a phone, where people are to be seen. */
export function PeopleFilterFields(props: FilterProps) {
  const { filters: texts } = useTexts('people').find;
  const hasRoom = useIsAtLeast('md');
  const count = props.names.filter((name) => props.typed[name] !== '').length;
  const mark = count > 0 ? format(texts.inUse, { count }) : '';
  return (
    <div className={useStyles().root}>
      <Disclosure summary={texts.group} isNeeded={hasRoom} card={{ mark, isHidden: hasRoom }}>
        <Fields {...props} />
      </Disclosure>
    </div>
  );
}

/** Skill, department, place and language. */
function Fields({ typed, type, names }: FilterProps) {
  const styles = useStyles();
  const { filters: texts } = useTexts('people').find;
  const locale = useLocale();
  const root = useRef<HTMLFieldSetElement>(null);
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
  const isNarrowed = names.some((name) => typed[name] !== '');
  return (
    <fieldset ref={root} className={styles.fields} aria-label={texts.group}>
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

/** Finnish tells a language from its country by the small letter alone. */
function capitalised(text: string, locale: string): string {
  if (locale.startsWith('fi')) return text;
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
