import type { Texts } from '../topics';

export const texts: Texts['siteIndex'] = {
  introduction: 'Områdene til grupper og team, etter navn.',
  which: 'Hvilke områder',
  modes: { own: 'Vis dine områder', all: 'Vis alle områder' },
  filter: 'Filtrer etter navn',
  clear: 'Tøm filteret',
  none: 'Fant ingen områder.',
  found: { one: '{count} område funnet', other: '{count} områder funnet' },
  letters: 'Områder etter bokstav',
  symbols: 'Sifre og tegn',
  about: 'Om {name}',
  star: 'Om du følger området',
  kinds: { team: 'Team', yammer: 'Fellesskap', group: 'Gruppe' },
  visibility: {
    public: 'Offentlig',
    private: 'Privat',
    hidden: 'Privat, skjulte medlemmer',
  },
  links: {
    site: 'Område',
    team: 'Team',
    conversations: 'Samtaler',
    files: 'Filer',
    calendar: 'Kalender',
    planner: 'Planner',
  },
  sources: { member: 'Grupper du er med i', owned: 'Grupper du eier', all: 'Alle grupper' },
  create: 'Nytt samarbeidsområde',
};
