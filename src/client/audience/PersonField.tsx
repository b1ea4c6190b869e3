import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
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
  return (
    <div>
      <PersonSearch label={label} error={error} onChoose={(person) => onChange(knownUpn(person))} />
      {value !== '' && <ChosenPerson key={value} upn={value} remove={() => onChange('')} />}
    </div>
  );
}

function ChosenPerson({ upn, remove }: { upn: string; remove: () => void }) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const { name, ...photo } = usePagePerson(upn, null);
  return (
    <div className={styles.chosen}>
      <PersonAvatar name={name} size={32} {...photo} />
      <span className={styles.words}>{name}</span>
      <Button
        className={styles.remove}
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={format(forms.remove, { name })}
        onClick={remove}
      />
    </div>
  );
}
