import type { NewRestaurantMenu, RestaurantMenu } from '#shared/contract/restaurantMenus';
import { menuFields, type MenuField } from '#shared/rules/widgets/restaurantMenu';
import type { Texts } from '../../texts/topics';
import { lengthError } from '../../ui/form/titleError';
import type { FormErrors } from '../../ui/form/useForm';

/** The texts of a week. */
export type MenuValues = Record<MenuField, string>;

/** Characters of one day. */
const maxLength = 2_000;

export function valuesOfMenu(menu: Partial<RestaurantMenu> | undefined): MenuValues {
  return Object.fromEntries(menuFields.map((field) => [field, menu?.[field] ?? ''])) as MenuValues;
}

export function bodyOfMenu(
  values: MenuValues,
  place: Pick<NewRestaurantMenu, 'RestaurantId' | 'Year' | 'WeekNumber'>,
): NewRestaurantMenu {
  return { ...place, ...values };
}

/** The server's rule, in the words of the interface. */
export function validateMenu(
  values: MenuValues,
  { forms }: Texts['editing'],
): FormErrors<MenuValues> {
  return Object.fromEntries(
    menuFields.flatMap((field) => {
      const error = lengthError(values[field], maxLength, forms);
      return error ? [[field, error]] : [];
    }),
  );
}
