import type { ReactNode } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { CopyValue } from '../../ui/text/CopyValue';
import { plainList, square, stacked } from '../../ui/style/layout';

const useStyles = makeStyles({
  list: { ...stacked(tokens.spacingVerticalXXL), ...plainList, counterReset: 'step' },
  step: {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    // The longest name of a permission has a line of its own.
    '@media (max-width: 359.98px)': {
      gridTemplateColumns: '28px minmax(0, 1fr)',
      columnGap: tokens.spacingHorizontalXS,
    },
    '::before': {
      ...square('28px'),
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground1,
      fontWeight: tokens.fontWeightSemibold,
    },
    '@media (forced-colors: active)': {
      '::before': { border: '1px solid CanvasText', boxSizing: 'border-box' },
    },
  },
  body: { ...stacked(tokens.spacingVerticalXS), minWidth: 0, paddingTop: '3px' },
  title: { margin: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty', maxWidth: '680px' },
  values: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalL,
    margin: 0,
    '@media (max-width: 767.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pair: { display: 'contents' },
  // A name begins as within "Copy …"; by itself it begins a line.
  name: { color: tokens.colorNeutralForeground2, '::first-letter': { textTransform: 'uppercase' } },
  value: { margin: 0, minWidth: 0 },
  plain: plainList,
});

/** A value to enter somewhere, with its name where it has one. */
export interface StepValue {
  name?: string;
  value: string;
}

/** Steps in their order. */
export function StepList({ children }: { children: ReactNode }) {
  return <ol className={useStyles().list}>{children}</ol>;
}

interface StepProps {
  title: string;
  text: string;
  values?: readonly StepValue[];
  children?: ReactNode;
}

/** One step: what to do where, and the values to enter there. */
export function Step({ title, text, values = [], children }: StepProps) {
  const styles = useStyles();
  return (
    <li className={styles.step}>
      <div className={styles.body}>
        <Text as="h3" weight="semibold" size={400} className={styles.title}>
          {title}
        </Text>
        <Text as="p" className={styles.text}>
          {text}
        </Text>
        {values.length > 0 && <Values values={values} />}
        {children}
      </div>
    </li>
  );
}

function Values({ values }: { values: readonly StepValue[] }) {
  const styles = useStyles();
  const { copy, copied, notCopied } = useTexts('admin');
  const field = ({ name, value }: StepValue) => (
    <CopyValue
      value={value}
      label={format(copy, { name: name ?? value })}
      copied={copied}
      notCopied={notCopied}
    />
  );
  if (!values.some(({ name }) => name))
    return (
      <ul className={styles.plain}>
        {values.map((entry) => (
          <li key={entry.value}>{field(entry)}</li>
        ))}
      </ul>
    );
  return (
    <dl className={styles.values}>
      {values.map((entry) => (
        <div key={entry.value} className={styles.pair}>
          <dt className={styles.name}>{entry.name}</dt>
          <dd className={styles.value}>{field(entry)}</dd>
        </div>
      ))}
    </dl>
  );
}
