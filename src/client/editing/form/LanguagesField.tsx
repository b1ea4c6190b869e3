import { useState } from 'react';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import { useLast } from '../../data/read/useLast';
import { useLanguageTerms } from '../../data/targeting/useTerms';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup';
import { SourceNotice } from '../../ui/widget/SourceNotice';

interface LanguagesFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Ids of the languages. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/**
 * The languages of something, also those that no longer exist; that they cannot be read is told,
 * with another try. Nothing as long as there are none.
 */
export function LanguagesField({ label, hint, error, value, onChange }: LanguagesFieldProps) {
  const { unknownLanguage } = useTexts('editing').forms;
  const state = useLanguageTerms(useLcid());
  const terms = useLast(state);
  const known = flattenedTerms(terms ?? []).map(({ Guid, Name }) => ({ value: Guid, name: Name }));
  // One that is taken away can be put back as long as the form is open.
  const [opened] = useState(value);
  const unknown = [...new Set([...opened, ...value])]
    .filter((id) => terms && known.every((language) => language.value !== id))
    .map((id) => ({ value: id, name: unknownLanguage }));
  const options = [...known, ...unknown];
  if (terms && options.length === 0) return null;
  return (
    <div>
      {state.state === 'failed' && (
        <SourceNotice name={label} failure={state.failure} reload={state.reload} />
      )}
      <CheckboxGroup
        label={label}
        hint={hint}
        error={error}
        options={options}
        chosen={value}
        onChange={onChange}
      />
    </div>
  );
}
