import { makeStyles, tokens } from '@fluentui/react-components';
import type { ChartGroup } from '#shared/contract/chartGroups';
import { isDrawable } from '#shared/rules/widgets/charts';
import { useTexts } from '../../texts/useTexts';
import { Disclosure } from '../../ui/Disclosure';
import { fingerHeight, stacked, title400 } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { ChartFigure } from './ChartFigure';
import { FigureTable } from './FigureTable';

const useStyles = makeStyles({
  card: {
    ...surface,
    ...stacked(tokens.spacingVerticalS),
    boxSizing: 'border-box',
    height: '100%',
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
  },
  title: { ...title400, margin: 0, overflowWrap: 'anywhere' },
  figure: {
    flexGrow: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    // The legend's entries.
    '& button': fingerHeight,
  },
});

export type ShownGroup = Pick<ChartGroup, 'GroupName' | 'ChartType' | 'ChartItems'>;

/**
 * A chart with its figures as a table beside it, for whoever does not see it or wants the numbers.
 */
export function ChartCard({ group }: { group: ShownGroup }) {
  const styles = useStyles();
  const { asTable } = useTexts('charts');
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>{group.GroupName}</h3>
      <div className={styles.figure}>
        <ChartFigure group={group} />
      </div>
      {isDrawable(group.ChartItems) && (
        <Disclosure summary={asTable}>
          <FigureTable group={group} />
        </Disclosure>
      )}
    </article>
  );
}
