import { Switch, makeStyles } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { Disclosure } from '../../ui/Disclosure';
import { stacked } from '../../ui/style/layout';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { fieldOf, type Form } from '../../ui/form/useForm';
import { termSwitches, type TermValues } from './termValues';

const useStyles = makeStyles({ fields: stacked() });

/** The directory's properties and groups of a channel, and how it is offered (CHANNELS-02). */
export function DirectoryFields({ form }: { form: Form<TermValues> }) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const { form: texts } = useTexts('terms');
  return (
    <Disclosure
      summary={texts.directory}
      isNeeded={(errors.personalization ?? errors.groups ?? errors.siteUrl) !== undefined}
    >
      <div className={styles.fields}>
        <TextField
          label={texts.property}
          hint={texts.propertyHint}
          {...fieldOf(form, 'personalization')}
        />
        <TextAreaField label={texts.groups} hint={texts.groupsHint} {...fieldOf(form, 'groups')} />
        <div>
          {termSwitches.map((name) => (
            <div key={name}>
              <Switch
                label={texts[name]}
                checked={values[name]}
                onChange={(_, { checked }) => change({ [name]: checked })}
              />
            </div>
          ))}
        </div>
        <TextField
          label={texts.site}
          hint={texts.siteHint}
          type="url"
          {...fieldOf(form, 'siteUrl')}
        />
      </div>
    </Disclosure>
  );
}
