import type { Texts } from '../topics';

export const texts: Texts['featureSettings'] = {
  title: 'Toimintojen asetukset',
  introduction: 'Mitä portaali tekee koko organisaatiolle. Muutos näkyy avoimilla sivuilla heti.',
  back: 'Hallintaan',
  name: 'Toimintojen asetukset',
  operation: 'Toiminnon asetus {key}',
  search: 'Etsi asetusta',
  searchHint: 'Nimellä tai sillä, mitä se tekee',
  onlyChanged: 'Vain oletuksesta poikkeavat',
  found: { one: '{count} asetus', other: '{count} asetusta' },
  none: 'Mikään asetus ei vastaa hakua.',
  clearSearch: 'Näytä kaikki asetukset',
  changed: 'Muutettu',
  notSaved: 'Tallentamatta',
  rewording: {
    name: 'Portaalin tekstit',
    introduction:
      'Sano se omin sanoin. Tyhjäksi jätetty pysyy ennallaan, ja kaikki näkevät uudet sanat heti. Aaltosulkeissa olevat sanat, kuten {count}, portaali täyttää itse.',
    language: 'Kieli',
    find: 'Etsi teksti',
    onlyReworded: 'Vain omin sanoin sanotut',
    found: { one: '{count} teksti', other: '{count} tekstiä' },
    none: 'Mikään teksti ei vastaa hakua.',
    missing: 'Tämän kielen tekstejä ei voi ladata juuri nyt.',
    wordsFor: 'Omat sanat tekstille ”{text}”',
    unknownPlaces: 'Portaali ei voi täyttää tähän kohtaa {places}.',
    edit: 'Muokkaa tekstejä',
  },
  isDefault: 'oletus',
  defaultValue: 'Oletus: {value}',
  reset: 'Palauta oletus',
  resetThis: 'Palauta asetuksen {name} oletus',
  historyOf: 'Asetuksen {name} historia',
  change: '{from} → {to}',
  on: 'Käytössä',
  off: 'Ei käytössä',
  emptyValue: 'Tyhjä',
  emptyChoice: 'Ei mitään',
  entry: 'Kohta {number}',
  addEntry: 'Lisää kohta',
  removeEntry: 'Poista kohta {number}',
  entries: { one: '{count} kohta', other: '{count} kohtaa' },
  groups: {
    organisation: 'Organisaatio',
    start: 'Ensimmäinen päivä ja Teams',
    navigation: 'Yläpalkki ja navigointi',
    news: 'Uutiset',
    today: 'Tänään-sivun osat',
    calendar: 'Kalenteri ja tehtävät',
    people: 'Henkilöt',
    search: 'Haku',
    languages: 'Kielet',
    channels: 'Kanavat ja hakemisto',
    pages: 'Sivut ja kuvat',
    links: 'Linkit, sovellukset ja lukeminen',
    licences: 'Käyttöoikeudet',
    messages: 'Tiedotteet',
    operation: 'Toiminta',
  },
  seenBy: {
    everyone: 'Näkyy kaikille',
    licensed: 'Näkyy henkilöille, joilla on Microsoft 365 -käyttöoikeus',
    editors: 'Näkyy toimittajille',
    admins: 'Näkyy järjestelmänvalvojille',
  },
  flaws: {
    type: 'Arvo ei ole oikeanlainen.',
    range: 'Anna luku väliltä {min}–{max}.',
    whole: 'Anna kokonaisluku.',
    tooLong: 'Käytä enintään {max}.',
    address: 'Anna osoite, joka alkaa https://, tai portaalin osoite, joka alkaa /-merkillä.',
    email: 'Anna sähköpostiosoite.',
    guid: 'Anna GUID, esimerkiksi 3f2504e0-4f89-41d3-9a0c-0305e82c3301.',
    colour: 'Anna väri, esimerkiksi #0f6cbd.',
    zone: 'Anna aikavyöhyke, esimerkiksi Europe/Helsinki.',
    choice: 'Valitse yksi arvoista.',
    count: 'Kohtia on oltava {count}.',
    required: 'Anna arvo.',
    unknown: 'Kenttää ei tunneta.',
  },
  about: {
    workplaceName: 'Portaalin nimi yläpalkissa, otsikoissa ja tervehdyksissä.',
    supportEmail:
      'Minne kirjoitetaan, kun jokin epäonnistuu; näkyy virhetiedoissa ja alatunnisteen mallissa.',
    supportPhone:
      'Numero, johon soitetaan, kun jokin epäonnistuu; näkyy virhetiedoissa ja alatunnisteen mallissa.',
    organisationTimeZone: 'Organisaation aikavyöhyke, jossa älylinkkien kellonajat ovat.',
    emailTheme: 'Portaalin lähettämien sähköpostien värit.',
    resourceValues:
      'Tekstit, jotka muotoilette toisin, kielen ja avaimen mukaan, esimerkiksi navigation.today.',
    enableFirstDayPopupDialog: 'Toivottaa tervetulleeksi ensimmäisellä käynnillä.',
    firstDayText: 'Tervetulosivun teksti. Tyhjä: valmis teksti.',
    firstDayImageUrl: 'Tervetulosivun taustakuva. Tyhjä: valmis kuva.',
    redirectToTeams:
      'Tarjoaa selaimessa mahdollisuutta avata portaali Teamsissa. Ketään ei pakoteta.',
    enableTeamsNotification: 'Lähettää ilmoituksia Teamsin toimintasyötteeseen.',
    stickyHeader: 'Pitää yläpalkin näkyvissä sivua vieritettäessä.',
    coreIntranetEnabled:
      'Piilottaa yläpalkin ja alatunnisteen kaikkialta, kun portaali on toisen portaalin sisällä.',
    showBroadcastIconInTopNav: 'Näyttää kuvakkeen, josta löytää piilottamansa tiedotteet.',
    showSearchBarInTopNav: 'Näyttää haun yläpalkissa.',
    guideSiteUrl: 'Navigoinnin ”Opas”-kohdan osoite. Tyhjä: ei kohtaa.',
    linkTopNav:
      'Vielä yksi linkki navigoinnissa: otsikko, osoite ja avautuuko se uuteen välilehteen.',
    bypassLicenseFilterInTopNav: 'Näyttää navigoinnin kohdat käyttöoikeudesta riippumatta.',
    enableOfficeProfileLink: 'Näyttää omassa valikossa kohdan ”Oma Office-profiili”.',
    officeProfileUrl: 'Kohdan ”Oma Office-profiili” osoite.',
    enableProfileCardView: 'Näyttää omassa valikossa kohdan ”Oma profiili”.',
    'open-all-links-in-same-tab': 'Avaa linkit siihen välilehteen, jossa niitä napsautetaan.',
    'open-apps-in-same-tab': 'Avaa sovellusruudut siihen välilehteen, jossa niitä napsautetaan.',
    newsCenterSiteUrl: 'SharePoint-sivusto, jonka uutiset kaikki saavat.',
    newsArchiveLink:
      'Minne ”Siirry uutiskeskukseen” vie, uuteen välilehteen. Tyhjä: portaalin uutiset.',
    newsArchiveFilter: 'KQL-ehto, joka lisätään uutiskeskuksen hakuun.',
    newsModePersonalNews: 'Mistä SharePointin henkilökohtaiset uutiset tulevat.',
    newsFilterButtonConfig: 'Kanavat, joilla on painike uutisten yläpuolella, järjestyksessä.',
    showFilterByDepartmentButtons: 'Näyttää nuo painikkeet uutisten yläpuolella.',
    showNewsDescription: 'Uutiskortin lyhyen kuvauksen voi lukea.',
    hideNewsLikes: 'Tyhjä: tykkäysten määrä näkyy aina. HideIfNoLikes: vasta yhdestä alkaen.',
    hideNewsComments:
      'Tyhjä: kommenttien määrä näkyy aina. HideIfNoComments: vasta yhdestä alkaen.',
    hideNewsTags: 'Piilottaa uutisten lähettäjän ja kanavat.',
    amountOfDaysBackInTime: 'Kuinka monta päivää vanhoja uutisia Tänään-sivulla on.',
    newsNumberOfDaysBack: 'Kuinka monen päivän taakse uutisluettelo aluksi ulottuu.',
    amountOfPersonalNews: 'Kuinka monta henkilökohtaista uutista haetaan enintään.',
    topNewsRowLimit: 'Kuinka monta nostettua uutista ja hakutulosta haetaan enintään.',
    topNewsRowLimitWithLanguageFiltering: 'Sama, kun sisältöä suodatetaan kielen mukaan.',
    featuredNewsPerLoad:
      'Nostettuja uutisia kerralla ikkunan leveyden mukaan. Tyhjä: valmiit määrät.',
    enableFeaturedPages: 'Toimittajat voivat nostaa sivuja, ja ne näkyvät Tänään-sivulla.',
    enableCompactDesign: 'Tänään-sivun tiivis asettelu.',
    rssFeedConfig:
      'Tänään-sivun syötteet: osoite, tunniste ja kieli; Small puolittaa kerralla näytettävät.',
    showBirthdayCalendar: 'Näyttää työtovereiden syntymäpäivät Tänään-sivulla.',
    birthdayManagedProperty: 'Henkilöhaun ominaisuus, jossa syntymäpäivä on.',
    useTeamsCongratulations: 'Onnittelee Teams-keskustelussa sähköpostin sijasta.',
    showRestaurantMenus: 'Näyttää ravintoloiden ruokalistat Tänään-sivulla.',
    enablePowerBI: 'Näyttää Power BI -raportit.',
    chartColours: 'Kymmenen väriä kaavioiden sarjoille, järjestyksessä.',
    blogSiteUrl:
      'SharePoint-sivusto, jonka kirjoitukset näkyvät blogeina Tänään-sivulla. Tyhjä: ei blogeja.',
    blogArchiveUrl: 'Vanhempien blogikirjoitusten osoite. Tyhjä: itse sivusto.',
    complimentsSiteUrl:
      'SharePoint-sivusto, jonka kirjoitukset näkyvät kehuina Tänään-sivulla. Tyhjä: ei kehuja.',
    complimentsArchiveUrl: 'Vanhempien kehujen osoite. Tyhjä: itse sivusto.',
    organizationCalenderSiteUrl:
      'SharePoint-sivusto, jossa organisaation kalenteri on. Tyhjä: ei tapahtumia.',
    calendarPageInfoUrl:
      'Minne ”Siirry kalenteriin” vie. Tyhjä: kalenterisivuston tapahtumaluettelo.',
    eventsDisplayQuery: 'OData-ehto, joka lisätään tapahtumia luettaessa.',
    toDoUrl: 'To Don osoite, jonne tyhjä tehtäväluettelo vie.',
    plannerUrl: 'Plannerin osoite, jonne tyhjä tehtäväluettelo vie.',
    outlookCalendarUrl: 'Outlook-kalenterin osoite, jonne tyhjä päivä vie.',
    colleagueResultCap: 'Kuinka monta työtoveria haetaan enintään.',
    peopleResultSourceId: 'SharePoint-haun tuloslähde henkilöille. Tyhjä: SharePointin oma.',
    myDetailsMsGraphProperties:
      'Mikä kahdella henkilöllä on yhteistä, kun heidät luetaan työtovereiksi, ja mitä profiili näyttää.',
    delveProfileUrl:
      'Henkilön profiilin osoite portaalin ulkopuolella; {id} on henkilön tunnisteen paikka. Tyhjä: ei linkkiä.',
    userServiceAppendedFilter: 'OData-ehto, joka lisätään henkilöitä haettaessa.',
    useTeamsChat: 'Aloittaa keskustelut Teamsissa; muuten sip-linkillä.',
    searchCenterUrl:
      'SharePoint-hakukeskuksen osoite, jota tarjotaan tulosten lopussa. Tyhjä: ei linkkiä.',
    searchSuggestionSourceId: 'Ehdotusten tuloslähde. Tyhjä: SharePointin oma.',
    coreRootSiteUrl:
      'Sivusto, jota <coreRootSite> tarkoittaa hakuehdoissa. Tyhjä: organisaation juurisivusto.',
    sharePointPagesSearchFilter:
      'KQL-ehto, joka rajaa SharePoint-sivujen hakua; siinä voi olla <tenant>, <coreRootSite> ja <newsCenterSite>.',
    searchManagedProperties:
      'Hallitut ominaisuudet, jotka haut noutavat, jos organisaatio on määrittänyt omansa.',
    showDescriptionInSearchResult: 'Näyttää otteen tekstistä jokaisen hakutuloksen alla.',
    searchShowNewsAndPages: 'Löytää portaalin sivut ja uutiset.',
    searchShowPeople: 'Löytää henkilöt.',
    searchShowApps: 'Löytää sovellukset.',
    searchShowSharePointPages: 'Löytää SharePoint-sivut.',
    searchShowDocuments: 'Löytää asiakirjat.',
    searchShowSites: 'Löytää sivustot.',
    enableLanguageFilteringForWorkplace:
      'Portaalin sivut ja uutiset saa vain kielillä, joita lukee.',
    enableLanguageFilteringForSharepointPages: 'SharePoint-sivut saa vain kielillä, joita lukee.',
    enableLanguageFilteringForSharepointEvents: 'Tapahtumat saa vain kielillä, joita lukee.',
    enableShowNonLanguageContentForAllUsers: 'Kieletön sisältö näkyy kaikille.',
    defaultLanguageTermId: 'Kieli niille, jotka eivät ole valinneet, ja uusille sivuille.',
    languageTermSetId: 'Termijoukko, josta kieliä voi tuoda.',
    enableUserChannelAutoSync:
      'Seuraa kanavia ihmisten puolesta hakemiston mukaan kerran päivässä.',
    enableAzureADGroupSync: 'Myös hakemiston ryhmät päättävät kanavista.',
    enableSyncSettings:
      'Näyttää kiinnostusten kohdalla ”Synkronoi nyt”, ettei tarvitse odottaa seuraavaan päivään.',
    noChannelSelectionLimitationsForAdmins:
      'Järjestelmänvalvojat saavat antaa sisällölle kanavia, joita eivät seuraa.',
    noChannelSelectionLimitationsForEditors:
      'Toimittajat saavat antaa sisällölle kanavia, joita eivät seuraa.',
    channelTermSetId: 'Termijoukko, josta kanavia voi tuoda.',
    navigationTermSetId: 'Termijoukko, josta Etsi tietoa -sivun valikon voi tuoda muokkaustilassa.',
    showSharePointNewsCenterLink: 'Näyttää uutisluettelossa linkin SharePointin uutiskeskukseen.',
    showFilterInNewsCenter: 'Näyttää uutisluettelon suodattimet.',
    enableNotificationSubscriptions:
      'Toimittajat voivat ilmoittaa lukijoille, kun he julkaisevat sivun.',
    commentoScriptUrl: 'Kommenttipalvelun skripti. Tyhjä: ei kommentteja.',
    auditsEnabled: 'Näyttää sivujen historian toimittajille.',
    trashDays: 'Päivät, joiden ajan poistetun voi palauttaa; sen jälkeen se poistuu pysyvästi.',
    imageVaultUrl: 'ImageVaultin osoite, josta kuvia voi hakea. Tyhjä: ei tarjota.',
    defaultImageThumbnailSize:
      'Koko, jossa tapahtumien kuvat haetaan SharePointista: 96, 176 tai 800 kuvapistettä leveinä.',
    disableOverlayOnInfoBoxes: 'Jättää pois tumman kerroksen kuvan päällä olevan tekstin takaa.',
    allowedVideoHosts:
      'Palvelimet, joiden videoita tietolaatikot saavat näyttää YouTuben, Vimeon ja Microsoft Streamin lisäksi.',
    enableSmartLinks: 'Näyttää älylinkit.',
    showNewOrModifiedBadgeOnAppTiles: 'Merkitsee uudet tai muuttuneet sovellusruudut.',
    everyoneCanCreateCollabSites:
      'Kaikki, joilla on käyttöoikeus, voivat luoda yhteistyösivustoja; muuten vain ne, joilla on rooli.',
    documentUploadLimit:
      'Suurin tiedosto megatavuina, jonka voi ladata Omissa asiakirjoissa. Yli 4 Mt:n tiedosto lähetetään osissa.',
    redirectCreateGroupButtonToUrl:
      'Osoite, jossa yhteistyösivustot luodaan portaalin sijaan. Tyhjä: portaalissa.',
    siteTemplates:
      'Se, millä uusi tiimi voi alkaa: sen kanavat, joilla on verkkosivun näyttäviä välilehtiä.',
    enableSiteIndexPopover:
      'Näyttää lisää hakemiston sivustosta, kun hiiri lepää sen päällä, ja painikkeella.',
    enableCollapsibleNodes: 'Etsi tietoa -sivun kohdat voi sulkea ja avata.',
    enableRightSection: 'Näyttää Etsi tietoa -sivun oikean sarakkeen.',
    trendingMode:
      'Modern: suositut sivut kaikilta sivustoilta. ModernOnlyFromCoreRootSite: vain keskeiseltä pääsivustolta.',
    enableRequiredReading:
      'Toimittajat voivat edellyttää sivun lukemista, ja jokainen näkee, mitä on lukematta.',
    allowMarkAsReadFromReqReadList: 'Sivun voi merkitä luetuksi avaamatta sitä.',
    includeDraftsInRequiredReading: 'Laskee myös luonnokset pakolliseksi luettavaksi.',
    enableWorkplaceLight:
      'Henkilöt ilman Microsoft 365 -käyttöoikeutta saavat portaalin oman sisällön eivätkä mitään SharePointista.',
    requiredLicencePlans: 'Palvelupaketit, joista yksi vaaditaan käyttöoikeuteen.',
    excludedLicencePlans: 'Palvelupaketit, joista jokainen poistaa käyttöoikeuden.',
    licenceGuardHome:
      'Vain käyttöoikeuden haltijat avaavat Tänään-sivun; muut saavat kevyen aloitussivun.',
    licenceGuardYourBoard: 'Vain käyttöoikeuden haltijat avaavat sivun Oma taulu.',
    licenceGuardCollaboration: 'Vain käyttöoikeuden haltijat avaavat sivun Yhteistyö.',
    licenceGuardFindInformation: 'Vain käyttöoikeuden haltijat avaavat sivun Etsi tietoa.',
    broadcastTitleMaxLength: 'Tiedotteen otsikon enimmäispituus merkkeinä.',
    enableSignalR: 'Muutokset näkyvät avoimilla sivuilla heti.',
    enableUpdateChecksForNewContent:
      'Etsii uutta sisältöä puolen tunnin välein ja merkitsee sen navigointiin.',
    disableLocalStorage:
      'Ei tallenna mitään ihmisten laitteille. Jokainen käynti alkaa silloin alusta.',
    enableAnalytics: 'Laskee, mitä avataan ja haetaan, ilman nimiä.',
    analyticsRetentionDays: 'Päivät, joiden jälkeen luvut poistetaan; 0 säilyttää ne aina.',
    notificationDays:
      'Päivät, jotka ilmoituksia säilytetään lähettämisen jälkeen; 0 säilyttää ne aina.',
    auditDays:
      'Päivät, jotka historiaa säilytetään; 0 säilyttää sen aina. Kaiken olemassa olevan viimeisin tila ja roskakori jäävät.',
    unusedPictureDays:
      'Päivät, joiden jälkeen poistetaan kuva, jota mikään ei käytä: ei teksti, luonnos, aiempi versio eikä roskakori; 0 säilyttää kaikki.',
    leftPeopleDays:
      'Päivät, joiden jälkeen vain henkilölle itselleen kuuluva poistetaan, kun häntä ei enää ole hakemistossa tai tili on estetty; 0 säilyttää sen. Kirjoitettu jää. Vaatii Microsoft Graphin sovelluksen käyttöoikeuden User.Read.All.',
  },
};
