import { mergeClasses } from '@fluentui/react-components';
import { cellSpans } from './cellSpans';
import { useFeaturedGrid } from './featuredGridStyles';

/** Classes of the cells for one lead card and the others below it. */
export function useFeaturedCells(count: number): string[] {
  const styles = useFeaturedGrid();
  const narrow = [6, ...cellSpans(count - 1, 2)];
  const wide = [6, ...cellSpans(count - 1, 3)];
  return narrow
    .slice(0, count)
    .map((span, index) =>
      mergeClasses(
        styles.cell,
        styles[`narrow${span as 3 | 6}`],
        styles[`wide${wide[index] as 2 | 3 | 6}`],
      ),
    );
}
