import { useState } from 'react';
import { Checkbox, Field, Text, makeStyles, tokens } from '@fluentui/react-components';
import {
  interfaceLanguages,
  languageFacts,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';
import { currentLanguage } from '../../texts/language';
import { useTexts } from '../../texts/useTexts';
import { EditorDialog } from '../../editing/EditorDialog';
import { EditorForm } from '../../editing/form/EditorForm';
import type { FieldNames } from '../../editing/form/fieldNames';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import type { FormErrors } from '../../ui/form/useForm';
import { allTexts } from './allTexts';
import {
  enteredOf,
  portalTexts,
  textOfField,
  textsWithUnknownPlaces,
  valueOfEntered,
  wordingsOf,
  wordsField,
  type EnteredWords,
} from './rewording';
import { TextList } from './TextList';
import { usePortalTexts } from './usePortalTexts';
import { useSettingsInForce, useSettingEditor, type SettingInForce } from './useFeatureSettings';
import { SearchInput } from '../../ui/form/SearchInput';
import { SelectInput } from '../../ui/form/SelectInput';

const useStyles = makeStyles({
  introduction: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  tools: {
    ...wrapped(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`),
    alignItems: 'flex-end',
  },
  language: { flex: '0 1 180px', '@media (max-width: 767.98px)': { flexBasis: '100%' } },
  search: { flex: '1 1 240px' },
  box: { maxWidth: '100%', ...fingerHeight },
});

/**
 * Dialog resource-values: interface texts that the organisation words differently, by language and
 * key (ADMIN-02).
 */
export function ResourceValues() {
  const { rewording } = useTexts('featureSettings');
  const settings = useSettingsInForce();
  const state =
    settings.state === 'ready'
      ? { ...settings, value: settings.value.find(({ key }) => key === 'resourceValues')! }
      : settings;
  return (
    <EditorDialog title={useTexts().navigation.resourceValues} name={rewording.name} state={state}>
      {(setting) => <WordingForm setting={setting!} />}
    </EditorDialog>
  );
}

/** The texts that two may have worded, by the names of their languages and their keys. */
function useWordFields(fields: readonly string[]): FieldNames {
  const { forms } = useTexts('editing');
  // A text that one of them has taken back has no words.
  const words = (value: unknown) => (value === undefined ? forms.nothing : undefined);
  return Object.fromEntries(
    fields.map((field) => {
      const { language, key } = textOfField(field);
      return [field, { name: `${languageFacts[language].name} › ${key}`, words }];
    }),
  );
}

function WordingForm({ setting }: { setting: SettingInForce }) {
  const styles = useStyles();
  const texts = useTexts('featureSettings');
  const [stored] = useState(() => wordingsOf(enteredOf(setting.value)));
  const [language, setLanguage] = useState<InterfaceLanguage>(currentLanguage);
  const [words, setWords] = useState('');
  const [onlyReworded, setOnlyReworded] = useState(false);
  const portal = usePortalTexts(language);
  const editor = useSettingEditor<EnteredWords>(setting, {
    valuesOf: enteredOf,
    wantedOf: (entered) => ({ Value: valueOfEntered(entered) }),
    validate: flawsIn,
  });
  const { form, conflict } = editor;
  const fields = useWordFields(Object.keys({ ...form.values, ...conflict?.theirs }));
  const submit = () => {
    const [flawed] = Object.keys(flawsIn(form.values));
    // Errors come into sight, wherever they are.
    if (flawed !== undefined) {
      setLanguage(textOfField(flawed).language);
      setWords('');
      setOnlyReworded(true);
    }
    form.submit();
  };
  const own = wordingsOf(form.values)[language];
  return (
    <EditorForm
      editor={{ ...editor, form: { ...form, submit } }}
      name={texts.rewording.name}
      fields={fields}
    >
      <Text className={styles.introduction}>{texts.rewording.introduction}</Text>
      <Tools
        language={language}
        setLanguage={setLanguage}
        wanted={{ words, onlyReworded }}
        setWords={setWords}
        setOnlyReworded={setOnlyReworded}
      />
      <TextList
        key={language}
        language={language}
        portal={portal}
        wording={own}
        stored={stored[language]}
        wanted={{ words, onlyReworded }}
        onChange={(key, text) => form.change({ [wordsField(language, key)]: text || undefined })}
      />
    </EditorForm>
  );
}

interface ToolsProps {
  language: InterfaceLanguage;
  setLanguage: (language: InterfaceLanguage) => void;
  wanted: { words: string; onlyReworded: boolean };
  setWords: (words: string) => void;
  setOnlyReworded: (onlyReworded: boolean) => void;
}

/** Which texts are shown. */
function Tools({ language, setLanguage, wanted, setWords, setOnlyReworded }: ToolsProps) {
  const styles = useStyles();
  const texts = useTexts('featureSettings');
  return (
    <div className={styles.tools}>
      <Field label={texts.rewording.language} className={styles.language}>
        <SelectInput
          className={styles.box}
          value={language}
          onChange={(_, { value }) => setLanguage(value as InterfaceLanguage)}
        >
          {interfaceLanguages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageFacts[each].name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={texts.rewording.find} className={styles.search}>
        <SearchInput
          className={styles.box}
          value={wanted.words}
          onChange={(_, { value }) => setWords(value)}
          // It finds while it is typed in; Enter would save the form around.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <Checkbox
        label={texts.rewording.onlyReworded}
        checked={wanted.onlyReworded}
        onChange={(_, { checked }) => setOnlyReworded(checked === true)}
      />
    </div>
  );
}

/** The texts with invalid words. Only languages that were looked at can have new ones. */
function flawsIn(entered: EnteredWords): FormErrors<EnteredWords> {
  const wordings = wordingsOf(entered);
  const flawed = interfaceLanguages.flatMap((language) =>
    textsWithUnknownPlaces(portalTexts(allTexts(language).loaded() ?? {}), wordings[language]).map(
      (key) => wordsField(language, key),
    ),
  );
  return Object.fromEntries(flawed.map((field) => [field, textOfField(field).key]));
}
