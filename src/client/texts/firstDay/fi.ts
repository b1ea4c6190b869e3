import type { Texts } from '../topics';

export const texts: Texts['firstDay'] = {
  greeting: 'Hei! Näyttää siltä, että olet täällä ensimmäistä kertaa!',
  getStarted: 'Aloita',
  welcome: 'Tervetuloa, tämä on {workplace}',
  text: 'Täältä löydät kaiken, mitä työpäivässäsi tarvitset. Muutama lyhyt vaihe tekee portaalista omasi.',
  steps: 'Ensimmäiset askeleesi',
  interests: 'Valitse kiinnostuksen kohteesi',
  interestsText: 'Seuraa kanavia, joiden uutisia haluat lukea.',
  board: 'Järjestä oma taulusi',
  boardText: 'Valitse, mitä se näyttää ja missä järjestyksessä.',
  languages: 'Valitse kielesi',
  languagesText: 'Kielet, joita luet, ja portaalin oma kieli.',
  done: 'Valmis',
  skip: 'Ohita',
  skipStep: 'Ohita: {step}',
  toToday: 'Siirry Tänään-sivulle',
};
