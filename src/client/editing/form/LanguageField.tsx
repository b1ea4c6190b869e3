import { Field } from '@fluentui/react-components';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import { useLast } from '../../data/read/useLast';
import { useLanguageTerms } from '../../data/targeting/useTerms';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { SourceNotice } from '../../ui/widget/SourceNotice';
import { SelectInput } from '../../ui/form/SelectInput';

interface LanguageFieldProps {
  label: string;
  /** Id of the language; empty for none. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/**
 * The language of something; languages that cannot be read are told, with another try. Nothing as
 * long as there are none.
 */
export function LanguageField({ label, value, onChange, error }: LanguageFieldProps) {
  const { forms } = useTexts('editing');
  const state = useLanguageTerms(useLcid());
  const terms = useLast(state);
  const languages = terms && flattenedTerms(terms);
  const isUnknown = value !== '' && !languages?.some(({ Guid }) => Guid === value);
  if (languages?.length === 0 && !isUnknown) return null;
  return (
    <>
      {state.state === 'failed' && (
        <SourceNotice name={label} failure={state.failure} reload={state.reload} />
      )}
      <Field label={label} validationMessage={error}>
        <SelectInput value={value} onChange={(_, data) => onChange(data.value)}>
          <option value="">{forms.noLanguage}</option>
          {isUnknown && <option value={value}>{languages ? forms.unknownLanguage : '…'}</option>}
          {languages?.map(({ Guid, Name }) => (
            <option key={Guid} value={Guid}>
              {Name}
            </option>
          ))}
        </SelectInput>
      </Field>
    </>
  );
}
