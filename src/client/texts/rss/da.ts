import type { Texts } from '../topics';

export const texts: Texts['rss'] = {
  introduction: 'Fra websteder uden for organisationen.',
  notConfigured: 'Konfigurer adressen på feedet.',
  none: 'Der er ingen opslag at vise.',
  missing: 'Kunne ikke hentes lige nu: {names}',
};
