import type { Texts } from '../topics';

export const texts: Texts['settingSentences'] = {
  workplaceName: 'Portalens navn i sidehoved, sidetitler og hilsner.',
  supportEmail:
    'Den adresse, man skriver til, når noget går galt. Den vises i fejloplysninger og i sidefodens skabelon.',
  supportPhone:
    'Det nummer, man ringer til, når noget går galt. Det vises i fejloplysninger og i sidefodens skabelon.',
  organisationTimeZone: 'Organisationens tidszone. Tiderne for smarte links følger den.',
  emailTheme: 'Farverne i de e-mails, som portalen sender.',
  resourceValues: 'Erstatter portalens tekster med jeres egne ord på hvert sprog.',
  enableFirstDayPopupDialog: 'Byder velkommen, første gang nogen åbner portalen.',
  firstDayText: 'Teksten på velkomstsiden. Hvis feltet er tomt, bruges den indbyggede tekst.',
  firstDayImageUrl:
    'Baggrundsbilledet på velkomstsiden. Hvis feltet er tomt, bruges det indbyggede billede.',
  redirectToTeams:
    'Lader folk i en browser vælge at åbne portalen i Teams. Ingen sendes derhen automatisk.',
  enableTeamsNotification:
    'Sender notifikationer til aktivitetsfeedet i Teams, når redaktører beder om det.',
  stickyHeader: 'Holder sidehovedet øverst, når siden rulles.',
  coreIntranetEnabled:
    'Skjuler sidehoved og sidefod på alle sider, til en portal, der vises inde i et andet websted.',
  showBroadcastIconInTopNav: 'Viser ikonet, der henter meddelelser frem igen, som man har skjult.',
  showSearchBarInTopNav: 'Viser søgefeltet i sidehovedet.',
  guideSiteUrl:
    'Føjer “Vejledning” til navigationen og sidefodens skabelon med denne adresse. Hvis feltet er tomt, er der intet link.',
  linkTopNav: 'Føjer endnu et link til navigationen med titel og adresse.',
  bypassLicenseFilterInTopNav:
    'Viser alle punkter i navigationen, uanset om man har licens til dem.',
  enableOfficeProfileLink: 'Føjer “Min Office-profil” til brugermenuen.',
  officeProfileUrl: 'Hvor “Min Office-profil” og linket til at redigere sin egen profil fører hen.',
  enableProfileCardView: 'Føjer “Min profil” til brugermenuen og åbner ens egen profil i portalen.',
  'open-all-links-in-same-tab': 'Åbner links i den aktuelle fane i stedet for i en ny.',
  'open-apps-in-same-tab': 'Åbner apps i den aktuelle fane i stedet for i en ny.',
  newsCenterSiteUrl:
    'Det SharePoint-websted, hvis nyheder alle får. Hvis feltet er tomt, er det organisationens rodwebsted.',
  newsArchiveLink:
    'Hvor “Gå til nyhedscentret” fører hen, i en ny fane. Hvis feltet er tomt, fører det til portalens egen nyhedsliste.',
  newsArchiveFilter:
    'Et KQL-udtryk, der føjes til, når nyhedslisten søger i SharePoints nyhedscenter.',
  newsModePersonalNews: 'Hvor SharePoint-nyhederne i Dine nyheder kommer fra.',
  newsFilterButtonConfig: 'De kanaler, der får en knap over nyhederne, med navn og rækkefølge.',
  showFilterByDepartmentButtons: 'Viser afdelingsknapperne over nyhederne.',
  showNewsDescription: 'Lader folk åbne en kort beskrivelse på et nyhedskort.',
  hideNewsLikes: 'Hvornår nyhedskort viser, hvor mange der synes godt om dem.',
  hideNewsComments: 'Hvornår nyhedskort viser, hvor mange kommentarer de har.',
  hideNewsTags: 'Skjuler afsender og kanaler på nyheder.',
  amountOfDaysBackInTime: 'Hvor mange dage nyhederne på I dag går tilbage.',
  newsNumberOfDaysBack: 'Hvor mange dage nyhedslisten går tilbage, indtil man vælger andre datoer.',
  amountOfPersonalNews: 'Det højeste antal personlige nyheder, der hentes fra hver kilde.',
  topNewsRowLimit: 'Det højeste antal fremhævede nyheder, der hentes fra SharePoint.',
  topNewsRowLimitWithLanguageFiltering:
    'Det højeste antal fremhævede nyheder, der hentes fra SharePoint, mens siderne filtreres efter sprog.',
  featuredNewsPerLoad:
    'Hvor mange fremhævede nyheder der vises ad gangen, efter vinduets bredde. Tomme felter bruger det indbyggede antal.',
  enableFeaturedPages: 'Lader redaktører markere sider som fremhævede.',
  enableCompactDesign: 'Viser I dag i kompakt layout.',
  rssFeedConfig: 'De feeds, som I dag viser, hver med adresse, mærkat og sprog.',
  showBirthdayCalendar: 'Viser kollegers fødselsdage på I dag.',
  birthdayManagedProperty:
    'Den administrerede egenskab i personsøgningen, der indeholder fødselsdagen.',
  useTeamsCongratulations:
    'Viser en knap ved hver fødselsdag, der åbner en Teams-chat med en hilsen.',
  showRestaurantMenus: 'Viser restauranternes menuer på I dag.',
  enablePowerBI: 'Viser Power BI-rapporter på I dag og Din tavle.',
  chartColours: 'De ti farver, som diagrammer bruger, i rækkefølge.',
  blogSiteUrl:
    'Det SharePoint-websted, hvis indlæg I dag viser som blogs. Hvis feltet er tomt, er der ingen blogs.',
  blogArchiveUrl:
    'Hvor linket til ældre blogindlæg fører hen. Hvis feltet er tomt, fører det til blogwebstedet.',
  complimentsSiteUrl:
    'Det SharePoint-websted, hvis indlæg I dag viser som ros. Hvis feltet er tomt, er der ingen ros.',
  complimentsArchiveUrl:
    'Hvor linket til ældre ros fører hen. Hvis feltet er tomt, fører det til webstedet for ros.',
  organizationCalenderSiteUrl:
    'SharePoint-webstedet med organisationens kalender. Hvis feltet er tomt, er der ingen begivenheder.',
  calendarPageInfoUrl:
    'Hvor “Gå til kalenderen” fører hen. Hvis feltet er tomt, fører det til kalenderwebstedets liste over begivenheder.',
  eventsDisplayQuery: 'Et OData-udtryk, der føjes til, når begivenheder hentes.',
  toDoUrl: 'Hvor linket til To Do under opgaverne fører hen.',
  plannerUrl: 'Hvor linket til Planner under opgaverne fører hen.',
  outlookCalendarUrl: 'Hvor linket til Outlook-kalenderen under begivenhederne fører hen.',
  myDetailsMsGraphProperties:
    'Folk regnes som kolleger, når disse oplysninger er ens. Profiler viser dem også.',
  colleagueResultCap: 'Det højeste antal kolleger, der hentes.',
  peopleResultSourceId:
    'SharePoint-søgningens resultatkilde for personer. Hvis feltet er tomt, bruges SharePoints egen.',
  userServiceAppendedFilter: 'Et OData-udtryk, der føjes til, når der søges efter personer.',
  delveProfileUrl:
    'Adressen på en persons profil et andet sted, med {id} i stedet for personens id. Hvis feltet er tomt, er der intet link.',
  useTeamsChat: 'Starter chats i Teams. Når den er slået fra, bruges et SIP-link.',
  findColleaguesWithoutLicence:
    'Lader personer uden Microsoft 365-licens finde kolleger; kræver tilladelsen User.Read.All og gemmer ingen.',
  searchCenterUrl:
    'Det SharePoint-søgecenter, der tilbydes under resultaterne. Hvis feltet er tomt, er der intet link.',
  searchSuggestionSourceId:
    'Den resultatkilde, som forslag kommer fra. Hvis feltet er tomt, bruges SharePoints egen.',
  coreRootSiteUrl:
    'Det websted, som <coreRootSite> betyder i søgefiltre. Hvis feltet er tomt, er det organisationens rodwebsted.',
  sharePointPagesSearchFilter:
    'Et KQL-udtryk, der afgrænser søgningen efter SharePoint-sider. Det kan bruge <tenant>, <coreRootSite> og <newsCenterSite>.',
  searchManagedProperties:
    'De administrerede egenskaber, som søgninger læser, til organisationer, der har tilknyttet deres egne.',
  showDescriptionInSearchResult: 'Viser et uddrag af teksten under hvert søgeresultat.',
  searchShowNewsAndPages: 'Tager portalens egne sider og nyheder med i søgeresultaterne.',
  searchShowPeople: 'Tager personer med i søgeresultaterne.',
  searchShowApps: 'Tager apps med i søgeresultaterne.',
  searchShowSharePointPages: 'Tager SharePoint-sider med i søgeresultaterne.',
  searchShowDocuments: 'Tager dokumenter med i søgeresultaterne.',
  searchShowSites: 'Tager websteder med i søgeresultaterne.',
  enableLanguageFilteringForWorkplace:
    'Viser kun portalens sider og nyheder på de sprog, man læser.',
  enableLanguageFilteringForSharepointPages:
    'Viser kun SharePoint-sider og -nyheder på de sprog, man læser.',
  enableLanguageFilteringForSharepointEvents: 'Viser kun begivenheder på de sprog, man læser.',
  enableShowNonLanguageContentForAllUsers:
    'Viser indhold uden sprog til alle, mens indhold filtreres efter sprog.',
  defaultLanguageTermId: 'Sproget for dem, der ikke har valgt noget, og for nyt indhold.',
  languageTermSetId: 'Det termsæt i SharePoint, som sprog kan importeres fra.',
  enableUserChannelAutoSync:
    'Følger én gang om dagen kanaler for folk ud fra deres oplysninger i kataloget.',
  enableAzureADGroupSync: 'Følger også kanaler for folk ud fra deres grupper.',
  enableSyncSettings:
    'Føjer “Synkroniser nu” til interesserne, så man ikke skal vente til næste dag.',
  noChannelSelectionLimitationsForAdmins:
    'Lader administratorer udgive til kanaler, de ikke følger.',
  noChannelSelectionLimitationsForEditors: 'Lader redaktører udgive til kanaler, de ikke følger.',
  channelTermSetId: 'Det termsæt i SharePoint, som kanaler kan importeres fra.',
  navigationTermSetId:
    'Det termsæt i SharePoint, som menuen i Find information kan importeres fra.',
  showSharePointNewsCenterLink: 'Viser et link til SharePoints nyhedscenter i nyhedslisten.',
  showFilterInNewsCenter: 'Viser filtre i nyhedslisten.',
  enableNotificationSubscriptions: 'Lader redaktører give læserne besked, når de udgiver en side.',
  commentoScriptUrl:
    'Kommentartjenestens script. Hvis feltet er tomt, har sider ingen kommentarer.',
  auditsEnabled: 'Viser redaktører historikken for sider og andet indhold.',
  trashDays:
    'Hvor mange dage slettet indhold kan lægges tilbage. Derefter er det slettet permanent.',
  imageVaultUrl:
    'Den ImageVault, som redaktører kan hente billeder fra. Hvis feltet er tomt, tilbydes ingen.',
  defaultImageThumbnailSize: 'Størrelsen på billeder af begivenheder, som hentes fra SharePoint.',
  disableOverlayOnInfoBoxes: 'Udelader det mørke lag bag tekst på billeder.',
  foldInfoboxesOnPhones:
    'På telefoner åbner én linje infoboksene over nyhederne, så den første nyhed er på den første skærm.',
  allowedVideoHosts: 'Værter, hvis videoer kan vises, ud over YouTube, Vimeo og Microsoft Stream.',
  enableSmartLinks: 'Viser smarte links på Din tavle og den enkle startside.',
  showNewOrModifiedBadgeOnAppTiles: 'Markerer apps, der er nye eller ændrede.',
  everyoneCanCreateCollabSites:
    'Lader alle med licens oprette samarbejdswebsteder. Når den er slået fra, kan kun administratorer, redaktører og dem med rollen CollabSiteCreator.',
  documentUploadLimit: 'Den største fil i MB, der kan uploades i Mine dokumenter.',
  redirectCreateGroupButtonToUrl:
    'Hvor websteder oprettes i stedet for i portalen. Hvis feltet er tomt, oprettes de i portalen.',
  siteTemplates:
    'Det, et nyt team kan begynde med: dets kanaler, hver med faner, der viser en webside.',
  enableSiteIndexPopover:
    'Viser mere om et websted i oversigten, når man peger på det eller vælger knappen.',
  enableCollapsibleNodes: 'Lader folk folde punkterne i Find information sammen.',
  enableRightSection: 'Viser højre kolonne i Find information.',
  trendingMode: 'Hvilke websteder populære sider kommer fra.',
  enableRequiredReading:
    'Lader redaktører kræve, at en side læses, og viser folk, hvad de mangler at læse.',
  allowMarkAsReadFromReqReadList: 'Lader folk markere en side som læst uden at åbne den.',
  includeDraftsInRequiredReading: 'Regner også kladder som obligatorisk læsning.',
  enableWorkplaceLight:
    'Viser portalens eget indhold ved siden af SharePoints. Personer uden licens får kun portalens indhold.',
  requiredLicencePlans: 'Man skal have én af disse tjenesteplaner for at regnes som licenseret.',
  excludedLicencePlans: 'Den, der har en af disse tjenesteplaner, regnes som ulicenseret.',
  licenceGuardHome: 'Åbner I dag kun for personer med licens. Andre får den enkle startside.',
  licenceGuardYourBoard: 'Åbner Din tavle kun for personer med licens.',
  licenceGuardCollaboration: 'Åbner Samarbejde kun for personer med licens.',
  licenceGuardFindInformation: 'Åbner Find information kun for personer med licens.',
  broadcastTitleMaxLength: 'Hvor mange tegn en meddelelses titel kan have.',
  enableSignalR: 'Viser ændringer på åbne sider med det samme.',
  enableUpdateChecksForNewContent:
    'Ser efter nyt indhold hver halve time og markerer det i navigationen.',
  disableLocalStorage: 'Gemmer intet på folks enheder. Hvert besøg begynder så forfra.',
  enableAnalytics: 'Tæller, hvad der åbnes og søges efter, uden navne.',
  analyticsRetentionDays: 'Hvor mange dage brugsstatistikken beholdes. 0 beholder den for altid.',
  notificationDays:
    'Hvor mange dage notifikationer beholdes, efter at de er sendt. 0 beholder dem for altid.',
  auditDays:
    'Hvor mange dage historikken beholdes. 0 beholder den for altid. Den seneste version af alt, der findes eller ligger i papirkurven, bliver altid.',
  unusedPictureDays:
    'Hvor mange dage et billede beholdes, når ingen tekst, kladde, tidligere version eller papirkurv bruger det. 0 beholder alle billeder.',
  leftPeopleDays:
    'Hvor mange dage data beholdes om personer, der ikke længere er i kataloget, eller hvis konto er blokeret. 0 beholder dem. Det, de har skrevet, bliver. Kræver programtilladelsen User.Read.All for Microsoft Graph.',
};
