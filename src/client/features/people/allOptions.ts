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

/** The options of a person's page, with those that only it has room for. */
export const pageOptions: CardOptions = { ...allOptions, write: true, meet: true };
