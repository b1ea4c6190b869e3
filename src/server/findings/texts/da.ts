import type { SentenceTexts } from '../sentence';

export const da: SentenceTexts = {
  'applicationPermission.grant':
    'Tilføj programtilladelsen {permission} i Microsoft Graph til registreringen (“API permissions”, “Application permissions”), og giv administratorsamtykke.',
  'audience.client': 'klient-id og hemmelighed bliver ikke godtaget',
  'audience.fine': 'Tokens til portalen gælder {uri}.',
  'audience.look':
    'Se selv efter: Microsoft Entra Administration, “App registrations”, portalen, “Expose an API” skal vise “Application ID URI” {uri}.',
  'audience.missing':
    'Registreringen har ikke “Application ID URI” {uri}, så ingen får et token til portalen.',
  'audience.noSecret': 'der er ingen klienthemmelighed at prøve det med',
  'audience.set':
    'Angiv den: Microsoft Entra Administration, “App registrations”, portalen, “Expose an API”, “Application ID URI” {uri}.',
  'audience.unchecked': 'Kunne ikke kontrollere, om der gives tokens til {uri}: {reason}.',
  byHand: 'Se selv efter: Microsoft Entra Administration, “App registrations”, portalen. {look}',
  'client.set':
    'Sæt CLIENT_ID til program-id (klient-id) fra portalens registrering, og TENANT_ID til den lejer, der har den.',
  'client.unknown': 'Lejeren har ingen appregistrering med klient-id {client}.',
  'clock.fine': 'Serverens ur stemmer med identitetstjenestens.',
  'clock.off':
    'Serverens ur afviger {seconds} sekunder fra identitetstjenestens, så tokens kan blive afvist.',
  'clock.set': 'Hold uret rigtigt med en tidstjeneste.',
  'clock.unchecked': 'Kunne ikke sammenligne serverens ur med identitetstjenestens.',
  'colleagues.fine': 'Portalen kan slå kolleger op for personer uden licens.',
  'colleagues.refused':
    'Personer uden licens skal kunne finde kolleger, men portalen mangler tilladelsen {permission} og kan ikke slå dem op.',
  'colleagues.unused':
    'Portalen kan ikke slå kolleger op for personer uden licens. Kun indstillingen findColleaguesWithoutLicence kræver det.',
  'developer.fine':
    'Erklæring om beskyttelse af personlige oplysninger og vilkår har egne adresser.',
  'developer.portal':
    'Erklæring om beskyttelse af personlige oplysninger og vilkår fører til selve portalen. Det er nok til organisationens eget katalog, men ikke til den offentlige butik.',
  'developer.set': 'Sæt {variables} til organisationens egne sider.',
  'domains.broad': 'Det gyldige domæne {domain} er for bredt eller ikke et værtsnavn.',
  'domains.fine': 'De gyldige domæner nævner {hosts}, som fanerne indlæses fra.',
  'domains.own': 'Angiv kun portalens egen vært.',
  'domains.rebuild': 'Byg pakken igen, så dens domæner følger PUBLIC_URL.',
  'domains.unlisted': 'De gyldige domæner nævner ikke {host}, som fanerne indlæses fra.',
  'framing.fine': 'Teams må vise portalen i en ramme.',
  'framing.header':
    'En proxy tilføjer headeren X-Frame-Options, og med den kan Teams ikke vise portalen.',
  'framing.refused': 'Portalens svar tillader ikke Teams at vise den i en ramme.',
  'framing.removeHeader':
    'Fjern headeren. Portalen nævner selv i sin Content-Security-Policy, hvem der må vise den i en ramme.',
  'https.fine': 'Folk åbner portalen via https.',
  'https.insecure': 'Portalens adresse er {address}. Teams indlæser den kun via https.',
  'https.package': 'Alle adresser i pakken er https-adresser.',
  'https.packageInsecure': 'Pakken nævner {origin}. Teams indlæser kun faner fra https-adresser.',
  'https.packageLocal':
    'Pakken er til {origin}, som kun denne maskine kan nå. Teams indlæser faner fra https-adresser.',
  'https.set': 'Sæt PUBLIC_URL til den https-adresse, som folk åbner portalen på.',
  'hub.fine': 'Realtidsforbindelsen svarer, og WebSockets når frem til den.',
  'hub.noWebSockets':
    'WebSockets når ikke frem til realtidsforbindelsen på {address}, så åbne sider hører ikke om nyt indhold.',
  'hub.pass': 'Lad proxyen foran portalen sende alt under {path} videre.',
  'hub.passWebSockets':
    'Lad proxyen foran portalen sende WebSockets videre: headerne Upgrade og Connection via HTTP/1.1.',
  'hub.silent':
    'Realtidsforbindelsen svarer ikke på {address}, så åbne sider hører ikke om nyt indhold.',
  'icon.colours': 'Ikonet {kind} har andre pixel end hvide og gennemsigtige.',
  'icon.fine': 'Ikonet {kind} er {size} × {size} pixel, som Teams vil have det.',
  'icon.format': 'Ikonet {kind}, {file}, er ikke en PNG med 8 bit pr. kanal.',
  'icon.redraw': 'Tegn det igen med "node scripts/drawIcons.mjs".',
  'icon.size': 'Ikonet {kind} er {width} × {height} pixel. Teams accepterer kun {size} × {size}.',
  'issuer.fine': 'Identitetstjenesten svarer og udsteder tokens som {issuer}.',
  'issuer.noTenant': 'Identitetstjenesten kender ingen lejer {tenant}.',
  'issuer.other':
    'Identitetstjenesten udsteder tokens som {issuer}. Portalen godtager kun {expected}.',
  'issuer.reach':
    'Giv serveren adgang til identitetstjenesten: kontrollér IDENTITY_URL, firewall og proxy.',
  'issuer.setOwn': 'Sæt IDENTITY_URL og TENANT_ID til organisationens egne.',
  'issuer.setTenant':
    'Sæt TENANT_ID til organisationens lejer-id (Microsoft Entra Administration, “Overview”).',
  'issuer.silent': 'Identitetstjenesten svarer ikke: {reason}.',
  'issuer.status': 'Identitetstjenesten svarer med status {status} i stedet for sin konfiguration.',
  'keys.fine': 'Identitetstjenestens signeringsnøgler kan læses ({number}).',
  'keys.none': 'Identitetstjenesten giver ingen signeringsnøgler; den svarer med status {status}.',
  'keys.reach': 'Giv serveren adgang til {address}. Uden nøglerne kan ingen logge på.',
  'keys.silent': 'Identitetstjenestens signeringsnøgler kan ikke læses: {reason}.',
  'languages.fine': 'Navn, beskrivelse og faner findes på {languages}.',
  'languages.noTabName': 'Fanen {tab} har intet navn på {language}.',
  'languages.sameDescription': 'Den korte og den lange beskrivelse er den samme tekst.',
  'layout.fine':
    'Pakken har manifestet, to ikoner og {number} sprogfiler, alle i den øverste mappe.',
  'layout.missing': 'Pakken mangler {file}, som manifestet nævner.',
  'layout.surplus': 'Pakken har {file}, som manifestet ikke nævner.',
  'layout.unfilled': '{file} har stadig en pladsholder, som ingen indstilling har udfyldt.',
  'notifications.fine': 'Portalen må sende notifikationer til aktivitetsfeedet i Teams.',
  'notifications.refused':
    'Notifikationer i Teams er slået til, men portalen mangler tilladelsen {permission}, så ingen får dem.',
  'notifications.unused':
    'Portalen må ikke sende notifikationer til aktivitetsfeedet i Teams. Kun indstillingen enableTeamsNotification kræver det.',
  'package.fixText': 'Ret teksten i appPackage.',
  'package.rebuild': 'Byg pakken igen.',
  'peopleWhoLeft.fine': 'Portalen kan spørge kataloget, hvem der er fratrådt.',
  'peopleWhoLeft.refused':
    'Data om fratrådte skal slettes, men portalen mangler tilladelsen {permission}. Den kan ikke vide, hvem de er, og beholder dem.',
  'peopleWhoLeft.unused':
    'Portalen kan ikke spørge kataloget, hvem der er fratrådt. Kun indstillingen leftPeopleDays kræver det.',
  'permissions.add':
    'Tilføj dem under “API permissions”, “Delegated permissions”, og giv administratorsamtykke.',
  'permissions.fine':
    'Registreringen beder om alle de delegerede tilladelser, som portalen bruger.',
  'permissions.look':
    '“API permissions” skal vise disse som delegerede og med administratorsamtykke: {permissions}.',
  'permissions.missing':
    'Registreringen beder ikke om {scopes} i {service}, så folk bliver spurgt om samtykke én for én eller afvist.',
  'permissions.unchecked': 'De delegerede tilladelser kunne ikke kontrolleres.',
  'portal.fine': 'Portalen svarer på {address}.',
  'portal.otherClient': 'På {address} svarer en portal med et andet klient-id.',
  'portal.proxy': 'Lad proxyen foran portalen sende dens svar uændret videre.',
  'portal.setClient': 'Sæt CLIENT_ID og PUBLIC_URL til den samme portal, og genstart den.',
  'portal.silent': 'Portalen svarer ikke på {address}: {reason}.',
  'portal.start': 'Start portalen, og sæt PUBLIC_URL til den adresse, som folk åbner den på.',
  'portal.stranger': 'Det, der svarer på {address}, er ikke denne portal (status {status}).',
  'reason.certificateExpired': 'certifikatet er udløbet',
  'reason.certificateOfOther': 'certifikatet gælder en anden vært',
  'reason.certificateSelfSigned': 'certifikatet er selvsigneret',
  'reason.certificateUnknown': 'certifikatet er signeret af en ukendt udsteder',
  'reason.connection': 'forbindelsen mislykkedes',
  'reason.connectionCut': 'forbindelsen blev afbrudt',
  'reason.hostNotLookedUp': 'værtsnavnet kunne ikke slås op',
  'reason.hostUnknown': 'værtsnavnet er ukendt',
  'reason.noListener': 'der er ingen, der svarer på adressen',
  'reason.quoted': '{text}',
  'reason.status': 'status {status}',
  'reason.timeout': 'intet svar inden for {seconds} sekunder',
  'redirects.add': 'Tilføj den under “Authentication”, “Single-page application”.',
  'redirects.broker':
    "Omdirigerings-URI'en {uri} er ikke registreret, så Teams giver ingen tokens ved indlejret logon (nested app authentication).",
  'redirects.fine': "Alle omdirigerings-URI'er er registreret.",
  'redirects.look': '“Authentication” skal vise disse som “Single-page application”: {uris}.',
  'redirects.missing':
    "Omdirigerings-URI'en {uri} er ikke registreret, så logon kan ikke vende tilbage til den.",
  'redirects.move': 'Flyt den til den platform: “Authentication” i registreringen.',
  'redirects.unchecked': "Omdirigerings-URI'erne kunne ikke kontrolleres.",
  'redirects.web':
    "Omdirigerings-URI'en {uri} er registreret til platformen “Web”. Logon i browseren kræver “Single-page application”.",
  'registration.graphSilent': 'Microsoft Graph svarer ikke: {reason}',
  'registration.graphStatus': 'Microsoft Graph svarer med status {status}',
  'registration.graphUnknown': 'Microsoft Graph kender den ikke',
  'registration.grant':
    'Giv portalens registrering programtilladelsen Application.Read.All i Microsoft Graph med administratorsamtykke, så bliver den kontrolleret her.',
  'registration.noPermission': 'portalen har ikke tilladelse til at læse den',
  'registration.noSecret': 'portalen har ingen klienthemmelighed',
  'registration.unchecked': 'Kunne ikke læse appregistreringen: {reason}.',
  'resource.fine': 'Logon uden spørgsmål bruger ressourcen {resource}.',
  'resource.missing':
    'Manifestet nævner ingen ressource til logon uden spørgsmål; den skal være {wanted}.',
  'resource.other':
    'Logon uden spørgsmål ville bede om ressourcen {resource}; den skal være {wanted}.',
  'resource.rebuild': 'Byg pakken igen, så dens ressource følger PUBLIC_URL og CLIENT_ID.',
  'roleGroups.asksPerson': 'kun en person kan spørge SharePoint',
  'roleGroups.change':
    'Ret det: “Group settings”, “Who can view the membership of the group?”: “Group Members”.',
  'roleGroups.create':
    'Sæt AUTHORIZATION_SITE til stien til webstedet med grupperne, eller opret gruppen der: “Site permissions”, “Advanced permissions settings”, “Create Group”.',
  'roleGroups.fine': 'Gruppen “{group}” findes, og kun dens medlemmer kan se, hvem der er med.',
  'roleGroups.groupUnchecked': 'Kunne ikke kontrollere gruppen “{group}”: {reason}.',
  'roleGroups.look':
    'Se selv efter, at webstedet {site} har den, med “Group settings”, “Who can view the membership of the group?”: “Group Members”.',
  'roleGroups.lookAll':
    'Log på som administrator, og åbn denne kontrol i portalen, eller se selv efter: webstedet {site} skal have grupperne {groups}, hver med “Group settings”, “Who can view the membership of the group?”: “Group Members”.',
  'roleGroups.missing':
    'Webstedet {site} har ingen gruppe “{group}”, så ingen har rollerne {roles}.',
  'roleGroups.open':
    'Gruppen “{group}” viser sine medlemmer for alle, så den kan ikke fortælle, hvem der har rollerne {roles}.',
  'roleGroups.refused': 'SharePoint kunne ikke spørges på dine vegne',
  'roleGroups.status': 'Gruppen “{group}” kunne ikke læses: SharePoint svarer med status {status}.',
  'roleGroups.unchecked': 'Kunne ikke kontrollere de grupper, der giver roller: {reason}.',
  'roles.create': {
    one: 'Opret den under “App roles”, for brugere og grupper, med præcis denne værdi.',
    other: 'Opret dem under “App roles”, for brugere og grupper, med præcis disse værdier.',
  },
  'roles.fine': 'Alle {number} approller findes.',
  'roles.look': '“App roles” skal vise disse værdier for brugere og grupper, slået til: {roles}.',
  'roles.missing': {
    one: 'Registreringen mangler approllen {roles}, så ingen kan få den.',
    other: 'Registreringen mangler approllerne {roles}, så ingen kan få dem.',
  },
  'roles.unchecked': 'Approllerne kunne ikke kontrolleres.',
  'schema.correct':
    'Ret appPackage/{file} eller den indstilling, der udfylder den, og byg pakken igen.',
  'schema.fine': 'Manifestet er gyldigt efter skema {version}, det nyeste, der kendes her.',
  'schema.noManifest': 'Pakken har ingen manifest.json, der kan læses.',
  'schema.violated': 'Efter Teams-skemaet er {file} forkert: {violation}.',
  'scope.add': 'Tilføj det under “Expose an API”, for administratorer og brugere.',
  'scope.disabled': 'Scopet {scope} er slået fra, så ingen får et token til portalen.',
  'scope.enable': 'Slå det til under “Expose an API”.',
  'scope.fine': 'Scopet {scope} findes og er slået til.',
  'scope.look':
    '“Expose an API” skal vise scopet {scope}, slået til, for administratorer og brugere.',
  'scope.missing': 'Registreringen har intet scope {scope}, så ingen får et token til portalen.',
  'scope.unchecked': 'Scopet {scope} kunne ikke kontrolleres.',
  'secret.expired': 'Klienthemmeligheden er udløbet.',
  'secret.fine': 'Identitetstjenesten godtager portalens klient-id og hemmelighed.',
  'secret.missing':
    'Portalen har ingen klienthemmelighed, så serveren kan ikke spørge SharePoint eller Graph for nogen. Fulgte websteder og roller fra SharePoint-grupper kræver det.',
  'secret.new':
    'Lav en ny klienthemmelighed (Microsoft Entra Administration, “App registrations”, portalen, “Certificates & secrets”), og sæt CLIENT_SECRET til dens værdi.',
  'secret.newValue':
    'Lav en ny klienthemmelighed (Microsoft Entra Administration, “App registrations”, portalen, “Certificates & secrets”), og sæt CLIENT_SECRET til hemmelighedens værdi, ikke dens id.',
  'secret.retry': 'Prøv igen, når identitetstjenesten svarer.',
  'secret.unchecked': 'Kunne ikke prøve klienthemmeligheden: {reason}.',
  'secret.wrong': 'Klienthemmeligheden er ikke en af registreringens.',
  'secretExpiry.days': {
    one: 'Klienthemmeligheden udløber om {count} dag.',
    other: 'Klienthemmeligheden udløber om {count} dage.',
  },
  'secretExpiry.look': '“Certificates & secrets” viser, hvornår klienthemmeligheden udløber.',
  'secretExpiry.past': {
    one: 'Klienthemmeligheden udløb for {count} dag siden.',
    other: 'Klienthemmeligheden udløb for {count} dage siden.',
  },
  'secretExpiry.renew':
    'Lav en ny klienthemmelighed under “Certificates & secrets”, sæt CLIENT_SECRET til dens værdi, og genstart portalen.',
  'secretExpiry.unchecked': 'Det kunne ikke kontrolleres, hvornår klienthemmeligheden udløber.',
  'secretExpiry.unknown': 'Registreringen viser ingen klienthemmelighed med en udløbsdato.',
  'sharepoint.fine': 'SharePoint på {address} er organisationens.',
  'sharepoint.missing':
    'Der er ikke angivet noget SharePoint, så portalen viser kun sit eget indhold.',
  'sharepoint.otherTenant':
    'SharePoint på {address} hører til lejeren {tenant}, ikke til {expected}.',
  'sharepoint.retry': 'Prøv igen, når SharePoint svarer.',
  'sharepoint.set':
    'Sæt SHAREPOINT_URL til adressen på organisationens SharePoint, f.eks. https://contoso.sharepoint.com.',
  'sharepoint.silent': 'SharePoint svarer ikke på {address}: {reason}.',
  'sharepoint.stranger': 'Det, der svarer på {address}, er ikke et SharePoint.',
  'signInPages.cut':
    'En proxy tilføjer headeren Cross-Origin-Opener-Policy til {path}, og den afskærer logonvinduet fra portalen.',
  'signInPages.fine': 'De sider, som logon vender tilbage til, svarer.',
  'signInPages.removeHeader': 'Fjern headeren.',
  'signInPages.silent': 'Siden {path}, som logon vender tilbage til, svarer ikke.',
  'tabs.correct': 'Ret staticTabs i appPackage/manifest.json.',
  'tabs.fine': 'Pakken har {number} personlige faner: {tabs}.',
  'tabs.noAddress': 'Fanen {tab} har ingen adresse til browseren.',
  'tabs.none': 'Manifestet har ingen personlig fane.',
  'tabs.notPersonal': 'Fanen {tab} er ikke personlig.',
  'tabs.twice': 'To faner har samme entityId.',
  'teamsClients.add':
    'Tilføj klientprogrammet {client} med scopet {scope} under “Expose an API”, “Authorized client applications”.',
  'teamsClients.desktop': 'Teams på computer og telefon',
  'teamsClients.fine': 'Klienterne til Teams, Outlook og Microsoft 365 er godkendt på forhånd.',
  'teamsClients.look':
    '“Expose an API” skal godkende disse klientprogrammer til {scope}: {clients}.',
  'teamsClients.missing':
    '{client} er ikke godkendt på forhånd, så logon uden spørgsmål mislykkes der.',
  'teamsClients.named': '{client} ({name})',
  'teamsClients.officeDesktop': 'Microsoft 365 på computer',
  'teamsClients.officeWeb': 'Microsoft 365 i browseren',
  'teamsClients.outlookDesktop': 'Outlook på computer og Microsoft 365 på telefon',
  'teamsClients.outlookPhone': 'Outlook på telefon',
  'teamsClients.outlookWeb': 'Outlook i browseren',
  'teamsClients.unchecked':
    'De forhåndsgodkendte klienter til Teams, Outlook og Microsoft 365 kunne ikke kontrolleres.',
  'teamsClients.web': 'Teams i browseren',
  'version.fine': 'Pakken har version {version}. Den næste ændrede pakke skal have en højere.',
  'version.set': 'Sæt TEAMS_APP_VERSION, f.eks. til 1.0.0.',
  'version.wrong': 'Versionen {version} er ikke tre tal, hvoraf det første er 1 eller mere.',
};
