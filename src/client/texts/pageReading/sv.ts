import type { Texts } from '../topics';

export const texts: Texts['pageReading'] = {
  close: 'Stäng',
  contents: 'På den här sidan',
  owner: { chat: 'Chatt', chatWith: 'Chatt med {name}', call: 'Ring', callPerson: 'Ring {name}' },
  neighbours: { title: 'Fler sidor', previous: 'Föregående', next: 'Nästa' },
  why: {
    title: 'Varför ser jag det här?',
    somebody: 'Varför ser någon annan den, eller inte?',
    you: {
      shown: 'Du ser den här sidan:',
      unlisted: 'Du kan öppna den här sidan, men den visas inte i dina listor:',
      withheld:
        'Du kan öppna den här sidan eftersom du redigerar sidor. Som läsare skulle du inte se den:',
    },
    they: {
      shown: '{name} ser den här sidan:',
      unlisted: '{name} kan öppna den här sidan, men den visas inte i personens listor:',
      withheld: '{name} ser inte den här sidan:',
    },
    nobody: 'Portalen känner inte till {name} än. Den känner till personer som har öppnat den.',
    unknownTerm: 'något som har tagits bort',
    everybody: 'Den är för alla.',
    youFollow: 'Du följer {terms}.',
    theyFollow: '{name} följer {terms}.',
    onlyFollowers: 'Den är bara för dem som följer {terms}.',
    language: 'Den är på {terms}.',
    otherLanguage: 'Den är på {terms}, som inte är bland de valda språken.',
    anyLanguage: 'Sidor visas på alla språk.',
    withoutLanguage: 'Den har inget språk, och sådana sidor visas för alla.',
    onlyWithLanguage: 'Den har inget språk, och bara sidor på de valda språken visas.',
    published: 'Den publicerades {date}.',
    planned: 'Den publiceras {date}.',
    draft: 'Den är ett utkast.',
    shownUntil: 'Den visas till {date}.',
    archived: 'Den arkiverades {date}.',
  },
};
