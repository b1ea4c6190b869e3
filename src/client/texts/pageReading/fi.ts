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
  neighbours: { title: 'Lisää sivuja', previous: 'Edellinen', next: 'Seuraava' },
};
