import { Field, makeStyles, tokens } from '@fluentui/react-components';
import {
  interfaceLanguages,
  interfaceLanguageOf,
  languageFacts,
} from '#shared/rules/settings/interfaceLanguages';
import { useSession } from '../../data/session/session';
import { useHostState } from '../../host/useHostState';
import { format } from '#shared/rules/values/format';
import { loadTopic } from '../../texts/catalogues';
import { languageAround } from '../../texts/language';
import { languageWithin } from '../../texts/languageWithin';
import { useTexts } from '../../texts/useTexts';
import { SaveFailure } from './SaveFailure';
import { useSaving } from './useSaving';
import { SelectInput } from '../../ui/form/SelectInput';

const useStyles = makeStyles({
  field: {
    maxWidth: '320px',
    marginTop: tokens.spacingVerticalS,
    '@media (max-width: 767.98px)': { maxWidth: 'none' },
  },
});

/** The language of the portal's own texts, for the person on each of their devices (LANG-20). */
export function InterfaceLanguageChoice() {
  const styles = useStyles();
  const { languages } = useTexts('settings');
  const isInTeams = useHostState().place === 'teams';
  const { user, updateUser } = useSession();
  const around = languageAround();
  const { chosen, choose, failure, retry } = useSaving(user.InterfaceLanguage, {
    save: (_, InterfaceLanguage) => updateUser({ InterfaceLanguage }),
    refresh: async () => undefined,
    // It is said in the language that was chosen.
    confirmation: async (stored) => {
      const language = stored ?? languageAround();
      const said = await loadTopic('settings', language).catch(() => ({ languages }));
      return said.languages.interfaceSaved;
    },
  });
  return (
    <>
      <SaveFailure name={languages.interfaceName} failure={failure} retry={retry} />
      <Field label={languages.interface} className={styles.field}>
        <SelectInput
          value={chosen ?? ''}
          onChange={(_, { value }) => choose(interfaceLanguageOf(value) ?? null)}
        >
          <option value="">
            {format(isInTeams ? languages.automaticInTeams : languages.automatic, {
              language: languageWithin(languageFacts[around].name, around),
            })}
          </option>
          {interfaceLanguages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageFacts[language].name}
            </option>
          ))}
        </SelectInput>
      </Field>
    </>
  );
}
