import type { Texts } from '../topics';

export const texts: Texts['today'] = {
  title: 'I dag',
  nothing: 'Det er ikke noe nytt til deg i dag.',
  nothingHint: 'Følg flere kanaler for å se flere nyheter her.',
  setUpHint: 'Portalen har ingen kanaler å følge ennå. Begynn med oppsettet:',
  foldedHero: { one: 'og {count} til', other: 'og {count} til' },
  widgets: {
    heroInfoboxes: 'Høydepunkter',
    news: 'Nyheter',
    compliments: 'Ros',
    blogs: 'Mine blogger',
    events: 'Kommende arrangementer',
    infoboxes: 'Infobokser',
    birthdays: 'Bursdager',
    restaurantMenus: 'Restaurantmeny',
    requiredReading: 'Din obligatoriske lesing',
    rss: 'Nyhetsfeeder',
    reports: 'Rapporter',
    charts: 'Nøkkeltall',
    appTiles: 'Mine apper',
    smartLinks: 'Smartlenker',
  },
};
