import { useMemo, useState, type ComponentType } from 'react';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { boardSections, type BoardSection } from '#shared/rules/board';
import { BoardApps } from '../features/appTiles/BoardApps';
import { MyDocuments } from '../features/documents/MyDocuments';
import { MyDay } from '../features/myDay/MyDay';
import { ReportFrames } from '../features/reports/ReportFrames';
import { useTexts } from '../texts/useTexts';
import type { StartPageWidgetProps } from '../ui/startPageWidget';
import { useOverdue } from '../ui/useOverdue';
import { WidgetBoundary } from '../ui/WidgetBoundary';
import { WhenVisible } from '../ui/WhenVisible';
import { WidgetPlaceholder } from '../ui/WidgetPlaceholder';
import { BoardNotice } from './BoardNotice';
import { useEmptiness } from './today/useEmptiness';

const useStyles = makeStyles({
  // What follows the board stands below the window while sections come.
  root: { minHeight: '100vh' },
  section: { marginBottom: '48px' },
  held: { visibility: 'hidden' },
});

/** Each section with the pixels that are kept free for it; some hide while they are empty. */
const widgets: Record<
  BoardSection,
  { Widget: ComponentType<StartPageWidgetProps>; height: number; canVanish?: boolean }
> = {
  appTiles: { Widget: BoardApps, height: 240, canVanish: true },
  powerBI: { Widget: ReportFrames, height: 620, canVanish: true },
  myDay: { Widget: MyDay, height: 480 },
  myDocuments: { Widget: MyDocuments, height: 420 },
};

/**
 * The sections that the person wants to see, in their order; each loads when it comes near the
 * window, and hides while it is empty (BOARD-08). None shows before it is known whether those above
 * it do, so that nothing moves that somebody reads.
 */
export function BoardSections({ sections }: { sections: readonly BoardSection[] }) {
  const styles = useStyles();
  const { sections: names } = useTexts('board');
  const { isEmpty, isKnown, report } = useSectionStates();
  const firstUnknown = sections.findIndex((name) => widgets[name].canVanish && !isKnown(name));
  const isOverdue = useOverdue(firstUnknown >= 0);
  const isHeld = (index: number) => firstUnknown >= 0 && index > firstUnknown && !isOverdue;
  return (
    <div className={styles.root}>
      {sections.map((section, index) => {
        const { Widget, height } = widgets[section];
        return (
          <div
            key={section}
            hidden={isEmpty(section)}
            className={mergeClasses(
              !isEmpty(section) && styles.section,
              isHeld(index) && styles.held,
            )}
          >
            <WhenVisible placeholder={<WidgetPlaceholder height={height} hasHeading />}>
              <WidgetBoundary name={names[section]}>
                <Widget place="main" onEmptyChange={report[section]} />
              </WidgetBoundary>
            </WhenVisible>
          </div>
        );
      })}
      {sections.every(isEmpty) && <BoardNotice kind="nothing" />}
    </div>
  );
}

/** What the sections say of their emptiness, and which of them have said something. */
function useSectionStates() {
  const { isEmpty, report: tell } = useEmptiness(boardSections);
  const [known, setKnown] = useState<ReadonlySet<BoardSection>>(new Set());
  const report = useMemo(() => {
    const reportOf = (name: BoardSection) => (isNothing: boolean) => {
      tell[name](isNothing);
      setKnown((before) => (before.has(name) ? before : new Set([...before, name])));
    };
    return Object.fromEntries(boardSections.map((name) => [name, reportOf(name)])) as typeof tell;
  }, [tell]);
  return { isEmpty, report, isKnown: (name: BoardSection) => known.has(name) };
}
