import type { Texts } from '../topics';

export const texts: Texts['admin'] = {
  teamsApp: {
    introduction:
      'Portalen som app i Microsoft Teams: kontroller oppsettet, registrer den i Microsoft Entra og last opp pakken.',
  },
  levels: { ok: 'I orden', warning: 'Merk', problem: 'Problem', unchecked: 'Ikke kontrollert' },
  passed: { one: '{count} kontroll bestått', other: '{count} kontroller bestått' },
  copy: 'Kopier {name}',
  copied: 'Kopiert',
  notCopied: 'Kopiering er ikke tillatt her. Merk teksten og kopier den selv.',
  setUp: {
    title: 'Kontroll av oppsettet',
    name: 'Kontrollen av oppsettet',
    introduction:
      'Det portalen trenger fra Microsoft 365, prøvd akkurat nå med portalens egen konfigurasjon.',
    checking: 'Kontrollerer …',
    again: 'Kontroller igjen',
    fine: 'Alt er i orden.',
    nothingWrong: 'Ingen problemer funnet, men det er noe å merke seg.',
    problems: { one: '{count} problem å løse', other: '{count} problemer å løse' },
  },
  package: {
    title: 'App-pakke',
    name: 'App-pakken',
    introduction:
      'Laget for portalens adresse og registrering, og kontrollert etter reglene for Teams og butikken.',
    appName: 'Navn',
    version: 'Versjon',
    address: 'Adresse',
    appId: 'App-ID',
    download: 'Last ned pakken',
    downloading: 'Laster ned …',
    operation: 'Nedlastingen av app-pakken',
    manifest: 'Pakkens manifest',
  },
  registration: {
    title: 'Registrer portalen i Microsoft Entra',
    introduction:
      'Én gang for hver portal, av noen som har lov til å registrere programmer. Kontrollen ovenfor viser hva som fortsatt mangler.',
    open: 'Åpne administrasjonssenteret for Microsoft Entra',
    create: {
      title: 'Opprett registreringen',
      text: 'Velg «New registration» under «App registrations», gi den portalens navn, og la bare kontoer i denne organisasjonen bruke den. Oversikten viser to ID-er: gi dem til portalen som TENANT_ID og CLIENT_ID, og start den på nytt.',
      clientId: 'klient-ID-en som brukes',
    },
    redirects: {
      title: 'Angi hvor påloggingen går tilbake til',
      text: 'Legg til plattformen «Single-page application» under «Authentication» med disse omdirigerings-URI-ene.',
      value: 'omdirigerings-URI-en {value}',
    },
    api: {
      title: 'Gjør portalens API tilgjengelig',
      text: 'Angi «Application ID URI» under «Expose an API», og legg så til scopet som både administratorer og brukere kan gi samtykke til.',
      uri: 'Application ID URI',
      scope: 'Scope',
    },
    clients: {
      title: 'La Teams, Outlook og Microsoft 365 logge folk på uten å spørre',
      text: 'Legg til hvert av disse klientprogrammene på samme side, og merk av for scopet. ID-ene er Microsofts egne og like overalt.',
      names: {
        desktop: 'Teams på datamaskin og telefon',
        web: 'Teams i nettleseren',
        officeDesktop: 'Microsoft 365 på datamaskin',
        officeWeb: 'Microsoft 365 i nettleseren',
        outlookDesktop: 'Outlook på datamaskin og Microsoft 365 på telefon',
        outlookWeb: 'Outlook i nettleseren',
        outlookPhone: 'Outlook på telefon',
      },
    },
    roles: {
      title: 'Opprett rollene',
      text: 'Opprett under «App roles» en rolle for brukere og grupper med hver av disse verdiene. Gi dem deretter til folk under «Enterprise applications», portalen, «Users and groups».',
      value: 'rollen {value}',
    },
    permissions: {
      title: 'Be om tillatelser',
      text: 'Legg til disse delegerte tillatelsene under «API permissions», og gi administratorsamtykke, så ingen blir spurt enkeltvis.',
    },
    secret: {
      title: 'Gi serveren en hemmelighet',
      text: 'Lag en klienthemmelighet under «Certificates & secrets», og gi verdien til portalen som CLIENT_SECRET. Serveren trenger den når den spør Microsoft på vegne av en person, for eksempel om fulgte områder. Noter når den utløper.',
    },
    notifications: {
      title: 'Gi portalen egne tillatelser',
      text: 'TeamsActivity.Send bare hvis innstillingen enableTeamsNotification er på, User.Read.All bare hvis leftPeopleDays eller findColleaguesWithoutLicence er det: Legg dem til under «API permissions» som programtillatelser for Microsoft Graph, og gi administratorsamtykke.',
    },
    check: {
      title: 'La portalen kontrollere registreringen sin',
      text: 'Valgfritt: legg til programtillatelsen Application.Read.All i Microsoft Graph med administratorsamtykke. Da leser kontrollen ovenfor registreringen og advarer før hemmeligheten utløper.',
    },
  },
  upload: {
    title: 'Få den inn i Teams',
    introduction: 'Med den nedlastede pakken.',
    openTeams: 'Åpne administrasjonssenteret for Teams',
    tryIt: {
      title: 'Prøv den selv',
      text: 'Velg «Apper», «Administrer appene dine», «Last opp en app», «Last opp en egendefinert app» i Teams, og velg pakken. Organisasjonens app-policy må tillate egendefinerte apper.',
    },
    everybody: {
      title: 'Gi den til alle',
      text: 'Velg «Teams apps», «Manage apps», «Upload new app» i administrasjonssenteret for Teams. Fest den deretter for alle under «Setup policies». Sett TEAMS_CATALOG_APP_ID til den App ID-en appen har der, og start portalen på nytt: varsler og lenker til Teams trenger den.',
    },
    renew: {
      title: 'Forny den etter en endring',
      text: 'Teams godtar bare en endret pakke med høyere versjon: angi TEAMS_APP_VERSION, start portalen på nytt, last ned pakken igjen og last den opp til samme app.',
    },
  },
};
