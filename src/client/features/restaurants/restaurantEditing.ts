import { editing } from '../../data/editing/editing';
import { menuReads } from '../../data/portalReads/menuReads';
import type { FieldNames } from '../../editing/form/fieldNames';
import { useTexts } from '../../texts/useTexts';

/** How editors read and store restaurants. */
export const restaurantEditing = editing('/restaurants', { reads: menuReads });

export function useRestaurantFields(): FieldNames {
  const texts = useTexts('restaurantEditor');
  return { Name: texts.name, ChannelTermRestaurants: texts.channels };
}
