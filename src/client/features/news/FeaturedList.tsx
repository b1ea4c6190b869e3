import type { NewsItem } from '#shared/rules/news';
import { useTexts } from '../../texts/useTexts';
import { Carousel } from '../../ui/Carousel';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { useFeaturedGrid } from './featuredGridStyles';
import { NewsCard } from './NewsCard';
import { useFeaturedCells } from './useFeaturedCells';
import type { NewsDisplay } from './useNewsDisplay';

interface FeaturedListProps {
  id: string;
  items: NewsItem[];
  display: NewsDisplay;
}

/**
 * The posts of featured news: one strong card and a grid below it; slides on small screens
 * (TODAY-17).
 */
export function FeaturedList({ id, items, display }: FeaturedListProps) {
  const styles = useFeaturedGrid();
  const cells = useFeaturedCells(items.length);
  const texts = useTexts().news;
  const hasRoom = useIsAtLeast('md');
  if (!hasRoom) {
    return (
      <Carousel
        id={id}
        label={texts.featured}
        slides={items.map((item, index) => ({
          key: item.Key,
          content: <NewsCard item={item} display={display} isFirst={index === 0} />,
        }))}
      />
    );
  }
  return (
    <div className={styles.frame}>
      <ul id={id} className={styles.grid}>
        {items.map((item, index) => (
          <li key={item.Key} className={cells[index]}>
            <NewsCard
              item={item}
              display={display}
              isLead={index === 0}
              isAlone={index > 0 && index === items.length - 1 && index % 2 === 1}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
