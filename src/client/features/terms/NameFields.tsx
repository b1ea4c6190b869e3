import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { interfaceLanguages, languageFacts } from '#shared/rules/settings/interfaceLanguages';
import { useTexts } from '../../texts/useTexts';
import { cardGrid, stacked } from '../../ui/style/layout';
import { TextField } from '../../ui/form/TextField';
import { fieldOf, type Form } from '../../ui/form/useForm';
import type { TermValues } from './termValues';

const useStyles = makeStyles({
  section: stacked(tokens.spacingVerticalS),
  grid: { ...cardGrid('220px', tokens.spacingHorizontalM), alignItems: 'start' },
});

/** The name of a term, and its names by language. */
export function NameFields({ form }: { form: Form<TermValues> }) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const { form: texts } = useTexts('terms');
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        isRequired
        autoFocus
        {...fieldOf(form, 'InternalName')}
      />
      <section className={styles.section} aria-label={texts.names}>
        <Text weight="semibold">{texts.names}</Text>
        <div className={styles.grid}>
          {interfaceLanguages.map((language) => (
            <TextField
              key={language}
              label={languageFacts[language].name}
              value={values[language]}
              error={errors[language]}
              onChange={(name) => change({ [language]: name })}
            />
          ))}
        </div>
      </section>
    </>
  );
}
