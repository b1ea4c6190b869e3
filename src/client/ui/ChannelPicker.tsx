import { useState } from 'react';
import {
  Combobox,
  Field,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  Option,
  TagGroup,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { wrapped } from './layout';

const useStyles = makeStyles({
  tags: { ...wrapped(tokens.spacingHorizontalXS), paddingTop: tokens.spacingVerticalXS },
  above: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    marginInlineStart: tokens.spacingHorizontalS,
  },
  // CHANNELS-09.
  list: { maxHeight: '25vh' },
  combobox: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

export interface PickableChannel {
  id: string;
  name: string;
  /** Names of the channels above it, outermost first. */
  above: readonly string[];
  /** False for one that can only be taken away. */
  isPickable: boolean;
}

interface ChannelPickerProps {
  label: string;
  /** Left out while they are not known. */
  channels: readonly PickableChannel[] | undefined;
  /** Ids; one that is not among `channels` was deleted. */
  value: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string;
  hint?: string;
  /**
   * Where something else than channels is chosen: what to do, that nothing has the typed name, and
   * the name of what is not known.
   */
  words?: { choose: string; none: string; unknown: string };
}

/**
 * Chooses channels, or something else that has a name, by typing part of a name; those chosen stand
 * below and can be taken away.
 */
export function ChannelPicker({
  label,
  channels,
  value: chosen,
  onChange,
  error,
  hint,
  words,
}: ChannelPickerProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const {
    choose: placeholder,
    none,
    unknown,
  } = words ?? {
    choose: forms.chooseChannels,
    none: forms.noChannel,
    unknown: forms.unknownChannel,
  };
  const [typed, setTyped] = useState('');
  const nameOf = (id: string) =>
    channels ? (channels.find((channel) => channel.id === id)?.name ?? unknown) : '…';
  const matching = (channels ?? []).filter(
    ({ name, above, isPickable }) =>
      isPickable &&
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
        <Combobox
          className={styles.combobox}
          multiselect
          freeform
          listbox={{ className: styles.list }}
          // By itself it would take all the room there is, whatever the style says.
          positioning={{ autoSize: false }}
          placeholder={placeholder}
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
          {channels && matching.length === 0 && (
            <Option key="none" disabled text="">
              {none}
            </Option>
          )}
        </Combobox>
      </Field>
      <ChosenTags label={label} chosen={chosen} nameOf={nameOf} onChange={onChange} />
    </div>
  );
}

interface ChosenTagsProps extends Pick<ChannelPickerProps, 'label' | 'onChange'> {
  chosen: readonly string[];
  nameOf: (id: string) => string;
}

/** What is chosen, each with a button that takes it away. */
function ChosenTags({ label, chosen, nameOf, onChange }: ChosenTagsProps) {
  const { tags } = useStyles();
  const { forms } = useTexts('editing');
  if (chosen.length === 0) return null;
  return (
    <TagGroup
      className={tags}
      aria-label={label}
      onDismiss={(_, { value }) => onChange(chosen.filter((id) => id !== value))}
    >
      {chosen.map((id) => (
        <InteractionTag key={id} value={id} size="medium">
          <InteractionTagPrimary hasSecondaryAction>{nameOf(id)}</InteractionTagPrimary>
          {/* Without its own reference the name would be said twice. */}
          <InteractionTagSecondary
            aria-labelledby={undefined}
            aria-label={format(forms.remove, { name: nameOf(id) })}
          />
        </InteractionTag>
      ))}
    </TagGroup>
  );
}
