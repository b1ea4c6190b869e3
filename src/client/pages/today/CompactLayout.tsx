import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazyPart } from '../../loading/lazyPart';
import { useTexts } from '../../texts/useTexts';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { WhenVisible } from '../../ui/widget/WhenVisible';
import { SectionStack } from './SectionStack';
import { sideWidgets, type SideWidgetKey } from './startPageSections';
import type { StartPage } from './useStartPage';

const SidePanels = lazyPart(() => import('./SidePanels'), 'SidePanels');

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXXXL,
    rowGap: 'inherit',
    alignItems: 'start',
  },
  withSide: {
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    '@media (min-width: 1420px)': { gridTemplateColumns: 'minmax(0, 1fr) 312px' },
  },
  column: { display: 'flex', flexDirection: 'column', rowGap: 'inherit', minWidth: 0 },
  side: { rowGap: tokens.spacingVerticalXXXL },
  // About as high as the closed panels; the news above them is longer than a window.
  panels: { height: '180px' },
});

const isSide = (key: string): key is SideWidgetKey =>
  (sideWidgets as readonly string[]).includes(key);

/**
 * The compact design: four widgets stand in a side section beside the others, on windows below lg
 * in panels after the news (TODAY-07, TODAY-08). The side section is hidden while all of them are
 * empty (TODAY-09).
 */
export function CompactLayout({ page }: { page: StartPage }) {
  const styles = useStyles();
  const { title } = useTexts().today;
  const isLarge = useIsAtLeast('lg');
  const there = new Set<string>(page.sections.flat());
  const side = sideWidgets.filter((key) => there.has(key));
  const main = page.sections
    .map((keys) => keys.filter((key) => !isSide(key)))
    .filter((keys) => keys.length > 0);
  const hasSide = !side.every(page.isEmpty);
  const firstAfterNews = main.findIndex((keys) => keys.includes('news')) + 1;
  const isBeside = isLarge && hasSide;
  // One structure for both: who turns a tablet finds everything as it was, also what is being
  // edited.
  return (
    <div className={mergeClasses(styles.columns, isBeside && styles.withSide)}>
      <div className={styles.column}>
        <SectionStack
          page={page}
          sections={main.slice(0, firstAfterNews)}
          place="main"
          isNarrow={isBeside}
        />
        {!isLarge && side.length > 0 && (
          <WhenVisible placeholder={<div className={styles.panels} />} isDue={page.isNewsSettled}>
            <WidgetBoundary name={title} waiting={null}>
              <SidePanels page={page} side={side} />
            </WidgetBoundary>
          </WhenVisible>
        )}
        <SectionStack
          page={page}
          sections={main.slice(firstAfterNews)}
          place="main"
          isNarrow={isBeside}
        />
      </div>
      {isLarge && (
        <div
          className={hasSide ? mergeClasses(styles.column, styles.side) : undefined}
          hidden={!hasSide}
        >
          <SectionStack page={page} sections={side.map((key) => [key])} place="side" />
        </div>
      )}
    </div>
  );
}
