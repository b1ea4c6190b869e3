import type { Texts } from '../topics';

export const texts: Texts['admin'] = {
  teamsApp: {
    introduction:
      'Portalen som app i Microsoft Teams: kontrollera konfigurationen, registrera den i Microsoft Entra och ladda upp paketet.',
  },
  levels: {
    ok: 'I ordning',
    warning: 'Observera',
    problem: 'Problem',
    unchecked: 'Inte kontrollerat',
  },
  passed: { one: '{count} kontroll godkänd', other: '{count} kontroller godkända' },
  copy: 'Kopiera {name}',
  copied: 'Kopierat',
  notCopied: 'Kopiering är inte tillåten här. Markera texten och kopiera den själv.',
  setUp: {
    title: 'Kontroll av konfigurationen',
    name: 'Kontrollen av konfigurationen',
    introduction:
      'Det portalen behöver från Microsoft 365, prövat just nu med portalens egen konfiguration.',
    checking: 'Kontrollerar …',
    again: 'Kontrollera igen',
    fine: 'Allt är i ordning.',
    nothingWrong: 'Inga problem hittades, men det finns något att observera.',
    problems: { one: '{count} problem att lösa', other: '{count} problem att lösa' },
  },
  package: {
    title: 'App-paket',
    name: 'App-paketet',
    introduction:
      'Gjort för portalens adress och registrering, och kontrollerat enligt reglerna för Teams och dess butik.',
    appName: 'Namn',
    version: 'Version',
    address: 'Adress',
    appId: 'App-id',
    download: 'Ladda ned paketet',
    downloading: 'Laddar ned …',
    operation: 'Nedladdningen av app-paketet',
    manifest: 'Paketets manifest',
  },
  registration: {
    title: 'Registrera portalen i Microsoft Entra',
    introduction:
      'En gång för varje portal, av någon som har behörighet att registrera program. Kontrollen ovan visar vad som fortfarande saknas.',
    open: 'Öppna administrationscentret för Microsoft Entra',
    create: {
      title: 'Skapa registreringen',
      text: 'Välj ”New registration” under ”App registrations”, ge den portalens namn och låt bara konton i denna organisation använda den. Översikten visar två id:n: ge dem till portalen som TENANT_ID och CLIENT_ID och starta om den.',
      clientId: 'klient-id:t som används',
    },
    redirects: {
      title: 'Ange vart inloggningen återvänder',
      text: 'Lägg till plattformen ”Single-page application” under ”Authentication” med dessa omdirigerings-URI:er.',
      value: 'omdirigerings-URI:n {value}',
    },
    api: {
      title: 'Exponera portalens API',
      text: 'Ange ”Application ID URI” under ”Expose an API” och lägg sedan till det scope som både administratörer och användare kan ge medgivande till.',
      uri: 'Application ID URI',
      scope: 'Scope',
    },
    clients: {
      title: 'Låt Teams, Outlook och Microsoft 365 logga in folk utan att fråga',
      text: 'Lägg till vart och ett av dessa klientprogram på samma sida och markera scopet. Id:na är Microsofts egna och lika överallt.',
      names: {
        desktop: 'Teams på datorn och telefonen',
        web: 'Teams i webbläsaren',
        officeDesktop: 'Microsoft 365 på datorn',
        officeWeb: 'Microsoft 365 i webbläsaren',
        outlookDesktop: 'Outlook på datorn och Microsoft 365 på telefonen',
        outlookWeb: 'Outlook i webbläsaren',
        outlookPhone: 'Outlook på telefonen',
      },
    },
    roles: {
      title: 'Skapa rollerna',
      text: 'Skapa under ”App roles” en roll för användare och grupper med vart och ett av dessa värden. Ge dem sedan till personer under ”Enterprise applications”, portalen, ”Users and groups”.',
      value: 'rollen {value}',
    },
    permissions: {
      title: 'Be om behörigheter',
      text: 'Lägg till dessa delegerade behörigheter under ”API permissions” och ge administratörsmedgivande, så att ingen behöver ge sitt eget medgivande.',
    },
    secret: {
      title: 'Ge servern en hemlighet',
      text: 'Skapa en klienthemlighet under ”Certificates & secrets” och ge dess värde till portalen som CLIENT_SECRET. Servern behöver den när den frågar Microsoft för en persons räkning, till exempel om följda webbplatser. Anteckna när den går ut.',
    },
    notifications: {
      title: 'Ge portalen egna behörigheter',
      text: 'TeamsActivity.Send bara om inställningen enableTeamsNotification är på, User.Read.All bara om leftPeopleDays eller findColleaguesWithoutLicence är det: lägg till dem under ”API permissions” som programbehörigheter för Microsoft Graph och ge administratörsmedgivande.',
    },
    check: {
      title: 'Låt portalen kontrollera sin registrering',
      text: 'Valfritt: lägg till programbehörigheten Application.Read.All i Microsoft Graph med administratörsmedgivande. Då läser kontrollen ovan registreringen och varnar innan hemligheten går ut.',
    },
  },
  upload: {
    title: 'Ta in den i Teams',
    introduction: 'Med det nedladdade paketet.',
    openTeams: 'Öppna administrationscentret för Teams',
    tryIt: {
      title: 'Prova den själv',
      text: 'Välj ”Appar”, ”Hantera dina appar”, ”Ladda upp en app”, ”Ladda upp en anpassad app” i Teams och välj paketet. Organisationens app-princip måste tillåta anpassade appar.',
    },
    everybody: {
      title: 'Ge den till alla',
      text: 'Välj ”Teams apps”, ”Manage apps”, ”Upload new app” i administrationscentret för Teams. Fäst den sedan för alla under ”Setup policies”. Sätt TEAMS_CATALOG_APP_ID till det App ID som appen har där och starta om portalen: aviseringar och länkar till Teams behöver det.',
    },
    renew: {
      title: 'Förnya den efter en ändring',
      text: 'Teams godkänner bara ett ändrat paket med högre versionsnummer: ange TEAMS_APP_VERSION, starta om portalen, ladda ned paketet igen och ladda upp det till samma app.',
    },
  },
};
