import type { Texts } from '../en';

/** Texts of the start page, in Norwegian Bokmål. */
export const today: Texts['today'] = {
  title: 'I dag',
  nothing: 'Det er ikke noe nytt til deg i dag.',
  nothingHint: 'Følg flere kanaler for å se flere nyheter her.',
};
