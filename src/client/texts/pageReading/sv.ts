import type { Texts } from '../topics';

export const texts: Texts['pageReading'] = {
  close: 'Stäng',
  contents: 'På den här sidan',
  owner: { chat: 'Chatta', chatWith: 'Chatta med {name}', call: 'Ring', callPerson: 'Ring {name}' },
  share: {
    copy: 'Kopiera länk',
    copied: 'Länken har kopierats.',
    notCopied: 'Länken kunde inte kopieras. Kopiera adressen från webbläsaren i stället.',
    teams: 'Dela i Teams',
    mail: 'Skicka med e-post',
  },
  neighbours: { title: 'Fler sidor', previous: 'Föregående', next: 'Nästa' },
};
