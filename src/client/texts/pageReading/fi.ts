import type { Texts } from '../topics';

export const texts: Texts['pageReading'] = {
  close: 'Sulje',
  contents: 'Tällä sivulla',
  owner: {
    chat: 'Keskustele',
    chatWith: 'Keskustele: {name}',
    call: 'Soita',
    callPerson: 'Soita: {name}',
  },
  share: {
    copy: 'Kopioi linkki',
    copied: 'Linkki kopioitiin.',
    notCopied: 'Linkkiä ei voitu kopioida. Kopioi osoite selaimesta.',
    teams: 'Jaa Teamsiin',
    mail: 'Lähetä sähköpostilla',
  },
  neighbours: { title: 'Lisää sivuja', previous: 'Edellinen', next: 'Seuraava' },
};
