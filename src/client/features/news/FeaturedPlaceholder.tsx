import { useIsAtLeast } from '../../ui/useBreakpoint';
import { useFeaturedGrid } from './featuredGridStyles';
import { CardPlaceholder } from './NewsPlaceholder';
import { useFeaturedCells } from './useFeaturedCells';

/** Stands in for featured news while it loads; shaped like it. */
export function FeaturedPlaceholder({ count }: { count: number }) {
  const styles = useFeaturedGrid();
  const cells = useFeaturedCells(count);
  const hasRoom = useIsAtLeast('md');
  if (!hasRoom) return <CardPlaceholder />;
  return (
    <div className={styles.frame}>
      <div className={styles.grid}>
        {cells.map((cell, index) => (
          <div key={index} className={cell}>
            <CardPlaceholder isLead={index === 0} />
          </div>
        ))}
      </div>
    </div>
  );
}
