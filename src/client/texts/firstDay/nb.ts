import type { Texts } from '../topics';

export const texts: Texts['firstDay'] = {
  greeting: 'Hei! Det ser ut til at dette er første gang du er her!',
  getStarted: 'Kom i gang',
  welcome: 'Velkommen til {workplace}',
  text: 'Her er alt du trenger i arbeidsdagen. Noen få korte trinn gjør portalen til din egen.',
  steps: 'Dine første trinn',
  interests: 'Velg interessene dine',
  interestsText: 'Følg kanalene du vil lese nyheter fra.',
  board: 'Tilpass tavlen din',
  boardText: 'Velg hva den viser, og i hvilken rekkefølge.',
  languages: 'Velg språkene dine',
  languagesText: 'Språkene du leser, og språket i selve portalen.',
  done: 'Ferdig',
  skip: 'Hopp over',
  skipStep: 'Hopp over: {step}',
  toToday: 'Gå til I dag',
};
