import type { Restaurant } from '../../contract/restaurants';
import type { RestaurantMenu } from '../../contract/restaurantMenus';
import { dayOfWeek, type IsoWeek } from '../time/isoWeeks';
import { itemAt } from '../values/certain';

export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
/**
 * The texts of a menu in the order in which they are shown: what there is all week comes first
 * (MENU-28).
 */
export const menuFields = ['AllWeek', ...weekDays] as const;
export type MenuField = (typeof menuFields)[number];

/** This week and the next two (MENU-12). */
export const menuWeeks = 3;
/** Cards of one page (MENU-11). */
export const menuCardsPerPage = 5;

/** The dishes of one day, or of all week (MENU-05). */
export interface MenuCard extends IsoWeek {
  WeekDay: MenuField;
  values: string[];
}

/** The texts of weeks as cards; empty ones are skipped (MENU-04). */
export function menuCards(menus: readonly RestaurantMenu[]): MenuCard[] {
  return menus.flatMap((menu) =>
    menuFields
      .map((WeekDay) => ({
        Year: menu.Year,
        WeekNumber: menu.WeekNumber,
        WeekDay,
        values: linesOf(menu[WeekDay]),
      }))
      .filter(({ values }) => values.length > 0),
  );
}

/** Each line of a text is one dish. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * The cards in pages of five days; the card for all week comes before the first day of its week and
 * does not count (MENU-11, MENU-27). Where more than fifteen days are served, the pages grow: there
 * are never more than three.
 */
export function menuPages(cards: readonly MenuCard[]): MenuCard[][] {
  const days = cards.filter(isDay).length;
  const perPage = Math.max(menuCardsPerPage, Math.ceil(days / menuWeeks));
  const pages: MenuCard[][] = [];
  let counted = perPage;
  for (const [index, card] of cards.entries()) {
    const isLeading = !isDay(card) && cards.slice(index + 1).some(isDay);
    if ((isDay(card) || isLeading || pages.length === 0) && counted >= perPage) {
      pages.push([]);
      counted = 0;
    }
    itemAt(pages, -1).push(card);
    if (isDay(card)) counted += 1;
  }
  return pages;
}

function isDay({ WeekDay }: MenuCard): boolean {
  return WeekDay !== 'AllWeek';
}

/** The day of a card; nothing for what there is all week. */
export function dateOfCard(card: MenuCard): Date | undefined {
  const weekday = weekDays.findIndex((name) => name === card.WeekDay);
  return weekday < 0 ? undefined : dayOfWeek(card, weekday);
}

/** The page that has today or the next day to come; the first where there is none. */
export function pageOfToday(pages: readonly (readonly MenuCard[])[], now: Date): number {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  return Math.max(
    0,
    pages.findIndex((page) => page.some((card) => (dateOfCard(card)?.getTime() ?? 0) >= today)),
  );
}

/** A restaurant and whether the person follows one of its channels (MENU-02). */
export interface MatchedRestaurant extends Restaurant {
  UserChannelMatched: boolean;
}

export function matchedRestaurants(
  restaurants: readonly Restaurant[],
  channels: readonly string[],
): MatchedRestaurant[] {
  const followed = new Set(channels.map((id) => id.toLowerCase()));
  return restaurants.map((restaurant) => ({
    ...restaurant,
    UserChannelMatched: restaurant.ChannelTermRestaurants.some(({ ChannelTermId }) =>
      followed.has(ChannelTermId.toLowerCase()),
    ),
  }));
}

/**
 * The restaurant that the person has chosen, else the first of their channels, else the first
 * without channels, else the first (MENU-06..08).
 */
export function presetRestaurant(
  restaurants: readonly MatchedRestaurant[],
  chosenId?: number | null,
): MatchedRestaurant | undefined {
  return (
    restaurants.find(({ Id }) => Id === chosenId) ??
    restaurants.find(({ UserChannelMatched }) => UserChannelMatched) ??
    restaurants.find(({ ChannelTermRestaurants: channels }) => channels.length === 0) ??
    restaurants[0]
  );
}
