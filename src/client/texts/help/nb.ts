import type { Texts } from '../topics';

export const texts: Texts['help'] = {
  introduction: 'Slik finner du fram i portalen.',
  using: 'Slik bruker du portalen',
  forEditors: 'For redaktører',
  english: 'Skrevet på engelsk.',
  news: 'Hva som er nytt i hver versjon av portalen. Skrevet på engelsk.',
  topics: {
    today: {
      title: 'I dag',
      text: 'Startsiden din: nyheter fra kanalene du følger, meldinger, arrangementer og annet organisasjonen viser her. Merker viser hva som er nytt siden sist.',
    },
    board: {
      title: 'Din tavle',
      text: 'Møter, oppgaver, dokumenter og apper på ett sted. Velg Tilpass tavlen din for å skjule og flytte deler.',
    },
    collaboration: {
      title: 'Samarbeid',
      text: 'Det du sist jobbet med, områdene dine og kollegene dine. Velg stjernen for å følge et område.',
    },
    find: {
      title: 'Finn informasjon',
      text: 'En meny til organisasjonens sider og områder. Skriv for å snevre den inn.',
    },
    search: {
      title: 'Søk',
      text: 'Søker i sider, nyheter, personer, apper, dokumenter og områder. Resultatene kommer mens du skriver. Med tastatur åpner Ctrl+K eller / søket overalt.',
    },
    settings: {
      title: 'Innstillinger',
      text: 'Velg kanalene du følger, og språkene du leser: De avgjør hvilke nyheter du får. Alt lagres når du velger det.',
    },
    why: {
      title: 'Hvorfor ser jeg dette?',
      text: 'Velg det i menyen din: Alt som er valgt ut til deg, viser da hvorfor det er der.',
    },
    offline: {
      title: 'Når du er frakoblet',
      text: 'Du ser det som sist ble hentet, og hvor gammelt det er. Det oppdateres så snart du er tilkoblet igjen.',
    },
  },
  searchOwn:
    'Søker i portalens sider, nyheter og apper. Resultatene kommer mens du skriver. Med tastatur åpner Ctrl+K eller / søket overalt.',
  support: { title: 'Trenger du mer hjelp?', text: 'Spør brukerstøtten i organisasjonen.' },
};
