import { useLast } from '../../../data/read/useLast';
import { useLanguageTerms } from '../../../data/targeting/useTerms';
import { useLcid } from '../../../texts/useLcid';
import { useTexts } from '../../../texts/useTexts';
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup';
import { SourceNotice } from '../../../ui/widget/SourceNotice';

interface LanguagesFieldProps {
  value: string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
}

/** The languages whose readers see a node; that they cannot be read is told, with another try. */
export function LanguagesField({ value, error, onChange }: LanguagesFieldProps) {
  const own = useTexts('menuEditor');
  const terms = useLanguageTerms(useLcid());
  const languages = useLast(terms) ?? [];
  return (
    <div>
      {terms.state === 'failed' && (
        <SourceNotice name={own.languages} failure={terms.failure} reload={terms.reload} />
      )}
      <CheckboxGroup
        label={own.languages}
        hint={own.languagesHint}
        error={error}
        options={languages.map(({ Guid, Name }) => ({ value: Guid, name: Name }))}
        chosen={value}
        onChange={onChange}
      />
    </div>
  );
}
