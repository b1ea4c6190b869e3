import type { Texts } from '../topics';

export const texts: Texts['board'] = {
  arrange: 'Tilpass tavlen din',
  allOff: 'Alle komponenter er slått av.',
  turnOn: 'Gå til innstillinger for å slå dem på',
  nothing: 'Det er ikke noe på tavlen din ennå.',
  unlicensed: '{sections} kommer fra Microsoft 365, som du ikke har lisens til.',
  sections: {
    appTiles: 'Mine apper og smartlenker',
    powerBI: 'Rapporter',
    myDay: 'Min dag',
    myDocuments: 'Mine dokumenter',
  },
};
