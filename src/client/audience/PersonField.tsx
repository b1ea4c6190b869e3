import { useRef } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { PassingButton } from '../ui/leave/PassingButton';
import { fingerSquare, inRow } from '../ui/style/layout';
import { PersonAvatar } from '../ui/PersonAvatar';
import { usePagePerson } from '../data/people/usePagePerson';
import { knownUpn } from '../data/people/useFoundPeople';
import { PersonSearch } from './PersonSearch';

const useStyles = makeStyles({
  chosen: { ...inRow(tokens.spacingHorizontalS), paddingTop: tokens.spacingVerticalXS },
  remove: fingerSquare,
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
});

interface PersonFieldProps {
  label: string;
  /** Principal name; empty for none. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** One person, found by name, such as the information owner (PAGES-077). */
export function PersonField({ label, value, onChange, error }: PersonFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root}>
      <PersonSearch label={label} error={error} onChoose={(person) => onChange(knownUpn(person))} />
      {value !== '' && (
        <ChosenPerson
          key={value}
          upn={value}
          remove={() => onChange('')}
          next={() => root.current?.querySelector('input')}
        />
      )}
    </div>
  );
}

interface ChosenPersonProps {
  upn: string;
  remove: () => void;
  /** Finds what takes the keyboard over. */
  next: () => HTMLElement | null | undefined;
}

function ChosenPerson({ upn, remove, next }: ChosenPersonProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const { name, ...photo } = usePagePerson(upn, null);
  return (
    <div className={styles.chosen}>
      <PersonAvatar name={name} size={32} {...photo} />
      <span className={styles.words}>{name}</span>
      <PassingButton
        className={styles.remove}
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={format(forms.remove, { name })}
        onClick={remove}
        next={next}
      />
    </div>
  );
}
