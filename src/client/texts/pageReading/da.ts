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
  share: {
    copy: 'Kopiér link',
    copied: 'Linket er kopieret.',
    notCopied: 'Linket kunne ikke kopieres. Kopiér adressen fra browseren i stedet.',
    teams: 'Del i Teams',
    mail: 'Send som e-mail',
  },
  neighbours: { title: 'Flere sider', previous: 'Forrige', next: 'Næste' },
};
