import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { personalPerLoad } from '#shared/rules/news/newsBatch';
import { DepartmentStrip } from '../../features/news/cards/DepartmentStrip';
import { FeaturedNews } from '../../features/news/cards/FeaturedNews';
import { NewsCenterButton } from '../../features/news/NewsCenterButton';
import { YourNewsPlaceholder } from '../../features/news/NewsPlaceholder';
import { YourNews } from '../../features/news/YourNews';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { useEmptyChange } from '../../ui/widget/useEmptyChange';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { WhenVisible } from '../../ui/widget/WhenVisible';
import { useEmptiness } from './useEmptiness';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    alignItems: 'start',
  },
  beside: {
    gridTemplateColumns: 'minmax(0, 1.85fr) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXXXL,
  },
  besideCompact: {
    gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXXL,
  },
  center: { marginTop: tokens.spacingVerticalXL },
});

const widgets = ['featured', 'personal'] as const;

interface NewsSectionProps extends PlacedWidgetProps {
  /** Shares the page with the side section. */
  isNarrow?: boolean;
  /** Called once featured news has answered. */
  onSettled: () => void;
}

/**
 * Featured news, which stands in the window from the start, and your news with the department
 * strip: side by side on desktop, where your news links to the news center; else stacked, with a
 * button to it below (NEWS-08, NEWS-09). On a phone the first story is on the first screen, so that
 * the strip stands after featured news.
 */
export function NewsSection({ isNarrow = false, onEmptyChange, onSettled }: NewsSectionProps) {
  const styles = useStyles();
  const { news: texts, today } = useTexts();
  const { isEmpty, report } = useEmptiness(widgets);
  const { showNewsDescription } = useSession().settings;
  const isBothEmpty = widgets.every(isEmpty);
  const [isLarge, isDesktop] = [useIsAtLeast('xl'), useIsAtLeast('lg')];
  const isPhone = !useIsAtLeast('md');
  const isBesideFeatured = isNarrow ? isLarge : isDesktop;
  useEmptyChange(isBothEmpty, onEmptyChange);
  const departments = (
    <WidgetBoundary name={today.widgets.news}>
      <DepartmentStrip />
    </WidgetBoundary>
  );
  return (
    <>
      {!isPhone && departments}
      <div
        className={mergeClasses(
          styles.columns,
          isBesideFeatured && (isNarrow ? styles.besideCompact : styles.beside),
        )}
      >
        <WidgetBoundary name={texts.featured}>
          <FeaturedNews onEmptyChange={report.featured} onSettled={onSettled} />
        </WidgetBoundary>
        {isPhone && departments}
        <WhenVisible
          placeholder={
            <YourNewsPlaceholder
              count={personalPerLoad({ isBesideFeatured })}
              areOpen={isBesideFeatured && showNewsDescription}
            />
          }
        >
          <WidgetBoundary name={texts.personal}>
            <YourNews
              isBesideFeatured={isBesideFeatured}
              hasCenterLink={isDesktop}
              onEmptyChange={report.personal}
            />
          </WidgetBoundary>
        </WhenVisible>
      </div>
      {!isDesktop && (
        <div className={styles.center}>
          <NewsCenterButton />
        </div>
      )}
    </>
  );
}
