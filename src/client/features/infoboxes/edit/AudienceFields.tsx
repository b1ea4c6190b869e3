import { Switch, Text, makeStyles } from '@fluentui/react-components';
import { useReachHint } from '../../../data/targeting/useReachHint';
import { ChannelField } from '../../../editing/form/ChannelField';
import { LanguageField } from '../../../editing/form/LanguageField';
import { PeriodFields } from '../../../editing/form/PeriodFields';
import { useTexts } from '../../../texts/useTexts';
import { stacked } from '../../../ui/style/layout';
import { fieldOf } from '../../../ui/form/useForm';
import type { InfoboxFormPart } from './InfoboxForm';

const useStyles = makeStyles({ root: stacked() });

/** From when until when, for which channels and in which language. */
export function AudienceFields(form: InfoboxFormPart) {
  const { values, change } = form;
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const reach = useReachHint(values.ChannelTermInfoBoxes, values.LanguageTermId);
  return (
    <section className={styles.root} aria-label={texts.when}>
      <Text weight="semibold">{texts.when}</Text>
      <PeriodFields form={form} texts={texts} />
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
