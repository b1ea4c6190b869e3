import type { ComponentType } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { boardSections, type BoardSection } from '#shared/rules/board';
import { BoardApps } from '../features/appTiles/BoardApps';
import { MyDocuments } from '../features/documents/MyDocuments';
import { MyDay } from '../features/myDay/MyDay';
import { ReportFrames } from '../features/reports/ReportFrames';
import { useTexts } from '../texts/useTexts';
import type { StartPageWidgetProps } from '../ui/startPageWidget';
import { WidgetBoundary } from '../ui/WidgetBoundary';
import { WhenVisible } from '../ui/WhenVisible';
import { WidgetPlaceholder } from '../ui/WidgetPlaceholder';
import { BoardNotice } from './BoardNotice';
import { useEmptiness } from './today/useEmptiness';

const useStyles = makeStyles({ section: { marginBottom: '48px' } });

/** Each section with the pixels that are kept free for it. */
const widgets: Record<
  BoardSection,
  { Widget: ComponentType<StartPageWidgetProps>; height: number }
> = {
  appTiles: { Widget: BoardApps, height: 240 },
  powerBI: { Widget: ReportFrames, height: 620 },
  myDay: { Widget: MyDay, height: 480 },
  myDocuments: { Widget: MyDocuments, height: 420 },
};

/**
 * The sections that the person wants to see, in their order; each loads when it comes near the
 * window, and hides while it is empty (BOARD-08).
 */
export function BoardSections({ sections }: { sections: readonly BoardSection[] }) {
  const styles = useStyles();
  const { sections: names } = useTexts('board');
  const { isEmpty, report } = useEmptiness(boardSections);
  return (
    <>
      {sections.map((section) => {
        const { Widget, height } = widgets[section];
        return (
          <div
            key={section}
            hidden={isEmpty(section)}
            className={isEmpty(section) ? undefined : styles.section}
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
    </>
  );
}
