import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import { useTexts } from '../../texts/useTexts';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { useChoiceStyles } from './choiceStyles';
import { LanguagesPlaceholder } from './ChoicesPlaceholder';
import { InterfaceLanguageChoice } from './InterfaceLanguageChoice';
import { SaveFailure } from './SaveFailure';
import { Choices, SettingsSection } from './SettingsSection';
import { TermCheckbox } from './interests/TermCheckbox';
import type { ChoosableTerms } from './interests/useChoosableTerms';
import { useLanguages, useLanguagesSaving, useWithoutLanguages } from './useLanguages';

const useStyles = makeStyles({
  list: { columns: '3 180px', columnGap: tokens.spacingHorizontalXXL },
  explanation: {
    display: 'block',
    marginTop: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
  },
});

/**
 * Section "Languages" of the settings: the languages that the person reads. Spec: content §3, §4.
 */
export function LanguagesSection() {
  const { languages } = useTexts('settings');
  return (
    <SettingsSection
      title={languages.title}
      introduction={languages.introduction}
      anchor="languages"
    >
      <WidgetFrame
        name={languages.name}
        state={useLanguages()}
        placeholder={<LanguagesPlaceholder />}
        emptyText={languages.none}
      >
        {(value) => <LanguageList {...value} />}
      </WidgetFrame>
      <InterfaceLanguageChoice />
    </SettingsSection>
  );
}

function LanguageList({ terms, stored }: ChoosableTerms) {
  const styles = useStyles();
  const choices = useChoiceStyles();
  const { languages } = useTexts('settings');
  const { chosen, choose, failure, retry } = useLanguagesSaving(stored);
  const all = flattenedTerms(terms);
  return (
    <>
      <SaveFailure name={languages.name} failure={failure} retry={retry} />
      <Choices name={languages.title}>
        <ul className={mergeClasses(choices.list, choices.outermost, styles.list)}>
          {all.map((term) => (
            <li key={term.Guid}>
              <TermCheckbox term={term} chosen={chosen} choose={choose} leavesUnused />
            </li>
          ))}
        </ul>
        <Text className={styles.explanation}>{useWithoutLanguages(all)}</Text>
      </Choices>
    </>
  );
}
