import { Switch, Text, makeStyles } from '@fluentui/react-components';
import { dateFormat } from '../../../texts/formatters';
import { useTexts } from '../../../texts/useTexts';
import { useLocale } from '../../../texts/useLocale';
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup';
import { DateTimeField, useZoneHint } from '../../../ui/form/DateTimeField';
import { fieldGrid, stacked } from '../../../ui/style/layout';
import { TextField } from '../../../ui/form/TextField';
import { fieldOf } from '../../../ui/form/useForm';
import type { TileFormPart } from './tileFormPart';

const useStyles = makeStyles({
  root: stacked(),
  pair: fieldGrid(),
});

/** A Monday. */
const monday = Date.UTC(2026, 0, 5);
const day = 24 * 60 * 60_000;

/** When a smart link is shown: from, until, and at which times of the week (LINKS-18). */
export function TileScheduleFields(form: TileFormPart) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const own = useTexts('appEditor');
  const zone = useZoneHint();
  const weekday = dateFormat(useLocale(), { weekday: 'long', timeZone: 'UTC' });
  return (
    <section className={styles.root} aria-label={own.schedule}>
      <Text weight="semibold">{own.schedule}</Text>
      <div className={styles.pair}>
        <DateTimeField label={own.start} hint={zone} {...fieldOf(form, 'Start', ['End'])} />
        <DateTimeField label={own.end} hint={zone} {...fieldOf(form, 'End')} />
      </div>
      <Switch
        label={own.recurring}
        checked={values.IsRecurring}
        onChange={(_, { checked }) => change({ IsRecurring: checked })}
      />
      {values.IsRecurring && (
        <>
          <CheckboxGroup
            label={own.days}
            error={errors.RecurrenceDays}
            options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({
              value,
              name: weekday.format(monday + (value - 1) * day),
            }))}
            chosen={values.RecurrenceDays}
            onChange={(RecurrenceDays) => change({ RecurrenceDays })}
          />
          <div className={styles.pair}>
            <TextField
              label={own.from}
              hint={own.timeHint}
              value={values.RecurrenceFrom}
              error={errors.RecurrenceFrom}
              onChange={(RecurrenceFrom) => change({ RecurrenceFrom: RecurrenceFrom.trim() })}
            />
            <TextField
              label={own.to}
              hint={own.timeHint}
              value={values.RecurrenceTo}
              error={errors.RecurrenceTo}
              onChange={(RecurrenceTo) => change({ RecurrenceTo: RecurrenceTo.trim() })}
            />
          </div>
        </>
      )}
    </section>
  );
}
