import type { Texts } from '../topics';

export const texts: Texts['admin'] = {
  teamsApp: {
    introduction:
      'Portalen som app i Microsoft Teams: kontrollér opsætningen, registrér den i Microsoft Entra, og upload pakken.',
  },
  levels: { ok: 'I orden', warning: 'Bemærk', problem: 'Problem', unchecked: 'Ikke kontrolleret' },
  passed: { one: '{count} kontrol bestået', other: '{count} kontroller bestået' },
  copy: 'Kopiér {name}',
  copied: 'Kopieret',
  notCopied: 'Kopiering er ikke tilladt her. Markér teksten, og kopiér den selv.',
  setUp: {
    title: 'Kontrol af opsætningen',
    name: 'Kontrollen af opsætningen',
    introduction:
      'Det, portalen skal bruge fra Microsoft 365, afprøvet netop nu med portalens egen konfiguration.',
    checking: 'Kontrollerer …',
    again: 'Kontrollér igen',
    fine: 'Alt er i orden.',
    nothingWrong: 'Ingen problemer fundet, men der er noget at bemærke.',
    problems: { one: '{count} problem at løse', other: '{count} problemer at løse' },
  },
  package: {
    title: 'App-pakke',
    name: 'App-pakken',
    introduction:
      'Lavet til portalens adresse og registrering, og kontrolleret efter reglerne for Teams og dets butik.',
    appName: 'Navn',
    version: 'Version',
    address: 'Adresse',
    appId: 'App-id',
    download: 'Hent pakken',
    downloading: 'Henter …',
    operation: 'Hentning af app-pakken',
    manifest: 'Pakkens manifest',
  },
  registration: {
    title: 'Registrér portalen i Microsoft Entra',
    introduction:
      'Én gang for hver portal, af en, der har lov til at registrere programmer. Kontrollen ovenfor viser, hvad der stadig mangler.',
    open: 'Åbn Microsoft Entra Administration',
    create: {
      title: 'Opret registreringen',
      text: "Vælg “New registration” under “App registrations”, giv den portalens navn, og lad kun konti i denne organisation bruge den. Oversigten viser to id'er: giv dem til portalen som TENANT_ID og CLIENT_ID, og genstart den.",
      clientId: 'det klient-id, der bruges',
    },
    redirects: {
      title: 'Angiv, hvor logon vender tilbage til',
      text: "Tilføj platformen “Single-page application” under “Authentication” med disse omdirigerings-URI'er.",
      value: "omdirigerings-URI'en {value}",
    },
    api: {
      title: 'Gør portalens API tilgængelig',
      text: 'Angiv “Application ID URI” under “Expose an API”, og tilføj derefter det scope, som både administratorer og brugere kan give samtykke til.',
      uri: 'Application ID URI',
      scope: 'Scope',
    },
    clients: {
      title: 'Lad Teams, Outlook og Microsoft 365 logge folk på uden at spørge',
      text: "Tilføj hvert af disse klientprogrammer på samme side, og markér scopet. Id'erne er Microsofts egne og ens overalt.",
      names: {
        desktop: 'Teams på computer og telefon',
        web: 'Teams i browseren',
        officeDesktop: 'Microsoft 365 på computer',
        officeWeb: 'Microsoft 365 i browseren',
        outlookDesktop: 'Outlook på computer og Microsoft 365 på telefon',
        outlookWeb: 'Outlook i browseren',
        outlookPhone: 'Outlook på telefon',
      },
    },
    roles: {
      title: 'Opret rollerne',
      text: 'Opret under “App roles” en rolle for brugere og grupper med hver af disse værdier. Giv dem derefter til folk under “Enterprise applications”, portalen, “Users and groups”.',
      value: 'rollen {value}',
    },
    permissions: {
      title: 'Bed om tilladelser',
      text: 'Tilføj disse delegerede tilladelser under “API permissions”, og giv administratorsamtykke, så ingen bliver spurgt enkeltvis.',
    },
    secret: {
      title: 'Giv serveren en hemmelighed',
      text: 'Lav en klienthemmelighed under “Certificates & secrets”, og giv dens værdi til portalen som CLIENT_SECRET. Serveren bruger den, hvor den spørger Microsoft på en persons vegne, for eksempel om fulgte websteder. Notér, hvornår den udløber.',
    },
    notifications: {
      title: 'Giv portalen egne tilladelser',
      text: 'TeamsActivity.Send kun hvis indstillingen enableTeamsNotification er slået til, User.Read.All kun hvis leftPeopleDays eller findColleaguesWithoutLicence er det: Tilføj dem under “API permissions” som programtilladelser for Microsoft Graph, og giv administratorsamtykke.',
    },
    check: {
      title: 'Lad portalen kontrollere sin registrering',
      text: 'Valgfrit: tilføj programtilladelsen Application.Read.All i Microsoft Graph med administratorsamtykke. Så læser kontrollen ovenfor registreringen og advarer, før hemmeligheden udløber.',
    },
  },
  upload: {
    title: 'Få den ind i Teams',
    introduction: 'Med den hentede pakke.',
    openTeams: 'Åbn Teams Administration',
    tryIt: {
      title: 'Prøv den selv',
      text: 'Vælg “Apps”, “Administrer dine apps”, “Upload en app”, “Upload en brugerdefineret app” i Teams, og vælg pakken. Organisationens app-politik skal tillade brugerdefinerede apps.',
    },
    everybody: {
      title: 'Giv den til alle',
      text: 'Vælg “Teams apps”, “Manage apps”, “Upload new app” i Teams Administration. Fastgør den derefter for alle under “Setup policies”. Sæt TEAMS_CATALOG_APP_ID til det App ID, som appen har der, og genstart portalen: notifikationer og links til Teams har brug for det.',
    },
    renew: {
      title: 'Forny den efter en ændring',
      text: 'Teams accepterer kun en ændret pakke med et højere versionsnummer: angiv TEAMS_APP_VERSION, genstart portalen, hent pakken igen, og upload den til samme app.',
    },
  },
};
