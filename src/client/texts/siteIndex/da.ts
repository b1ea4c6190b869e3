import type { Texts } from '../topics';

export const texts: Texts['siteIndex'] = {
  introduction: 'Websteder for grupper og teams, efter navn.',
  which: 'Hvilke websteder',
  modes: { own: 'Vis dine websteder', all: 'Vis alle websteder' },
  filter: 'Filtrer efter navn',
  clear: 'Ryd filteret',
  none: 'Ingen websteder fundet.',
  found: { one: '{count} websted fundet', other: '{count} websteder fundet' },
  letters: 'Websteder efter bogstav',
  symbols: 'Cifre og tegn',
  about: 'Om {name}',
  star: 'Om du følger webstedet',
  kinds: { team: 'Team', yammer: 'Fællesskab', group: 'Gruppe' },
  visibility: {
    public: 'Offentlig',
    private: 'Privat',
    hidden: 'Privat, medlemmer skjult',
  },
  links: {
    site: 'Websted',
    team: 'Team',
    conversations: 'Samtaler',
    files: 'Filer',
    calendar: 'Kalender',
    planner: 'Planner',
  },
  sources: { member: 'Grupper, du er med i', owned: 'Grupper, du ejer', all: 'Alle grupper' },
  create: 'Nyt samarbejdswebsted',
};
