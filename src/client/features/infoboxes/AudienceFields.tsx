import { Field, Select, Switch, Text, makeStyles } from '@fluentui/react-components';
import { useLast } from '../../data/useLast';
import { useReachHint } from '../../data/useReachHint';
import { useLanguageTerms } from '../../data/useTerms';
import { ChannelField } from '../../editing/ChannelField';
import { useTexts } from '../../texts/useTexts';
import { useLcid } from '../../texts/useLcid';
import { DateTimeField, useZoneHint } from '../../ui/DateTimeField';
import { fieldGrid, stacked } from '../../ui/layout';
import { SourceNotice } from '../../ui/SourceNotice';
import { fieldOf } from '../../ui/useForm';
import type { InfoboxFormPart } from './InfoboxForm';

const useStyles = makeStyles({
  root: stacked(),
  pair: fieldGrid(),
});

/** From when until when, for which channels and in which language. */
export function AudienceFields(form: InfoboxFormPart) {
  const { values, change } = form;
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const zone = useZoneHint();
  const reach = useReachHint(values.ChannelTermInfoBoxes);
  return (
    <section className={styles.root} aria-label={texts.when}>
      <Text weight="semibold">{texts.when}</Text>
      <div className={styles.pair}>
        <DateTimeField
          label={texts.startDate}
          hint={`${texts.startHint} ${zone}`}
          {...fieldOf(form, 'StartDate', ['EndDate'])}
        />
        <DateTimeField
          label={texts.endDate}
          hint={`${texts.endHint} ${zone}`}
          {...fieldOf(form, 'EndDate', ['StartDate'])}
        />
      </div>
      <ChannelField
        label={texts.channels}
        hint={`${texts.channelsHint} ${reach}`}
        {...fieldOf(form, 'ChannelTermInfoBoxes')}
      />
      <LanguageField {...form} />
      <Switch
        label={texts.hidden}
        checked={values.Hidden}
        onChange={(_, { checked }) => change({ Hidden: checked })}
      />
    </section>
  );
}

function LanguageField({ values, errors, change }: InfoboxFormPart) {
  const texts = useTexts('infoboxes');
  const state = useLanguageTerms(useLcid());
  const languages = useLast(state) ?? [];
  return (
    <>
      {state.state === 'failed' && (
        <SourceNotice name={texts.language} failure={state.failure} reload={state.reload} />
      )}
      <Field label={texts.language} validationMessage={errors.LanguageTermId}>
        <Select
          value={values.LanguageTermId}
          onChange={(_, { value }) => change({ LanguageTermId: value })}
        >
          <option value="">{texts.noLanguage}</option>
          {languages.map(({ Guid, Name }) => (
            <option key={Guid} value={Guid}>
              {Name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
