import type { Texts } from '../topics';

export const texts: Texts['menuEditor'] = {
  title: 'Menyn',
  node: 'Posten',
  menu: 'Menyns ordning',
  help: {
    title: 'Så fungerar menyn',
    channels:
      'En post med kanaler, och allt under den, visas bara för dem som följer någon av dem. En etikett visar vilka poster det gäller.',
    headings:
      'Ett avsnitt har rubriker, och en rubrik har länkar. En rubrik utan länkar är själv en länk om den har en adress.',
    order:
      'Dra en post i handtaget, eller flytta den med tangentbordet eller dess meny. Den stannar på sin nivå.',
  },
  addSection: 'Lägg till avsnitt',
  addHeading: 'Lägg till rubrik',
  newLink: 'Ny länk',
  addTo: '{add}: {name}',
  none: 'Det finns inget i menyn ännu. Börja med ett avsnitt.',
  below: 'Under {name}',
  titleField: 'Titel',
  url: 'Adress',
  urlHint: 'Vart den leder. Tomt: den samlar bara det som är under den.',
  parent: 'Placerad under',
  noParent: 'Inget: det är ett avsnitt',
  parents: 'Avsnitten och rubrikerna',
  noPlace:
    'Det går inte att placera den där: platsen finns inte längre, eller så skulle menyn få fler än tre nivåer. Välj en annan.',
  channels: 'Kanaler',
  channelsHint: 'Bara följare av de här kanalerna ser den. Inga: alla.',
  languages: 'Språk',
  languagesHint: 'Bara läsare på de här språken ser den. Inga: alla.',
  isExternal: 'Leder ut ur organisationen: öppnas i en ny flik',
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
      one: '{count} post från filen läggs till efter de befintliga.',
      other: '{count} poster från filen läggs till efter de befintliga.',
    },
    accept: 'Importera',
    unreadable: 'Filen är ingen meny som har exporterats härifrån. Välj en annan.',
  },
  termSet: {
    open: 'Importera från termuppsättning …',
    title: 'Importera från termuppsättningen',
    introduction:
      'Jämför termuppsättningen i SharePoint med menyn. Du ser ändringarna innan de görs. Befintliga poster behåller sin plats.',
    none: 'Ingen termuppsättning är angiven än. Ange den i funktionsinställningen navigationTermSetId.',
    titles: 'Titlar',
    oneLanguage: 'På {language}, för alla',
    each: 'På varje språk, för dess läsare',
    eachHint: 'Menyn får posterna en gång för varje språk. Man ser dem på de språk man läser.',
    same: 'Menyn stämmer redan med termuppsättningen. Det finns inget att importera.',
    changed: { one: '{count} ändrad', other: '{count} ändrade' },
    linked: {
      one: '{count} känns igen på titeln och följer sin term från och med nu.',
      other: '{count} känns igen på titlarna och följer sina termer från och med nu.',
    },
    unchanged: {
      one: '{count} är likadan på båda ställena.',
      other: '{count} är likadana på båda ställena.',
    },
    onlyHere: {
      one: '{count} post i menyn kommer från annat håll och blir kvar.',
      other: '{count} poster i menyn kommer från annat håll och blir kvar.',
    },
    noAddress: 'ingen adress',
    tooDeep: 'Utelämnat, eftersom menyn har tre nivåer: {names}.',
    hidden: 'Utelämnat, precis som i SharePoints navigering: {names}.',
    takesChanges: 'Uppdatera också ändrade titlar och adresser',
    run: { one: 'Importera {count} post', other: 'Importera {count} poster' },
  },
};
