import type { Texts } from '../topics';

export const texts: Texts['settings'] = {
  title: 'Innstillinger',
  introduction: 'Valgene dine lagres med en gang.',
  interests: {
    title: 'Interesser',
    introduction:
      'Nyheter fra kanalene du følger, vises på I dag. Velger du en kanal, velger du også dem under den.',
    name: 'Interessene dine',
    none: 'Det finnes ingen kanaler å følge ennå.',
    followed: { one: 'Du følger {count} kanal', other: 'Du følger {count} kanaler' },
    below: 'Kanaler i {name}',
    clearAll: 'Fjern alle',
    undo: 'Angre',
    noneOfThese: 'Ingen av disse',
    syncNow: 'Synkroniser nå',
    removed: {
      one: 'Én kanal er fjernet fordi den ikke lenger finnes i SharePoint',
      other: '{count} kanaler er fjernet fordi de ikke lenger finnes i SharePoint',
    },
    gone: {
      one: 'Én kanal finnes ikke lenger og ble ikke lagt til',
      other: '{count} kanaler finnes ikke lenger og ble ikke lagt til',
    },
    site: 'Området til {name}',
  },
  languages: {
    title: 'Språk',
    introduction: 'Velg språkene du leser.',
    name: 'Språkene dine',
    none: 'Det finnes ingen språk å velge mellom ennå.',
    gone: {
      one: 'Ett språk finnes ikke lenger og ble ikke lagt til',
      other: '{count} språk finnes ikke lenger og ble ikke lagt til',
    },
    interface: 'Portalens språk',
    automatic: 'Som i nettleseren ({language})',
    automaticInTeams: 'Som i Teams ({language})',
    interfaceName: 'Portalens språk',
    interfaceSaved: 'Portalens språk er oppdatert',
    withoutChoice: 'Velger du ingen, får du nyheter på {language}.',
    everyLanguage: 'alle språk',
    standardLanguage: 'standardspråket hos {workplace}',
    notFiltered: 'Akkurat nå får alle hos {workplace} nyheter på alle språk.',
  },
  news: {
    title: 'Nyheter',
    introduction: 'Bestem hva som vises i Dine nyheter.',
    name: 'Nyhetsinnstillingene dine',
    followedSites: 'Vis nyheter fra områdene jeg følger',
    followedSitesHint:
      'SharePoint-områder som du har valgt å følge. Uten dem får du nyheter fra portalen og nyhetssenteret.',
  },
  today: {
    introduction: 'Velg hva som vises øverst på I dag.',
    name: 'Det som vises på I dag',
  },
  board: {
    introduction: 'Velg hva som vises på tavlen din, og i hvilken rekkefølge.',
    name: 'Innstillingene for tavlen din',
  },
  notifications: {
    title: 'Varsler',
    introduction: 'Bestem hva portalen varsler deg om i Teams.',
    name: 'Varslene dine',
    saved: 'Varslene dine er oppdatert',
    teams: 'Varsle meg i aktivitetsfeeden i Teams',
    teamsHint: 'Om meldinger og sider som redaktører sender ut med et varsel.',
    off: 'For øyeblikket sender {workplace} ingen varsler.',
  },
  privacy: {
    title: 'Personvern',
    introduction: 'Velg om besøkene dine telles.',
    name: 'Personvernet ditt',
    saved: 'Personverninnstillingene dine er oppdatert',
    count: 'Tell det jeg åpner og søker etter',
    countHint: 'Uten navnet ditt: det viser hvilke sider, lenker og søk som brukes, ikke av hvem.',
    countEnds: { one: 'Det slettes etter {count} dag.', other: 'Det slettes etter {count} dager.' },
    off: 'For øyeblikket telles ingenting hos {workplace}.',
  },
  data: {
    title: 'Dataene dine',
    introduction:
      'Alt portalen har om deg, som en fil: valgene dine, tavlen din, utkast, hva du har lest, og hva du har skrevet.',
    download: 'Last ned dataene mine',
    downloading: 'Laster ned …',
    operation: 'Nedlasting av dataene dine',
  },
  locks: {
    directory: 'Bestemt av organisasjonen din',
    deprecated: 'Brukes ikke lenger',
    group: 'Gruppe av kanaler',
    unavailable: 'Ikke tilgjengelig',
  },
};
