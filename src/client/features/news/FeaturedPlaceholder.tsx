import { mergeClasses } from '@fluentui/react-components';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { useFeaturedGrid } from './FeaturedList';
import { CardPlaceholder } from './NewsPlaceholder';

/** Stands in for featured news while it loads; shaped like it. */
export function FeaturedPlaceholder({ count }: { count: number }) {
  const styles = useFeaturedGrid();
  const hasRoom = useIsAtLeast('md');
  if (!hasRoom) return <CardPlaceholder />;
  return (
    <div className={styles.frame}>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={index === 0 ? mergeClasses(styles.cell, styles.lead) : styles.cell}><CardPlaceholder isLead={index === 0} /></div>
        ))}
      </div>
    </div>
  );
}
