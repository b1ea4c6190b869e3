import type { Texts } from '../topics';

export const texts: Texts['settings'] = {
  title: 'Indstillinger',
  introduction: 'Dine valg gemmes med det samme.',
  interests: {
    title: 'Interesser',
    introduction:
      'Nyheder fra de kanaler, du følger, vises på I dag. Vælger du en kanal, vælger du også dem under den.',
    name: 'Dine interesser',
    none: 'Der er endnu ingen kanaler at følge.',
    followed: { one: 'Du følger {count} kanal', other: 'Du følger {count} kanaler' },
    below: 'Kanaler i {name}',
    clearAll: 'Ryd alle',
    undo: 'Fortryd',
    noneOfThese: 'Ingen af disse',
    syncNow: 'Synkroniser nu',
    removed: {
      one: 'Én kanal er fjernet, fordi den ikke længere findes i SharePoint',
      other: '{count} kanaler er fjernet, fordi de ikke længere findes i SharePoint',
    },
    gone: {
      one: 'Én kanal findes ikke længere og blev ikke tilføjet',
      other: '{count} kanaler findes ikke længere og blev ikke tilføjet',
    },
    site: 'Websted for {name}',
  },
  languages: {
    title: 'Sprog',
    introduction: 'Vælg de sprog, du læser.',
    name: 'Dine sprog',
    none: 'Der er endnu ingen sprog at vælge imellem.',
    gone: {
      one: 'Ét sprog findes ikke længere og blev ikke tilføjet',
      other: '{count} sprog findes ikke længere og blev ikke tilføjet',
    },
    interface: 'Portalens sprog',
    automatic: 'Som i browseren ({language})',
    automaticInTeams: 'Som i Teams ({language})',
    interfaceName: 'Portalens sprog',
    interfaceSaved: 'Portalens sprog er opdateret',
    withoutChoice: 'Vælger du ingen, får du nyheder på {language}.',
    everyLanguage: 'alle sprog',
    standardLanguage: 'standardsproget hos {workplace}',
    notFiltered: 'Lige nu får alle hos {workplace} nyheder på alle sprog.',
  },
  news: {
    title: 'Nyheder',
    introduction: 'Bestem, hvad der vises i Dine nyheder.',
    name: 'Dine nyhedsindstillinger',
    followedSites: 'Vis nyheder fra de websteder, jeg følger',
    followedSitesHint:
      'SharePoint-websteder, som du har valgt at følge. Uden dem får du nyheder fra portalen og nyhedscentret.',
  },
  today: {
    introduction: 'Vælg, hvad der vises øverst på I dag.',
    name: 'Det, der vises på I dag',
  },
  board: {
    introduction: 'Vælg, hvad der vises på Din tavle, og i hvilken rækkefølge.',
    name: 'Indstillingerne for din tavle',
  },
  notifications: {
    title: 'Notifikationer',
    introduction: 'Bestem, hvad portalen giver dig besked om i Teams.',
    name: 'Dine notifikationer',
    saved: 'Dine notifikationer er opdateret',
    teams: 'Giv mig besked i aktivitetsfeedet i Teams',
    teamsHint: 'Om meddelelser og sider, som redaktører sender ud med en notifikation.',
    off: 'I øjeblikket sender {workplace} ingen notifikationer.',
  },
  privacy: {
    title: 'Privatliv',
    introduction: 'Vælg, om dine besøg tælles.',
    name: 'Dit privatliv',
    saved: 'Dine privatlivsindstillinger er opdateret',
    count: 'Tæl, hvad jeg åbner og søger efter',
    countHint:
      'Uden dit navn: det viser, hvilke sider, links og søgninger der bruges, ikke af hvem.',
    countEnds: { one: 'Det slettes efter {count} dag.', other: 'Det slettes efter {count} dage.' },
    off: 'I øjeblikket tælles intet hos {workplace}.',
  },
  data: {
    title: 'Dine data',
    introduction:
      'Alt, hvad portalen har om dig, som en fil: dine valg, din tavle, kladder, hvad du har læst, og hvad du har skrevet.',
    download: 'Hent mine data',
    downloading: 'Henter …',
    operation: 'Hentning af dine data',
  },
  locks: {
    directory: 'Bestemt af din organisation',
    deprecated: 'Bruges ikke længere',
    group: 'Gruppe af kanaler',
    unavailable: 'Ikke tilgængelig',
  },
};
