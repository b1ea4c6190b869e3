import { broadcasts } from './fi/broadcasts';
import { footer } from './fi/footer';
import { guard } from './fi/guard';
import { news } from './fi/news';
import { page } from './fi/page';
import { teams } from './fi/teams';
import { today } from './fi/today';
import { widgets } from './fi/widgets';
import type { Texts } from './en';

/** Interface texts in Finnish. */
export const fi: Texts = {
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
    skipToContent: 'Siirry sisältöön',
    homeLink: '{workplace}, aloitussivulle',
    pageTitle: '{page} – {workplace}',
    search: 'Haku',
    closeDialog: 'Sulje',
    topNavigation: 'Päävalikko',
    openMenu: 'Avaa valikko',
    closeMenu: 'Sulje valikko',
    userMenu: 'Oma valikko, {name}',
    settings: 'Asetukset',
    signOut: 'Kirjaudu ulos',
    editInfoboxes: 'Muokkaa tietoruutuja',
    stopEditingInfoboxes: 'Lopeta tietoruutujen muokkaus',
    officeProfile: 'Oma Office-profiili',
    openInTeams: 'Avaa Teamsissa',
    editorDashboard: 'Toimittajan työpöytä',
    adminDashboard: 'Ylläpitäjän työpöytä',
    profile: 'Oma profiili',
    addToHomeScreen:
      'Lisää {workplace} Koti-valikkoon: napauta Jaa ja sitten Lisää Koti-valikkoon.',
    closeHint: 'Sulje vihje',
    version: 'Versio {version}',
    offline: 'Ei verkkoyhteyttä',
    refresh: 'Päivitä',
    loading: 'Ladataan …',
  },
  navigation: {
    today: 'Tänään',
    yourBoard: 'Oma taulu',
    collaboration: 'Yhteistyö',
    findInformation: 'Etsi tietoa',
    findColleague: 'Etsi kollega',
    findColleagues: 'Etsi kollegoitasi',
    firstDay: 'Ensimmäinen päivä',
    guide: 'Opas',
    news: 'Uutiset',
    adminDashboard: 'Hallinta',
    featureSettings: 'Toimintojen asetukset',
    resourceValues: 'Portaalin tekstit',
    appCenter: 'Sovelluskeskus',
    aboutApp: 'Tietoja sovelluksesta',
    editApp: 'Lisää/muokkaa sovellusta',
    changes: 'Muutokset',
    about: 'Tietoja',
    infoboxes: 'Tietolaatikot',
    infoboxEditor: 'Lisää tai muokkaa tietolaatikkoa',
    teamsApp: 'Teams-sovellus',
    terms: 'Kanavat ja kielet',
    restaurantMenus: 'Ravintoloiden ruokalistat',
    requiredReading: 'Pakollinen luettava',
    restaurants: 'Ravintolat',
    editRestaurant: 'Lisää tai muokkaa ravintolaa',
    kpiCharts: 'KPI-kaaviot',
    editChart: 'Lisää tai muokkaa kaaviota',
    powerBI: 'Power BI -raportit',
    editVisual: 'Lisää tai muokkaa raporttia',
    newContent: ', uutta sisältöä',
  },
  signIn: {
    prompt: 'Kirjaudu sisään, niin pääset portaaliin: {workplace}.',
    hint: 'Jos mitään ei avaudu, salli ponnahdusikkunat tälle sivustolle ja yritä uudelleen.',
    button: 'Kirjaudu sisään',
  },
  start: {
    pageFailed: 'Tätä sivua ei voitu näyttää. Päivitä se tai jatka toisella sivulla.',
    pageOffline: 'Tämä sivu ei ole käytettävissä ilman verkkoyhteyttä',
    pageOfflineHint:
      'Portaaliin ei juuri nyt saada yhteyttä, eikä sivua ole tallennettu tälle laitteelle. Se avautuu heti, kun yhteys palautuu.',
    failed: 'Portaalia ei voitu avata',
    failedHint: 'Kirjautuminen onnistui, mutta portaali ei vastannut odotetusti.',
    tryAgain: 'Yritä uudelleen',
  },
  notices: {
    region: 'Ilmoitukset',
    offline: 'Ei verkkoyhteyttä – vain laitteelle tallennetut tiedot ovat käytettävissä',
    failed: '{operation}: {reason} (tila {status})',
  },
  refreshDialog: {
    title: 'Tapahtui virhe',
    text: 'Sivu on ilmeisesti ollut käyttämättä liian kauan. Päivitä jatkaaksesi.',
    refresh: 'Päivitä',
    cancel: 'Peruuta',
  },
};
