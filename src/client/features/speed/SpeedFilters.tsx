import { Field, makeStyles, tokens } from '@fluentui/react-components';
import { deviceClasses, measureHosts, measurePeriods } from '#shared/rules/measures/measures';
import { isOneOf, keysOf } from '#shared/rules/values/records';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { fourFields } from '../../ui/style/layout';
import { pageNames } from './speedNames';
import type { SpeedChoice } from './useSpeed';
import { SelectInput } from '../../ui/form/SelectInput';

const useStyles = makeStyles({
  root: { ...fourFields(tokens.spacingHorizontalL), alignItems: 'start' },
  field: { minWidth: 0 },
  select: {
    minWidth: 0,
    '& select': {
      minWidth: 0,
      width: '100%',
    },
  },
});

interface SpeedFiltersProps {
  choice: SpeedChoice;
  onChange: (choice: SpeedChoice) => void;
}

/** Which figures are looked at: of how many days, which page, where, and on what. */
export function SpeedFilters({ choice, onChange }: SpeedFiltersProps) {
  const styles = useStyles();
  const texts = useTexts('speed');
  const { filters, hosts, devices } = texts;
  const names = pageNames(useTexts(), texts);
  const locale = useLocale();
  const selectOf = <K extends 'page' | 'host' | 'device'>(
    key: K,
    words: Readonly<Record<NonNullable<SpeedChoice[K]>, string>>,
    known: readonly NonNullable<SpeedChoice[K]>[],
  ) => (
    <Field className={styles.field} label={filters[key]}>
      <SelectInput
        className={styles.select}
        value={choice[key] ?? ''}
        onChange={(_, { value }) =>
          onChange({ ...choice, [key]: isOneOf(known, value) ? value : undefined })
        }
      >
        <option value="">{filters.all}</option>
        {known.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
  return (
    <div className={styles.root} role="group" aria-label={filters.label}>
      <Field className={styles.field} label={filters.period}>
        <SelectInput
          className={styles.select}
          value={String(choice.days)}
          onChange={(_, { value }) => {
            const days = measurePeriods.find((each) => String(each) === value);
            if (days) onChange({ ...choice, days });
          }}
        >
          {measurePeriods.map((days) => (
            <option key={days} value={days}>
              {plural(filters.days, days, locale)}
            </option>
          ))}
        </SelectInput>
      </Field>
      {selectOf('page', names, keysOf(names))}
      {selectOf('host', hosts, measureHosts)}
      {selectOf('device', devices, deviceClasses)}
    </div>
  );
}
