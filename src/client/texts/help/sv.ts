import type { Texts } from '../topics';

export const texts: Texts['help'] = {
  introduction: 'Så hittar du i portalen.',
  using: 'Så använder du portalen',
  forEditors: 'För redaktörer',
  english: 'Skrivet på engelska.',
  news: 'Vad varje version av portalen har fört med sig. Skrivet på engelska.',
  topics: {
    today: {
      title: 'I dag',
      text: 'Din startsida: nyheter från kanalerna du följer, meddelanden, händelser och annat som organisationen visar här. Märken visar vad som är nytt sedan sist.',
    },
    board: {
      title: 'Din tavla',
      text: 'Dina möten, uppgifter, dokument och appar på ett ställe. Välj Anpassa din tavla för att dölja och flytta avsnitt.',
    },
    collaboration: {
      title: 'Samarbete',
      text: 'Det du senast arbetade med, dina webbplatser och dina kollegor. Välj stjärnan för att följa en webbplats.',
    },
    find: {
      title: 'Hitta information',
      text: 'En meny till organisationens sidor och webbplatser. Skriv för att begränsa den.',
    },
    search: {
      title: 'Sök',
      text: 'Söker bland sidor, nyheter, personer, appar, dokument och webbplatser. Resultaten kommer medan du skriver. Med tangentbord öppnar Ctrl+K eller / sökningen överallt.',
    },
    settings: {
      title: 'Inställningar',
      text: 'Välj kanalerna du följer och språken du läser: de avgör vilka nyheter du får. Allt sparas när du väljer det.',
    },
    why: {
      title: 'Varför ser jag det här?',
      text: 'Välj det i din meny: allt som har valts ut åt dig visar då varför det är där.',
    },
    offline: {
      title: 'När du är offline',
      text: 'Du ser det som senast hämtades och hur gammalt det är. Det uppdateras så snart du är online igen.',
    },
  },
  searchOwn:
    'Söker bland portalens sidor, nyheter och appar. Resultaten kommer medan du skriver. Med tangentbord öppnar Ctrl+K eller / sökningen överallt.',
  support: { title: 'Behöver du mer hjälp?', text: 'Fråga organisationens support.' },
};
