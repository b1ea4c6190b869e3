import type { Texts } from '../topics';

export const texts: Texts['rss'] = {
  introduction: 'Fra nettsteder utenfor organisasjonen.',
  notConfigured: 'Konfigurer adressen til feeden.',
  none: 'Det er ingen innlegg å vise.',
  missing: 'Kunne ikke hentes akkurat nå: {names}',
};
