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
  why: {
    title: 'Hvorfor ser jeg dette?',
    somebody: 'Hvorfor ser en anden den, eller ikke?',
    you: {
      shown: 'Du ser denne side:',
      unlisted: 'Du kan åbne denne side, men den vises ikke i dine lister:',
      withheld: 'Du kan åbne denne side, fordi du redigerer sider. Som læser ville du ikke se den:',
    },
    they: {
      shown: '{name} ser denne side:',
      unlisted: '{name} kan åbne denne side, men den vises ikke i vedkommendes lister:',
      withheld: '{name} ser ikke denne side:',
    },
    nobody: 'Portalen kender endnu ikke {name}. Den kender folk, når de har åbnet den.',
    unknownTerm: 'noget, der er slettet',
    everybody: 'Den er for alle.',
    youFollow: 'Du følger {terms}.',
    theyFollow: '{name} følger {terms}.',
    onlyFollowers: 'Den er kun for dem, der følger {terms}.',
    language: 'Den er på {terms}.',
    otherLanguage: 'Den er på {terms}, som ikke er blandt de valgte sprog.',
    anyLanguage: 'Sider vises på alle sprog.',
    withoutLanguage: 'Den har intet sprog, og sådanne sider vises for alle.',
    onlyWithLanguage: 'Den har intet sprog, og kun sider på de valgte sprog vises.',
    published: 'Den blev udgivet {date}.',
    planned: 'Den udgives {date}.',
    draft: 'Den er en kladde.',
    shownUntil: 'Den vises indtil {date}.',
    archived: 'Den blev arkiveret {date}.',
  },
};
