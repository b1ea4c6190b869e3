import type { EditingTexts } from '../en/editing';

/** Texts of the list and the form of broadcast messages, in Norwegian. */
export const alerts: EditingTexts['alerts'] = {
  listIntroduction:
    'Korte meldinger øverst på hver side. Leserne ser dem i tidsrommet deres og kan skjule dem for seg selv.',
  alert: 'Meldingen',
  add: 'Legg til melding',
  none: 'Det finnes ingen meldinger ennå.',
  states: { active: 'Vises nå', scheduled: 'Kommer', ended: 'Avsluttet' },
  always: 'Alltid',
  from: 'Fra {start}',
  fromUntil: '{start} til {end}',
  ofAppTiles: 'Med appfliser',
  added: 'Meldingen er lagt til',
  updated: 'Meldingen er oppdatert',
  deleted: 'Meldingen er slettet',
  restored: 'Meldingen er gjenopprettet',
  deleteTitle: 'Slette denne meldingen?',
  deleteText: '«{title}» forsvinner for alle med en gang og kan ikke gjenopprettes.',
  title: 'Tittel',
  severity: 'Alvorlighetsgrad',
  message: 'Melding',
  linkUrl: 'Lenkens adresse',
  linkText: 'Lenkens tekst',
  startDate: 'Start',
  endDate: 'Slutt',
  appTiles: 'Appfliser',
  appTilesHint: 'Med én eller flere står det ved disse appene og ikke under toppfeltet.',
  chooseApps: 'Skriv for å finne apper',
  noApp: 'Ingen app med det navnet',
  unknownApp: 'En app som ikke finnes lenger, eller som du ikke ser',
  startHint: 'Tomt: med en gang.',
  endHint: 'Tomt: til den slettes.',
  channels: 'Kanaler',
  channelsHint: 'Bare de som følger disse kanalene, ser den. Ingen: alle.',
  notify: 'Varsle også i Teams',
  notifyHint:
    'I aktivitetsfeeden til alle den når, når den starter. Senere rettelser gir ikke nytt varsel.',
  preview: 'Forhåndsvisning',
  titleRequired: 'Oppgi en tittel.',
  linkRequired: 'Oppgi adressen som lenkens tekst fører til.',
  startAfterEnd: 'Start må være før slutt.',
  endBeforeStart: 'Slutt må være etter start.',
  reach: {
    name: 'Antallet personer',
    count: 'Når {reached} av {people} personer',
    ended: 'Når ingen: slutten er passert',
    ofChannels:
      'Personer som har åpnet portalen minst én gang og følger en valgt kanal, er talt. Den som følger en senere, ser den også.',
    ofAll:
      'Personer som har åpnet portalen minst én gang, er talt. Den som åpner den senere, ser den også.',
  },
};
