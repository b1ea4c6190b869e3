import type { Texts } from '../topics';

export const texts: Texts['menuEditor'] = {
  title: 'Menyen',
  node: 'Punktet',
  menu: 'Rekkefølgen i menyen',
  help: {
    title: 'Slik virker menyen',
    channels:
      'Et punkt med kanaler, og alt under det, er bare for dem som følger en av dem. Et merke viser hvor det er slik.',
    headings:
      'En seksjon har overskrifter, og en overskrift har lenker. En overskrift uten lenker er selv en lenke.',
    order:
      'Dra et punkt i håndtaket, eller flytt det med tastaturet eller menyen. Det blir på nivået sitt.',
  },
  addSection: 'Legg til seksjon',
  addHeading: 'Legg til overskrift',
  newLink: 'Ny lenke',
  addTo: '{add}: {name}',
  more: 'Mer for {name}',
  none: 'Det er ingenting i menyen ennå. Begynn med en seksjon.',
  below: 'Under {name}',
  titleField: 'Tittel',
  url: 'Adresse',
  urlHint: 'Hvor det fører. Tomt: det samler bare det som er under det.',
  parent: 'Står under',
  noParent: 'Ingenting: det er en seksjon',
  parents: 'Seksjonene og overskriftene',
  channels: 'Kanaler',
  channelsHint: 'Bare følgere av disse kanalene ser det. Ingen: alle.',
  languages: 'Språk',
  languagesHint: 'Bare lesere av disse språkene ser det. Ingen: alle.',
  isExternal: 'Fører ut av organisasjonen: åpnes i en ny fane',
  isDocLib: 'Er et dokumentbibliotek',
  added: 'Punktet er lagt til',
  updated: 'Punktet er oppdatert',
  restored: 'Punktet er gjenopprettet',
  moved: 'Rekkefølgen er lagret',
  deletion: {
    title: 'Slette dette punktet?',
    text: '«{name}» forsvinner for alle med én gang.',
    below: {
      one: '«{name}» og {count} punkt under det forsvinner for alle med én gang.',
      other: '«{name}» og {count} punkter under det forsvinner for alle med én gang.',
    },
  },
  available: 'Kan brukes til merking',
  audiences: 'Målgrupper',
  place: 'Plass',
  export: 'Eksporter',
  imports: {
    open: 'Importer …',
    operation: 'Importen',
    title: 'Importere punkter?',
    text: {
      one: '{count} punkt i filen legges til etter dem som er der.',
      other: '{count} punkter i filen legges til etter dem som er der.',
    },
    accept: 'Importer',
    unreadable: 'Filen er ikke en meny som er eksportert her.',
    done: {
      one: '{count} punkt importert',
      other: '{count} punkter importert',
    },
  },
};
