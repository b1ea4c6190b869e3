import { useEffect, useState } from 'react';
import type { NewsItem } from '#shared/rules/news/news';
import { featuredPerLoad } from '#shared/rules/news/newsBatch';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { Carousel } from '../../../ui/list/Carousel';
import { FramedSection } from '../../../ui/widget/FramedSection';
import { ShowMore } from '../../../ui/list/ShowMore';
import { useBreakpoint, useIsAtLeast } from '../../../ui/useBreakpoint';
import { useFeaturedGrid } from './featuredGridStyles';
import { MissingSources } from '../../../ui/widget/MissingSources';
import { NewsCard } from './NewsCard';
import { CardPlaceholder } from '../NewsPlaceholder';
import { OlderNews } from '../OlderNews';
import { useFeaturedCells } from './useFeaturedCells';
import { reloadAllTopNews, useFeaturedNews } from '../useFeaturedNews';
import { useNewsDisplay, type NewsDisplay } from '../useNewsDisplay';
import { useShowMore } from '../../../ui/list/useShowMore';

interface FeaturedNewsProps {
  onEmptyChange?: (isEmpty: boolean) => void;
  /** Called once there is an answer, also a failed one. */
  onSettled?: () => void;
}

/** The widget "Featured news". Spec: widgets §2, §4. */
export function FeaturedNews({ onEmptyChange, onSettled }: FeaturedNewsProps) {
  const texts = useTexts().news;
  const display = useNewsDisplay();
  const perLoad = featuredPerLoad(display.featuredPerLoad, useBreakpoint());
  const { partOf, fetched, listId, widget } = useShowMore({
    name: 'featuredNews',
    perLoad,
    beforeFetch: reloadAllTopNews,
  });
  const news = useFeaturedNews(fetched);
  const [newFrom, setNewFrom] = useState<number>();
  const isSettled = news.state !== 'loading';
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  const introduction = format(texts.featuredIntroduction, { workplace: display.workplaceName });
  return (
    <FramedSection
      measured="featuredNews"
      ref={widget}
      title={texts.featured}
      introduction={display.hasNewTabNote ? `${introduction} ${texts.newTabNote}` : introduction}
      state={news}
      placeholder={<FeaturedPlaceholder count={perLoad} />}
      emptyText={texts.noFeatured}
      onEmptyChange={onEmptyChange}
    >
      {({ items, missing }) => {
        const { shown, more, hasArchiveLink } = partOf(items, news);
        return (
          <>
            <MissingSources
              missing={missing}
              reload={news.state === 'ready' ? news.reload : () => undefined}
            >
              <FeaturedList id={listId} items={shown} newFrom={newFrom} display={display} />
            </MissingSources>
            <ShowMore
              {...more}
              onMore={() => {
                setNewFrom(shown.length);
                more.onMore();
              }}
              onLess={() => {
                setNewFrom(undefined);
                more.onLess();
              }}
            >
              {hasArchiveLink && <OlderNews />}
            </ShowMore>
          </>
        );
      }}
    </FramedSection>
  );
}

/** Stands in for featured news while it loads; shaped like it. */
function FeaturedPlaceholder({ count }: { count: number }) {
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

interface FeaturedListProps {
  id: string;
  items: NewsItem[];
  /** Index of the first post that the last "Show more" brings. */
  newFrom: number | undefined;
  display: NewsDisplay;
}

/**
 * The posts of featured news: one strong card and a grid below it; slides on small screens
 * (TODAY-17).
 */
function FeaturedList({ id, items, newFrom, display }: FeaturedListProps) {
  const styles = useFeaturedGrid();
  const cells = useFeaturedCells(items.length);
  const texts = useTexts().news;
  const hasRoom = useIsAtLeast('md');
  if (!hasRoom) {
    return (
      <Carousel
        id={id}
        label={texts.featured}
        wanted={newFrom}
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
