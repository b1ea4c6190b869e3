import { broadcasts } from './sv/broadcasts';
import { footer } from './sv/footer';
import { guard } from './sv/guard';
import { news } from './sv/news';
import { page } from './sv/page';
import { teams } from './sv/teams';
import { today } from './sv/today';
import { widgets } from './sv/widgets';
import type { Texts } from './en';

/** Interface texts in Swedish. */
export const sv: Texts = {
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
    skipToContent: 'Gå till innehållet',
    homeLink: '{workplace}, till startsidan',
    pageTitle: '{page} – {workplace}',
    search: 'Sök',
    closeDialog: 'Stäng',
    topNavigation: 'Huvudmeny',
    openMenu: 'Öppna menyn',
    closeMenu: 'Stäng menyn',
    userMenu: 'Din meny, {name}',
    settings: 'Inställningar',
    signOut: 'Logga ut',
    editInfoboxes: 'Redigera inforutor',
    stopEditingInfoboxes: 'Sluta redigera inforutor',
    officeProfile: 'Min Office-profil',
    openInTeams: 'Öppna i Teams',
    editorDashboard: 'Redaktörspanel',
    adminDashboard: 'Administratörspanel',
    profile: 'Min profil',
    addToHomeScreen:
      'Lägg till {workplace} på hemskärmen: tryck på Dela och sedan på Lägg till på hemskärmen.',
    closeHint: 'Stäng tipset',
    version: 'Version {version}',
    offline: 'Ingen internetanslutning',
    refresh: 'Uppdatera',
    loading: 'Hämtar …',
  },
  navigation: {
    today: 'I dag',
    yourBoard: 'Din tavla',
    collaboration: 'Samarbete',
    findInformation: 'Hitta information',
    findColleague: 'Hitta kollega',
    findColleagues: 'Hitta dina kollegor',
    firstDay: 'Första dagen',
    guide: 'Guide',
    news: 'Nyheter',
    adminDashboard: 'Administration',
    featureSettings: 'Funktionsinställningar',
    resourceValues: 'Portalens texter',
    appCenter: 'Appcenter',
    aboutApp: 'Om appen',
    editApp: 'Lägg till/redigera app',
    changes: 'Ändringar',
    about: 'Om',
    infoboxes: 'Informationsrutor',
    infoboxEditor: 'Lägg till/redigera informationsruta',
    teamsApp: 'Teams-app',
    terms: 'Kanaler och språk',
    restaurantMenus: 'Restaurangmenyer',
    requiredReading: 'Obligatorisk läsning',
    restaurants: 'Restauranger',
    editRestaurant: 'Lägg till/redigera restaurang',
    kpiCharts: 'KPI-diagram',
    editChart: 'Lägg till/redigera diagram',
    powerBI: 'Power BI-rapporter',
    editVisual: 'Lägg till/redigera rapport',
    newContent: ', nytt innehåll',
  },
  signIn: {
    prompt: 'Logga in för att fortsätta till {workplace}.',
    hint: 'Om inget öppnas, tillåt popup-fönster för den här webbplatsen och försök igen.',
    button: 'Logga in',
  },
  start: {
    pageFailed: 'Den här sidan kunde inte visas. Uppdatera den eller fortsätt med en annan.',
    pageOffline: 'Den här sidan är inte tillgänglig offline',
    pageOfflineHint:
      'Det finns ingen anslutning till portalen just nu, och sidan är inte sparad på enheten. Den öppnas så snart du är ansluten igen.',
    failed: 'Portalen kunde inte öppnas',
    failedHint: 'Inloggningen fungerade, men portalen svarade inte som den skulle.',
    tryAgain: 'Försök igen',
  },
  notices: {
    region: 'Aviseringar',
    offline: 'Ingen internetanslutning – endast lokalt sparade data är tillgängliga',
    failed: '{operation}: {reason} (status {status})',
  },
  refreshDialog: {
    title: 'Ett fel har uppstått',
    text: 'Sidan verkar ha varit inaktiv för länge. Uppdatera för att fortsätta.',
    refresh: 'Uppdatera',
    cancel: 'Avbryt',
  },
};
