import { useRef } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { SettingType } from '#shared/rules/settings/settingTypes';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../../ui/leave/PassingButton';
import { fingerSquare, stacked } from '../../ui/style/layout';
import { problemWithin } from './problemWithin';
import type { DrawPart, SettingInputProps } from './settingInputProps';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalS),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  entry: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  value: { flexGrow: 1, minWidth: 0 },
  flaw: { color: tokens.colorStatusDangerForeground3 },
  button: {
    alignSelf: 'flex-start',
    ...fingerSquare,
  },
});

/**
 * The entries of a list, each with a field of its own; entries can be added and removed unless
 * their number is given. When the last one goes, the keyboard is at the one before it.
 */
export function SettingList({
  label,
  type,
  value,
  onChange,
  problem,
  drawPart,
}: SettingInputProps<Extract<SettingType, { kind: 'list' }>> & { drawPart: DrawPart }) {
  const styles = useStyles();
  const texts = useTexts('featureSettings');
  const root = useRef<HTMLFieldSetElement>(null);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const isFixed = type.exactly !== undefined;
  const replace = (index: number, entry: unknown) =>
    onChange(entries.map((present, at) => (at === index ? entry : present)));
  return (
    <fieldset ref={root} className={styles.root} aria-label={label}>
      {entries.map((entry, index) => (
        <div key={index} className={styles.entry}>
          <div className={styles.value}>
            {drawPart({
              label: format(texts.entry, { number: index + 1 }),
              isLabelHidden: type.of.kind !== 'fields',
              type: type.of,
              value: entry,
              problem: problemWithin(problem, index),
              onChange: (next) => replace(index, next),
            })}
          </div>
          {!isFixed && (
            <PassingButton
              className={styles.button}
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={format(texts.removeEntry, { number: index + 1 })}
              onClick={() => onChange(entries.filter((_, at) => at !== index))}
              next={() =>
                root.current?.querySelector<HTMLElement>(
                  `:scope > ${index > 0 ? `div:nth-of-type(${index}) > button` : 'button'}`,
                )
              }
            />
          )}
        </div>
      ))}
      {problem?.path.length === 0 && (
        <Text role="alert" size={200} className={styles.flaw}>
          {format(texts.flaws[problem.flaw], { ...problem.details })}
        </Text>
      )}
      {!isFixed && (
        <Button
          className={styles.button}
          icon={<AddRegular />}
          onClick={() => onChange([...entries, emptyOf(type.of)])}
        >
          {texts.addEntry}
        </Button>
      )}
    </fieldset>
  );
}

function emptyOf(type: SettingType): unknown {
  if (type.kind === 'fields')
    return Object.fromEntries(
      (type.required ?? []).map((name) => [name, emptyOf(type.fields[name]!)]),
    );
  return type.kind === 'number'
    ? type.min
    : type.kind === 'switch'
      ? false
      : type.kind === 'list'
        ? []
        : type.kind === 'colour'
          ? '#0b7090'
          : '';
}
