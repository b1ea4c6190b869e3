import { useState } from 'react';
import {
  Checkbox,
  Field,
  SearchBox,
  Select,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { interfaceLanguages, type InterfaceLanguage } from '#shared/rules/interfaceLanguages';
import { useLast } from '../../data/useLast';
import { currentLanguage, languageNames } from '../../texts/language';
import { useTexts } from '../../texts/useTexts';
import { EditorDialog } from '../../ui/EditorDialog';
import { EditorForm } from '../../ui/EditorForm';
import { useModal } from '../../ui/modal';
import { useForm, type FormErrors } from '../../ui/useForm';
import { allTexts } from './allTexts';
import {
  hasUnknownPlaces,
  portalTexts,
  valueOfWordings,
  wordingsOf,
  type Wordings,
} from './rewording';
import { TextList } from './TextList';
import { usePortalTexts } from './usePortalTexts';
import { useSettingsInForce, useSettingWriter, type SettingInForce } from './useFeatureSettings';

const useStyles = makeStyles({
  introduction: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  language: { flex: '0 1 180px', '@media (max-width: 767.98px)': { flexBasis: '100%' } },
  search: { flex: '1 1 240px' },
  box: { maxWidth: '100%', '@media (max-width: 767.98px)': { minHeight: '44px' } },
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
    <EditorDialog
      title={useTexts().navigation.resourceValues}
      name={rewording.name}
      state={state}
      opened={useLast(state)}
    >
      {(setting) => <WordingForm setting={setting!} />}
    </EditorDialog>
  );
}

function WordingForm({ setting }: { setting: SettingInForce }) {
  const styles = useStyles();
  const texts = useTexts('featureSettings');
  const modal = useModal();
  // What was opened: a change by somebody else must not replace what is being written.
  const [opened] = useState(setting);
  const [initial] = useState(() => wordingsOf(setting.value));
  const [language, setLanguage] = useState<InterfaceLanguage>(currentLanguage);
  const [words, setWords] = useState('');
  const [onlyReworded, setOnlyReworded] = useState(false);
  const portal = usePortalTexts(language);
  const { failure, save, overwrite } = useSettingWriter(opened);
  const done = (problem: object | undefined) => {
    if (!problem) modal?.close();
    return problem;
  };
  const form = useForm<Wordings>({
    initial,
    validate: flawsIn,
    save: async (wordings) => done(await save(valueOfWordings(wordings))),
  });
  const submit = () => {
    const [flawed] = Object.keys(flawsIn(form.values)) as InterfaceLanguage[];
    // What is wrong comes into sight, wherever it is.
    if (flawed) {
      setLanguage(flawed);
      setWords('');
      setOnlyReworded(true);
    }
    form.submit();
  };
  const own = form.values[language];
  return (
    <EditorForm
      form={{ ...form, submit }}
      name={texts.rewording.name}
      failure={failure}
      overwrite={() => void overwrite().then(done)}
      cancel={() => modal?.leave()}
    >
      <Text className={styles.introduction}>{texts.rewording.introduction}</Text>
      <div className={styles.tools}>
        <Field label={texts.rewording.language} className={styles.language}>
          <Select
            className={styles.box}
            value={language}
            onChange={(_, { value }) => setLanguage(value as InterfaceLanguage)}
          >
            {interfaceLanguages.map((each) => (
              <option key={each} value={each} lang={each}>
                {languageNames[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.rewording.find} className={styles.search}>
          <SearchBox
            className={styles.box}
            value={words}
            onChange={(_, { value }) => setWords(value)}
          />
        </Field>
        <Checkbox
          label={texts.rewording.onlyReworded}
          checked={onlyReworded}
          onChange={(_, { checked }) => setOnlyReworded(checked === true)}
        />
      </div>
      <TextList
        key={language}
        language={language}
        portal={portal}
        wording={own}
        stored={initial[language]}
        wanted={{ words, onlyReworded }}
        onChange={(key, text) => form.change({ [language]: { ...own, [key]: text } })}
      />
    </EditorForm>
  );
}

/** The languages with words that cannot stand. Only those that were looked at can have new ones. */
function flawsIn(wordings: Wordings): FormErrors<Wordings> {
  const flawed = interfaceLanguages.filter((language) =>
    hasUnknownPlaces(portalTexts(allTexts(language).loaded() ?? {}), wordings[language]),
  );
  return Object.fromEntries(flawed.map((language) => [language, languageNames[language]]));
}
