import type { EditingTexts } from '../en/editing';

/** Texts of the footer's editor, in Finnish. */
export const footer: EditingTexts['footer'] = {
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
  support: 'Tuki',
  more: 'Lisää',
};
