import { lazyTexts } from './lazyTexts';

const en = {
  greeting: 'Hi! It looks like this is your first time here!',
  getStarted: 'Get started',
  welcome: 'Welcome to {workplace}',
  text: 'Everything you need for your working day is here. Three short steps make it yours.',
  steps: 'Your first steps',
  interests: 'Choose your interests',
  interestsText: 'Follow the channels whose news you want to read.',
  board: 'Get to know your board',
  boardText: 'Your meetings and tasks of today, in one place.',
  languages: 'Choose your languages',
  languagesText: 'The languages that you read, and the language of the portal itself.',
  done: 'Done',
  skip: 'Skip',
  skipStep: 'Skip: {step}',
  toToday: 'Go to Today',
};

export type FirstDayTexts = typeof en;

const da: FirstDayTexts = {
  greeting: 'Hej! Det ser ud til, at det er første gang, du er her!',
  getStarted: 'Kom i gang',
  welcome: 'Velkommen til {workplace}',
  text: 'Her er alt, hvad du skal bruge i din arbejdsdag. Tre korte trin gør portalen til din egen.',
  steps: 'Dine første trin',
  interests: 'Vælg dine interesser',
  interestsText: 'Følg de kanaler, hvis nyheder du vil læse.',
  board: 'Lær din tavle at kende',
  boardText: 'Dagens møder og opgaver samlet ét sted.',
  languages: 'Vælg dine sprog',
  languagesText: 'De sprog, du læser, og sproget i selve portalen.',
  done: 'Klaret',
  skip: 'Spring over',
  skipStep: 'Spring over: {step}',
  toToday: 'Gå til I dag',
};

const sv: FirstDayTexts = {
  greeting: 'Hej! Det ser ut att vara första gången du är här!',
  getStarted: 'Kom igång',
  welcome: 'Välkommen till {workplace}',
  text: 'Här finns allt du behöver under arbetsdagen. Tre korta steg gör portalen till din.',
  steps: 'Dina första steg',
  interests: 'Välj dina intressen',
  interestsText: 'Följ kanalerna vars nyheter du vill läsa.',
  board: 'Lär känna din tavla',
  boardText: 'Dagens möten och uppgifter på ett ställe.',
  languages: 'Välj dina språk',
  languagesText: 'Språken som du läser och språket i själva portalen.',
  done: 'Klart',
  skip: 'Hoppa över',
  skipStep: 'Hoppa över: {step}',
  toToday: 'Gå till I dag',
};

const fi: FirstDayTexts = {
  greeting: 'Hei! Näyttää siltä, että olet täällä ensimmäistä kertaa!',
  getStarted: 'Aloita',
  welcome: 'Tervetuloa, tämä on {workplace}',
  text: 'Täältä löydät kaiken, mitä työpäivässäsi tarvitset. Kolme lyhyttä vaihetta tekee portaalista omasi.',
  steps: 'Ensimmäiset vaiheesi',
  interests: 'Valitse kiinnostuksen kohteesi',
  interestsText: 'Seuraa kanavia, joiden uutisia haluat lukea.',
  board: 'Tutustu omaan tauluusi',
  boardText: 'Päivän kokoukset ja tehtävät yhdessä paikassa.',
  languages: 'Valitse kielesi',
  languagesText: 'Kielet, joita luet, ja portaalin oma kieli.',
  done: 'Valmis',
  skip: 'Ohita',
  skipStep: 'Ohita: {step}',
  toToday: 'Siirry etusivulle',
};

const nb: FirstDayTexts = {
  greeting: 'Hei! Det ser ut til at dette er første gang du er her!',
  getStarted: 'Kom i gang',
  welcome: 'Velkommen til {workplace}',
  text: 'Her er alt du trenger i arbeidsdagen. Tre korte trinn gjør portalen til din egen.',
  steps: 'Dine første trinn',
  interests: 'Velg interessene dine',
  interestsText: 'Følg kanalene du vil lese nyheter fra.',
  board: 'Bli kjent med tavlen din',
  boardText: 'Dagens møter og oppgaver samlet på ett sted.',
  languages: 'Velg språkene dine',
  languagesText: 'Språkene du leser, og språket i selve portalen.',
  done: 'Ferdig',
  skip: 'Hopp over',
  skipStep: 'Hopp over: {step}',
  toToday: 'Gå til I dag',
};

/** Texts of the first day, which load with its dialog and its page. */
export const useFirstDayTexts = lazyTexts<FirstDayTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
