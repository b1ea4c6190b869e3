import type { EditingTexts } from '../en/editing';

/** Texts of the list and the form of broadcast messages, in Swedish. */
export const alerts: EditingTexts['alerts'] = {
  listIntroduction:
    'Korta meddelanden högst upp på varje sida. Läsarna ser dem under deras tid och kan dölja dem för egen del.',
  alert: 'Meddelandet',
  add: 'Lägg till meddelande',
  none: 'Det finns ännu inga meddelanden.',
  states: { active: 'Visas nu', scheduled: 'Kommande', ended: 'Avslutat' },
  always: 'Alltid',
  from: 'Från {start}',
  fromUntil: '{start} till {end}',
  ofAppTiles: 'Med apprutor',
  added: 'Meddelandet har lagts till',
  updated: 'Meddelandet har uppdaterats',
  deleted: 'Meddelandet har tagits bort',
  restored: 'Meddelandet har återställts',
  deleteTitle: 'Ta bort det här meddelandet?',
  deleteText: '”{title}” försvinner genast för alla och kan inte återställas.',
  title: 'Rubrik',
  severity: 'Allvarlighetsgrad',
  message: 'Meddelande',
  linkUrl: 'Länkens adress',
  linkText: 'Länkens text',
  startDate: 'Start',
  endDate: 'Slut',
  appTiles: 'Apprutor',
  appTilesHint: 'Med en eller flera står det vid de apparna och inte under sidhuvudet.',
  chooseApps: 'Skriv för att hitta appar',
  noApp: 'Ingen app med det namnet',
  unknownApp: 'En app som inte längre finns eller som du inte ser',
  startHint: 'Tomt: genast.',
  endHint: 'Tomt: tills det tas bort.',
  channels: 'Kanaler',
  channelsHint: 'Endast de som följer dessa kanaler ser det. Ingen: alla.',
  notify: 'Avisera även i Teams',
  notifyHint:
    'I aktivitetsflödet hos alla det når, när det börjar. Senare rättelser aviseras inte igen.',
  preview: 'Förhandsgranskning',
  titleRequired: 'Ange en rubrik.',
  linkRequired: 'Ange adressen som länkens text leder till.',
  startAfterEnd: 'Start måste vara före slut.',
  endBeforeStart: 'Slut måste vara efter start.',
  reach: {
    name: 'Antalet personer',
    count: 'Når {reached} av {people} personer',
    ended: 'Når ingen: sluttiden har passerat',
    ofChannels:
      'Räknade är personer som har öppnat portalen minst en gång och följer en vald kanal. Den som följer en senare ser det också.',
    ofAll:
      'Räknade är personer som har öppnat portalen minst en gång. Den som öppnar den senare ser det också.',
  },
};
