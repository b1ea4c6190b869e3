import { Switch, makeStyles, mergeClasses } from '@fluentui/react-components';
import { offeredParts } from '#shared/rules/widgets/stripParts';
import { useHasLicence, useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import { useChoiceStyles } from './choiceStyles';
import { SaveFailure } from './SaveFailure';
import { Choices, SettingsSection } from './SettingsSection';
import { useHiddenParts } from './useHiddenParts';

const useStyles = makeStyles({ list: { ...stacked('0px'), alignItems: 'flex-start' } });

/** Section "Today" of the settings: what stands below its title. */
export function TodaySection() {
  const [styles, choices] = [useStyles(), useChoiceStyles()];
  const { title } = useTexts().today;
  const { introduction, name } = useTexts('settings').today;
  const { parts } = useTexts('todayStrip');
  const session = useSession();
  const licensed = useHasLicence();
  const { chosen, choose, failure, retry } = useHiddenParts();
  const offered = offeredParts({ settings: session.settings, licensed });
  if (offered.length === 0) return null;
  return (
    <SettingsSection title={title} introduction={introduction} anchor="today">
      <SaveFailure name={name} failure={failure} retry={retry} />
      <Choices name={title}>
        <div className={styles.list}>
          {offered.map((part) => (
            <Switch
              key={part}
              className={mergeClasses(choices.control, choices.outermost)}
              label={parts[part]}
              checked={!chosen.includes(part)}
              onChange={(_, { checked }) =>
                choose(checked ? chosen.filter((each) => each !== part) : [...chosen, part])
              }
            />
          ))}
        </div>
      </Choices>
    </SettingsSection>
  );
}
