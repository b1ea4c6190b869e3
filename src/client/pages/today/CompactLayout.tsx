import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSession } from '../../data/session/session';
import { lazyPart } from '../../loading/lazyPart';
import { useTexts } from '../../texts/useTexts';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { WhenVisible } from '../../ui/widget/WhenVisible';
import { SectionStack } from './SectionStack';
import { sideWidgets, type SideWidgetKey } from './startPageSections';
import { useSectionsBelow } from './useSectionsBelow';
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
    '--side-width': '288px',
    '--side-room': `calc(var(--side-width) + ${tokens.spacingHorizontalXXXL})`,
    gridTemplateColumns: 'minmax(0, 1fr) var(--side-width)',
    '@media (min-width: 1420px)': { '--side-width': '312px' },
  },
  column: { display: 'flex', flexDirection: 'column', rowGap: 'inherit', minWidth: 0 },
  // Content above the end of the side section keeps clear of it.
  main: { gridRow: 1, gridColumn: '1 / -1' },
  side: { gridRow: 1, gridColumn: 2, rowGap: tokens.spacingVerticalXXXL },
});

/** Pixels of a closed panel, and of what the one that is open has beside that. */
const panelHeight = 45;
const openHeight = 480;

/** Pixels to keep free for the panels. */
function panelsHeight(side: readonly SideWidgetKey[]): number {
  return side.length * panelHeight + (side.length > 0 ? openHeight : 0);
}

const isSide = (key: string): key is SideWidgetKey =>
  (sideWidgets as readonly string[]).includes(key);

/**
 * The compact design: four widgets are in a side section beside the others, on windows below lg in
 * panels after the news (TODAY-07, TODAY-08). The side section is hidden while all of them are
 * empty (TODAY-09), and what begins below its end has the width of the page.
 */
export function CompactLayout({ page }: { page: StartPage }) {
  const styles = useStyles();
  const { title } = useTexts().today;
  const { roles } = useSession();
  const isLarge = useIsAtLeast('lg');
  const there = new Set<string>(page.sections.flat());
  const side = sideWidgets.filter((key) => there.has(key));
  // Without a feed, who can set one up reads so in a panel after the others (RSS-14).
  const isFeedMissing = side.length > 0 && !there.has('rss') && roles.includes('Admin');
  const panels = isFeedMissing ? [...side, 'rss' as const] : side;
  const main = page.sections
    .map((keys) => keys.filter((key) => !isSide(key)))
    .filter((keys) => keys.length > 0);
  const hasSide = !side.every(page.isEmpty);
  const firstAfterNews = main.findIndex((keys) => keys.includes('news')) + 1;
  const isBeside = isLarge && hasSide;
  const { main: mainRoot, side: sideRoot, firstBelow } = useSectionsBelow(isBeside);
  const order = main.map((keys) => keys.join());
  const below = firstBelow === undefined ? order.length : order.indexOf(firstBelow);
  const placeholder = <div style={{ height: panelsHeight(panels) }} />;
  const isClear = (section: string) => isBeside && order.indexOf(section) < below;
  // One structure for both: who turns a tablet finds everything as it was, also what is being
  // edited.
  return (
    <div className={mergeClasses(styles.columns, isBeside && styles.withSide)}>
      <div ref={mainRoot} className={mergeClasses(styles.column, isBeside && styles.main)}>
        <SectionStack
          page={page}
          sections={main.slice(0, firstAfterNews)}
          place="main"
          isNarrow={isBeside}
          isClear={isClear}
        />
        {!isLarge && side.length > 0 && (
          <WhenVisible placeholder={placeholder} isDue={page.isNewsSettled}>
            <WidgetBoundary name={title} waiting={placeholder}>
              <SidePanels page={page} side={panels} />
            </WidgetBoundary>
          </WhenVisible>
        )}
        <SectionStack
          page={page}
          sections={main.slice(firstAfterNews)}
          place="main"
          isNarrow={isBeside}
          isClear={isClear}
        />
      </div>
      {isLarge && (
        <div
          ref={sideRoot}
          className={hasSide ? mergeClasses(styles.column, styles.side) : undefined}
          hidden={!hasSide}
        >
          <SectionStack page={page} sections={side.map((key) => [key])} place="side" />
        </div>
      )}
    </div>
  );
}
