import type { Texts } from '../topics';

export const texts: Texts['today'] = {
  title: 'I dag',
  nothing: 'Det finns inget nytt för dig i dag.',
  nothingHint: 'Följ fler kanaler för att se fler nyheter här.',
  setUpHint: 'Portalen har inga kanaler att följa ännu. Börja med konfigurationen:',
  foldedHero: { one: 'och {count} till', other: 'och {count} till' },
  widgets: {
    heroInfoboxes: 'Höjdpunkter',
    news: 'Nyheter',
    compliments: 'Beröm',
    blogs: 'Mina bloggar',
    events: 'Kommande händelser',
    infoboxes: 'Informationsrutor',
    birthdays: 'Födelsedagar',
    restaurantMenus: 'Restaurangens meny',
    requiredReading: 'Din obligatoriska läsning',
    rss: 'Nyhetsflöden',
    reports: 'Rapporter',
    charts: 'Nyckeltal',
    appTiles: 'Mina appar',
    smartLinks: 'Smarta länkar',
  },
};
