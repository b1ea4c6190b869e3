import { useState } from 'react';
import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import type { Restaurant } from '#shared/contract/restaurants';
import { weeksFrom } from '#shared/rules/time/isoWeeks';
import { startOfDay } from '#shared/rules/time/localDays';
import {
  matchedRestaurants,
  menuWeeks,
  presetRestaurant,
  type MatchedRestaurant,
} from '#shared/rules/widgets/restaurantMenu';
import { untilEndOfDay } from '../../data/cache/lifetimes';
import { apiRead } from '../../data/connection/apiRead';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { useRead } from '../../data/read/useRead';
import { useSession } from '../../data/session/session';
import { useFollowedChannels } from '../../data/targeting/useTerms';
import { useDay } from '../../data/useDay';
import { presentDate } from '../../platform/presentTime';
import { useTexts } from '../../texts/useTexts';
import { valueOr } from '../../ui/widget/combineStates';
import type { WidgetState } from '../../ui/widget/widgetState';

/** The read is repeated when its data have changed, or were kept long enough. */
const calm = { recheckWithin: 0 };

export interface RestaurantChoice {
  restaurants: MatchedRestaurant[];
  chosen: MatchedRestaurant;
}

interface Asked {
  /** False: nothing is read. */
  isWanted?: boolean;
  /** The kept answer is good enough, until it changes. */
  isCalm?: boolean;
}

/**
 * The restaurants, and the one whose menus are shown: the preset until the person chooses
 * (MENU-06..09). Their choice is kept with them.
 */
export function useRestaurants({ isWanted, isCalm }: Asked = {}): {
  state: WidgetState<RestaurantChoice>;
  choose: (id: number) => void;
} {
  const texts = useTexts();
  const operation = texts.today.widgets.restaurantMenus;
  const { user, updateUser } = useSession();
  const [chosenId, setChosen] = useState<number>();
  const choose = (RestaurantId: number) => {
    setChosen(RestaurantId);
    updateUser({ RestaurantId }).catch((error: unknown) => void handleWriteFailure(error, texts));
  };
  const restaurants = useRead<Restaurant[]>({
    ...apiRead('GET /restaurants', { operation }),
    isEmpty: (found) => found.length === 0,
    ...{ isWanted, ...(isCalm && calm) },
  });
  const needsChannels =
    restaurants.state === 'ready' &&
    restaurants.value.some(({ ChannelTermRestaurants: channels }) => channels.length > 0);
  const channels = useFollowedChannels(needsChannels);
  if (restaurants.state !== 'ready') return { state: restaurants, choose };
  if (needsChannels && channels.state === 'loading') return { state: { state: 'loading' }, choose };
  // Without an answer about channels the preset is another one; the person can still choose.
  const matched = matchedRestaurants(restaurants.value, valueOr(channels, []));
  const chosen = presetRestaurant(matched, chosenId ?? user.RestaurantId)!;
  return { state: { ...restaurants, value: { restaurants: matched, chosen } }, choose };
}

/**
 * The menus of a restaurant for this week and the next two; kept until the day ends (MENU-12,
 * CACHE-11).
 */
export function useMenus(
  restaurantId: number,
  { isWanted, isCalm }: Asked = {},
): WidgetState<RestaurantMenu[]> {
  const operation = useTexts().today.widgets.restaurantMenus;
  const weeks = weeksFrom(startOfDay(useDay()), menuWeeks);
  const [first] = weeks;
  const weekNumbers = weeks.map(({ WeekNumber }) => WeekNumber).join(',');
  return useRead<RestaurantMenu[]>({
    ...apiRead('GET /restaurantmenus/weeks', {
      query: { weekNumbers, year: first!.Year, restaurantId },
      operation,
    }),
    lifetime: untilEndOfDay(presentDate()),
    isEmpty: (menus) => menus.length === 0,
    ...{ isWanted, ...(isCalm && calm) },
  });
}
