import type { CardOptions } from '#shared/rules/people/people';

/** A card that shows and offers everything it can. */
export const allOptions: CardOptions = {
  department: true,
  officeLocation: true,
  mobilePhone: true,
  workPhone: true,
  mail: true,
  startChat: true,
  call: true,
  organisation: true,
};

/** What only the page of a person has room for. */
export const pageOptions: CardOptions = { ...allOptions, write: true, meet: true };
