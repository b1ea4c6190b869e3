import type { NewRestaurant, Restaurant } from '#shared/contract/restaurants';
import type { Texts } from '../../texts/topics';
import { titleError } from '../../ui/form/titleError';
import type { FormErrors } from '../../ui/form/useForm';

/** The form's values; channels are ids. */
export interface RestaurantValues {
  Name: string;
  ChannelTermRestaurants: string[];
}

export function valuesOfRestaurant(restaurant: Restaurant | undefined): RestaurantValues {
  return {
    Name: restaurant?.Name ?? '',
    ChannelTermRestaurants:
      restaurant?.ChannelTermRestaurants.map(({ ChannelTermId }) => ChannelTermId) ?? [],
  };
}

export function bodyOfRestaurant({
  Name,
  ChannelTermRestaurants,
}: RestaurantValues): NewRestaurant {
  return {
    Name: Name.trimEnd(),
    ChannelTermRestaurants: ChannelTermRestaurants.map((ChannelTermId) => ({ ChannelTermId })),
  };
}

/** The server's rules, in the words of the interface. */
export function validateRestaurant(
  { Name }: RestaurantValues,
  texts: Texts['editing'],
): FormErrors<RestaurantValues> {
  const error = titleError(Name, texts);
  return error ? { Name: error } : {};
}
