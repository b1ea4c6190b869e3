import type { Texts } from '../topics';

export const texts: Texts['pageReading'] = {
  close: 'Lukk',
  contents: 'På denne siden',
  owner: { chat: 'Chat', chatWith: 'Chat med {name}', call: 'Ring', callPerson: 'Ring {name}' },
  neighbours: { title: 'Flere sider', previous: 'Forrige', next: 'Neste' },
  why: {
    title: 'Hvorfor ser jeg dette?',
    somebody: 'Hvorfor ser noen andre den, eller ikke?',
    you: {
      shown: 'Du ser denne siden:',
      unlisted: 'Du kan åpne denne siden, men den vises ikke i listene dine:',
      withheld:
        'Du kan åpne denne siden fordi du redigerer sider. Som leser ville du ikke sett den:',
    },
    they: {
      shown: '{name} ser denne siden:',
      unlisted: '{name} kan åpne denne siden, men den vises ikke i listene til vedkommende:',
      withheld: '{name} ser ikke denne siden:',
    },
    nobody: 'Portalen kjenner ikke {name} ennå. Den kjenner folk når de har åpnet den.',
    unknownTerm: 'noe som er slettet',
    everybody: 'Den er for alle.',
    youFollow: 'Du følger {terms}.',
    theyFollow: '{name} følger {terms}.',
    onlyFollowers: 'Den er bare for dem som følger {terms}.',
    language: 'Den er på {terms}.',
    otherLanguage: 'Den er på {terms}, som ikke er blant de valgte språkene.',
    anyLanguage: 'Sider vises på alle språk.',
    withoutLanguage: 'Den har ikke noe språk, og slike sider vises for alle.',
    onlyWithLanguage: 'Den har ikke noe språk, og bare sider på de valgte språkene vises.',
    published: 'Den ble publisert {date}.',
    planned: 'Den publiseres {date}.',
    draft: 'Den er et utkast.',
    shownUntil: 'Den vises til {date}.',
    archived: 'Den ble arkivert {date}.',
  },
};
