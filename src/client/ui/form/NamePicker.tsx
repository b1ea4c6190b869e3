import { useState } from 'react';
import { Field, Option, makeStyles, tokens } from '@fluentui/react-components';
import { ChosenTags } from './ChosenTags';
import { ComboboxInput } from './ComboboxInput';

const useStyles = makeStyles({
  above: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    marginInlineStart: tokens.spacingHorizontalS,
  },
  // CHANNELS-09.
  list: { maxHeight: '25vh' },
});

export interface PickableName {
  id: string;
  name: string;
  /** Names of what is above it, outermost first. */
  above: readonly string[];
  /** False for one that can only be taken away. */
  isPickable: boolean;
}

export interface PickerWords {
  /** The instruction to choose. */
  choose: string;
  /** That nothing has the typed name. */
  none: string;
  /** That there is nothing to choose, whatever is typed. */
  empty: string;
  /** The name of what is not known. */
  unknown: string;
  /** Takes one away, with its `{name}`. */
  remove: string;
}

export interface NamePickerProps {
  label: string;
  /** Left out while they are not known. */
  names: readonly PickableName[] | undefined;
  /** Ids; one that is not among `names` was deleted. */
  value: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string;
  hint?: string;
  words: PickerWords;
}

/** Chooses what has a name by typing a part of it; those chosen are below and can be taken away. */
export function NamePicker({
  label,
  names,
  value: chosen,
  onChange,
  error,
  hint,
  words,
}: NamePickerProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const nameOf = (id: string) =>
    names ? (names.find((each) => each.id === id)?.name ?? words.unknown) : '…';
  const pickable = (names ?? []).filter(({ isPickable }) => isPickable);
  const matching = pickable.filter(({ name, above }) =>
    [name, ...above].some((text) =>
      text.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()),
    ),
  );
  const choose = (ids: string[]) => {
    setTyped('');
    onChange(ids);
  };
  return (
    <div>
      <Field label={label} validationMessage={error} hint={hint}>
        <ComboboxInput
          label={label}
          multiselect
          freeform
          listClassName={styles.list}
          // By itself it would take all the room there is, whatever the style says.
          positioning={{ autoSize: false }}
          placeholder={words.choose}
          value={typed}
          selectedOptions={[...chosen]}
          onChange={({ target }) => setTyped(target.value)}
          onOptionSelect={(_, { selectedOptions }) => choose(selectedOptions)}
        >
          {matching.map(({ id, name, above }) => (
            <Option key={id} value={id} text={name}>
              <span>
                {name}
                {above.length > 0 && <span className={styles.above}>{above.join(' › ')}</span>}
              </span>
            </Option>
          ))}
          {names && matching.length === 0 && (
            <Option key="none" disabled text="">
              {pickable.length === 0 ? words.empty : words.none}
            </Option>
          )}
        </ComboboxInput>
      </Field>
      <ChosenTags
        label={label}
        chosen={chosen.map((id) => ({ id, name: nameOf(id) }))}
        remove={words.remove}
        onRemove={(gone) => onChange(chosen.filter((id) => id !== gone))}
      />
    </div>
  );
}
