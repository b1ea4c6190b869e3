import type { Texts } from '../en';

/** Texts of the footer and its editor, in Finnish. */
export const footer: Texts['footer'] = {
  name: 'Alatunniste',
  edit: 'Muokkaa alatunnistetta',
  title: 'Muokkaa alatunnistetta',
  language: 'Kieli',
  languages: { da: 'Tanska', en: 'Englanti', fi: 'Suomi', no: 'Norja', sv: 'Ruotsi' },
  exists: 'Tämän kielen lukijat näkevät alatunnisteen, jota muokkaat tässä.',
  isNew: 'Tällä kielellä ei vielä ole alatunnistetta; tallentaminen luo sen.',
  save: 'Tallenna',
  cancel: 'Peruuta',
  template: 'Hae malli',
  tooNarrow: 'Levennä ikkunaa, niin voit jatkaa muokkaamista. Kirjoittamasi on tallessa.',
  confirmTitle: 'Korvataanko alatunniste?',
  confirmText: 'Kielellä {language} on jo alatunniste. Tallentaminen korvaa sen kaikilta.',
  confirm: 'Korvaa',
  added: 'Lisätty!',
  updated: 'Päivitetty!',
  support: 'Tuki',
  more: 'Lisää',
};
