import type { Texts } from '../topics';

export const texts: Texts['today'] = {
  title: 'I dag',
  nothing: 'Der er intet nyt til dig i dag.',
  nothingHint: 'Følg flere kanaler for at se flere nyheder her.',
  setUpHint: 'Portalen har endnu ingen kanaler at følge. Begynd med opsætningen:',
  foldedHero: { one: 'og {count} mere', other: 'og {count} mere' },
  widgets: {
    heroInfoboxes: 'Højdepunkter',
    news: 'Nyheder',
    compliments: 'Ros',
    blogs: 'Mine blogs',
    events: 'Kommende begivenheder',
    infoboxes: 'Infobokse',
    birthdays: 'Fødselsdage',
    restaurantMenus: 'Restaurantmenu',
    requiredReading: 'Din obligatoriske læsning',
    rss: 'Nyhedsfeeds',
    reports: 'Rapporter',
    charts: 'Nøgletal',
    appTiles: 'Mine apps',
    smartLinks: 'Smarte links',
  },
};
