import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { SettingType } from '#shared/rules/settings/settingTypes';
import { useTexts } from '../../texts/useTexts';
import type { DrawPart, SettingInputProps } from './settingInputProps';
import { problemWithin } from './problemWithin';

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  part: { minWidth: 0 },
  wide: { gridColumn: '1 / -1' },
});

/**
 * The parts of a value under their own names. Parts that stay empty are left out, unless they are
 * required.
 */
export function SettingFields({
  label,
  type,
  value,
  onChange,
  problem,
  drawPart,
}: SettingInputProps<Extract<SettingType, { kind: 'fields' }>> & { drawPart: DrawPart }) {
  const styles = useStyles();
  const { parts } = useTexts('settingTitles');
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const take = (name: string, part: unknown) => {
    const isLeftOut = isUnset(part) && !type.required?.includes(name);
    const others = Object.entries(record).filter(([own]) => own !== name);
    onChange(Object.fromEntries(isLeftOut ? others : [...others, [name, part]]));
  };
  return (
    <fieldset className={styles.root} aria-label={label}>
      {Object.entries(type.fields).map(([name, part]) => (
        <div key={name} className={mergeClasses(styles.part, part.kind === 'list' && styles.wide)}>
          {drawPart({
            label: parts[name] ?? name,
            type: part,
            value: record[name] ?? (part.kind === 'list' ? [] : undefined),
            problem: problemWithin(problem, name),
            onChange: (next) => take(name, next),
          })}
        </div>
      ))}
    </fieldset>
  );
}

/** True for what a person leaves empty: no text, no entries, a switch that is off. */
function isUnset(value: unknown): boolean {
  return (
    value === '' ||
    value === false ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0)
  );
}
