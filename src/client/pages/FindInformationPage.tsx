import { useState, type ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { infoboxAreas } from '#shared/rules/widgets/infoboxes';
import { useSession } from '../data/session/session';
import { FindInformation } from '../features/findInformation/FindInformation';
import { lazyPart } from '../loading/lazyPart';
import { useTexts } from '../texts/useTexts';
import { stacked } from '../ui/style/layout';
import { RowsPlaceholder } from '../ui/widget/RowsPlaceholder';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { PageFrame } from './PageFrame';
import { Skeleton } from '../ui/widget/Skeleton';

const SavedPages = lazyPart(() => import('../features/findInformation/SavedPages'), 'SavedPages');
const TrendingPages = lazyPart(
  () => import('../features/findInformation/TrendingPages'),
  'TrendingPages',
);
const InfoboxZone = lazyPart(() => import('../features/infoboxes/InfoboxZone'), 'InfoboxZone');
const RequiredReading = lazyPart(
  () => import('../features/requiredReading/RequiredReading'),
  'RequiredReading',
);

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    alignItems: 'start',
    '@media (min-width: 1200px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      columnGap: tokens.spacingHorizontalXXXL,
    },
  },
  column: { ...stacked('32px'), minWidth: 0 },
});

/** Route /find-information: the menu with the column beside it (FIND-01, FIND-19, FIND-20). */
export function FindInformationPage() {
  const styles = useStyles();
  const { enableRightSection, enableRequiredReading } = useSession().settings;
  const names = useTexts().today.widgets;
  const reading = enableRequiredReading && (
    <WidgetBoundary name={names.requiredReading} waiting={<Waiting />}>
      <RequiredReading place="side" onEmptyChange={ignore} />
    </WidgetBoundary>
  );
  if (!enableRightSection)
    return (
      <PageFrame>
        <div className={styles.column}>
          <MenuOfPage />
          {reading}
        </div>
      </PageFrame>
    );
  return (
    <PageFrame>
      <div className={styles.columns}>
        <div className={styles.column}>
          <MenuOfPage />
        </div>
        <RightColumn>{reading}</RightColumn>
      </div>
    </PageFrame>
  );
}

/** Route /find-information-light: the menu only (FIND-01). */
export function FindInformationLightPage() {
  return (
    <PageFrame>
      <MenuOfPage />
    </PageFrame>
  );
}

function MenuOfPage() {
  return (
    <WidgetBoundary name={useTexts().navigation.findInformation}>
      <FindInformation />
    </WidgetBoundary>
  );
}

/** The right column, without the widgets of Microsoft 365 for people without a licence. */
function RightColumn({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const texts = useTexts('findInformation');
  const { infoboxes } = useTexts().today.widgets;
  const { licensed } = useSession();
  return (
    <aside className={styles.column} aria-label={texts.aside}>
      {children}
      {licensed && (
        <>
          <WidgetBoundary name={texts.saved.title} waiting={<Waiting />}>
            <SavedPages />
          </WidgetBoundary>
          <WidgetBoundary name={texts.trending.title} waiting={<Waiting />}>
            <TrendingPages />
          </WidgetBoundary>
        </>
      )}
      <InfoboxesOfColumn name={infoboxes} />
    </aside>
  );
}

function InfoboxesOfColumn({ name }: { name: string }) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <div hidden={isEmpty}>
      <WidgetBoundary name={name} waiting={<Waiting />}>
        <InfoboxZone area={infoboxAreas.right} name={name} onEmptyChange={setEmpty} />
      </WidgetBoundary>
    </div>
  );
}

function Waiting() {
  return (
    <Skeleton>
      <RowsPlaceholder count={3} />
    </Skeleton>
  );
}

/** The column stands whether there is something to read or not. */
const ignore = () => undefined;
