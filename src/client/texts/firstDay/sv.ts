import type { Texts } from '../topics';

export const texts: Texts['firstDay'] = {
  greeting: 'Hej! Det ser ut att vara första gången du är här!',
  getStarted: 'Kom igång',
  welcome: 'Välkommen till {workplace}',
  text: 'Här finns allt du behöver under arbetsdagen. Några korta steg gör portalen till din.',
  steps: 'Dina första steg',
  interests: 'Välj dina intressen',
  interestsText: 'Följ kanalerna vars nyheter du vill läsa.',
  board: 'Ordna din tavla',
  boardText: 'Välj vad den visar och i vilken ordning.',
  languages: 'Välj dina språk',
  languagesText: 'Språken som du läser och språket i själva portalen.',
  done: 'Klart',
  skip: 'Hoppa över',
  skipStep: 'Hoppa över: {step}',
  toToday: 'Gå till I dag',
};
