import { useState } from 'react';
import {
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  TagGroup,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import type { Colleague } from '#shared/rules/people';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { wrapped } from '../ui/layout';
import { PersonSearch } from './PersonSearch';

const useStyles = makeStyles({
  tags: { ...wrapped(tokens.spacingHorizontalXS), paddingTop: tokens.spacingVerticalXS },
});

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
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const [reason, setReason] = useState<string>();
  const choose = async (person: Colleague) => {
    setReason(undefined);
    if (value.some(({ id }) => id === person.id)) return;
    const against = await refuse?.(person);
    if (against) setReason(against);
    else onChange([...value, { id: person.id, name: person.displayName }]);
  };
  return (
    <div>
      <PersonSearch
        label={label}
        hint={hint}
        error={reason}
        onChoose={(person) => void choose(person)}
      />
      {value.length > 0 && (
        <TagGroup
          className={styles.tags}
          aria-label={label}
          onDismiss={(_, { value: gone }) => onChange(value.filter(({ id }) => id !== gone))}
        >
          {value.map(({ id, name }) => (
            <InteractionTag key={id} value={id}>
              <InteractionTagPrimary hasSecondaryAction icon={<PersonRegular />}>
                {name}
              </InteractionTagPrimary>
              {/* Without its own reference the name would be said twice. */}
              <InteractionTagSecondary
                aria-labelledby={undefined}
                aria-label={format(forms.remove, { name })}
              />
            </InteractionTag>
          ))}
        </TagGroup>
      )}
    </div>
  );
}
