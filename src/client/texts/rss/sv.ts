import type { Texts } from '../topics';

export const texts: Texts['rss'] = {
  introduction: 'Från webbplatser utanför organisationen.',
  notConfigured: 'Konfigurera adressen till flödet.',
  none: 'Det finns inga inlägg att visa.',
  missing: 'Gick inte att hämta just nu: {names}',
};
