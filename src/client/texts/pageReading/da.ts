import type { Texts } from '../topics';

export const texts: Texts['pageReading'] = {
  close: 'Luk',
  contents: 'På denne side',
  owner: {
    chat: 'Chat',
    chatWith: 'Chat med {name}',
    call: 'Ring op',
    callPerson: 'Ring op til {name}',
  },
  neighbours: { title: 'Flere sider', previous: 'Forrige', next: 'Næste' },
};
