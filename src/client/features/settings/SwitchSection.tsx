import { useId } from 'react';
import { Switch, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useChoiceStyles } from './choiceStyles';
import { SaveFailure } from './SaveFailure';
import { Choices, SettingsSection } from './SettingsSection';
import type { Saving } from './useSaving';

const useStyles = makeStyles({
  hint: {
    display: 'block',
    marginInlineStart: '52px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
});

interface SwitchSectionProps extends Saving<boolean> {
  title: string;
  introduction: string;
  /** For the message when it could not be saved. */
  name: string;
  label: string;
  hint: string;
  isDisabled?: boolean;
}

/** A section of the settings with one thing that is on or off, stored as it is switched. */
export function SwitchSection({
  title,
  introduction,
  name,
  label,
  hint,
  isDisabled,
  chosen,
  choose,
  failure,
  retry,
}: SwitchSectionProps) {
  const styles = useStyles();
  const choices = useChoiceStyles();
  const hintId = useId();
  return (
    <SettingsSection title={title} introduction={introduction}>
      <SaveFailure name={name} failure={failure} retry={retry} />
      <Choices name={title}>
        <Switch
          className={mergeClasses(choices.control, choices.outermost)}
          label={label}
          checked={chosen}
          disabled={isDisabled}
          aria-describedby={hintId}
          onChange={(_, { checked }) => choose(checked)}
        />
        <Text id={hintId} size={200} className={styles.hint}>
          {hint}
        </Text>
      </Choices>
    </SettingsSection>
  );
}
