import { useEffect, useId } from 'react';
import { featuredPerLoad } from '#shared/rules/newsBatch';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { SectionHeading } from '../../ui/SectionHeading';
import { ShowMore } from '../../ui/ShowMore';
import { useBreakpoint } from '../../ui/useBreakpoint';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { FeaturedList } from './FeaturedList';
import { FeaturedPlaceholder } from './FeaturedPlaceholder';
import { MissingSources } from './MissingSources';
import { OlderNews } from './OlderNews';
import { reloadAllTopNews, useFeaturedNews } from './useFeaturedNews';
import { useNewsDisplay } from './useNewsDisplay';
import { useShowMore } from '../../ui/useShowMore';

interface FeaturedNewsProps {
  onEmptyChange?: (isEmpty: boolean) => void;
  /** Called once there is an answer, also a failed one. */
  onSettled?: () => void;
}

/** The widget "Featured news". Spec: widgets §2, §4. */
export function FeaturedNews({ onEmptyChange, onSettled }: FeaturedNewsProps) {
  const texts = useTexts().news;
  const [headingId, listId] = [useId(), useId()];
  const display = useNewsDisplay();
  const perLoad = featuredPerLoad(display.featuredPerLoad, useBreakpoint());
  const { stateFor, fetched, onMore, onLess, widget } = useShowMore({
    perLoad,
    step: perLoad,
    beforeFetch: reloadAllTopNews,
  });
  const news = useFeaturedNews(fetched);
  const isSettled = news.state !== 'loading';
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  const introduction = format(texts.featuredIntroduction, { workplace: display.workplaceName });
  return (
    <section ref={widget} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={texts.featured}
        introduction={display.opensNewTab ? `${introduction} ${texts.newTabNote}` : introduction}
      />
      <WidgetFrame
        name={texts.featured}
        state={news}
        placeholder={<FeaturedPlaceholder count={perLoad} />}
        emptyText={texts.noFeatured}
        onEmptyChange={onEmptyChange}
      >
        {({ items, missing }) => {
          const { shown, button, hasArchiveLink } = stateFor(items.length);
          return (
            <>
              <MissingSources
                missing={missing}
                reload={news.state === 'ready' ? news.reload : () => undefined}
              />
              <FeaturedList id={listId} items={items.slice(0, shown)} display={display} />
              <ShowMore
                button={button}
                count={Math.min(items.length, shown)}
                controls={listId}
                onMore={onMore}
                onLess={onLess}
              >
                {hasArchiveLink && <OlderNews />}
              </ShowMore>
            </>
          );
        }}
      </WidgetFrame>
    </section>
  );
}
