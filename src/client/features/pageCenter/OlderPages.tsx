import { makeStyles, tokens } from '@fluentui/react-components';
import type { CenterKind } from '#shared/rules/pages/pageFilters';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widget/widgetState';
import type { CenterFilters } from './useCenterFilters';
import { PassingButton } from '../../ui/leave/PassingButton';
import { fingerHeight } from '../../ui/style/layout';

const useStyles = makeStyles({
  button: {
    marginTop: tokens.spacingVerticalL,
    ...fingerHeight,
  },
});

interface OlderPagesProps extends Pick<CenterFilters, 'filters' | 'usual' | 'change' | 'rows'> {
  kind: CenterKind;
  list: WidgetState<{ total: number }>;
}

/**
 * Below the last news of the usual range: the older ones. Also for those who are shown no filters
 * (PAGES-043).
 */
export function OlderPages({ kind, list, filters, usual, change, rows }: OlderPagesProps) {
  const styles = useStyles();
  const { older } = useTexts('pageCenter');
  const isAtEnd = list.state === 'empty' || (list.state === 'ready' && list.value.total <= rows);
  const isUsual = filters.startDate !== null && filters.startDate === usual.startDate;
  if (kind !== 'news' || !isAtEnd || !isUsual) return null;
  return (
    <PassingButton className={styles.button} onClick={() => change({ startDate: null })}>
      {older}
    </PassingButton>
  );
}
