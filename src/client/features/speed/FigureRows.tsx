import type { ReactNode } from 'react';
import { Subtitle2, makeStyles, tokens } from '@fluentui/react-components';
import { useHiddenText } from '../../ui/style/hiddenText';
import { fieldGrid, plainList, stacked, text200 } from '../../ui/style/layout';
import { useIsAtLeast } from '../../ui/useBreakpoint';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS} 0`,
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: tokens.fontWeightRegular,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      fontVariantNumeric: 'tabular-nums',
    },
    '& thead th': { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
    '& tbody th': { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'break-word' },
  },
  list: { ...plainList, ...stacked(tokens.spacingVerticalL) },
  item: {
    ...stacked(tokens.spacingVerticalXS),
    paddingBottom: tokens.spacingVerticalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { margin: 0 },
  facts: { ...fieldGrid('116px', tokens.spacingVerticalS), margin: 0 },
  head: { ...text200, color: tokens.colorNeutralForeground2 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

interface FigureRowsProps {
  caption: string;
  /** The heads of the table: of the rows' names, and of their figures. */
  heads: readonly [of: string, ...figures: string[]];
  rows: readonly { key: string; name: string; cells: readonly ReactNode[] }[];
}

/** Figures as a table; on a phone each row is a part of its own. */
export function FigureRows({ caption, heads, rows }: FigureRowsProps) {
  const [styles, { hidden }] = [useStyles(), useHiddenText()];
  const [of, ...figures] = heads;
  if (!useIsAtLeast('md'))
    return (
      <ul className={styles.list} aria-label={caption}>
        {rows.map(({ key, name, cells }) => (
          <li key={key} className={styles.item}>
            <Subtitle2 as="h3" className={styles.name}>
              {name}
            </Subtitle2>
            <dl className={styles.facts}>
              {figures.map((head, index) => (
                <div key={head}>
                  <dt className={styles.head}>{head}</dt>
                  <dd className={styles.value}>{cells[index]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  return (
    <table className={styles.table}>
      <caption className={hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {figures.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((head, index) => (
              <td key={head}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
