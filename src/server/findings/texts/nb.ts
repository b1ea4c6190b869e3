import type { SentenceTexts } from '../sentence';

export const nb: SentenceTexts = {
  'applicationPermission.grant':
    'Legg til programtillatelsen {permission} i Microsoft Graph i registreringen («API permissions», «Application permissions»), og gi administratorsamtykke.',
  'audience.client': 'klient-ID og hemmelighet blir ikke godtatt',
  'audience.fine': 'Tokener for portalen gjelder {uri}.',
  'audience.look':
    'Se etter selv: administrasjonssenteret for Microsoft Entra, «App registrations», portalen, «Expose an API» må vise «Application ID URI» {uri}.',
  'audience.missing':
    'Registreringen har ikke «Application ID URI» {uri}, så ingen får et token for portalen.',
  'audience.noSecret': 'det finnes ingen klienthemmelighet å prøve med',
  'audience.set':
    'Angi den: administrasjonssenteret for Microsoft Entra, «App registrations», portalen, «Expose an API», «Application ID URI» {uri}.',
  'audience.unchecked': 'Kunne ikke kontrollere om det gis tokener for {uri}: {reason}.',
  byHand:
    'Se etter selv: administrasjonssenteret for Microsoft Entra, «App registrations», portalen. {look}',
  'client.set':
    'Sett CLIENT_ID til program-ID-en (klient-ID-en) fra portalens registrering, og TENANT_ID til leieren som har den.',
  'client.unknown': 'Leieren har ingen appregistrering med klient-ID {client}.',
  'clock.fine': 'Klokken på serveren stemmer med identitetstjenestens.',
  'clock.off':
    'Klokken på serveren avviker {seconds} sekunder fra identitetstjenestens, så tokener kan bli avvist.',
  'clock.set': 'Hold klokken riktig med en tidstjeneste.',
  'clock.unchecked': 'Kunne ikke sammenligne klokken på serveren med identitetstjenestens.',
  'colleagues.fine': 'Portalen kan slå opp kolleger for personer uten lisens.',
  'colleagues.refused':
    'Personer uten lisens skal kunne finne kolleger, men portalen mangler tillatelsen {permission} og kan ikke slå dem opp.',
  'colleagues.unused':
    'Portalen kan ikke slå opp kolleger for personer uten lisens. Bare innstillingen findColleaguesWithoutLicence trenger det.',
  'developer.fine': 'Personvernerklæringen og vilkårene har egne adresser.',
  'developer.portal':
    'Personvernerklæringen og vilkårene fører til selve portalen. Det er nok for organisasjonens egen katalog, men ikke for den offentlige butikken.',
  'developer.set': 'Sett {variables} til organisasjonens egne sider.',
  'domains.broad': 'Det gyldige domenet {domain} er for vidt eller ikke et vertsnavn.',
  'domains.fine': 'De gyldige domenene nevner {hosts}, som fanene lastes fra.',
  'domains.own': 'Angi bare portalens egen vert.',
  'domains.rebuild': 'Bygg pakken på nytt, slik at domenene følger PUBLIC_URL.',
  'domains.unlisted': 'De gyldige domenene nevner ikke {host}, som fanene lastes fra.',
  'framing.fine': 'Teams kan vise portalen i en ramme.',
  'framing.header':
    'En proxy legger til headeren X-Frame-Options, og med den kan ikke Teams vise portalen.',
  'framing.refused': 'Svaret fra portalen tillater ikke at Teams viser den i en ramme.',
  'framing.removeHeader':
    'Fjern headeren. Portalen nevner selv i Content-Security-Policy hvem som kan vise den i en ramme.',
  'https.fine': 'Folk åpner portalen over https.',
  'https.insecure': 'Adressen til portalen er {address}. Teams laster den bare over https.',
  'https.package': 'Alle adresser i pakken er https-adresser.',
  'https.packageInsecure': 'Pakken nevner {origin}. Teams laster faner bare fra https-adresser.',
  'https.packageLocal':
    'Pakken er for {origin}, som bare denne maskinen når. Teams laster faner fra https-adresser.',
  'https.set': 'Sett PUBLIC_URL til https-adressen som folk åpner portalen på.',
  'hub.fine': 'Sanntidstjenesten svarer, og WebSockets når fram til den.',
  'hub.noWebSockets':
    'WebSockets når ikke fram til sanntidstjenesten på {address}, så åpne sider får ikke vite om nytt innhold.',
  'hub.pass': 'La proxyen foran portalen slippe gjennom alt under {path}.',
  'hub.passWebSockets':
    'La proxyen foran portalen slippe gjennom WebSockets: headerne Upgrade og Connection over HTTP/1.1.',
  'hub.silent':
    'Sanntidstjenesten svarer ikke på {address}, så åpne sider får ikke vite om nytt innhold.',
  'icon.colours': 'Ikonet {kind} har andre piksler enn hvite og gjennomsiktige.',
  'icon.fine': 'Ikonet {kind} er {size} × {size} piksler, slik Teams vil ha det.',
  'icon.format': 'Ikonet {kind}, {file}, er ikke en PNG med 8 biter per kanal.',
  'icon.redraw': 'Tegn det på nytt med "node scripts/drawIcons.mjs".',
  'icon.size': 'Ikonet {kind} er {width} × {height} piksler. Teams godtar bare {size} × {size}.',
  'issuer.fine': 'Identitetstjenesten svarer og utsteder tokener som {issuer}.',
  'issuer.noTenant': 'Identitetstjenesten kjenner ingen leier {tenant}.',
  'issuer.other':
    'Identitetstjenesten utsteder tokener som {issuer}. Portalen godtar bare {expected}.',
  'issuer.reach':
    'Gi serveren tilgang til identitetstjenesten: kontroller IDENTITY_URL, brannmuren og proxyen.',
  'issuer.setOwn': 'Sett IDENTITY_URL og TENANT_ID til organisasjonens egne.',
  'issuer.setTenant':
    'Sett TENANT_ID til organisasjonens leier-ID (administrasjonssenteret for Microsoft Entra, «Overview»).',
  'issuer.silent': 'Identitetstjenesten svarer ikke: {reason}.',
  'issuer.status':
    'Identitetstjenesten svarer med status {status} i stedet for konfigurasjonen sin.',
  'keys.fine': 'Signeringsnøklene til identitetstjenesten kan leses ({number}).',
  'keys.none': 'Identitetstjenesten gir ingen signeringsnøkler; den svarer med status {status}.',
  'keys.reach': 'Gi serveren tilgang til {address}. Uten nøklene kan ingen logge på.',
  'keys.silent': 'Signeringsnøklene til identitetstjenesten kan ikke leses: {reason}.',
  'languages.fine': 'Navn, beskrivelse og faner finnes på {languages}.',
  'languages.noTabName': 'Fanen {tab} har ikke noe navn på {language}.',
  'languages.sameDescription': 'Den korte og den fulle beskrivelsen er den samme teksten.',
  'layout.fine':
    'Pakken har manifestet, to ikoner og {number} språkfiler, alle i den øverste mappen.',
  'layout.missing': 'Pakken mangler {file}, som manifestet nevner.',
  'layout.surplus': 'Pakken har {file}, som manifestet ikke nevner.',
  'layout.unfilled': '{file} har fortsatt en plassholder som ingen innstilling har fylt ut.',
  'notifications.fine': 'Portalen kan sende varsler til aktivitetsfeeden i Teams.',
  'notifications.refused':
    'Varsler i Teams er på, men portalen mangler tillatelsen {permission}, så ingen får dem.',
  'notifications.unused':
    'Portalen kan ikke sende varsler til aktivitetsfeeden i Teams. Bare innstillingen enableTeamsNotification trenger det.',
  'package.fixText': 'Rett teksten i appPackage.',
  'package.rebuild': 'Bygg pakken på nytt.',
  'peopleWhoLeft.fine': 'Portalen kan spørre katalogen hvem som har sluttet.',
  'peopleWhoLeft.refused':
    'Data om dem som har sluttet, skal slettes, men portalen mangler tillatelsen {permission}. Den kan ikke vite hvem de er, og beholder dem.',
  'peopleWhoLeft.unused':
    'Portalen kan ikke spørre katalogen hvem som har sluttet. Bare innstillingen leftPeopleDays trenger det.',
  'permissions.add':
    'Legg dem til under «API permissions», «Delegated permissions», og gi administratorsamtykke.',
  'permissions.fine': 'Registreringen ber om alle de delegerte tillatelsene som portalen bruker.',
  'permissions.look':
    '«API permissions» må vise disse som delegerte og med administratorsamtykke: {permissions}.',
  'permissions.missing':
    'Registreringen ber ikke om {scopes} i {service}, så folk blir spurt om samtykke én etter én, eller avvist.',
  'permissions.unchecked': 'De delegerte tillatelsene kunne ikke kontrolleres.',
  'portal.fine': 'Portalen svarer på {address}.',
  'portal.otherClient': 'På {address} svarer en portal med en annen klient-ID.',
  'portal.proxy': 'La proxyen foran portalen slippe svarene gjennom uendret.',
  'portal.setClient': 'Sett CLIENT_ID og PUBLIC_URL til den samme portalen, og start den på nytt.',
  'portal.silent': 'Portalen svarer ikke på {address}: {reason}.',
  'portal.start': 'Start portalen, og sett PUBLIC_URL til adressen som folk åpner den på.',
  'portal.stranger': 'Det som svarer på {address}, er ikke denne portalen (status {status}).',
  'reason.certificateExpired': 'sertifikatet er utløpt',
  'reason.certificateOfOther': 'sertifikatet gjelder en annen vert',
  'reason.certificateSelfSigned': 'sertifikatet er selvsignert',
  'reason.certificateUnknown': 'sertifikatet er signert av en ukjent utsteder',
  'reason.connection': 'tilkoblingen mislyktes',
  'reason.connectionCut': 'tilkoblingen ble brutt',
  'reason.hostNotLookedUp': 'vertsnavnet kunne ikke slås opp',
  'reason.hostUnknown': 'vertsnavnet er ukjent',
  'reason.noListener': 'ingen svarer på adressen',
  'reason.quoted': '{text}',
  'reason.status': 'status {status}',
  'reason.timeout': 'ikke noe svar innen {seconds} sekunder',
  'redirects.add': 'Legg den til under «Authentication», «Single-page application».',
  'redirects.broker':
    'Omdirigerings-URI-en {uri} er ikke registrert, så Teams gir ingen tokener med innebygd pålogging (nested app authentication).',
  'redirects.fine': 'Alle omdirigerings-URI-er er registrert.',
  'redirects.look': '«Authentication» må vise disse som «Single-page application»: {uris}.',
  'redirects.missing':
    'Omdirigerings-URI-en {uri} er ikke registrert, så påloggingen kan ikke komme tilbake til den.',
  'redirects.move': 'Flytt den til den plattformen: «Authentication» i registreringen.',
  'redirects.unchecked': 'Omdirigerings-URI-ene kunne ikke kontrolleres.',
  'redirects.web':
    'Omdirigerings-URI-en {uri} er registrert for plattformen «Web». Pålogging i nettleseren trenger «Single-page application».',
  'registration.graphSilent': 'Microsoft Graph svarer ikke: {reason}',
  'registration.graphStatus': 'Microsoft Graph svarer med status {status}',
  'registration.graphUnknown': 'Microsoft Graph kjenner den ikke',
  'registration.grant':
    'Gi portalens registrering programtillatelsen Application.Read.All i Microsoft Graph med administratorsamtykke, så blir den kontrollert her.',
  'registration.noPermission': 'portalen har ikke tillatelse til å lese den',
  'registration.noSecret': 'portalen har ingen klienthemmelighet',
  'registration.unchecked': 'Kunne ikke lese appregistreringen: {reason}.',
  'resource.fine': 'Pålogging uten spørsmål bruker ressursen {resource}.',
  'resource.missing':
    'Manifestet nevner ingen ressurs for pålogging uten spørsmål; den må være {wanted}.',
  'resource.other':
    'Pålogging uten spørsmål ville be om ressursen {resource}; den må være {wanted}.',
  'resource.rebuild': 'Bygg pakken på nytt, slik at ressursen følger PUBLIC_URL og CLIENT_ID.',
  'roleGroups.asksPerson': 'bare en person kan spørre SharePoint',
  'roleGroups.change':
    'Endre det: «Group settings», «Who can view the membership of the group?»: «Group Members».',
  'roleGroups.create':
    'Sett AUTHORIZATION_SITE til banen til området med gruppene, eller opprett gruppen der: «Site permissions», «Advanced permissions settings», «Create Group».',
  'roleGroups.fine': 'Gruppen «{group}» finnes, og bare medlemmene ser hvem som er med.',
  'roleGroups.groupUnchecked': 'Kunne ikke kontrollere gruppen «{group}»: {reason}.',
  'roleGroups.look':
    'Se etter selv at området {site} har den, med «Group settings», «Who can view the membership of the group?»: «Group Members».',
  'roleGroups.lookAll':
    'Logg på som administrator, og åpne denne kontrollen i portalen, eller se etter selv: området {site} må ha gruppene {groups}, hver med «Group settings», «Who can view the membership of the group?»: «Group Members».',
  'roleGroups.missing': 'Området {site} har ingen gruppe «{group}», så ingen har rollene {roles}.',
  'roleGroups.open':
    'Gruppen «{group}» viser medlemmene for alle, så den kan ikke si hvem som har rollene {roles}.',
  'roleGroups.refused': 'SharePoint kunne ikke spørres på dine vegne',
  'roleGroups.status': 'Gruppen «{group}» kunne ikke leses: SharePoint svarer med status {status}.',
  'roleGroups.unchecked': 'Kunne ikke kontrollere gruppene som gir roller: {reason}.',
  'roles.create': {
    one: 'Opprett den under «App roles», for brukere og grupper, med nøyaktig denne verdien.',
    other: 'Opprett dem under «App roles», for brukere og grupper, med nøyaktig disse verdiene.',
  },
  'roles.fine': 'Alle {number} approllene finnes.',
  'roles.look': '«App roles» må vise disse verdiene for brukere og grupper, slått på: {roles}.',
  'roles.missing': {
    one: 'Registreringen mangler approllen {roles}, så ingen kan få den.',
    other: 'Registreringen mangler approllene {roles}, så ingen kan få dem.',
  },
  'roles.unchecked': 'Approllene kunne ikke kontrolleres.',
  'schema.correct':
    'Rett appPackage/{file} eller innstillingen som fyller den ut, og bygg pakken på nytt.',
  'schema.fine': 'Manifestet er gyldig etter skjema {version}, det nyeste som er kjent her.',
  'schema.noManifest': 'Pakken har ingen manifest.json som kan leses.',
  'schema.violated': 'Etter Teams-skjemaet er {file} feil: {violation}.',
  'scope.add': 'Legg det til under «Expose an API», for administratorer og brukere.',
  'scope.disabled': 'Scopet {scope} er slått av, så ingen får et token for portalen.',
  'scope.enable': 'Slå det på under «Expose an API».',
  'scope.fine': 'Scopet {scope} finnes og er slått på.',
  'scope.look': '«Expose an API» må vise scopet {scope}, slått på, for administratorer og brukere.',
  'scope.missing': 'Registreringen har ikke scopet {scope}, så ingen får et token for portalen.',
  'scope.unchecked': 'Scopet {scope} kunne ikke kontrolleres.',
  'secret.expired': 'Klienthemmeligheten er utløpt.',
  'secret.fine': 'Identitetstjenesten godtar portalens klient-ID og hemmelighet.',
  'secret.missing':
    'Portalen har ingen klienthemmelighet, så serveren kan ikke spørre SharePoint eller Graph for noen. Fulgte områder og roller fra SharePoint-grupper trenger det.',
  'secret.new':
    'Lag en ny klienthemmelighet (administrasjonssenteret for Microsoft Entra, «App registrations», portalen, «Certificates & secrets»), og sett CLIENT_SECRET til verdien.',
  'secret.newValue':
    'Lag en ny klienthemmelighet (administrasjonssenteret for Microsoft Entra, «App registrations», portalen, «Certificates & secrets»), og sett CLIENT_SECRET til verdien av hemmeligheten, ikke ID-en.',
  'secret.retry': 'Prøv igjen når identitetstjenesten svarer.',
  'secret.unchecked': 'Kunne ikke prøve klienthemmeligheten: {reason}.',
  'secret.wrong': 'Klienthemmeligheten er ikke en av registreringens.',
  'secretExpiry.days': {
    one: 'Klienthemmeligheten utløper om {count} dag.',
    other: 'Klienthemmeligheten utløper om {count} dager.',
  },
  'secretExpiry.look': '«Certificates & secrets» viser når klienthemmeligheten utløper.',
  'secretExpiry.past': {
    one: 'Klienthemmeligheten utløp for {count} dag siden.',
    other: 'Klienthemmeligheten utløp for {count} dager siden.',
  },
  'secretExpiry.renew':
    'Lag en ny klienthemmelighet under «Certificates & secrets», sett CLIENT_SECRET til verdien, og start portalen på nytt.',
  'secretExpiry.unchecked': 'Det kunne ikke kontrolleres når klienthemmeligheten utløper.',
  'secretExpiry.unknown': 'Registreringen viser ingen klienthemmelighet med en utløpsdato.',
  'sharepoint.fine': 'SharePoint på {address} er organisasjonens.',
  'sharepoint.missing':
    'Det er ikke angitt noe SharePoint, så portalen viser bare sitt eget innhold.',
  'sharepoint.otherTenant':
    'SharePoint på {address} hører til leieren {tenant}, ikke til {expected}.',
  'sharepoint.retry': 'Prøv igjen når SharePoint svarer.',
  'sharepoint.set':
    'Sett SHAREPOINT_URL til adressen til organisasjonens SharePoint, for eksempel https://contoso.sharepoint.com.',
  'sharepoint.silent': 'SharePoint svarer ikke på {address}: {reason}.',
  'sharepoint.stranger': 'Det som svarer på {address}, er ikke et SharePoint.',
  'signInPages.cut':
    'En proxy legger til headeren Cross-Origin-Opener-Policy på {path}, og den skiller påloggingsvinduet fra portalen.',
  'signInPages.fine': 'Sidene som påloggingen kommer tilbake til, svarer.',
  'signInPages.removeHeader': 'Fjern headeren.',
  'signInPages.silent': 'Siden {path}, som påloggingen kommer tilbake til, svarer ikke.',
  'tabs.correct': 'Rett staticTabs i appPackage/manifest.json.',
  'tabs.fine': 'Pakken har {number} personlige faner: {tabs}.',
  'tabs.noAddress': 'Fanen {tab} har ingen adresse for nettleseren.',
  'tabs.none': 'Manifestet har ingen personlig fane.',
  'tabs.notPersonal': 'Fanen {tab} er ikke personlig.',
  'tabs.twice': 'To faner har samme entityId.',
  'teamsClients.add':
    'Legg til klientprogrammet {client} med scopet {scope} under «Expose an API», «Authorized client applications».',
  'teamsClients.desktop': 'Teams på datamaskin og telefon',
  'teamsClients.fine': 'Klientene for Teams, Outlook og Microsoft 365 er forhåndsgodkjent.',
  'teamsClients.look':
    '«Expose an API» må godkjenne disse klientprogrammene for {scope}: {clients}.',
  'teamsClients.missing':
    '{client} er ikke forhåndsgodkjent, så pålogging uten spørsmål mislykkes der.',
  'teamsClients.named': '{client} ({name})',
  'teamsClients.officeDesktop': 'Microsoft 365 på datamaskin',
  'teamsClients.officeWeb': 'Microsoft 365 i nettleseren',
  'teamsClients.outlookDesktop': 'Outlook på datamaskin og Microsoft 365 på telefon',
  'teamsClients.outlookPhone': 'Outlook på telefon',
  'teamsClients.outlookWeb': 'Outlook i nettleseren',
  'teamsClients.unchecked':
    'De forhåndsgodkjente klientene for Teams, Outlook og Microsoft 365 kunne ikke kontrolleres.',
  'teamsClients.web': 'Teams i nettleseren',
  'version.fine': 'Pakken har versjon {version}. Den neste endrede pakken må ha en høyere.',
  'version.set': 'Sett TEAMS_APP_VERSION, for eksempel til 1.0.0.',
  'version.wrong': 'Versjonen {version} er ikke tre tall der det første er 1 eller mer.',
};
