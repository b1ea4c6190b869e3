import type { Texts } from '../topics';

export const texts: Texts['firstDay'] = {
  greeting: 'Hej! Det ser ud til, at det er første gang, du er her!',
  getStarted: 'Kom i gang',
  welcome: 'Velkommen til {workplace}',
  text: 'Her er alt, hvad du skal bruge i din arbejdsdag. Nogle få korte trin gør portalen til din egen.',
  steps: 'Dine første trin',
  interests: 'Vælg dine interesser',
  interestsText: 'Følg de kanaler, hvis nyheder du vil læse.',
  board: 'Indret din tavle',
  boardText: 'Vælg, hvad den viser, og i hvilken rækkefølge.',
  languages: 'Vælg dine sprog',
  languagesText: 'De sprog, du læser, og sproget i selve portalen.',
  done: 'Færdig',
  skip: 'Spring over',
  skipStep: 'Spring over: {step}',
  toToday: 'Gå til I dag',
};
