import type { Texts } from '../topics';

export const texts: Texts['siteIndex'] = {
  introduction: 'Ryhmien ja tiimien sivustot nimen mukaan.',
  which: 'Mitkä sivustot',
  modes: { own: 'Näytä omat sivustosi', all: 'Näytä kaikki sivustot' },
  filter: 'Suodata nimen mukaan',
  clear: 'Tyhjennä suodatin',
  none: 'Sivustoja ei löytynyt.',
  found: { one: '{count} sivusto löytyi', other: '{count} sivustoa löytyi' },
  letters: 'Sivustot kirjaimen mukaan',
  symbols: 'Numerot ja merkit',
  about: 'Tietoja: {name}',
  star: 'Seuraatko sivustoa',
  kinds: { team: 'Tiimi', yammer: 'Yhteisö', group: 'Ryhmä' },
  visibility: {
    public: 'Julkinen',
    private: 'Yksityinen',
    hidden: 'Yksityinen, jäsenet piilotettu',
  },
  links: {
    site: 'Sivusto',
    team: 'Tiimi',
    conversations: 'Keskustelut',
    files: 'Tiedostot',
    calendar: 'Kalenteri',
    planner: 'Planner',
  },
  sources: { member: 'Ryhmät, joissa olet', owned: 'Omistamasi ryhmät', all: 'Kaikki ryhmät' },
  create: 'Uusi yhteistyösivusto',
};
