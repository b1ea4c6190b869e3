import type { Texts } from '../topics';

export const texts: Texts['board'] = {
  arrange: 'Järjestä taulusi',
  allOff: 'Kaikki osat on poistettu käytöstä.',
  turnOn: 'Ota ne käyttöön asetuksissa',
  nothing: 'Taulullasi ei ole vielä mitään.',
  sections: {
    appTiles: 'Omat sovellukset ja pikalinkit',
    powerBI: 'Raportit',
    myDay: 'Oma päivä',
    myDocuments: 'Omat asiakirjat',
  },
};
