import type { Texts } from '../topics';

export const texts: Texts['menuEditor'] = {
  title: 'Menyn',
  node: 'Posten',
  menu: 'Menyns ordning',
  help: {
    title: 'Så fungerar menyn',
    channels:
      'En post med kanaler, och allt under den, är bara för dem som följer någon av dem. En etikett visar var det är så.',
    headings:
      'Ett avsnitt har rubriker, och en rubrik har länkar. En rubrik utan länkar är själv en länk.',
    order:
      'Dra en post i handtaget, eller flytta den med tangentbordet eller dess meny. Den stannar på sin nivå.',
  },
  addSection: 'Lägg till avsnitt',
  addHeading: 'Lägg till rubrik',
  newLink: 'Ny länk',
  addTo: '{add}: {name}',
  more: 'Mer för {name}',
  none: 'Det finns inget i menyn ännu. Börja med ett avsnitt.',
  below: 'Under {name}',
  titleField: 'Titel',
  url: 'Adress',
  urlHint: 'Vart den leder. Tomt: den samlar bara det som är under den.',
  parent: 'Står under',
  noParent: 'Inget: det är ett avsnitt',
  parents: 'Avsnitten och rubrikerna',
  channels: 'Kanaler',
  channelsHint: 'Bara följare av de här kanalerna ser den. Inga: alla.',
  languages: 'Språk',
  languagesHint: 'Bara läsare av de här språken ser den. Inga: alla.',
  isExternal: 'Leder ut ur organisationen: öppnas på en ny flik',
  isDocLib: 'Är ett dokumentbibliotek',
  added: 'Posten har lagts till',
  updated: 'Posten har uppdaterats',
  restored: 'Posten har återställts',
  moved: 'Ordningen har sparats',
  deletion: {
    title: 'Ta bort posten?',
    text: '”{name}” försvinner direkt för alla.',
    below: {
      one: '”{name}” och {count} post under den försvinner direkt för alla.',
      other: '”{name}” och {count} poster under den försvinner direkt för alla.',
    },
  },
  available: 'Kan användas för taggning',
  audiences: 'Målgrupper',
  place: 'Plats',
  term: 'Term i SharePoint',
  export: 'Exportera',
  imports: {
    open: 'Importera …',
    operation: 'Importen',
    title: 'Importera poster?',
    text: {
      one: '{count} post i filen läggs till efter dem som finns.',
      other: '{count} poster i filen läggs till efter dem som finns.',
    },
    accept: 'Importera',
    unreadable: 'Filen är ingen meny som har exporterats här.',
    done: {
      one: '{count} post importerad',
      other: '{count} poster importerade',
    },
  },
  termSet: {
    open: 'Importera från termuppsättning …',
    title: 'Importera från termuppsättningen',
    introduction:
      'Jämför termuppsättningen i SharePoint med menyn. Ingenting ändras innan du har sett det. Poster som finns behåller sin plats.',
    none: 'Ingen termuppsättning är angiven än. Ange den i funktionsinställningen navigationTermSetId.',
    titles: 'Titlar',
    oneLanguage: 'På {language}, för alla',
    each: 'På varje språk, för dess läsare',
    eachHint:
      'Menyn får posterna en gång för varje språk. Personer ser dem på de språk som de läser.',
    same: 'Menyn har allt som termuppsättningen ger. Det finns inget att importera.',
    changed: { one: '{count} ändrad', other: '{count} ändrade' },
    linked: {
      one: '{count} känns igen på titeln och följer sin term från och med nu.',
      other: '{count} känns igen på titlarna och följer sina termer från och med nu.',
    },
    unchanged: {
      one: '{count} är likadan på båda hållen.',
      other: '{count} är likadana på båda hållen.',
    },
    onlyHere: {
      one: '{count} post i menyn kommer från annat håll och blir kvar.',
      other: '{count} poster i menyn kommer från annat håll och blir kvar.',
    },
    noAddress: 'ingen adress',
    tooDeep: 'Utelämnat, eftersom menyn har tre nivåer: {names}.',
    hidden: 'Utelämnat, eftersom SharePoints navigering inte heller visar det: {names}.',
    takesChanges: 'Ta också över ändrade titlar och adresser',
    run: { one: 'Importera {count} post', other: 'Importera {count} poster' },
  },
};
