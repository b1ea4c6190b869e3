import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { NewsItem } from '#shared/rules/news';
import { useTexts } from '../../texts/useTexts';
import { Carousel } from '../../ui/Carousel';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { NewsCard } from './NewsCard';
import type { NewsDisplay } from './useNewsDisplay';

export const useFeaturedGrid = makeStyles({
  /** The cards follow the width of the block, not of the window. */
  frame: { containerType: 'inline-size', containerName: 'featured' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cell: {
    display: 'flex',
    gridColumn: 'span 3',
    '@container featured (min-width: 700px)': { gridColumn: 'span 2' },
  },
  lead: { gridColumn: '1 / -1' },
});

interface FeaturedListProps {
  id: string;
  items: NewsItem[];
  display: NewsDisplay;
}

/** The posts of featured news: one strong card and a grid below it; slides on small screens (TODAY-17). */
export function FeaturedList({ id, items, display }: FeaturedListProps) {
  const styles = useFeaturedGrid();
  const texts = useTexts().news;
  const hasRoom = useIsAtLeast('md');
  if (!hasRoom) {
    return <Carousel id={id} label={texts.featured} slides={items.map((item) => ({ key: item.Key, content: <NewsCard item={item} display={display} /> }))} />;
  }
  return (
    <div className={styles.frame}>
      <ul id={id} className={styles.grid}>
        {items.map((item, index) => (
          <li key={item.Key} className={index === 0 ? mergeClasses(styles.cell, styles.lead) : styles.cell}>
            <NewsCard item={item} display={display} isLead={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
