import { useRef } from 'react';
import type { ComponentId } from '#shared/realtime';
import type { NewsItem } from '#shared/rules/news/news';
import { track } from '../../data/tracking';

/**
 * Counts the first opening of a card's description, and no later one (TRACK-06, TRACK-07): one that
 * was open by itself is opened again.
 */
export function useOpeningOnce(
  { Path, Title }: Pick<NewsItem, 'Path' | 'Title'>,
  ComponentId: ComponentId,
  { wasOpen }: { wasOpen: boolean },
): () => void {
  const isCounted = useRef(false);
  return () => {
    if (wasOpen || isCounted.current) return;
    isCounted.current = true;
    track({ Name: 'NewsDescrClick', Link: Path, Title, ComponentId });
  };
}
