import type { Texts } from '../topics';

export const texts: Texts['board'] = {
  arrange: 'Anpassa din tavla',
  allOff: 'Alla komponenter är avstängda.',
  turnOn: 'Gå till inställningarna för att slå på dem',
  nothing: 'Det finns inget på din tavla än.',
  unlicensed: '{sections} kommer från Microsoft 365, som du saknar licens för.',
  sections: {
    appTiles: 'Mina appar och smarta länkar',
    powerBI: 'Rapporter',
    myDay: 'Min dag',
    myDocuments: 'Mina dokument',
  },
};
