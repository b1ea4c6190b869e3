import { Switch, Text, makeStyles } from '@fluentui/react-components';
import { useReachHint } from '../../../data/targeting/useReachHint';
import { ChannelField } from '../../../editing/form/ChannelField';
import { LanguageField } from '../../../editing/form/LanguageField';
import { useTexts } from '../../../texts/useTexts';
import { DateTimeField, useZoneHint } from '../../../ui/form/DateTimeField';
import { fieldGrid, stacked } from '../../../ui/style/layout';
import { fieldOf } from '../../../ui/form/useForm';
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
      <LanguageField label={texts.language} {...fieldOf(form, 'LanguageTermId')} />
      <Switch
        label={texts.hidden}
        checked={values.Hidden}
        onChange={(_, { checked }) => change({ Hidden: checked })}
      />
    </section>
  );
}
