import { useId } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import {
  menuCards,
  menuCardsPerPage,
  menuPages,
  pageOfToday,
} from '#shared/rules/widgets/restaurantMenu';
import { startOfDay } from '#shared/rules/time/localDays';
import { useDay, usePageOfDay } from '../../data/useDay';
import { useTexts } from '../../texts/useTexts';
import { cardGrid, plainList } from '../../ui/style/layout';
import { Pager } from '../../ui/list/Pager';
import { useRows } from '../../ui/list/rowsStyles';
import { surface } from '../../ui/style/surface';
import { MenuDay } from './MenuDay';

const useStyles = makeStyles({
  cards: { ...cardGrid('168px', tokens.spacingHorizontalM), ...plainList },
  card: {
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    ...surface,
  },
  none: {
    display: 'block',
    padding: tokens.spacingVerticalL,
    color: tokens.colorNeutralForeground2,
  },
});

/**
 * A restaurant's meals, five days at a time, beginning with the page of today (MENU-05, MENU-11,
 * MENU-13).
 */
export function MenuOfWeeks({
  menus,
  isCompact,
}: {
  menus: readonly RestaurantMenu[];
  isCompact: boolean;
}) {
  const [styles, rows] = [useStyles(), useRows()];
  const { noMenus } = useTexts('restaurants');
  const listId = useId();
  const cards = menuCards(menus);
  const pages = menuPages(cards);
  const today = startOfDay(useDay());
  const [turned, turnTo] = usePageOfDay();
  const page = Math.min(turned ?? pageOfToday(pages, today), Math.max(0, pages.length - 1));
  if (cards.length === 0) return <Text className={styles.none}>{noMenus}</Text>;
  return (
    <>
      <ul id={listId} className={isCompact ? rows.list : styles.cards}>
        {pages[page]!.map((card) => (
          <li
            key={`${card.Year} ${card.WeekNumber} ${card.WeekDay}`}
            className={isCompact ? mergeClasses(rows.item, rows.padded) : styles.card}
          >
            <MenuDay card={card} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        items={pages.length * menuCardsPerPage}
        pageSize={menuCardsPerPage}
        perDot={menuCardsPerPage}
        controls={listId}
        onTurn={turnTo}
      />
    </>
  );
}
