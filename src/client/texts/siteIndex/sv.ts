import type { Texts } from '../topics';

export const texts: Texts['siteIndex'] = {
  introduction: 'Webbplatser för grupper och team, efter namn.',
  which: 'Vilka webbplatser',
  modes: { own: 'Visa dina webbplatser', all: 'Visa alla webbplatser' },
  filter: 'Filtrera på namn',
  clear: 'Rensa filtret',
  none: 'Inga webbplatser hittades.',
  found: { one: '{count} webbplats hittad', other: '{count} webbplatser hittade' },
  letters: 'Webbplatser efter bokstav',
  symbols: 'Siffror och tecken',
  about: 'Om {name}',
  star: 'Om du följer webbplatsen',
  kinds: { team: 'Team', yammer: 'Community', group: 'Grupp' },
  visibility: {
    public: 'Offentlig',
    private: 'Privat',
    hidden: 'Privat, dolda medlemmar',
  },
  links: {
    site: 'Webbplats',
    team: 'Team',
    conversations: 'Konversationer',
    files: 'Filer',
    calendar: 'Kalender',
    planner: 'Planner',
  },
  sources: { member: 'Grupper du är med i', owned: 'Grupper du äger', all: 'Alla grupper' },
  create: 'Ny samarbetswebbplats',
};
