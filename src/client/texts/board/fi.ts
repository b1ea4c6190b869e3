import type { Texts } from '../topics';

export const texts: Texts['board'] = {
  arrange: 'Järjestä taulusi',
  allOff: 'Kaikki osat on poistettu käytöstä.',
  turnOn: 'Ota ne käyttöön asetuksissa',
  nothing: 'Taulullasi ei ole vielä mitään.',
  unlicensed: '{sections} tulevat Microsoft 365:stä, johon sinulla ei ole käyttöoikeutta.',
  sections: {
    appTiles: 'Omat sovellukset ja älylinkit',
    powerBI: 'Raportit',
    myDay: 'Oma päivä',
    myDocuments: 'Omat asiakirjat',
  },
};
