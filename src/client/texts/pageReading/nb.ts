import type { Texts } from '../topics';

export const texts: Texts['pageReading'] = {
  close: 'Lukk',
  contents: 'På denne siden',
  owner: { chat: 'Chat', chatWith: 'Chat med {name}', call: 'Ring', callPerson: 'Ring {name}' },
  neighbours: { title: 'Flere sider', previous: 'Forrige', next: 'Neste' },
};
