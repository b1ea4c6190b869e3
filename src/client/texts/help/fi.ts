import type { Texts } from '../topics';

export const texts: Texts['help'] = {
  introduction: 'Näin löydät portaalissa perille.',
  using: 'Näin käytät portaalia',
  forEditors: 'Toimittajille',
  english: 'Kirjoitettu englanniksi.',
  news: 'Mitä portaalin kukin versio on tuonut. Kirjoitettu englanniksi.',
  topics: {
    today: {
      title: 'Tänään',
      text: 'Aloitussivusi: seuraamiesi kanavien uutiset, tiedotteet, tapahtumat ja muu, mitä organisaatiosi tässä näyttää. Merkit kertovat, mikä on uutta edellisen käyntisi jälkeen.',
    },
    board: {
      title: 'Oma taulu',
      text: 'Kokoukset, tehtävät, asiakirjat ja sovellukset yhdessä paikassa. Piilota ja siirrä osia valitsemalla Järjestä taulusi.',
    },
    collaboration: {
      title: 'Yhteistyö',
      text: 'Mitä teit viimeksi, sivustosi ja kollegasi. Seuraa sivustoa valitsemalla tähti.',
    },
    find: {
      title: 'Etsi tietoa',
      text: 'Valikko organisaation sivuille ja sivustoille. Rajaa sitä kirjoittamalla.',
    },
    search: {
      title: 'Haku',
      text: 'Hakee sivuja, uutisia, henkilöitä, sovelluksia, asiakirjoja ja sivustoja. Tulokset tulevat kirjoittaessasi. Näppäimistöllä haun avaa missä tahansa Ctrl+K tai /.',
    },
    settings: {
      title: 'Asetukset',
      text: 'Valitse kanavat, joita seuraat, ja kielet, joita luet: ne ratkaisevat, mitkä uutiset saat. Valintasi tallentuvat heti.',
    },
    why: {
      title: 'Miksi näen tämän?',
      text: 'Valitse se valikostasi: kaikki sinulle valittu kertoo silloin, miksi se on siinä.',
    },
    offline: {
      title: 'Kun olet offline-tilassa',
      text: 'Näet viimeksi haetut tiedot ja niiden iän. Ne päivittyvät heti, kun yhteys palaa.',
    },
  },
  searchOwn:
    'Hakee portaalin sivuja, uutisia ja sovelluksia. Tulokset tulevat kirjoittaessasi. Näppäimistöllä haun avaa missä tahansa Ctrl+K tai /.',
  support: { title: 'Tarvitsetko lisää apua?', text: 'Kysy organisaatiosi tuesta.' },
};
