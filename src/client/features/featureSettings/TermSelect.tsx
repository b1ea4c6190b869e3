import type { Term } from '#shared/contract/pages/terms';
import { useLast } from '../../data/read/useLast';
import { useChannelTree, useLanguageTerms } from '../../data/targeting/useTerms';
import { useTexts } from '../../texts/useTexts';
import { useLcid } from '../../texts/useLcid';
import { SelectInput } from '../../ui/form/SelectInput';

interface TermSelectProps {
  of: 'channel' | 'language';
  /** The id of a term, or empty. */
  value: string;
  onChange: (id: string) => void;
}

/** Chooses a channel or a language by its name; what `Field` gives it goes to the control. */
export function TermSelect({ of, value, onChange, ...field }: TermSelectProps) {
  const { emptyChoice } = useTexts('featureSettings');
  const lcid = useLcid();
  const channels = useLast(useChannelTree(lcid, of === 'channel'));
  const languages = useLast(useLanguageTerms(lcid, of === 'language'));
  const terms = listed(channels ?? languages ?? [], '');
  const known = terms.some(({ id }) => id === value.toLowerCase());
  return (
    <SelectInput
      {...field}
      value={known ? value.toLowerCase() : value}
      onChange={(_, data) => onChange(data.value)}
    >
      <option value="">{emptyChoice}</option>
      {!known && value !== '' && <option value={value}>{value}</option>}
      {terms.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}

function listed(terms: readonly Term[], above: string): { id: string; name: string }[] {
  return terms.flatMap(({ Guid, Name, Terms }) => [
    { id: Guid.toLowerCase(), name: above + Name },
    ...listed(Terms, `${above}${Name} › `),
  ]);
}
