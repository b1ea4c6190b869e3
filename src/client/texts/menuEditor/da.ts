import type { Texts } from '../topics';

export const texts: Texts['menuEditor'] = {
  title: 'Menuen',
  node: 'Punktet',
  menu: 'Menuens rækkefølge',
  help: {
    title: 'Sådan virker menuen',
    channels:
      'Et punkt med kanaler, og alt under det, er kun for dem, der følger en af dem. Et mærke viser, hvor det er sådan.',
    headings:
      'En sektion har overskrifter, og en overskrift har links. En overskrift uden links er selv et link.',
    order:
      'Træk et punkt i håndtaget, eller flyt det med tastaturet eller dets menu. Det bliver på sit niveau.',
  },
  addSection: 'Tilføj sektion',
  addHeading: 'Tilføj overskrift',
  newLink: 'Nyt link',
  addTo: '{add}: {name}',
  more: 'Mere for {name}',
  none: 'Der er intet i menuen endnu. Begynd med en sektion.',
  below: 'Under {name}',
  titleField: 'Titel',
  url: 'Adresse',
  urlHint: 'Hvor det fører hen. Tom: det samler kun det, der er under det.',
  parent: 'Står under',
  noParent: 'Intet: det er en sektion',
  parents: 'Sektionerne og overskrifterne',
  channels: 'Kanaler',
  channelsHint: 'Kun følgere af disse kanaler ser det. Ingen: alle.',
  languages: 'Sprog',
  languagesHint: 'Kun læsere af disse sprog ser det. Ingen: alle.',
  isExternal: 'Fører ud af organisationen: åbnes i en ny fane',
  isDocLib: 'Er et dokumentbibliotek',
  added: 'Punktet er tilføjet',
  updated: 'Punktet er opdateret',
  restored: 'Punktet er gendannet',
  moved: 'Rækkefølgen er gemt',
  deletion: {
    title: 'Slet dette punkt?',
    text: '“{name}” forsvinder med det samme for alle.',
    below: {
      one: '“{name}” og {count} punkt under det forsvinder med det samme for alle.',
      other: '“{name}” og {count} punkter under det forsvinder med det samme for alle.',
    },
  },
  available: 'Kan bruges til mærkning',
  audiences: 'Målgrupper',
  place: 'Plads',
  export: 'Eksportér',
  imports: {
    open: 'Importér …',
    operation: 'Importen',
    title: 'Importér punkter?',
    text: {
      one: '{count} punkt i filen tilføjes efter dem, der er der.',
      other: '{count} punkter i filen tilføjes efter dem, der er der.',
    },
    accept: 'Importér',
    unreadable: 'Filen er ikke en menu, der er eksporteret her.',
    done: {
      one: '{count} punkt importeret',
      other: '{count} punkter importeret',
    },
  },
};
