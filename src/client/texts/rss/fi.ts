import type { Texts } from '../topics';

export const texts: Texts['rss'] = {
  introduction: 'Organisaation ulkopuolisilta sivustoilta.',
  notConfigured: 'Määritä syötteen osoite.',
  none: 'Ei näytettäviä julkaisuja.',
  missing: 'Ei voitu ladata juuri nyt: {names}',
};
