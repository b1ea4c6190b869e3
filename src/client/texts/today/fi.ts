import type { Texts } from '../topics';

export const texts: Texts['today'] = {
  title: 'Tänään',
  nothing: 'Sinulle ei ole tänään mitään uutta.',
  nothingHint: 'Seuraa useampia kanavia, niin näet täällä enemmän uutisia.',
  setUpHint: 'Portaalissa ei ole vielä seurattavia kanavia. Aloita käyttöönotosta:',
  foldedHero: { one: 'ja {count} muu', other: 'ja {count} muuta' },
  widgets: {
    heroInfoboxes: 'Kohokohdat',
    news: 'Uutiset',
    compliments: 'Kehut',
    blogs: 'Omat blogit',
    events: 'Tulevat tapahtumat',
    infoboxes: 'Tietolaatikot',
    birthdays: 'Syntymäpäivät',
    restaurantMenus: 'Ravintolan ruokalista',
    requiredReading: 'Pakolliset luettavasi',
    rss: 'Uutissyötteet',
    reports: 'Raportit',
    charts: 'Tunnusluvut',
    appTiles: 'Omat sovellukset',
    smartLinks: 'Älylinkit',
  },
};
