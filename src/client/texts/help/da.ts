import type { Texts } from '../topics';

export const texts: Texts['help'] = {
  introduction: 'Sådan finder du rundt i portalen.',
  using: 'Sådan bruger du portalen',
  forEditors: 'For redaktører',
  english: 'Skrevet på engelsk.',
  news: 'Hvad der er nyt i hver version af portalen. Skrevet på engelsk.',
  topics: {
    today: {
      title: 'I dag',
      text: 'Din startside: nyheder fra de kanaler, du følger, meddelelser, begivenheder og andet, som organisationen viser her. Mærker viser, hvad der er nyt siden sidst.',
    },
    board: {
      title: 'Din tavle',
      text: 'Dine møder, opgaver, dokumenter og apps samlet ét sted. Vælg Tilpas din tavle for at skjule og flytte afsnit.',
    },
    collaboration: {
      title: 'Samarbejde',
      text: 'Det, du sidst arbejdede på, dine websteder og dine kolleger. Vælg stjernen for at følge et websted.',
    },
    find: {
      title: 'Find information',
      text: 'En menu til organisationens sider og websteder. Skriv for at indsnævre den.',
    },
    search: {
      title: 'Søg',
      text: 'Søger i sider, nyheder, personer, apps, dokumenter og websteder. Resultaterne kommer, mens du skriver. Med tastatur åbner Ctrl+K eller / søgningen overalt.',
    },
    settings: {
      title: 'Indstillinger',
      text: 'Vælg de kanaler, du følger, og de sprog, du læser: De afgør, hvilke nyheder du får. Alt gemmes, når du vælger det.',
    },
    why: {
      title: 'Hvorfor ser jeg dette?',
      text: 'Vælg det i din menu: Alt, hvad der er udvalgt til dig, viser så, hvorfor det er der.',
    },
    offline: {
      title: 'Når du er offline',
      text: 'Du ser det, der sidst blev hentet, og hvor gammelt det er. Det opdateres, så snart du er online igen.',
    },
  },
  searchOwn:
    'Søger i portalens sider, nyheder og apps. Resultaterne kommer, mens du skriver. Med tastatur åbner Ctrl+K eller / søgningen overalt.',
  support: { title: 'Brug for mere hjælp?', text: 'Spørg organisationens support.' },
};
