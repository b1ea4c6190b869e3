import { makeStyles, tokens } from '@fluentui/react-components';
import { numberFormat } from '../../texts/formatters';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { useHiddenText } from '../../ui/style/hiddenText';
import type { ShownGroup } from './ChartCard';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: '4px 0',
      textAlign: 'start',
      fontWeight: tokens.fontWeightRegular,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      overflowWrap: 'anywhere',
    },
    '& thead th': { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
    '& td, & thead th:last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The figures of a chart as rows. */
export function FigureTable({ group: { GroupName, ChartItems } }: { group: ShownGroup }) {
  const [styles, hidden] = [useStyles(), useHiddenText()];
  const texts = useTexts('charts');
  const numbers = numberFormat(useLocale(), { maximumFractionDigits: 6 });
  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>{GroupName}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.figure}</th>
          <th scope="col">{texts.value}</th>
        </tr>
      </thead>
      <tbody>
        {ChartItems.map(({ Title, ChartValue }, index) => (
          <tr key={index}>
            <th scope="row">{Title}</th>
            <td>{numbers.format(ChartValue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
