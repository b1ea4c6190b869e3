import type { Texts } from '../topics';

export const texts: Texts['settingSentences'] = {
  workplaceName: 'Portaalin nimi yläpalkissa, sivujen otsikoissa ja tervehdyksissä.',
  supportEmail:
    'Osoite, johon kirjoitetaan, kun jokin menee vikaan. Se näkyy virhetiedoissa ja alatunnisteen mallissa.',
  supportPhone:
    'Numero, johon soitetaan, kun jokin menee vikaan. Se näkyy virhetiedoissa ja alatunnisteen mallissa.',
  organisationTimeZone: 'Organisaation aikavyöhyke. Älylinkkien kellonajat noudattavat sitä.',
  emailTheme: 'Portaalin lähettämien sähköpostien värit.',
  resourceValues: 'Korvaa portaalin tekstejä omilla sanoilla kullakin kielellä.',
  enableFirstDayPopupDialog:
    'Toivottaa tervetulleeksi, kun joku avaa portaalin ensimmäisen kerran.',
  firstDayText: 'Tervetulosivun teksti. Jos kenttä on tyhjä, käytetään valmista tekstiä.',
  firstDayImageUrl: 'Tervetulosivun taustakuva. Jos kenttä on tyhjä, käytetään valmista kuvaa.',
  redirectToTeams:
    'Tarjoaa selaimessa mahdollisuutta avata portaali Teamsissa. Ketään ei ohjata sinne automaattisesti.',
  enableTeamsNotification:
    'Lähettää ilmoituksia Teamsin toimintasyötteeseen, kun toimittajat pyytävät sitä.',
  stickyHeader: 'Pitää yläpalkin ylhäällä, kun sivua vieritetään.',
  coreIntranetEnabled:
    'Piilottaa yläpalkin ja alatunnisteen joka sivulla, kun portaali näkyy toisen sivuston sisällä.',
  showBroadcastIconInTopNav: 'Näyttää kuvakkeen, josta saa takaisin piilottamansa tiedotteet.',
  showSearchBarInTopNav: 'Näyttää hakukentän yläpalkissa.',
  guideSiteUrl:
    'Lisää navigointiin ja alatunnisteen malliin kohdan ”Opas”, joka vie tähän osoitteeseen. Jos kenttä on tyhjä, linkkiä ei ole.',
  linkTopNav: 'Lisää navigointiin vielä yhden linkin, jolla on otsikko ja osoite.',
  bypassLicenseFilterInTopNav: 'Näyttää navigoinnin kaikki kohdat käyttöoikeudesta riippumatta.',
  enableOfficeProfileLink: 'Lisää käyttäjävalikkoon kohdan ”Oma Office-profiili”.',
  officeProfileUrl: 'Minne ”Oma Office-profiili” ja oman profiilin muokkauslinkki vievät.',
  enableProfileCardView:
    'Lisää käyttäjävalikkoon kohdan ”Oma profiili” ja avaa oman profiilin portaalissa.',
  'open-all-links-in-same-tab': 'Avaa linkit nykyiseen välilehteen uuden sijasta.',
  'open-apps-in-same-tab': 'Avaa sovellukset nykyiseen välilehteen uuden sijasta.',
  newsCenterSiteUrl:
    'SharePoint-sivusto, jonka uutiset kaikki saavat. Jos kenttä on tyhjä, se on organisaation juurisivusto.',
  newsArchiveLink:
    'Minne ”Siirry uutiskeskukseen” vie, uuteen välilehteen. Jos kenttä on tyhjä, se vie portaalin omaan uutisluetteloon.',
  newsArchiveFilter:
    'KQL-ehto, joka lisätään, kun uutisluettelo hakee SharePointin uutiskeskuksesta.',
  newsModePersonalNews: 'Mistä Omien uutisten SharePoint-uutiset tulevat.',
  newsFilterButtonConfig:
    'Kanavat, jotka saavat painikkeen uutisten yläpuolelle, nimineen ja järjestyksineen.',
  showFilterByDepartmentButtons: 'Näyttää osastopainikkeet uutisten yläpuolella.',
  showNewsDescription: 'Uutiskortista voi avata lyhyen kuvauksen.',
  hideNewsLikes: 'Milloin uutiskortit näyttävät, kuinka moni tykkää niistä.',
  hideNewsComments: 'Milloin uutiskortit näyttävät, kuinka monta kommenttia niillä on.',
  hideNewsTags: 'Piilottaa uutisten lähettäjän ja kanavat.',
  amountOfDaysBackInTime: 'Kuinka monen päivän taakse Tänään-sivun uutiset ulottuvat.',
  newsNumberOfDaysBack:
    'Kuinka monen päivän taakse uutisluettelo ulottuu, kunnes valitaan muut päivät.',
  amountOfPersonalNews: 'Kuinka monta omaa uutista kustakin lähteestä haetaan enintään.',
  topNewsRowLimit: 'Kuinka monta nostettua uutista SharePointista haetaan enintään.',
  topNewsRowLimitWithLanguageFiltering:
    'Kuinka monta nostettua uutista SharePointista haetaan enintään, kun sen sivuja suodatetaan kielen mukaan.',
  featuredNewsPerLoad:
    'Kuinka monta nostettua uutista näytetään kerralla ikkunan leveyden mukaan. Tyhjissä kentissä käytetään valmista määrää.',
  enableFeaturedPages: 'Toimittajat voivat merkitä sivuja nostetuiksi.',
  enableCompactDesign: 'Näyttää Tänään-sivun tiiviissä asettelussa.',
  rssFeedConfig: 'Tänään-sivun syötteet: kunkin osoite, tunniste ja kieli.',
  showBirthdayCalendar: 'Näyttää kollegoiden syntymäpäivät Tänään-sivulla.',
  birthdayManagedProperty: 'Henkilöhaun hallittu ominaisuus, jossa syntymäpäivä on.',
  useTeamsCongratulations:
    'Näyttää jokaisen syntymäpäivän kohdalla painikkeen, joka avaa Teams-keskustelun ja onnittelun.',
  showRestaurantMenus: 'Näyttää ravintoloiden ruokalistat Tänään-sivulla.',
  enablePowerBI: 'Näyttää Power BI -raportit Tänään-sivulla ja Omalla taululla.',
  chartColours: 'Kymmenen väriä, joita kaaviot käyttävät, järjestyksessä.',
  blogSiteUrl:
    'SharePoint-sivusto, jonka kirjoitukset Tänään-sivu näyttää blogeina. Jos kenttä on tyhjä, blogeja ei ole.',
  blogArchiveUrl:
    'Minne vanhempien blogikirjoitusten linkki vie. Jos kenttä on tyhjä, se vie blogisivustolle.',
  complimentsSiteUrl:
    'SharePoint-sivusto, jonka kirjoitukset Tänään-sivu näyttää kehuina. Jos kenttä on tyhjä, kehuja ei ole.',
  complimentsArchiveUrl:
    'Minne vanhempien kehujen linkki vie. Jos kenttä on tyhjä, se vie kehujen sivustolle.',
  organizationCalenderSiteUrl:
    'SharePoint-sivusto, jossa organisaation kalenteri on. Jos kenttä on tyhjä, tapahtumia ei ole.',
  calendarPageInfoUrl:
    'Minne ”Siirry kalenteriin” vie. Jos kenttä on tyhjä, se vie kalenterisivuston tapahtumaluetteloon.',
  eventsDisplayQuery: 'OData-ehto, joka lisätään tapahtumia luettaessa.',
  toDoUrl: 'Minne tehtävien alla oleva To Do -linkki vie.',
  plannerUrl: 'Minne tehtävien alla oleva Planner-linkki vie.',
  outlookCalendarUrl: 'Minne tapahtumien alla oleva Outlook-kalenterin linkki vie.',
  myDetailsMsGraphProperties:
    'Henkilöt luetaan kollegoiksi, kun nämä tiedot ovat heillä samat. Myös profiilit näyttävät ne.',
  colleagueResultCap: 'Kuinka monta kollegaa haetaan enintään.',
  peopleResultSourceId:
    'SharePoint-haun tuloslähde henkilöille. Jos kenttä on tyhjä, käytetään SharePointin omaa.',
  userServiceAppendedFilter: 'OData-ehto, joka lisätään henkilöitä haettaessa.',
  delveProfileUrl:
    'Henkilön profiilin osoite muualla; {id} on henkilön tunnuksen paikka. Jos kenttä on tyhjä, linkkiä ei ole.',
  useTeamsChat: 'Aloittaa keskustelut Teamsissa. Jos tämä ei ole käytössä, käytetään SIP-linkkiä.',
  findColleaguesWithoutLicence:
    'Antaa henkilöiden ilman Microsoft 365 -käyttöoikeutta etsiä kollegoita; vaatii sovelluksen käyttöoikeuden User.Read.All eikä tallenna ketään.',
  searchCenterUrl:
    'SharePoint-hakukeskus, jota tarjotaan tulosten alla. Jos kenttä on tyhjä, linkkiä ei ole.',
  searchSuggestionSourceId:
    'Tuloslähde, josta ehdotukset tulevat. Jos kenttä on tyhjä, käytetään SharePointin omaa.',
  coreRootSiteUrl:
    'Sivusto, jota <coreRootSite> tarkoittaa hakuehdoissa. Jos kenttä on tyhjä, se on organisaation juurisivusto.',
  sharePointPagesSearchFilter:
    'KQL-ehto, joka rajaa SharePoint-sivujen hakua. Siinä voi käyttää paikkoja <tenant>, <coreRootSite> ja <newsCenterSite>.',
  searchManagedProperties:
    'Hallitut ominaisuudet, joita haut lukevat, jos organisaatio on määrittänyt omansa.',
  showDescriptionInSearchResult: 'Näyttää otteen tekstistä jokaisen hakutuloksen alla.',
  searchShowNewsAndPages: 'Ottaa portaalin omat sivut ja uutiset mukaan hakutuloksiin.',
  searchShowPeople: 'Ottaa henkilöt mukaan hakutuloksiin.',
  searchShowApps: 'Ottaa sovellukset mukaan hakutuloksiin.',
  searchShowSharePointPages: 'Ottaa SharePoint-sivut mukaan hakutuloksiin.',
  searchShowDocuments: 'Ottaa asiakirjat mukaan hakutuloksiin.',
  searchShowSites: 'Ottaa sivustot mukaan hakutuloksiin.',
  enableLanguageFilteringForWorkplace:
    'Näyttää portaalin sivut ja uutiset vain kielillä, joita henkilö lukee.',
  enableLanguageFilteringForSharepointPages:
    'Näyttää SharePoint-sivut ja -uutiset vain kielillä, joita henkilö lukee.',
  enableLanguageFilteringForSharepointEvents:
    'Näyttää tapahtumat vain kielillä, joita henkilö lukee.',
  enableShowNonLanguageContentForAllUsers:
    'Näyttää kielettömän sisällön kaikille, kun sisältöä suodatetaan kielen mukaan.',
  defaultLanguageTermId: 'Kieli niille, jotka eivät ole valinneet, ja uudelle sisällölle.',
  languageTermSetId: 'SharePointin termijoukko, josta kieliä voi tuoda.',
  enableUserChannelAutoSync:
    'Seuraa kanavia ihmisten puolesta kerran päivässä heidän hakemistotietojensa mukaan.',
  enableAzureADGroupSync:
    'Seuraa kanavia ihmisten puolesta myös niiden ryhmien mukaan, joiden jäseniä he ovat.',
  enableSyncSettings:
    'Lisää kiinnostusten kohdalle ”Synkronoi nyt”, jotta ei tarvitse odottaa seuraavaan päivään.',
  noChannelSelectionLimitationsForAdmins:
    'Järjestelmänvalvojat voivat julkaista kanaville, joita eivät seuraa.',
  noChannelSelectionLimitationsForEditors:
    'Toimittajat voivat julkaista kanaville, joita eivät seuraa.',
  channelTermSetId: 'SharePointin termijoukko, josta kanavia voi tuoda.',
  navigationTermSetId: 'SharePointin termijoukko, josta Etsi tietoa -sivun valikon voi tuoda.',
  showSharePointNewsCenterLink: 'Näyttää uutisluettelossa linkin SharePointin uutiskeskukseen.',
  showFilterInNewsCenter: 'Näyttää suodattimet uutisluettelossa.',
  enableNotificationSubscriptions:
    'Toimittajat voivat ilmoittaa lukijoille, kun he julkaisevat sivun.',
  commentoScriptUrl: 'Kommenttipalvelun skripti. Jos kenttä on tyhjä, sivuilla ei ole kommentteja.',
  auditsEnabled: 'Näyttää toimittajille sivujen ja muun sisällön historian.',
  trashDays:
    'Kuinka monta päivää poistetun sisällön voi palauttaa. Sen jälkeen se poistuu pysyvästi.',
  imageVaultUrl:
    'ImageVault, josta toimittajat voivat hakea kuvia. Jos kenttä on tyhjä, sitä ei tarjota.',
  defaultImageThumbnailSize: 'Koko, jossa tapahtumien kuvat haetaan SharePointista.',
  disableOverlayOnInfoBoxes: 'Jättää pois tumman kerroksen kuvan päällä olevan tekstin takaa.',
  foldInfoboxesOnPhones:
    'Puhelimissa yksi rivi avaa uutisten yläpuolella olevat tietolaatikot, joten ensimmäinen uutinen näkyy ensimmäisellä näytöllä.',
  allowedVideoHosts:
    'Palvelimet, joiden videoita voi näyttää YouTuben, Vimeon ja Microsoft Streamin lisäksi.',
  enableSmartLinks: 'Näyttää älylinkit Omalla taululla ja kevyellä aloitussivulla.',
  showNewOrModifiedBadgeOnAppTiles: 'Merkitsee sovellukset, jotka ovat uusia tai muuttuneet.',
  everyoneCanCreateCollabSites:
    'Kaikki, joilla on käyttöoikeus, voivat luoda yhteistyösivustoja. Jos tämä ei ole käytössä, vain järjestelmänvalvojat, toimittajat ja roolin CollabSiteCreator haltijat voivat.',
  documentUploadLimit: 'Suurin tiedosto megatavuina, jonka voi ladata Omiin asiakirjoihin.',
  redirectCreateGroupButtonToUrl:
    'Missä sivustot luodaan portaalin sijasta. Jos kenttä on tyhjä, ne luodaan portaalissa.',
  siteTemplates:
    'Se, millä uusi tiimi voi alkaa: sen kanavat, joilla on verkkosivun näyttäviä välilehtiä.',
  enableSiteIndexPopover:
    'Näyttää sivustoluettelon sivustosta lisätietoja, kun sitä osoitetaan tai sen painike valitaan.',
  enableCollapsibleNodes: 'Etsi tietoa -sivun kohdat voi sulkea ja avata.',
  enableRightSection: 'Näyttää Etsi tietoa -sivun oikean sarakkeen.',
  trendingMode: 'Miltä sivustoilta suositut sivut tulevat.',
  enableRequiredReading:
    'Toimittajat voivat edellyttää sivun lukemista, ja jokainen näkee, mitä on lukematta.',
  allowMarkAsReadFromReqReadList: 'Sivun voi merkitä luetuksi avaamatta sitä.',
  includeDraftsInRequiredReading: 'Laskee myös luonnokset pakolliseksi luettavaksi.',
  enableWorkplaceLight:
    'Näyttää portaalin oman sisällön SharePointin sisällön rinnalla. Henkilöt ilman käyttöoikeutta saavat vain portaalin sisällön.',
  requiredLicencePlans:
    'Henkilöllä on oltava yksi näistä palvelupaketeista, jotta hänellä katsotaan olevan käyttöoikeus.',
  excludedLicencePlans:
    'Henkilöllä, jolla on jokin näistä palvelupaketeista, ei katsota olevan käyttöoikeutta.',
  licenceGuardHome:
    'Avaa Tänään-sivun vain käyttöoikeuden haltijoille. Muut saavat kevyen aloitussivun.',
  licenceGuardYourBoard: 'Avaa Oman taulun vain käyttöoikeuden haltijoille.',
  licenceGuardCollaboration: 'Avaa Yhteistyö-sivun vain käyttöoikeuden haltijoille.',
  licenceGuardFindInformation: 'Avaa Etsi tietoa -sivun vain käyttöoikeuden haltijoille.',
  broadcastTitleMaxLength: 'Kuinka monta merkkiä tiedotteen otsikossa voi olla.',
  enableSignalR: 'Näyttää muutokset avoimilla sivuilla heti.',
  enableUpdateChecksForNewContent:
    'Etsii uutta sisältöä puolen tunnin välein ja merkitsee sen navigointiin.',
  disableLocalStorage:
    'Ei tallenna mitään ihmisten laitteille. Jokainen käynti alkaa silloin alusta.',
  enableAnalytics: 'Laskee, mitä avataan ja haetaan, ilman nimiä.',
  analyticsRetentionDays:
    'Kuinka monta päivää käyttötilastoja säilytetään. 0 säilyttää ne pysyvästi.',
  notificationDays:
    'Kuinka monta päivää ilmoituksia säilytetään lähettämisen jälkeen. 0 säilyttää ne pysyvästi.',
  auditDays:
    'Kuinka monta päivää historiaa säilytetään. 0 säilyttää sen pysyvästi. Kaiken olemassa tai roskakorissa olevan viimeisin versio jää aina.',
  unusedPictureDays:
    'Kuinka monta päivää säilytetään kuvaa, jota mikään teksti, luonnos, aiempi versio tai roskakori ei käytä. 0 säilyttää kaikki kuvat.',
  leftPeopleDays:
    'Kuinka monta päivää säilytetään niiden tietoja, joita ei enää ole hakemistossa tai joiden tili on estetty. 0 säilyttää ne. Heidän kirjoittamansa jää. Vaatii Microsoft Graphin sovelluksen käyttöoikeuden User.Read.All.',
};
