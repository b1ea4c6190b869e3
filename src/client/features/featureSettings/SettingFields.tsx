import { makeStyles, tokens } from '@fluentui/react-components';
import type { SettingType } from '#shared/rules/settingTypes';
import { isUnset } from './isUnset';
import { SettingInput, type SettingInputProps } from './SettingInput';
import { problemWithin } from './problemWithin';

const useStyles = makeStyles({
  root: { minWidth: 0, margin: 0, padding: 0, border: 'none', display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))', gap: tokens.spacingHorizontalM, alignItems: 'start' },
  wide: { gridColumn: '1 / -1' },
});

/** The parts of a value under their own names. Parts that stay empty are left out, unless they are required. */
export function SettingFields({ label, type, value, onChange, problem }: SettingInputProps<Extract<SettingType, { kind: 'fields' }>>) {
  const styles = useStyles();
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const take = (name: string, part: unknown) => {
    const { [name]: _, ...others } = record;
    onChange(isUnset(part) && !type.required?.includes(name) ? others : { ...record, [name]: part });
  };
  return (
    <fieldset className={styles.root} aria-label={label}>
      {Object.entries(type.fields).map(([name, part]) => (
        <div key={name} className={part.kind === 'list' ? styles.wide : undefined}>
          <SettingInput label={name} type={part} value={record[name] ?? (part.kind === 'list' ? [] : undefined)} problem={problemWithin(problem, name)} onChange={(next) => take(name, next)} />
        </div>
      ))}
    </fieldset>
  );
}
