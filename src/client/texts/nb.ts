import { broadcasts } from './nb/broadcasts';
import { footer } from './nb/footer';
import { guard } from './nb/guard';
import { news } from './nb/news';
import { page } from './nb/page';
import { teams } from './nb/teams';
import { today } from './nb/today';
import { widgets } from './nb/widgets';
import type { Texts } from './en';

/** Interface texts in Norwegian Bokmål. */
export const nb: Texts = {
  widgets,
  footer,
  guard,
  broadcasts,
  today,
  news,
  page,
  teams,
  shell: {
    defaultTitle: 'Workplace',
    skipToContent: 'Gå til innholdet',
    homeLink: '{workplace}, til startsiden',
    pageTitle: '{page} – {workplace}',
    search: 'Søk',
    closeDialog: 'Lukk',
    topNavigation: 'Hovedmeny',
    openMenu: 'Åpne menyen',
    closeMenu: 'Lukk menyen',
    userMenu: 'Menyen din, {name}',
    settings: 'Innstillinger',
    signOut: 'Logg ut',
    editInfoboxes: 'Rediger infobokser',
    stopEditingInfoboxes: 'Avslutt redigering av infobokser',
    officeProfile: 'Min Office-profil',
    openInTeams: 'Åpne i Teams',
    editorDashboard: 'Redaktørpanel',
    adminDashboard: 'Administratorpanel',
    profile: 'Min profil',
    addToHomeScreen:
      'Legg til {workplace} på Hjem-skjermen: trykk på Del og deretter på Legg til på Hjem-skjerm.',
    closeHint: 'Lukk tipset',
    version: 'Versjon {version}',
    offline: 'Ingen internettforbindelse',
    refresh: 'Oppdater',
    loading: 'Henter …',
  },
  navigation: {
    today: 'I dag',
    yourBoard: 'Din tavle',
    collaboration: 'Samarbeid',
    findInformation: 'Finn informasjon',
    findColleague: 'Finn kollega',
    findColleagues: 'Finn kollegene dine',
    firstDay: 'Første dag',
    guide: 'Veiledning',
    news: 'Nyheter',
    adminDashboard: 'Administrasjon',
    featureSettings: 'Funksjonsinnstillinger',
    resourceValues: 'Portalens tekster',
    appCenter: 'Appsenter',
    aboutApp: 'Om appen',
    editApp: 'Legg til / rediger app',
    changes: 'Endringer',
    about: 'Om',
    infoboxes: 'Infobokser',
    infoboxEditor: 'Legg til / rediger infoboks',
    teamsApp: 'Teams-app',
    terms: 'Kanaler og språk',
    restaurantMenus: 'Restaurantmenyer',
    requiredReading: 'Påkrevd lesing',
    restaurants: 'Restauranter',
    editRestaurant: 'Legg til / rediger restaurant',
    kpiCharts: 'KPI-diagrammer',
    editChart: 'Legg til / rediger diagram',
    powerBI: 'Power BI-rapporter',
    editVisual: 'Legg til / rediger rapport',
    newContent: ', nytt innhold',
  },
  signIn: {
    prompt: 'Logg på for å fortsette til {workplace}.',
    hint: 'Hvis ingenting åpnes, tillat popup-vinduer for dette nettstedet og prøv igjen.',
    button: 'Logg på',
  },
  start: {
    pageFailed: 'Denne siden kunne ikke vises. Oppdater den, eller gå videre med en annen.',
    pageOffline: 'Denne siden er ikke tilgjengelig uten nett',
    pageOfflineHint:
      'Det er ingen forbindelse med portalen akkurat nå, og siden er ikke lagret på enheten. Den åpnes så snart du er tilkoblet igjen.',
    failed: 'Portalen kunne ikke åpnes',
    failedHint: 'Påloggingen virket, men portalen svarte ikke som den skulle.',
    tryAgain: 'Prøv igjen',
  },
  notices: {
    region: 'Varsler',
    offline: 'Ingen internettforbindelse – bare lokalt lagrede data er tilgjengelige',
    failed: '{operation}: {reason} (status {status})',
  },
  refreshDialog: {
    title: 'Det oppstod en feil',
    text: 'Siden har visst vært inaktiv for lenge. Oppdater for å fortsette.',
    refresh: 'Oppdater',
    cancel: 'Avbryt',
  },
};
