import { useEffect, useRef, useState } from 'react';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import type { Colleague } from '#shared/rules/people/people';
import { useTexts } from '../texts/useTexts';
import { ChosenTags } from '../ui/form/ChosenTags';
import { PersonSearch } from './PersonSearch';

export interface NamedPerson {
  id: string;
  name: string;
}

interface PeopleFieldProps {
  label: string;
  hint?: string;
  value: readonly NamedPerson[];
  onChange: (people: readonly NamedPerson[]) => void;
  /** Why somebody cannot be chosen; nothing where they can. */
  refuse?: (person: Colleague) => Promise<string | undefined>;
}

/** Several people, found by name; those chosen stand below and can be taken away. */
export function PeopleField({ label, hint, value, onChange, refuse }: PeopleFieldProps) {
  const { forms } = useTexts('editing');
  const [reason, setReason] = useState<string>();
  // Others may be chosen or taken away while it is asked whether somebody can be.
  const chosen = useRef(value);
  useEffect(() => void (chosen.current = value), [value]);
  const isChosen = ({ id }: Colleague) => chosen.current.some((other) => other.id === id);
  const choose = async (person: Colleague) => {
    setReason(undefined);
    if (isChosen(person)) return;
    const against = await refuse?.(person);
    if (against) return setReason(against);
    if (isChosen(person)) return;
    chosen.current = [...chosen.current, { id: person.id, name: person.displayName }];
    onChange(chosen.current);
  };
  return (
    <div>
      <PersonSearch
        label={label}
        hint={hint}
        error={reason}
        onChoose={(person) => void choose(person)}
      />
      <ChosenTags
        label={label}
        chosen={value.map((person) => ({ ...person, icon: <PersonRegular /> }))}
        remove={forms.remove}
        onRemove={(gone) => onChange(value.filter(({ id }) => id !== gone))}
      />
    </div>
  );
}
