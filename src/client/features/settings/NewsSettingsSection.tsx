import { useId } from 'react';
import { Switch, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { useChoiceStyles } from './choiceStyles';
import { SaveFailure } from './SaveFailure';
import { Choices, SettingsSection } from './SettingsSection';
import { useNewsSettings } from './useNewsSettings';

const useStyles = makeStyles({
  hint: { display: 'block', marginInlineStart: '48px', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/** Section "News" of the settings (SETTINGS-48). */
export function NewsSettingsSection() {
  const styles = useStyles();
  const choices = useChoiceStyles();
  const { news } = useTexts().settings;
  const { chosen, choose, failure, retry } = useNewsSettings();
  const hintId = useId();
  return (
    <SettingsSection title={news.title} introduction={news.introduction}>
      <SaveFailure name={news.name} failure={failure} retry={retry} />
      <Choices name={news.title}>
        <Switch className={mergeClasses(choices.control, choices.outermost)} label={news.followedSites} checked={chosen} aria-describedby={hintId} onChange={(_, { checked }) => choose(checked)} />
        <Text id={hintId} size={200} className={styles.hint}>{news.followedSitesHint}</Text>
      </Choices>
    </SettingsSection>
  );
}
