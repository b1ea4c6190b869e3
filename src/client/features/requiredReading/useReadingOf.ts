import { useState } from 'react';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { linkedPageId } from '#shared/rules/pages/pageLinks';
import { useSession } from '../../data/session/session';
import { useIdle } from '../../platform/useIdle';
import { valueOr } from '../../ui/widget/combineStates';
import { useRequiredReading } from './useRequiredReading';

/**
 * The item of the required reading that leads to a page of the portal; nothing where it had been
 * read before. The kept list is good enough, until it changes. Where there was nothing to read when
 * the window was loaded, there may be now: that is asked for once the browser is idle.
 */
export function useReadingOf(pageId: number): UserItemToRead | undefined {
  const { settings, config } = useSession();
  const isDue = useIdle() || config.startSettings?.hasItemsToRead !== false;
  const isWanted = settings.enableRequiredReading && isDue;
  const items = valueOr(useRequiredReading({ isWanted, recheckWithin: 0 }), []);
  const [wasUnread, setUnread] = useState<string>();
  const found = items.filter(({ Url }) => linkedPageId(Url, location.origin) === pageId);
  const unread = found.find(({ HasRead }) => !HasRead);
  if (unread && wasUnread !== unread.Guid) setUnread(unread.Guid);
  return unread ?? found.find(({ Guid }) => Guid === wasUnread);
}
