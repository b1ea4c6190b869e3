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
import { fingerHeight } from '../../ui/style/layout';
import { useIsAtLeast } from '../../ui/useBreakpoint';

const gap = tokens.spacingHorizontalM;

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gap,
    alignItems: 'end',
    maxWidth: '1008px',
    margin: 0,
    marginBottom: tokens.spacingVerticalXL,
    padding: 0,
    border: 'none',
  },
  others: {
    display: 'grid',
    gap,
    alignItems: 'end',
    '@media (min-width: 768px)': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
  field: { minWidth: 0 },
  input: { width: '100%', minWidth: 0, ...fingerHeight },
  clear: { justifySelf: 'start', ...fingerHeight },
});

type FilterProps = Pick<ColleagueSearch, 'typed' | 'type' | 'names'>;

/**
 * The filters that narrow the search: skill, department, place and language. On a phone, where people
 * are to be seen, the first one stands by itself, and a line opens the others.
 */
export function PeopleFilterFields({ typed, type, names }: FilterProps) {
  const styles = useStyles();
  const { filters: texts } = useTexts('people').find;
  const root = useRef<HTMLFieldSetElement>(null);
  const hasRoom = useIsAtLeast('md');
  const [first, ...others] = (['skill', 'department', 'place'] as const).filter((name) =>
    names.includes(name),
  );
  const isTyped = (name: FilterProps['names'][number]) => typed[name] !== '';
  const count = names.filter((name) => name !== first && isTyped(name)).length;
  const mark = count > 0 ? format(texts.inUse, { count }) : '';
  const field = (name: 'skill' | 'department' | 'place') => (
    <Field key={name} label={texts[name]} className={styles.field}>
      <Input
        className={styles.input}
        maxLength={100}
        value={typed[name]}
        placeholder={texts.examples[name]}
        onChange={(_, { value }) => type(name, value)}
      />
    </Field>
  );
  return (
    <fieldset
      ref={root}
      className={styles.fields}
      style={
        hasRoom && first ? { gridTemplateColumns: besideOthers(others.length + 1) } : undefined
      }
      aria-label={texts.group}
    >
      {first && field(first)}
      <Disclosure summary={texts.group} isNeeded={hasRoom} card={{ mark, isHidden: hasRoom }}>
        <div className={styles.others}>
          {others.map(field)}
          <LanguageFilter typed={typed} type={type} />
        </div>
      </Disclosure>
      {names.some(isTyped) && (
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

/** Columns in which the first field is as wide as each of the others beside it. */
const besideOthers = (others: number) =>
  `calc((100% - ${others} * ${gap}) / ${others + 1}) minmax(0, 1fr)`;

function LanguageFilter({ typed, type }: Pick<FilterProps, 'typed' | 'type'>) {
  const styles = useStyles();
  const { filters: texts } = useTexts('people').find;
  const locale = useLocale();
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
  return (
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
  );
}

/** Finnish tells a language from its country by the small letter alone. */
function capitalised(text: string, locale: string): string {
  if (locale.startsWith('fi')) return text;
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
