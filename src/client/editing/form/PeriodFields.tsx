import { makeStyles } from '@fluentui/react-components';
import { DateTimeField, useZoneHint } from '../../ui/form/DateTimeField';
import { fieldOf, type FormPart } from '../../ui/form/useForm';
import { fieldGrid } from '../../ui/style/layout';

const useStyles = makeStyles({ pair: fieldGrid() });

interface PeriodFieldsProps {
  form: FormPart<{ StartDate: string | null; EndDate: string | null }>;
  texts: Record<'startDate' | 'startHint' | 'endDate' | 'endHint', string>;
}

/** From when until when; a change of one bound checks the other too (BROADCAST-27). */
export function PeriodFields({ form, texts }: PeriodFieldsProps) {
  const styles = useStyles();
  const zone = useZoneHint();
  return (
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
  );
}
