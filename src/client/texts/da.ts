import { broadcasts } from './da/broadcasts';
import { footer } from './da/footer';
import { guard } from './da/guard';
import { news } from './da/news';
import { page } from './da/page';
import { teams } from './da/teams';
import { today } from './da/today';
import { widgets } from './da/widgets';
import type { Texts } from './en';

/** Interface texts in Danish. */
export const da: Texts = {
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
    skipToContent: 'Gå til indholdet',
    homeLink: '{workplace}, til startsiden',
    pageTitle: '{page} – {workplace}',
    search: 'Søg',
    closeDialog: 'Luk',
    topNavigation: 'Hovedmenu',
    openMenu: 'Åbn menuen',
    closeMenu: 'Luk menuen',
    userMenu: 'Din menu, {name}',
    settings: 'Indstillinger',
    signOut: 'Log ud',
    editInfoboxes: 'Rediger infobokse',
    stopEditingInfoboxes: 'Afslut redigering af infobokse',
    officeProfile: 'Min Office-profil',
    openInTeams: 'Åbn i Teams',
    editorDashboard: 'Redaktørpanel',
    adminDashboard: 'Administratorpanel',
    profile: 'Min profil',
    addToHomeScreen:
      'Føj {workplace} til hjemmeskærmen: tryk på Del og derefter på Føj til hjemmeskærm.',
    closeHint: 'Luk tippet',
    version: 'Version {version}',
    offline: 'Ingen internetforbindelse',
    refresh: 'Opdater',
    loading: 'Henter …',
  },
  navigation: {
    today: 'I dag',
    yourBoard: 'Din tavle',
    collaboration: 'Samarbejde',
    findInformation: 'Find information',
    findColleague: 'Find kollega',
    findColleagues: 'Find dine kolleger',
    firstDay: 'Første dag',
    guide: 'Vejledning',
    news: 'Nyheder',
    adminDashboard: 'Administration',
    featureSettings: 'Funktionsindstillinger',
    resourceValues: 'Portalens tekster',
    appCenter: 'Appcenter',
    aboutApp: 'Om appen',
    editApp: 'Tilføj/rediger app',
    changes: 'Ændringer',
    about: 'Om',
    infoboxes: 'Infobokse',
    infoboxEditor: 'Tilføj/rediger infoboks',
    teamsApp: 'Teams-app',
    terms: 'Kanaler og sprog',
    restaurantMenus: 'Restaurantmenuer',
    requiredReading: 'Påkrævet læsning',
    restaurants: 'Restauranter',
    editRestaurant: 'Tilføj/rediger restaurant',
    kpiCharts: 'KPI-diagrammer',
    editChart: 'Tilføj/rediger diagram',
    powerBI: 'Power BI-rapporter',
    editVisual: 'Tilføj/rediger rapport',
    newContent: ', nyt indhold',
  },
  signIn: {
    prompt: 'Log på for at fortsætte til {workplace}.',
    hint: 'Hvis der ikke åbnes noget, så tillad pop op-vinduer for dette websted, og prøv igen.',
    button: 'Log på',
  },
  start: {
    pageFailed: 'Denne side kunne ikke vises. Opdater den, eller fortsæt med en anden.',
    pageOffline: 'Denne side er ikke tilgængelig offline',
    pageOfflineHint:
      'Der er ingen forbindelse til portalen lige nu, og siden er ikke gemt på enheden. Den åbner, så snart du har forbindelse igen.',
    failed: 'Portalen kunne ikke åbnes',
    failedHint: 'Du er logget på, men portalen svarede ikke, som den skulle.',
    tryAgain: 'Prøv igen',
  },
  notices: {
    region: 'Beskeder',
    offline: 'Ingen internetforbindelse – kun lokalt gemte data er tilgængelige',
    failed: '{operation}: {reason} (status {status})',
  },
  refreshDialog: {
    title: 'Der opstod en fejl',
    text: 'Siden har vist været inaktiv for længe. Opdater for at fortsætte.',
    refresh: 'Opdater',
    cancel: 'Annuller',
  },
};
