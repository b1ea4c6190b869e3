import { useState, type ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { infoboxAreas } from '#shared/rules/widgets/infoboxes';
import { useSession } from '../data/session/session';
import { FindInformation } from '../features/findInformation/FindInformation';
import { lazyPart } from '../loading/lazyPart';
import { useTexts } from '../texts/useTexts';
import { stacked } from '../ui/style/layout';
import { RowsPlaceholder } from '../ui/widget/RowsPlaceholder';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { Skeleton, SkeletonItem } from '../ui/widget/Skeleton';

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
  // Nothing stands beside the menu.
  alone: { '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  beside: { minWidth: 0 },
  column: { ...stacked('32px'), minWidth: 0 },
  waiting: stacked(tokens.spacingVerticalL),
});

/** Route /find-information: the menu with the column beside it (FIND-01, FIND-19, FIND-20). */
export function FindInformationPage() {
  const styles = useStyles();
  const { enableRightSection, enableRequiredReading } = useSession().settings;
  const names = useTexts().today.widgets;
  const reading = enableRequiredReading && (
    <WidgetBoundary
      name={names.requiredReading}
      waiting={<Waiting name={names.requiredReading} rows={4} />}
    >
      <RequiredReading place="side" onEmptyChange={ignore} />
    </WidgetBoundary>
  );
  if (!enableRightSection)
    return (
      <div className={styles.column}>
        <MenuOfPage />
        {reading}
      </div>
    );
  return <MenuWithColumn>{reading}</MenuWithColumn>;
}

/** Route /find-information-light: the menu only (FIND-01). */
export function FindInformationLightPage() {
  return <MenuOfPage />;
}

function MenuOfPage() {
  return (
    <WidgetBoundary name={useTexts().navigation.findInformation}>
      <FindInformation />
    </WidgetBoundary>
  );
}

/**
 * The menu and the right column, which is without the widgets of Microsoft 365 for people without a
 * licence, and not there while nothing stands in it.
 */
function MenuWithColumn({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { licensed } = useSession();
  const [isZoneEmpty, setZoneEmpty] = useState(false);
  const isEmpty = !licensed && !children && isZoneEmpty;
  return (
    <div className={mergeClasses(styles.columns, isEmpty && styles.alone)}>
      <div className={styles.column}>
        <MenuOfPage />
      </div>
      <div hidden={isEmpty} className={styles.beside}>
        <RightColumn isZoneEmpty={isZoneEmpty} onZoneEmpty={setZoneEmpty}>
          {children}
        </RightColumn>
      </div>
    </div>
  );
}

interface RightColumnProps {
  /** No infobox stands in it. */
  isZoneEmpty: boolean;
  onZoneEmpty: (isEmpty: boolean) => void;
  children: ReactNode;
}

function RightColumn({ isZoneEmpty, onZoneEmpty, children }: RightColumnProps) {
  const styles = useStyles();
  const texts = useTexts('findInformation');
  const { infoboxes } = useTexts().today.widgets;
  const { licensed, isLicenceKnown, config } = useSession();
  const hasTrending = config.sharePointUrl !== '';
  return (
    <aside className={styles.column} aria-label={texts.aside}>
      {children}
      {/* The room of both, for most people have a licence. */}
      {!isLicenceKnown && (
        <>
          <Waiting name={texts.saved.title} />
          {hasTrending && <Waiting name={texts.trending.title} />}
        </>
      )}
      {licensed && isLicenceKnown && (
        <>
          <WidgetBoundary name={texts.saved.title} waiting={<Waiting name={texts.saved.title} />}>
            <SavedPages />
          </WidgetBoundary>
          {hasTrending && (
            <WidgetBoundary
              name={texts.trending.title}
              waiting={<Waiting name={texts.trending.title} />}
            >
              <TrendingPages />
            </WidgetBoundary>
          )}
        </>
      )}
      <div hidden={isZoneEmpty}>
        <WidgetBoundary name={infoboxes} waiting={<Waiting name={infoboxes} hasHeading={false} />}>
          <InfoboxZone area={infoboxAreas.right} name={infoboxes} onEmptyChange={onZoneEmpty} />
        </WidgetBoundary>
      </div>
    </aside>
  );
}

/** Stands in for a part of the column; infoboxes have no heading. */
function Waiting({
  name,
  hasHeading = true,
  rows = 3,
}: {
  name: string;
  hasHeading?: boolean;
  rows?: number;
}) {
  const styles = useStyles();
  return (
    <Skeleton className={styles.waiting} aria-label={format(useTexts().widgets.loading, { name })}>
      {hasHeading && <SkeletonItem size={24} style={{ width: 'min(12rem, 60%)' }} />}
      <RowsPlaceholder count={rows} />
    </Skeleton>
  );
}

/** The column stands whether there is something to read or not. */
const ignore = () => undefined;
