import type { EditingTexts } from '../en/editing';

/** Texts of the list and the form of broadcast messages, in Danish. */
export const alerts: EditingTexts['alerts'] = {
  listIntroduction:
    'Korte meddelelser øverst på hver side. Læserne ser dem i deres tidsrum og kan selv skjule dem.',
  alert: 'Beskeden',
  add: 'Tilføj besked',
  none: 'Der er endnu ingen beskeder.',
  states: { active: 'Vises nu', scheduled: 'Kommer', ended: 'Afsluttet' },
  always: 'Altid',
  from: 'Fra {start}',
  fromUntil: '{start} til {end}',
  ofAppTiles: 'Med appfliser',
  added: 'Beskeden er tilføjet',
  updated: 'Beskeden er opdateret',
  deleted: 'Beskeden er slettet',
  restored: 'Beskeden er gendannet',
  deleteTitle: 'Slet denne besked?',
  deleteText: '»{title}« forsvinder for alle med det samme og kan ikke gendannes.',
  title: 'Titel',
  severity: 'Alvorlighed',
  message: 'Meddelelse',
  linkUrl: 'Linkets adresse',
  linkText: 'Linkets tekst',
  startDate: 'Start',
  endDate: 'Slut',
  appTiles: 'Appfliser',
  appTilesHint: 'Med en eller flere står den ved disse apps og ikke under sidehovedet.',
  chooseApps: 'Skriv for at finde apps',
  noApp: 'Ingen app med det navn',
  unknownApp: 'En app, der ikke længere findes, eller som du ikke kan se',
  startHint: 'Tom: med det samme.',
  endHint: 'Tom: indtil den slettes.',
  channels: 'Kanaler',
  channelsHint: 'Kun de, der følger disse kanaler, ser den. Ingen: alle.',
  notify: 'Giv også besked i Teams',
  notifyHint:
    'I aktivitetsfeedet hos alle, den når, når den starter. Senere rettelser giver ikke besked igen.',
  preview: 'Forhåndsvisning',
  titleRequired: 'Angiv en titel.',
  linkRequired: 'Angiv den adresse, som linkets tekst fører til.',
  startAfterEnd: 'Start skal være før slut.',
  endBeforeStart: 'Slut skal være efter start.',
  reach: {
    name: 'Antallet af personer',
    count: 'Når {reached} af {people} personer',
    ended: 'Når ingen: slutningen er passeret',
    ofChannels:
      'Der tælles personer, som har åbnet portalen mindst én gang og følger en valgt kanal. Den, der følger en senere, ser den også.',
    ofAll:
      'Der tælles personer, som har åbnet portalen mindst én gang. Den, der åbner den senere, ser den også.',
  },
};
