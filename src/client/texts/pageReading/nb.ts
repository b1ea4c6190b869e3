import type { Texts } from '../topics';

export const texts: Texts['pageReading'] = {
  close: 'Lukk',
  contents: 'På denne siden',
  owner: { chat: 'Chat', chatWith: 'Chat med {name}', call: 'Ring', callPerson: 'Ring {name}' },
  share: {
    copy: 'Kopier lenke',
    copied: 'Lenken er kopiert.',
    notCopied: 'Lenken kunne ikke kopieres. Kopier adressen fra nettleseren i stedet.',
    teams: 'Del i Teams',
    mail: 'Send med e-post',
  },
  neighbours: { title: 'Flere sider', previous: 'Forrige', next: 'Neste' },
};
