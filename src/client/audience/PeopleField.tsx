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
  /** Why somebody cannot be chosen; nothing where they can. Never rejects. */
  refuse?: (person: Colleague) => Promise<string | undefined>;
}

/**
 * Several people, found by name; those chosen stand below and can be taken away. Somebody who turns
 * out not to be allowed goes again, and the field says why.
 */
export function PeopleField({ label, hint, value, onChange, refuse }: PeopleFieldProps) {
  const { forms } = useTexts('editing');
  const [reason, setReason] = useState<string>();
  // Others may be chosen or taken away while it is asked whether somebody can be.
  const chosen = useRef(value);
  useEffect(() => void (chosen.current = value), [value]);
  const isChosen = (wanted: string) => chosen.current.some(({ id }) => id === wanted);
  const set = (people: readonly NamedPerson[]) => {
    chosen.current = people;
    onChange(people);
  };
  const remove = (gone: string) => set(chosen.current.filter(({ id }) => id !== gone));
  const choose = async (person: Colleague) => {
    setReason(undefined);
    if (isChosen(person.id)) return;
    set([...chosen.current, { id: person.id, name: person.displayName }]);
    const against = await refuse?.(person);
    if (!against || !isChosen(person.id)) return;
    setReason(against);
    remove(person.id);
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
        onRemove={remove}
      />
    </div>
  );
}
