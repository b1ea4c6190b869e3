import { Type, type Static } from '@sinclair/typebox';
import { object } from '#shared/contract/fields';
import { content } from './content';

/** A restaurant of the example organisation and what it serves: dishes in turn, by weekday. */
const CompanyRestaurant = object({
  name: Type.String(),
  /** Keys of channels; empty: for everyone. */
  channels: Type.Array(Type.String()),
  allWeek: Type.String(),
  /** From Monday on. */
  days: Type.Array(Type.Array(Type.String())),
});
export type CompanyRestaurant = Static<typeof CompanyRestaurant>;

export const restaurants: readonly CompanyRestaurant[] = content('restaurants', CompanyRestaurant);
