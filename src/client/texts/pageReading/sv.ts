import type { Texts } from '../topics';

export const texts: Texts['pageReading'] = {
  close: 'Stäng',
  contents: 'På den här sidan',
  owner: { chat: 'Chatt', chatWith: 'Chatt med {name}', call: 'Ring', callPerson: 'Ring {name}' },
  neighbours: { title: 'Fler sidor', previous: 'Föregående', next: 'Nästa' },
};
