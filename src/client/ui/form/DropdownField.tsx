import { Dropdown, Field, Option, makeStyles } from '@fluentui/react-components';
import { fingerHeight, fingerRow } from '../style/layout';

const useStyles = makeStyles({
  // A long name takes more lines, and no more room than the field has.
  root: {
    minWidth: 0,
    ...fingerHeight,
    overflowWrap: 'anywhere',
    '& > button': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  list: { overflowWrap: 'anywhere', '& > [role]': fingerRow },
});

interface Choice {
  id: number;
  name: string;
}

interface DropdownFieldProps {
  label: string;
  /** At least the one that is chosen. */
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (id: number) => void;
  className?: string;
}

/**
 * A field to choose one thing of a list that is there; on a phone it and what can be chosen are as
 * high as a finger needs.
 */
export function DropdownField({ label, choices, chosen, onChoose, className }: DropdownFieldProps) {
  const styles = useStyles();
  return (
    <Field className={className} label={label}>
      <Dropdown
        className={styles.root}
        listbox={{ className: styles.list }}
        value={chosen.name}
        selectedOptions={[String(chosen.id)]}
        onOptionSelect={(_, { optionValue }) => onChoose(Number(optionValue))}
      >
        {choices.map(({ id, name }) => (
          <Option key={id} value={String(id)}>
            {name}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
