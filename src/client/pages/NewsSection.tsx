import { makeStyles, tokens } from '@fluentui/react-components';
import { DepartmentStrip } from '../features/news/DepartmentStrip';
import { FeaturedNews } from '../features/news/FeaturedNews';
import { NewsCenterButton } from '../features/news/NewsCenterButton';
import { RowPlaceholders } from '../features/news/NewsPlaceholder';
import { YourNews } from '../features/news/YourNews';
import { useIsAtLeast } from '../ui/useBreakpoint';
import { WhenVisible } from '../ui/WhenVisible';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    alignItems: 'start',
    '@media (min-width: 992px)': { gridTemplateColumns: 'minmax(0, 1.85fr) minmax(0, 1fr)', columnGap: tokens.spacingHorizontalXXXL },
  },
  center: { marginTop: tokens.spacingVerticalXL },
});

interface NewsSectionProps {
  report: Record<'featured' | 'personal', (isEmpty: boolean) => void>;
}

/** Featured news, which stands in the window from the start, and your news with the department strip: side by side on desktop, else stacked (NEWS-08, NEWS-09). */
export function NewsSection({ report }: NewsSectionProps) {
  const styles = useStyles();
  const isDesktop = useIsAtLeast('lg');
  return (
    <>
      <DepartmentStrip />
      <div className={styles.columns}>
        <FeaturedNews onEmptyChange={report.featured} />
        <WhenVisible placeholder={<RowPlaceholders count={4} />}>
          <YourNews isBesideFeatured={isDesktop} onEmptyChange={report.personal} />
        </WhenVisible>
      </div>
      {!isDesktop && <div className={styles.center}><NewsCenterButton /></div>}
    </>
  );
}
