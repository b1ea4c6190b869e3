import { Fragment, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { boardSections, isOffered, type BoardSection } from '#shared/rules/widgets/board';
import { BoardApps } from '../features/appTiles/BoardApps';
import { useFramesAhead } from '../features/reports/framesRead';
import { isMicrosoftAddress } from '../data/connection/isMicrosoftAddress';
import { notifyFirstContent } from '../data/read/firstContent';
import { useSession } from '../data/session/session';
import { lazyPart } from '../loading/lazyPart';
import type { Loadable } from '../loading/loadable';
import { useTexts } from '../texts/useTexts';
import { TextLink } from '../ui/TextLink';
import type { PlacedWidgetProps } from '../ui/widget/placedWidget';
import { useIdle } from '../platform/useIdle';
import { Outage } from '../ui/widget/Outage';
import { belowTimeout, useOverdue } from '../ui/widget/useOverdue';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { WhenVisible } from '../ui/widget/WhenVisible';
import { WidgetPlaceholder } from '../ui/widget/WidgetPlaceholder';
import { BoardNotice } from './BoardNotice';
import { useEmptiness } from './today/useEmptiness';

const useStyles = makeStyles({
  // Content after the board is below the window while sections come.
  root: { minHeight: '100vh' },
  section: { marginBottom: '48px' },
  appCenter: { marginBottom: tokens.spacingVerticalXXL },
});

const ReportFrames = lazyPart(() => import('../features/reports/ReportFrames'), 'ReportFrames');
const MyDay = lazyPart(() => import('../features/myDay/MyDay'), 'MyDay');
const MyDocuments = lazyPart(() => import('../features/documents/MyDocuments'), 'MyDocuments');

/**
 * Each section with the pixels that are kept free for it; some hide while they are empty. The
 * sections that are first by default are here with the page, the others come when the line is free.
 */
const widgets: Record<
  BoardSection,
  {
    Widget: ComponentType<PlacedWidgetProps> & Partial<Loadable<unknown>>;
    height: number;
    canVanish?: boolean;
  }
> = {
  appTiles: { Widget: BoardApps, height: 240, canVanish: true },
  powerBI: { Widget: ReportFrames, height: 620, canVanish: true },
  myDay: { Widget: MyDay, height: 480 },
  myDocuments: { Widget: MyDocuments, height: 420 },
};

interface BoardSectionsProps {
  sections: readonly BoardSection[];
  children: ReactNode;
}

/**
 * The sections that the person wants to see, in their order; each loads when it comes near the
 * window, and hides while it is empty (BOARD-08). None shows before it is known whether those above
 * it do, so that nothing moves that somebody reads. The same goes for what stands behind them.
 * In the place of the apps stands the way to the app center, which goes with them (APPS-04).
 */
export function BoardSections({ sections, children }: BoardSectionsProps) {
  const styles = useStyles();
  const { sections: names } = useTexts('board');
  const { appCenter } = useTexts().navigation;
  const { isEmpty, isKnown, report } = useSectionStates();
  const { settings, isLicenceKnown } = useSession();
  // Only its room is kept where it is not known yet whether it stays, for want of a licence.
  const isSure = (section: BoardSection) =>
    isLicenceKnown || isOffered(section, { licensed: false, settings });
  const isIdle = useIdle();
  useEffect(notifyFirstContent, []);
  useEffect(() => {
    if (isIdle) for (const section of sections) widgets[section].Widget.loadAhead?.();
  }, [isIdle, sections]);
  const firstUnknown = sections.findIndex((name) => widgets[name].canVanish && !isKnown(name));
  // The waiting sections are mostly below the window, so that a slow start is no reason to wait
  // less.
  const isOverdue = useOverdue(firstUnknown >= 0, { min: belowTimeout });
  useFramesAhead(sections[firstUnknown] === 'powerBI');
  const isHeld = (index: number) => firstUnknown >= 0 && index > firstUnknown && !isOverdue;
  const staysFull = (name: BoardSection) =>
    !isEmpty(name) && (isKnown(name) || !widgets[name].canVanish);
  const hasContent = sections.some(staysFull);
  return (
    <div className={styles.root}>
      <Outage isService={isMicrosoftAddress}>
        {sections.map((section, index) => {
          const { Widget, height } = widgets[section];
          const placeholder = <WidgetPlaceholder height={height} hasHeading />;
          const isHidden = isEmpty(section) || isHeld(index);
          const leadsToApps = section === 'appTiles' && isEmpty(section) && hasContent;
          return (
            <Fragment key={section}>
              {leadsToApps && !isHeld(index) && (
                <div className={styles.appCenter}>
                  <TextLink to="/apps-and-tools">{appCenter}</TextLink>
                </div>
              )}
              <div
                data-tour={section}
                hidden={isHidden}
                className={isHidden ? undefined : styles.section}
              >
                <WhenVisible placeholder={placeholder} isDue={isSure(section)}>
                  <WidgetBoundary name={names[section]} waiting={placeholder}>
                    <Widget place="main" onEmptyChange={report[section]} />
                  </WidgetBoundary>
                </WhenVisible>
              </div>
            </Fragment>
          );
        })}
        {sections.every(isEmpty) && <BoardNotice kind="nothing" />}
        {!isHeld(sections.length) && children}
      </Outage>
    </div>
  );
}

/** The reports of the sections on their emptiness, and which of them have reported. */
function useSectionStates() {
  const { isEmpty, report: notify } = useEmptiness(boardSections);
  const [known, setKnown] = useState<ReadonlySet<BoardSection>>(new Set());
  const report = useMemo(() => {
    const reportOf = (name: BoardSection) => (isNothing: boolean) => {
      notify[name](isNothing);
      setKnown((before) => (before.has(name) ? before : new Set([...before, name])));
    };
    return Object.fromEntries(boardSections.map((name) => [name, reportOf(name)])) as typeof notify;
  }, [notify]);
  return { isEmpty, report, isKnown: (name: BoardSection) => known.has(name) };
}
