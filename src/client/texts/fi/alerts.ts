import type { EditingTexts } from '../en/editing';

/** Texts of the list and the form of broadcast messages, in Finnish. */
export const alerts: EditingTexts['alerts'] = {
  listIntroduction:
    'Lyhyitä viestejä jokaisen sivun yläreunassa. Lukijat näkevät ne niiden aikana ja voivat piilottaa ne itseltään.',
  alert: 'Tiedote',
  add: 'Lisää tiedote',
  none: 'Tiedotteita ei vielä ole.',
  states: { active: 'Näkyy nyt', scheduled: 'Tulossa', ended: 'Päättynyt' },
  always: 'Aina',
  from: '{start} alkaen',
  fromUntil: '{start} – {end}',
  ofAppTiles: 'Sovellusruuduissa',
  added: 'Tiedote lisätty',
  updated: 'Tiedote päivitetty',
  deleted: 'Tiedote poistettu',
  restored: 'Tiedote palautettu',
  deleteTitle: 'Poistetaanko tämä tiedote?',
  deleteText: '”{title}” katoaa heti kaikilta, eikä sitä voi palauttaa.',
  title: 'Otsikko',
  severity: 'Vakavuus',
  message: 'Viesti',
  linkUrl: 'Linkin osoite',
  linkText: 'Linkin teksti',
  startDate: 'Alkaa',
  endDate: 'Päättyy',
  appTiles: 'Sovellusruudut',
  appTilesHint: 'Jos valitset sovelluksia, tiedote näkyy niissä eikä sivun yläosassa.',
  chooseApps: 'Etsi sovelluksia kirjoittamalla',
  noApp: 'Ei sen nimistä sovellusta',
  unknownApp: 'Sovellus, jota ei enää ole tai jota et näe',
  startHint: 'Tyhjä: heti.',
  endHint: 'Tyhjä: kunnes se poistetaan.',
  channels: 'Kanavat',
  channelsHint: 'Vain näiden kanavien seuraajat näkevät sen. Ei yhtään: kaikki.',
  notify: 'Ilmoita myös Teamsissa',
  notifyHint:
    'Kaikkien tavoitettujen toimintasyötteessä, kun tiedotteen aika alkaa. Myöhemmistä korjauksista ei ilmoiteta uudelleen.',
  preview: 'Esikatselu',
  titleRequired: 'Anna otsikko.',
  linkRequired: 'Anna osoite, johon linkin teksti vie.',
  startAfterEnd: 'Alun on oltava ennen loppua.',
  endBeforeStart: 'Lopun on oltava alun jälkeen.',
  reach: {
    name: 'Henkilömäärä',
    count: 'Tavoittaa {reached} henkilöä {people} henkilöstä',
    ended: 'Ei tavoita ketään: päättymisaika on ohi',
    ofChannels:
      'Laskettu ovat henkilöt, jotka ovat avanneet portaalin ainakin kerran ja seuraavat valittua kanavaa. Myöhemmin seuraavat näkevät sen myös.',
    ofAll:
      'Laskettu ovat henkilöt, jotka ovat avanneet portaalin ainakin kerran. Myöhemmin avaavat näkevät sen myös.',
  },
};
