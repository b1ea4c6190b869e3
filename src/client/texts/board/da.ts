import type { Texts } from '../topics';

export const texts: Texts['board'] = {
  arrange: 'Tilpas din tavle',
  allOff: 'Alle komponenter er slået fra.',
  turnOn: 'Gå til indstillinger for at slå dem til',
  nothing: 'Der er ikke noget på din tavle endnu.',
  unlicensed: '{sections} kommer fra Microsoft 365, som du ikke har licens til.',
  sections: {
    appTiles: 'Mine apps og smarte links',
    powerBI: 'Rapporter',
    myDay: 'Min dag',
    myDocuments: 'Mine dokumenter',
  },
};
