import type { SentenceTexts } from '../sentence';

export const sv: SentenceTexts = {
  'applicationPermission.grant':
    'Lägg till programbehörigheten {permission} i Microsoft Graph i registreringen (”API permissions”, ”Application permissions”) och ge administratörsmedgivande.',
  'audience.client': 'klient-id och hemlighet godtas inte',
  'audience.fine': 'Token för portalen gäller {uri}.',
  'audience.look':
    'Kontrollera själv: administrationscentret för Microsoft Entra, ”App registrations”, portalen, ”Expose an API” ska visa ”Application ID URI” {uri}.',
  'audience.missing':
    'Registreringen har inte ”Application ID URI” {uri}, så ingen får en token för portalen.',
  'audience.noSecret': 'det finns ingen klienthemlighet att prova med',
  'audience.set':
    'Ange den: administrationscentret för Microsoft Entra, ”App registrations”, portalen, ”Expose an API”, ”Application ID URI” {uri}.',
  'audience.unchecked': 'Kunde inte kontrollera om token ges för {uri}: {reason}.',
  byHand:
    'Kontrollera själv: administrationscentret för Microsoft Entra, ”App registrations”, portalen. {look}',
  'client.set':
    'Ange program-id (klient-id) från portalens registrering som CLIENT_ID och den klientorganisation som har den som TENANT_ID.',
  'client.unknown': 'Klientorganisationen har ingen appregistrering med klient-id {client}.',
  'clock.fine': 'Serverns klocka stämmer med identitetstjänstens.',
  'clock.off':
    'Serverns klocka avviker {seconds} sekunder från identitetstjänstens, så token kan nekas.',
  'clock.set': 'Håll klockan rätt med en tidstjänst.',
  'clock.unchecked': 'Kunde inte jämföra serverns klocka med identitetstjänstens.',
  'colleagues.fine': 'Portalen kan slå upp kollegor för personer utan licens.',
  'colleagues.refused':
    'Personer utan licens ska kunna hitta kollegor, men portalen saknar behörigheten {permission} och kan inte slå upp dem.',
  'colleagues.unused':
    'Portalen kan inte slå upp kollegor för personer utan licens. Bara inställningen findColleaguesWithoutLicence behöver det.',
  'developer.fine': 'Sekretesspolicyn och användningsvillkoren har egna adresser.',
  'developer.portal':
    'Sekretesspolicyn och användningsvillkoren leder till själva portalen. Det räcker för organisationens egen katalog, men inte för den offentliga butiken.',
  'developer.set': 'Ange organisationens egna sidor som {variables}.',
  'domains.broad': 'Den giltiga domänen {domain} är för vid eller inte ett värdnamn.',
  'domains.fine': 'De giltiga domänerna nämner {hosts}, som flikarna läses in från.',
  'domains.own': 'Ange bara portalens egen värd.',
  'domains.rebuild': 'Bygg paketet igen, så att domänerna följer PUBLIC_URL.',
  'domains.unlisted': 'De giltiga domänerna nämner inte {host}, som flikarna läses in från.',
  'framing.fine': 'Teams får visa portalen i en ram.',
  'framing.header':
    'En proxy lägger till headern X-Frame-Options, och med den kan Teams inte visa portalen.',
  'framing.refused': 'Portalens svar tillåter inte att Teams visar den i en ram.',
  'framing.removeHeader':
    'Ta bort headern. Portalen anger själv i Content-Security-Policy vilka som får visa den i en ram.',
  'https.fine': 'Portalen öppnas via https.',
  'https.insecure': 'Portalens adress är {address}. Teams läser bara in den via https.',
  'https.package': 'Alla adresser i paketet är https-adresser.',
  'https.packageInsecure':
    'Paketet nämner {origin}. Teams läser bara in flikar från https-adresser.',
  'https.packageLocal':
    'Paketet är för {origin}, som bara den här datorn når. Teams läser in flikar från https-adresser.',
  'https.set': 'Ange den https-adress som portalen öppnas på som PUBLIC_URL.',
  'hub.fine': 'Tjänsten för liveuppdateringar svarar och WebSockets når fram till den.',
  'hub.noWebSockets':
    'WebSockets når inte fram till tjänsten för liveuppdateringar på {address}, så öppna sidor får inte veta om nytt innehåll.',
  'hub.pass': 'Låt proxyn framför portalen släppa igenom allt under {path}.',
  'hub.passWebSockets':
    'Låt proxyn framför portalen släppa igenom WebSockets: headrarna Upgrade och Connection via HTTP/1.1.',
  'hub.silent':
    'Tjänsten för liveuppdateringar svarar inte på {address}, så öppna sidor får inte veta om nytt innehåll.',
  'icon.colours': 'Ikonen {kind} har andra pixlar än vita och genomskinliga.',
  'icon.fine': 'Ikonen {kind} är {size} × {size} pixlar, som Teams vill ha den.',
  'icon.format': 'Ikonen {kind}, {file}, är inte en PNG med 8 bitar per kanal.',
  'icon.redraw': 'Rita den igen med "node scripts/drawIcons.mjs".',
  'icon.size': 'Ikonen {kind} är {width} × {height} pixlar. Teams godtar bara {size} × {size}.',
  'issuer.fine': 'Identitetstjänsten svarar och utfärdar token som {issuer}.',
  'issuer.noTenant': 'Identitetstjänsten känner inte till klientorganisationen {tenant}.',
  'issuer.other':
    'Identitetstjänsten utfärdar token som {issuer}. Portalen godtar bara {expected}.',
  'issuer.reach':
    'Ge servern åtkomst till identitetstjänsten: kontrollera IDENTITY_URL, brandväggen och proxyn.',
  'issuer.setOwn': 'Ange organisationens egna värden som IDENTITY_URL och TENANT_ID.',
  'issuer.setTenant':
    'Ange organisationens katalog-id som TENANT_ID (administrationscentret för Microsoft Entra, ”Overview”).',
  'issuer.silent': 'Identitetstjänsten svarar inte: {reason}.',
  'issuer.status': 'Identitetstjänsten svarar med status {status} i stället för sin konfiguration.',
  'keys.fine': 'Identitetstjänstens signeringsnycklar kan läsas ({number}).',
  'keys.none': 'Identitetstjänsten ger inga signeringsnycklar; den svarar med status {status}.',
  'keys.reach': 'Ge servern åtkomst till {address}. Utan nycklarna kan ingen logga in.',
  'keys.silent': 'Identitetstjänstens signeringsnycklar kan inte läsas: {reason}.',
  'languages.fine': 'Namn, beskrivning och flikar finns på {languages}.',
  'languages.noTabName': 'Fliken {tab} har inget namn på {language}.',
  'languages.sameDescription': 'Den korta och den fullständiga beskrivningen är samma text.',
  'layout.fine':
    'Paketet har manifestet, två ikoner och {number} språkfiler, alla i den översta mappen.',
  'layout.missing': 'Paketet saknar {file}, som manifestet nämner.',
  'layout.surplus': 'Paketet har {file}, som manifestet inte nämner.',
  'layout.unfilled': '{file} har fortfarande en platshållare som ingen inställning har fyllt i.',
  'notifications.fine': 'Portalen får skicka aviseringar till aktivitetsflödet i Teams.',
  'notifications.refused':
    'Aviseringar i Teams är på, men portalen saknar behörigheten {permission}, så ingen får dem.',
  'notifications.unused':
    'Portalen får inte skicka aviseringar till aktivitetsflödet i Teams. Bara inställningen enableTeamsNotification behöver det.',
  'package.fixText': 'Rätta texten i appPackage.',
  'package.rebuild': 'Bygg paketet igen.',
  'peopleWhoLeft.fine': 'Portalen kan fråga katalogen vilka som har slutat.',
  'peopleWhoLeft.refused':
    'Uppgifter om personer som har slutat ska tas bort, men portalen saknar behörigheten {permission}. Den kan inte veta vilka de är och behåller dem.',
  'peopleWhoLeft.unused':
    'Portalen kan inte fråga katalogen vilka som har slutat. Bara inställningen leftPeopleDays behöver det.',
  'permissions.add':
    'Lägg till dem under ”API permissions”, ”Delegated permissions” och ge administratörsmedgivande.',
  'permissions.fine': 'Registreringen begär alla delegerade behörigheter som portalen använder.',
  'permissions.look':
    '”API permissions” ska visa dessa som delegerade och med administratörsmedgivande: {permissions}.',
  'permissions.missing':
    'Registreringen begär inte {scopes} i {service}, så var och en tillfrågas om medgivande eller nekas.',
  'permissions.unchecked': 'De delegerade behörigheterna kunde inte kontrolleras.',
  'portal.fine': 'Portalen svarar på {address}.',
  'portal.otherClient': 'På {address} svarar en portal med ett annat klient-id.',
  'portal.proxy': 'Låt proxyn framför portalen släppa igenom svaren oförändrade.',
  'portal.setClient': 'Ange samma portals värden som CLIENT_ID och PUBLIC_URL och starta om den.',
  'portal.silent': 'Portalen svarar inte på {address}: {reason}.',
  'portal.start': 'Starta portalen och ange adressen som den öppnas på som PUBLIC_URL.',
  'portal.stranger': 'Det som svarar på {address} är inte den här portalen (status {status}).',
  'reason.certificateExpired': 'certifikatet har gått ut',
  'reason.certificateOfOther': 'certifikatet gäller en annan värd',
  'reason.certificateSelfSigned': 'certifikatet är självsignerat',
  'reason.certificateUnknown': 'certifikatet är signerat av en okänd utfärdare',
  'reason.connection': 'anslutningen misslyckades',
  'reason.connectionCut': 'anslutningen bröts',
  'reason.hostNotLookedUp': 'värdnamnet kunde inte slås upp',
  'reason.hostUnknown': 'värdnamnet är okänt',
  'reason.noListener': 'ingen svarar på adressen',
  'reason.quoted': '{text}',
  'reason.status': 'status {status}',
  'reason.timeout': 'inget svar inom {seconds} sekunder',
  'redirects.add': 'Lägg till den under ”Authentication”, ”Single-page application”.',
  'redirects.broker':
    'Omdirigerings-URI:n {uri} är inte registrerad, så Teams ger inga token med kapslad appautentisering (nested app authentication).',
  'redirects.fine': 'Alla omdirigerings-URI:er är registrerade.',
  'redirects.look': '”Authentication” ska visa dessa som ”Single-page application”: {uris}.',
  'redirects.missing':
    'Omdirigerings-URI:n {uri} är inte registrerad, så inloggningen kan inte komma tillbaka till den.',
  'redirects.move': 'Flytta den till den plattformen: ”Authentication” i registreringen.',
  'redirects.unchecked': 'Omdirigerings-URI:erna kunde inte kontrolleras.',
  'redirects.web':
    'Omdirigerings-URI:n {uri} är registrerad för plattformen ”Web”. Inloggning i webbläsaren behöver ”Single-page application”.',
  'registration.graphSilent': 'Microsoft Graph svarar inte: {reason}',
  'registration.graphStatus': 'Microsoft Graph svarar med status {status}',
  'registration.graphUnknown': 'Microsoft Graph känner inte till den',
  'registration.grant':
    'Ge portalens registrering programbehörigheten Application.Read.All i Microsoft Graph med administratörsmedgivande, så kontrolleras den här.',
  'registration.noPermission': 'portalen har inte behörighet att läsa den',
  'registration.noSecret': 'portalen har ingen klienthemlighet',
  'registration.unchecked': 'Kunde inte läsa appregistreringen: {reason}.',
  'resource.fine': 'Inloggning utan fråga använder resursen {resource}.',
  'resource.missing':
    'Manifestet anger ingen resurs för inloggning utan fråga; den ska vara {wanted}.',
  'resource.other':
    'Inloggning utan fråga skulle begära resursen {resource}; den ska vara {wanted}.',
  'resource.rebuild': 'Bygg paketet igen, så att resursen följer PUBLIC_URL och CLIENT_ID.',
  'roleGroups.asksPerson': 'bara en person kan fråga SharePoint',
  'roleGroups.change':
    'Ändra det: ”Group settings”, ”Who can view the membership of the group?”: ”Group Members”.',
  'roleGroups.create':
    'Ange sökvägen till webbplatsen med grupperna som AUTHORIZATION_SITE eller skapa gruppen där: ”Site permissions”, ”Advanced permissions settings”, ”Create Group”.',
  'roleGroups.fine': 'Gruppen ”{group}” finns, och bara medlemmarna ser vilka som är med.',
  'roleGroups.groupUnchecked': 'Kunde inte kontrollera gruppen ”{group}”: {reason}.',
  'roleGroups.look':
    'Kontrollera själv att webbplatsen {site} har den, med ”Group settings”, ”Who can view the membership of the group?”: ”Group Members”.',
  'roleGroups.lookAll':
    'Logga in som administratör och öppna den här kontrollen i portalen, eller kontrollera själv: webbplatsen {site} ska ha grupperna {groups}, var och en med ”Group settings”, ”Who can view the membership of the group?”: ”Group Members”.',
  'roleGroups.missing':
    'Webbplatsen {site} har ingen grupp ”{group}”, så ingen har rollerna {roles}.',
  'roleGroups.open':
    'Gruppen ”{group}” visar medlemmarna för alla, så den kan inte säga vilka som har rollerna {roles}.',
  'roleGroups.refused': 'SharePoint kunde inte tillfrågas för din räkning',
  'roleGroups.status': 'Gruppen ”{group}” kunde inte läsas: SharePoint svarar med status {status}.',
  'roleGroups.unchecked': 'Kunde inte kontrollera grupperna som ger roller: {reason}.',
  'roles.create': {
    one: 'Skapa den under ”App roles”, för användare och grupper, med exakt det här värdet.',
    other: 'Skapa dem under ”App roles”, för användare och grupper, med exakt de här värdena.',
  },
  'roles.fine': 'Alla {number} approllerna finns.',
  'roles.look': '”App roles” ska visa dessa värden för användare och grupper, aktiverade: {roles}.',
  'roles.missing': {
    one: 'Registreringen saknar approllen {roles}, så ingen kan få den.',
    other: 'Registreringen saknar approllerna {roles}, så ingen kan få dem.',
  },
  'roles.unchecked': 'Approllerna kunde inte kontrolleras.',
  'schema.correct':
    'Rätta appPackage/{file} eller inställningen som fyller i den och bygg paketet igen.',
  'schema.fine': 'Manifestet är giltigt enligt schema {version}, det senaste som är känt här.',
  'schema.noManifest': 'Paketet har ingen manifest.json som kan läsas.',
  'schema.violated': 'Enligt schemat för Teams är {file} fel: {violation}.',
  'scope.add': 'Lägg till det under ”Expose an API”, för administratörer och användare.',
  'scope.disabled': 'Scopet {scope} är inaktiverat, så ingen får en token för portalen.',
  'scope.enable': 'Aktivera det under ”Expose an API”.',
  'scope.fine': 'Scopet {scope} finns och är aktiverat.',
  'scope.look':
    '”Expose an API” ska visa scopet {scope}, aktiverat, för administratörer och användare.',
  'scope.missing': 'Registreringen har inte scopet {scope}, så ingen får en token för portalen.',
  'scope.unchecked': 'Scopet {scope} kunde inte kontrolleras.',
  'secret.expired': 'Klienthemligheten har gått ut.',
  'secret.fine': 'Identitetstjänsten godtar portalens klient-id och hemlighet.',
  'secret.missing':
    'Portalen har ingen klienthemlighet, så servern kan inte fråga SharePoint eller Graph för någons räkning. Följda webbplatser och roller från SharePoint-grupper behöver det.',
  'secret.new':
    'Skapa en ny klienthemlighet (administrationscentret för Microsoft Entra, ”App registrations”, portalen, ”Certificates & secrets”) och ange dess värde som CLIENT_SECRET.',
  'secret.newValue':
    'Skapa en ny klienthemlighet (administrationscentret för Microsoft Entra, ”App registrations”, portalen, ”Certificates & secrets”) och ange hemlighetens värde, inte dess id, som CLIENT_SECRET.',
  'secret.retry': 'Försök igen när identitetstjänsten svarar.',
  'secret.unchecked': 'Kunde inte prova klienthemligheten: {reason}.',
  'secret.wrong': 'Klienthemligheten är inte en av registreringens.',
  'secretExpiry.days': {
    one: 'Klienthemligheten går ut om {count} dag.',
    other: 'Klienthemligheten går ut om {count} dagar.',
  },
  'secretExpiry.look': '”Certificates & secrets” visar när klienthemligheten går ut.',
  'secretExpiry.past': {
    one: 'Klienthemligheten gick ut för {count} dag sedan.',
    other: 'Klienthemligheten gick ut för {count} dagar sedan.',
  },
  'secretExpiry.renew':
    'Skapa en ny klienthemlighet under ”Certificates & secrets”, ange dess värde som CLIENT_SECRET och starta om portalen.',
  'secretExpiry.unchecked': 'Det gick inte att kontrollera när klienthemligheten går ut.',
  'secretExpiry.unknown': 'Registreringen visar ingen klienthemlighet med ett slutdatum.',
  'sharepoint.fine': 'SharePoint på {address} är organisationens.',
  'sharepoint.missing': 'Ingen SharePoint har angetts, så portalen visar bara sitt eget innehåll.',
  'sharepoint.otherTenant':
    'SharePoint på {address} tillhör klientorganisationen {tenant}, inte {expected}.',
  'sharepoint.retry': 'Försök igen när SharePoint svarar.',
  'sharepoint.set':
    'Ange adressen till organisationens SharePoint som SHAREPOINT_URL, till exempel https://contoso.sharepoint.com.',
  'sharepoint.silent': 'SharePoint svarar inte på {address}: {reason}.',
  'sharepoint.stranger': 'Det som svarar på {address} är inte SharePoint.',
  'signInPages.cut':
    'En proxy lägger till headern Cross-Origin-Opener-Policy på {path}, och den skiljer inloggningsfönstret från portalen.',
  'signInPages.fine': 'Sidorna som inloggningen kommer tillbaka till svarar.',
  'signInPages.removeHeader': 'Ta bort headern.',
  'signInPages.silent': 'Sidan {path}, som inloggningen kommer tillbaka till, svarar inte.',
  'tabs.correct': 'Rätta staticTabs i appPackage/manifest.json.',
  'tabs.fine': 'Paketet har {number} personliga flikar: {tabs}.',
  'tabs.noAddress': 'Fliken {tab} har ingen adress för webbläsaren.',
  'tabs.none': 'Manifestet har ingen personlig flik.',
  'tabs.notPersonal': 'Fliken {tab} är inte personlig.',
  'tabs.twice': 'Två flikar har samma entityId.',
  'teamsClients.add':
    'Lägg till klientprogrammet {client} med scopet {scope} under ”Expose an API”, ”Authorized client applications”.',
  'teamsClients.desktop': 'Teams på datorn och telefonen',
  'teamsClients.fine': 'Klienterna för Teams, Outlook och Microsoft 365 är godkända i förväg.',
  'teamsClients.look': '”Expose an API” ska godkänna dessa klientprogram för {scope}: {clients}.',
  'teamsClients.missing':
    '{client} är inte godkänt i förväg, så inloggning utan fråga misslyckas där.',
  'teamsClients.named': '{client} ({name})',
  'teamsClients.officeDesktop': 'Microsoft 365 på datorn',
  'teamsClients.officeWeb': 'Microsoft 365 i webbläsaren',
  'teamsClients.outlookDesktop': 'Outlook på datorn och Microsoft 365 på telefonen',
  'teamsClients.outlookPhone': 'Outlook på telefonen',
  'teamsClients.outlookWeb': 'Outlook i webbläsaren',
  'teamsClients.unchecked':
    'De i förväg godkända klienterna för Teams, Outlook och Microsoft 365 kunde inte kontrolleras.',
  'teamsClients.web': 'Teams i webbläsaren',
  'version.fine': 'Paketet har version {version}. Nästa ändrade paket behöver en högre.',
  'version.set': 'Ange TEAMS_APP_VERSION, till exempel 1.0.0.',
  'version.wrong': 'Versionen {version} är inte tre tal där det första är 1 eller mer.',
};
