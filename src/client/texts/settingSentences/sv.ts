import type { Texts } from '../topics';

export const texts: Texts['settingSentences'] = {
  workplaceName: 'Portalens namn i sidhuvud, sidtitlar och hälsningar.',
  supportEmail:
    'Adressen man skriver till när något går fel. Den visas i felinformation och i sidfotens mall.',
  supportPhone:
    'Numret man ringer när något går fel. Det visas i felinformation och i sidfotens mall.',
  organisationTimeZone: 'Organisationens tidszon. Tiderna för smarta länkar följer den.',
  emailTheme: 'Färgerna i e-postmeddelanden som portalen skickar.',
  resourceValues: 'Ersätter portalens texter med era egna ord på varje språk.',
  enableFirstDayPopupDialog: 'Välkomnar första gången någon öppnar portalen.',
  firstDayText: 'Texten på välkomstsidan. Om fältet är tomt används den inbyggda texten.',
  firstDayImageUrl:
    'Bakgrundsbilden på välkomstsidan. Om fältet är tomt används den inbyggda bilden.',
  redirectToTeams:
    'Låter folk i en webbläsare välja att öppna portalen i Teams. Ingen skickas dit automatiskt.',
  enableTeamsNotification:
    'Skickar aviseringar till aktivitetsflödet i Teams när redaktörer ber om det.',
  stickyHeader: 'Håller sidhuvudet överst medan sidan rullas.',
  coreIntranetEnabled:
    'Döljer sidhuvud och sidfot på alla sidor, för en portal som visas inuti en annan webbplats.',
  showBroadcastIconInTopNav: 'Visar ikonen som tar fram meddelanden som man har dolt.',
  showSearchBarInTopNav: 'Visar sökrutan i sidhuvudet.',
  guideSiteUrl:
    'Lägger till ”Guide” i navigeringen och i sidfotens mall, med den här adressen. Om fältet är tomt finns ingen länk.',
  linkTopNav: 'Lägger till en länk till i navigeringen, med titel och adress.',
  bypassLicenseFilterInTopNav:
    'Visar alla poster i navigeringen, oavsett om man har licens för dem.',
  enableOfficeProfileLink: 'Lägger till ”Min Office-profil” i användarmenyn.',
  officeProfileUrl: 'Vart ”Min Office-profil” och länken för att redigera sin egen profil leder.',
  enableProfileCardView:
    'Lägger till ”Min profil” i användarmenyn och öppnar ens egen profil i portalen.',
  'open-all-links-in-same-tab': 'Öppnar länkar i den aktuella fliken i stället för i en ny.',
  'open-apps-in-same-tab': 'Öppnar appar i den aktuella fliken i stället för i en ny.',
  newsCenterSiteUrl:
    'SharePoint-webbplatsen vars nyheter alla får. Om fältet är tomt används organisationens rotwebbplats.',
  newsArchiveLink:
    'Vart ”Gå till nyhetscentret” leder, i en ny flik. Om fältet är tomt leder det till portalens egen nyhetslista.',
  newsArchiveFilter:
    'Ett KQL-uttryck som läggs till när nyhetslistan söker i SharePoints nyhetscenter.',
  newsModePersonalNews: 'Varifrån SharePoint-nyheterna i Dina nyheter kommer.',
  newsFilterButtonConfig: 'Kanalerna som får en knapp ovanför nyheterna, med namn och ordning.',
  showFilterByDepartmentButtons: 'Visar avdelningsknapparna ovanför nyheterna.',
  showNewsDescription: 'Låter folk öppna en kort beskrivning på ett nyhetskort.',
  hideNewsLikes: 'När nyhetskort visar hur många som gillar dem.',
  hideNewsComments: 'När nyhetskort visar hur många kommentarer de har.',
  hideNewsTags: 'Döljer avsändare och kanaler på nyheter.',
  amountOfDaysBackInTime: 'Hur många dagar nyheterna på I dag når tillbaka.',
  newsNumberOfDaysBack: 'Hur många dagar nyhetslistan når tillbaka tills man väljer andra datum.',
  amountOfPersonalNews: 'Det högsta antalet personliga nyheter som hämtas från varje källa.',
  topNewsRowLimit: 'Det högsta antalet utvalda nyheter som hämtas från SharePoint.',
  topNewsRowLimitWithLanguageFiltering:
    'Det högsta antalet utvalda nyheter som hämtas från SharePoint medan sidorna filtreras efter språk.',
  featuredNewsPerLoad:
    'Hur många utvalda nyheter som visas åt gången, efter fönstrets bredd. Tomma fält använder det inbyggda antalet.',
  enableFeaturedPages: 'Låter redaktörer märka sidor som utvalda.',
  enableCompactDesign: 'Visar I dag i kompakt layout.',
  rssFeedConfig: 'Flödena som I dag visar, vart och ett med adress, etikett och språk.',
  showBirthdayCalendar: 'Visar kollegors födelsedagar på I dag.',
  birthdayManagedProperty:
    'Den hanterade egenskapen i personsökningen som innehåller födelsedagen.',
  useTeamsCongratulations:
    'Visar en knapp vid varje födelsedag som öppnar en Teams-chatt med en hälsning.',
  showRestaurantMenus: 'Visar restaurangernas menyer på I dag.',
  enablePowerBI: 'Visar Power BI-rapporter på I dag och Din tavla.',
  chartColours: 'De tio färgerna som diagram använder, i ordning.',
  blogSiteUrl:
    'SharePoint-webbplatsen vars inlägg I dag visar som bloggar. Om fältet är tomt finns inga bloggar.',
  blogArchiveUrl:
    'Vart länken till äldre blogginlägg leder. Om fältet är tomt leder den till bloggwebbplatsen.',
  complimentsSiteUrl:
    'SharePoint-webbplatsen vars inlägg I dag visar som beröm. Om fältet är tomt finns inget beröm.',
  complimentsArchiveUrl:
    'Vart länken till äldre beröm leder. Om fältet är tomt leder den till webbplatsen för beröm.',
  organizationCalenderSiteUrl:
    'SharePoint-webbplatsen med organisationens kalender. Om fältet är tomt finns inga händelser.',
  calendarPageInfoUrl:
    'Vart ”Gå till kalendern” leder. Om fältet är tomt leder det till kalenderwebbplatsens lista över händelser.',
  eventsDisplayQuery: 'Ett OData-uttryck som läggs till när händelser läses.',
  toDoUrl: 'Vart länken till To Do under uppgifterna leder.',
  plannerUrl: 'Vart länken till Planner under uppgifterna leder.',
  outlookCalendarUrl: 'Vart länken till Outlook-kalendern under händelserna leder.',
  myDetailsMsGraphProperties:
    'Personer räknas som kollegor när de här uppgifterna är lika. Profiler visar dem också.',
  colleagueResultCap: 'Det högsta antalet kollegor som hämtas.',
  peopleResultSourceId:
    'SharePoint-sökningens resultatkälla för personer. Om fältet är tomt används SharePoints egen.',
  userServiceAppendedFilter: 'Ett OData-uttryck som läggs till när man söker personer.',
  delveProfileUrl:
    'Adressen till en persons profil på annan plats, med {id} i stället för personens id. Om fältet är tomt finns ingen länk.',
  useTeamsChat: 'Startar chattar i Teams. När den är av används en SIP-länk.',
  findColleaguesWithoutLicence:
    'Låter personer utan Microsoft 365-licens hitta kollegor; kräver behörigheten User.Read.All och lagrar ingen.',
  searchCenterUrl:
    'SharePoint-sökcentret som erbjuds under resultaten. Om fältet är tomt finns ingen länk.',
  searchSuggestionSourceId:
    'Resultatkällan som förslag kommer från. Om fältet är tomt används SharePoints egen.',
  coreRootSiteUrl:
    'Webbplatsen som <coreRootSite> betyder i sökfilter. Om fältet är tomt används organisationens rotwebbplats.',
  sharePointPagesSearchFilter:
    'Ett KQL-uttryck som begränsar sökningen efter SharePoint-sidor. Det kan använda <tenant>, <coreRootSite> och <newsCenterSite>.',
  searchManagedProperties:
    'De hanterade egenskaperna som sökningar läser, för organisationer som har mappat sina egna.',
  showDescriptionInSearchResult: 'Visar ett utdrag ur texten under varje sökresultat.',
  searchShowNewsAndPages: 'Tar med portalens egna sidor och nyheter i sökresultaten.',
  searchShowPeople: 'Tar med personer i sökresultaten.',
  searchShowApps: 'Tar med appar i sökresultaten.',
  searchShowSharePointPages: 'Tar med SharePoint-sidor i sökresultaten.',
  searchShowDocuments: 'Tar med dokument i sökresultaten.',
  searchShowSites: 'Tar med webbplatser i sökresultaten.',
  enableLanguageFilteringForWorkplace:
    'Visar portalens sidor och nyheter bara på språken man läser.',
  enableLanguageFilteringForSharepointPages:
    'Visar SharePoint-sidor och SharePoint-nyheter bara på språken man läser.',
  enableLanguageFilteringForSharepointEvents: 'Visar händelser bara på språken man läser.',
  enableShowNonLanguageContentForAllUsers:
    'Visar innehåll utan språk för alla medan innehåll filtreras efter språk.',
  defaultLanguageTermId: 'Språket för dem som inte har valt något och för nytt innehåll.',
  languageTermSetId: 'Termuppsättningen i SharePoint som språk kan importeras från.',
  enableUserChannelAutoSync:
    'Följer en gång om dagen kanaler åt folk utifrån deras uppgifter i katalogen.',
  enableAzureADGroupSync: 'Följer även kanaler åt folk utifrån deras grupper.',
  enableSyncSettings:
    'Lägger till ”Synkronisera nu” vid intressena, så att man inte behöver vänta till nästa dag.',
  noChannelSelectionLimitationsForAdmins:
    'Låter administratörer publicera i kanaler som de inte följer.',
  noChannelSelectionLimitationsForEditors:
    'Låter redaktörer publicera i kanaler som de inte följer.',
  channelTermSetId: 'Termuppsättningen i SharePoint som kanaler kan importeras från.',
  navigationTermSetId:
    'Termuppsättningen i SharePoint som menyn i Hitta information kan importeras från.',
  showSharePointNewsCenterLink: 'Visar en länk till SharePoints nyhetscenter i nyhetslistan.',
  showFilterInNewsCenter: 'Visar filter i nyhetslistan.',
  enableNotificationSubscriptions: 'Låter redaktörer avisera läsarna när de publicerar en sida.',
  commentoScriptUrl: 'Kommentarstjänstens skript. Om fältet är tomt har sidor inga kommentarer.',
  auditsEnabled: 'Visar redaktörer historiken för sidor och annat innehåll.',
  trashDays:
    'Hur många dagar borttaget innehåll kan läggas tillbaka. Därefter är det borttaget permanent.',
  imageVaultUrl:
    'Den ImageVault som redaktörer kan hämta bilder från. Om fältet är tomt erbjuds ingen.',
  defaultImageThumbnailSize: 'Storleken på bilder av händelser som hämtas från SharePoint.',
  disableOverlayOnInfoBoxes: 'Utelämnar det mörka lagret bakom text på bilder.',
  foldInfoboxesOnPhones:
    'På telefoner öppnar en rad informationsrutorna ovanför nyheterna, så att den första nyheten syns på den första skärmen.',
  allowedVideoHosts: 'Värdar vars videor kan visas, utöver YouTube, Vimeo och Microsoft Stream.',
  enableSmartLinks: 'Visar smarta länkar på Din tavla och den enkla startsidan.',
  showNewOrModifiedBadgeOnAppTiles: 'Märker appar som är nya eller ändrade.',
  everyoneCanCreateCollabSites:
    'Låter alla med licens skapa samarbetswebbplatser. När den är av kan bara administratörer, redaktörer och de med rollen CollabSiteCreator det.',
  documentUploadLimit: 'Den största filen i MB som kan laddas upp i Mina dokument.',
  redirectCreateGroupButtonToUrl:
    'Var webbplatser skapas i stället för i portalen. Om fältet är tomt skapas de i portalen.',
  siteTemplates:
    'Det ett nytt team kan börja med: dess kanaler, var och en med flikar som visar en webbsida.',
  enableSiteIndexPopover:
    'Visar mer om en webbplats i översikten när man pekar på den eller väljer knappen.',
  enableCollapsibleNodes: 'Låter folk fälla ihop posterna i Hitta information.',
  enableRightSection: 'Visar högra kolumnen i Hitta information.',
  trendingMode: 'Vilka webbplatser populära sidor kommer från.',
  enableRequiredReading:
    'Låter redaktörer kräva att en sida läses och visar folk vad de har kvar att läsa.',
  allowMarkAsReadFromReqReadList: 'Låter folk markera en sida som läst utan att öppna den.',
  includeDraftsInRequiredReading: 'Räknar även utkast som obligatorisk läsning.',
  enableWorkplaceLight:
    'Visar portalens eget innehåll bredvid SharePoints. Personer utan licens får bara portalens innehåll.',
  requiredLicencePlans: 'Man måste ha en av de här tjänstplanerna för att räknas som licensierad.',
  excludedLicencePlans: 'Den som har någon av de här tjänstplanerna räknas som olicensierad.',
  licenceGuardHome: 'Öppnar I dag bara för personer med licens. Andra får den enkla startsidan.',
  licenceGuardYourBoard: 'Öppnar Din tavla bara för personer med licens.',
  licenceGuardCollaboration: 'Öppnar Samarbete bara för personer med licens.',
  licenceGuardFindInformation: 'Öppnar Hitta information bara för personer med licens.',
  broadcastTitleMaxLength: 'Hur många tecken ett meddelandes rubrik kan ha.',
  enableSignalR: 'Visar ändringar på öppna sidor direkt.',
  enableUpdateChecksForNewContent:
    'Letar efter nytt innehåll varje halvtimme och märker det i navigeringen.',
  disableLocalStorage: 'Sparar inget på folks enheter. Varje besök börjar då om från början.',
  enableAnalytics: 'Räknar vad som öppnas och söks efter, utan namn.',
  analyticsRetentionDays: 'Hur många dagar användningsstatistiken sparas. 0 sparar den för alltid.',
  notificationDays:
    'Hur många dagar aviseringar sparas efter att de har skickats. 0 sparar dem för alltid.',
  auditDays:
    'Hur många dagar historiken sparas. 0 sparar den för alltid. Den senaste versionen av allt som finns eller ligger i papperskorgen blir alltid kvar.',
  unusedPictureDays:
    'Hur många dagar en bild sparas när ingen text, inget utkast, ingen tidigare version och ingen papperskorg använder den. 0 sparar alla bilder.',
  leftPeopleDays:
    'Hur många dagar uppgifter sparas om personer som inte längre finns i katalogen eller vars konto är blockerat. 0 sparar dem. Det de har skrivit blir kvar. Kräver programbehörigheten User.Read.All för Microsoft Graph.',
};
