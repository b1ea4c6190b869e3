import { Type, type Static } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { itemAt } from '#shared/rules/values/certain';
import { content } from './content';
import { languages } from './person';

const Office = object({
  city: Type.String(),
  country: Type.String(),
  /** ISO 3166 code. */
  countryCode: oneOf(['DK', 'NO', 'SE', 'FI', 'IS']),
  region: Type.String(),
  street: Type.String(),
  postalCode: Type.String(),
  phonePrefix: Type.String(),
  language: oneOf(languages),
  /** IANA name. */
  timeZone: Type.String(),
  /** How many of 100 people work there. */
  weight: Type.Number(),
});
export type Office = Static<typeof Office>;

export const offices: readonly Office[] = content('people/offices', Office);

const byCity = new Map(offices.map((office) => [office.city, office]));

export function officeOf(city: string): Office {
  return byCity.get(city) ?? itemAt(offices, 0);
}
