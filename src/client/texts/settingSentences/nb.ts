import type { Texts } from '../topics';

export const texts: Texts['settingSentences'] = {
  workplaceName: 'Navnet på portalen i topptekst, sidetitler og hilsener.',
  supportEmail:
    'Adressen man skriver til når noe går galt. Den vises i feildetaljer og i malen for bunnteksten.',
  supportPhone:
    'Nummeret man ringer når noe går galt. Det vises i feildetaljer og i malen for bunnteksten.',
  organisationTimeZone: 'Organisasjonens tidssone. Tidene for smartlenker følger den.',
  emailTheme: 'Fargene i e-poster som portalen sender.',
  resourceValues: 'Erstatter tekster i portalen med egne ord, på hvert språk.',
  enableFirstDayPopupDialog: 'Ønsker velkommen den første gangen noen åpner portalen.',
  firstDayText: 'Teksten på velkomstsiden. Hvis feltet er tomt, brukes den innebygde teksten.',
  firstDayImageUrl:
    'Bakgrunnsbildet på velkomstsiden. Hvis feltet er tomt, brukes det innebygde bildet.',
  redirectToTeams:
    'Lar folk i en nettleser velge å åpne portalen i Teams. Ingen sendes dit automatisk.',
  enableTeamsNotification: 'Sender varsler til aktivitetsfeeden i Teams når redaktører ber om det.',
  stickyHeader: 'Holder toppteksten øverst mens siden ruller.',
  coreIntranetEnabled:
    'Skjuler topptekst og bunntekst på alle sider, for en portal som vises inne i et annet nettsted.',
  showBroadcastIconInTopNav: 'Viser ikonet som henter tilbake meldinger man har skjult.',
  showSearchBarInTopNav: 'Viser søkefeltet i toppteksten.',
  guideSiteUrl:
    'Legger til «Veiledning» i navigasjonen og i malen for bunnteksten, med denne adressen. Hvis feltet er tomt, er det ingen lenke.',
  linkTopNav: 'Legger til enda en lenke i navigasjonen, med tittel og adresse.',
  bypassLicenseFilterInTopNav:
    'Viser alle punkter i navigasjonen, enten man har lisens for dem eller ikke.',
  enableOfficeProfileLink: 'Legger til «Min Office-profil» i brukermenyen.',
  officeProfileUrl: 'Hvor «Min Office-profil» og lenken for å redigere egen profil fører.',
  enableProfileCardView:
    'Legger til «Min profil» i brukermenyen og åpner ens egen profil i portalen.',
  'open-all-links-in-same-tab': 'Åpner lenker i fanen man er i, i stedet for i en ny.',
  'open-apps-in-same-tab': 'Åpner apper i fanen man er i, i stedet for i en ny.',
  newsCenterSiteUrl:
    'SharePoint-området som alle får nyheter fra. Hvis feltet er tomt, brukes organisasjonens rotområde.',
  newsArchiveLink:
    'Hvor «Gå til nyhetssenteret» fører, i en ny fane. Hvis feltet er tomt, fører det til portalens egen nyhetsliste.',
  newsArchiveFilter:
    'Et KQL-uttrykk som legges til når nyhetslisten søker i SharePoints nyhetssenter.',
  newsModePersonalNews: 'Hvor SharePoint-nyhetene i Dine nyheter kommer fra.',
  newsFilterButtonConfig: 'Kanalene som får en knapp over nyhetene, med navn og rekkefølge.',
  showFilterByDepartmentButtons: 'Viser avdelingsknappene over nyhetene.',
  showNewsDescription: 'Lar folk åpne en kort beskrivelse på et nyhetskort.',
  hideNewsLikes: 'Når nyhetskort viser hvor mange som liker dem.',
  hideNewsComments: 'Når nyhetskort viser hvor mange kommentarer de har.',
  hideNewsTags: 'Skjuler avsender og kanaler på nyheter.',
  amountOfDaysBackInTime: 'Hvor mange dager nyhetene på I dag rekker tilbake.',
  newsNumberOfDaysBack: 'Hvor mange dager nyhetslisten rekker tilbake til man velger andre datoer.',
  amountOfPersonalNews: 'Det høyeste antallet personlige nyheter som hentes fra hver kilde.',
  topNewsRowLimit: 'Det høyeste antallet fremhevede nyheter som hentes fra SharePoint.',
  topNewsRowLimitWithLanguageFiltering:
    'Det høyeste antallet fremhevede nyheter som hentes fra SharePoint mens sidene filtreres etter språk.',
  featuredNewsPerLoad:
    'Hvor mange fremhevede nyheter som vises om gangen, etter vinduets bredde. Tomme felt bruker det innebygde antallet.',
  enableFeaturedPages: 'Lar redaktører merke sider som fremhevet.',
  enableCompactDesign: 'Viser I dag i kompakt oppsett.',
  rssFeedConfig: 'Feedene som I dag viser, hver med adresse, merke og språk.',
  showBirthdayCalendar: 'Viser kollegers bursdager på I dag.',
  birthdayManagedProperty: 'Den administrerte egenskapen i personsøket som inneholder bursdagen.',
  useTeamsCongratulations: 'Viser en knapp ved hver bursdag som åpner en Teams-chat med en hilsen.',
  showRestaurantMenus: 'Viser restaurantenes menyer på I dag.',
  enablePowerBI: 'Viser Power BI-rapporter på I dag og Din tavle.',
  chartColours: 'De ti fargene som diagrammer bruker, i rekkefølge.',
  blogSiteUrl:
    'SharePoint-området med innlegg som I dag viser som blogger. Hvis feltet er tomt, er det ingen blogger.',
  blogArchiveUrl:
    'Hvor lenken til eldre blogginnlegg fører. Hvis feltet er tomt, fører den til bloggområdet.',
  complimentsSiteUrl:
    'SharePoint-området med innlegg som I dag viser som ros. Hvis feltet er tomt, er det ingen ros.',
  complimentsArchiveUrl:
    'Hvor lenken til eldre ros fører. Hvis feltet er tomt, fører den til området for ros.',
  organizationCalenderSiteUrl:
    'SharePoint-området med organisasjonens kalender. Hvis feltet er tomt, er det ingen arrangementer.',
  calendarPageInfoUrl:
    'Hvor «Gå til kalenderen» fører. Hvis feltet er tomt, fører det til kalenderområdets liste over arrangementer.',
  eventsDisplayQuery: 'Et OData-uttrykk som legges til når arrangementer hentes.',
  toDoUrl: 'Hvor lenken til To Do under oppgavene fører.',
  plannerUrl: 'Hvor lenken til Planner under oppgavene fører.',
  outlookCalendarUrl: 'Hvor lenken til Outlook-kalenderen under hendelsene fører.',
  myDetailsMsGraphProperties:
    'Folk regnes som kolleger når disse opplysningene er like. Profiler viser dem også.',
  colleagueResultCap: 'Det høyeste antallet kolleger som hentes.',
  peopleResultSourceId:
    'Resultatkilden i SharePoint-søket for personer. Hvis feltet er tomt, brukes SharePoints egen.',
  userServiceAppendedFilter: 'Et OData-uttrykk som legges til når man søker etter personer.',
  delveProfileUrl:
    'Adressen til en persons profil et annet sted, med {id} i stedet for personens ID. Hvis feltet er tomt, er det ingen lenke.',
  useTeamsChat: 'Starter chatter i Teams. Når den er av, brukes en SIP-lenke.',
  findColleaguesWithoutLicence:
    'Lar personer uten Microsoft 365-lisens finne kolleger; krever tillatelsen User.Read.All og lagrer ingen.',
  searchCenterUrl:
    'SharePoint-søkesenteret som tilbys under resultatene. Hvis feltet er tomt, er det ingen lenke.',
  searchSuggestionSourceId:
    'Resultatkilden som forslag kommer fra. Hvis feltet er tomt, brukes SharePoints egen.',
  coreRootSiteUrl:
    'Området som <coreRootSite> betyr i søkefiltre. Hvis feltet er tomt, brukes organisasjonens rotområde.',
  sharePointPagesSearchFilter:
    'Et KQL-uttrykk som avgrenser søket etter SharePoint-sider. Det kan bruke <tenant>, <coreRootSite> og <newsCenterSite>.',
  searchManagedProperties:
    'De administrerte egenskapene som søk leser, for organisasjoner som har tilordnet sine egne.',
  showDescriptionInSearchResult: 'Viser et utdrag av teksten under hvert søkeresultat.',
  searchShowNewsAndPages: 'Tar med portalens egne sider og nyheter i søkeresultatene.',
  searchShowPeople: 'Tar med personer i søkeresultatene.',
  searchShowApps: 'Tar med apper i søkeresultatene.',
  searchShowSharePointPages: 'Tar med SharePoint-sider i søkeresultatene.',
  searchShowDocuments: 'Tar med dokumenter i søkeresultatene.',
  searchShowSites: 'Tar med områder i søkeresultatene.',
  enableLanguageFilteringForWorkplace:
    'Viser portalens sider og nyheter bare på språkene man leser.',
  enableLanguageFilteringForSharepointPages:
    'Viser SharePoint-sider og -nyheter bare på språkene man leser.',
  enableLanguageFilteringForSharepointEvents: 'Viser arrangementer bare på språkene man leser.',
  enableShowNonLanguageContentForAllUsers:
    'Viser innhold uten språk til alle mens innhold filtreres etter språk.',
  defaultLanguageTermId: 'Språket til dem som ikke har valgt noe, og til nytt innhold.',
  languageTermSetId: 'Termsettet i SharePoint som språk kan importeres fra.',
  enableUserChannelAutoSync:
    'Følger én gang om dagen kanaler for folk ut fra opplysningene deres i katalogen.',
  enableAzureADGroupSync: 'Følger også kanaler for folk ut fra gruppene deres.',
  enableSyncSettings:
    'Legger til «Synkroniser nå» ved interessene, så man slipper å vente til neste dag.',
  noChannelSelectionLimitationsForAdmins:
    'Lar administratorer publisere til kanaler de ikke følger.',
  noChannelSelectionLimitationsForEditors: 'Lar redaktører publisere til kanaler de ikke følger.',
  channelTermSetId: 'Termsettet i SharePoint som kanaler kan importeres fra.',
  navigationTermSetId: 'Termsettet i SharePoint som menyen i Finn informasjon kan importeres fra.',
  showSharePointNewsCenterLink: 'Viser en lenke til SharePoints nyhetssenter i nyhetslisten.',
  showFilterInNewsCenter: 'Viser filtre i nyhetslisten.',
  enableNotificationSubscriptions: 'Lar redaktører varsle leserne når de publiserer en side.',
  commentoScriptUrl:
    'Skriptet til kommentartjenesten. Hvis feltet er tomt, har sider ingen kommentarer.',
  auditsEnabled: 'Viser redaktører historikken til sider og annet innhold.',
  trashDays:
    'Hvor mange dager slettet innhold kan legges tilbake. Deretter er det slettet permanent.',
  imageVaultUrl:
    'ImageVault-tjenesten som redaktører kan hente bilder fra. Hvis feltet er tomt, tilbys ingen.',
  defaultImageThumbnailSize: 'Størrelsen på bilder av arrangementer som hentes fra SharePoint.',
  disableOverlayOnInfoBoxes: 'Utelater det mørke laget bak tekst på bilder.',
  foldInfoboxesOnPhones:
    'På telefoner åpner én linje infoboksene over nyhetene, slik at den første nyheten er på den første skjermen.',
  allowedVideoHosts:
    'Verter med videoer som kan vises, i tillegg til YouTube, Vimeo og Microsoft Stream.',
  enableSmartLinks: 'Viser smartlenker på Din tavle og den enkle startsiden.',
  showNewOrModifiedBadgeOnAppTiles: 'Merker apper som er nye eller endret.',
  everyoneCanCreateCollabSites:
    'Lar alle med lisens opprette samarbeidsområder. Når den er av, kan bare administratorer, redaktører og de med rollen CollabSiteCreator det.',
  documentUploadLimit: 'Den største filen i MB som kan lastes opp i Mine dokumenter.',
  redirectCreateGroupButtonToUrl:
    'Hvor områder opprettes i stedet for i portalen. Hvis feltet er tomt, opprettes de i portalen.',
  siteTemplates:
    'Det et nytt team kan begynne med: kanalene, hver med faner som viser en nettside.',
  enableSiteIndexPopover:
    'Viser mer om et område i oversikten når man peker på det eller velger knappen.',
  enableCollapsibleNodes: 'Lar folk folde sammen punktene i Finn informasjon.',
  enableRightSection: 'Viser høyre kolonne i Finn informasjon.',
  trendingMode: 'Hvilke områder populære sider kommer fra.',
  enableRequiredReading:
    'Lar redaktører kreve at en side leses, og viser folk hva de har igjen å lese.',
  allowMarkAsReadFromReqReadList: 'Lar folk merke en side som lest uten å åpne den.',
  includeDraftsInRequiredReading: 'Regner også utkast som obligatorisk lesing.',
  enableWorkplaceLight:
    'Viser portalens eget innhold ved siden av SharePoints. Personer uten lisens får bare portalens innhold.',
  requiredLicencePlans: 'Man må ha én av disse tjenesteplanene for å regnes som lisensiert.',
  excludedLicencePlans: 'Den som har en av disse tjenesteplanene, regnes som ulisensiert.',
  licenceGuardHome: 'Åpner I dag bare for personer med lisens. Andre får den enkle startsiden.',
  licenceGuardYourBoard: 'Åpner Din tavle bare for personer med lisens.',
  licenceGuardCollaboration: 'Åpner Samarbeid bare for personer med lisens.',
  licenceGuardFindInformation: 'Åpner Finn informasjon bare for personer med lisens.',
  broadcastTitleMaxLength: 'Hvor mange tegn tittelen på en melding kan ha.',
  enableSignalR: 'Viser endringer på åpne sider med en gang.',
  enableUpdateChecksForNewContent:
    'Ser etter nytt innhold hver halvtime og merker det i navigasjonen.',
  disableLocalStorage: 'Lagrer ingenting på enhetene. Hvert besøk begynner da forfra.',
  enableAnalytics: 'Teller hva som åpnes og søkes etter, uten navn.',
  analyticsRetentionDays: 'Hvor mange dager bruksstatistikken beholdes. 0 beholder den for alltid.',
  notificationDays:
    'Hvor mange dager varsler beholdes etter at de er sendt. 0 beholder dem for alltid.',
  auditDays:
    'Hvor mange dager historikken beholdes. 0 beholder den for alltid. Den siste versjonen av alt som finnes eller ligger i papirkurven, blir alltid.',
  unusedPictureDays:
    'Hvor mange dager et bilde beholdes når verken tekster, utkast, tidligere versjoner eller papirkurven bruker det. 0 beholder alle bilder.',
  leftPeopleDays:
    'Hvor mange dager data beholdes om personer som ikke lenger er i katalogen, eller som har blokkert konto. 0 beholder dem. Det de har skrevet, blir. Krever programtillatelsen User.Read.All for Microsoft Graph.',
};
