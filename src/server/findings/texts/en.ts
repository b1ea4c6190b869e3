/**
 * The sentences of the checks of the set-up, by the check and what it found. `{count}` alone
 * decides between `one` and `other`. Names of settings, variables and of places in the Entra admin
 * center are the same in every language.
 */
export const en = {
  'applicationPermission.grant':
    'Add the application permission {permission} of Microsoft Graph to the registration (“API permissions”, “Application permissions”), and grant admin consent.',
  'audience.client': "the client ID and secret aren't accepted",
  'audience.fine': 'Tokens for the portal are for {uri}.',
  'audience.look':
    'By hand: Entra admin center, “App registrations”, the portal, “Expose an API” must show the “Application ID URI” {uri}.',
  'audience.missing':
    'The registration has no “Application ID URI” {uri}, so nobody gets a token for the portal.',
  'audience.noSecret': 'there is no client secret to try it out with',
  'audience.set':
    'Set it: Entra admin center, “App registrations”, the portal, “Expose an API”, “Application ID URI” {uri}.',
  'audience.unchecked': "Couldn't check whether tokens for {uri} are given: {reason}.",
  byHand: 'By hand: Entra admin center, “App registrations”, the portal. {look}',
  'client.set':
    "Set CLIENT_ID to the application (client) ID of the portal's registration, and TENANT_ID to the tenant that holds it.",
  'client.unknown': 'The tenant has no app registration with the client ID {client}.',
  'clock.fine': "This server's clock agrees with the identity service's.",
  'clock.off':
    "This server's clock differs from the identity service's by {seconds} seconds, so tokens might be refused.",
  'clock.set': 'Keep the clock right with a time service.',
  'clock.unchecked': "Couldn't compare this server's clock with the identity service's.",
  'colleagues.fine': 'The portal can look up colleagues for people without a licence.',
  'colleagues.refused':
    "People without a licence are to find colleagues, but the portal lacks the permission {permission} and can't look them up.",
  'colleagues.unused':
    "The portal can't look up colleagues for people without a licence. Only the setting findColleaguesWithoutLicence needs that.",
  'developer.fine': 'Privacy statement and terms of use have addresses of their own.',
  'developer.portal':
    "Privacy statement and terms of use lead to the portal itself. That's enough for the organisation's own catalogue, but not for the public store.",
  'developer.set': "Set {variables} to the organisation's own pages.",
  'domains.broad': 'The valid domain {domain} is too broad or not a host name.',
  'domains.fine': 'The valid domains name {hosts}, from which the tabs load.',
  'domains.own': "Name the portal's own host only.",
  'domains.rebuild': 'Build the package again, so that its domains follow PUBLIC_URL.',
  'domains.unlisted': "The valid domains don't name {host}, from which the tabs load.",
  'framing.fine': 'Teams may show the portal in a frame.',
  'framing.header':
    "A proxy adds the header X-Frame-Options, with which Teams can't show the portal.",
  'framing.refused': "The portal's answer doesn't allow Teams to show it in a frame.",
  'framing.removeHeader':
    'Remove that header. The portal names the sites that may frame it in its Content-Security-Policy.',
  'https.fine': 'People reach the portal over https.',
  'https.insecure': "The portal's address is {address}. Teams loads it only over https.",
  'https.package': 'Every address of the package is an https address.',
  'https.packageInsecure':
    'The package names {origin}. Teams loads tabs only from https addresses.',
  'https.packageLocal':
    'The package is for {origin}, which only this machine reaches. Teams loads tabs from https addresses.',
  'https.set': 'Set PUBLIC_URL to the https address under which people open the portal.',
  'hub.fine': 'The realtime hub answers, and WebSockets reach it.',
  'hub.noWebSockets':
    "WebSockets don't reach the realtime hub at {address}, so open pages don't hear of new content.",
  'hub.pass': 'Let the proxy in front of the portal pass everything below {path}.',
  'hub.passWebSockets':
    'Let the proxy in front of the portal pass WebSockets: the headers Upgrade and Connection, over HTTP/1.1.',
  'hub.silent':
    "The realtime hub doesn't answer at {address}, so open pages don't hear of new content.",
  'icon.colours': 'The {kind} icon has other pixels than white and transparent ones.',
  'icon.fine': 'The {kind} icon is {size} × {size} pixels, as Teams wants it.',
  'icon.format': "The {kind} icon {file} isn't a PNG of 8 bits a channel.",
  'icon.redraw': 'Draw it again with "node scripts/drawIcons.mjs".',
  'icon.size': 'The {kind} icon is {width} × {height} pixels. Teams takes only {size} × {size}.',
  'issuer.fine': 'The identity service answers, and issues tokens as {issuer}.',
  'issuer.noTenant': 'The identity service knows no tenant {tenant}.',
  'issuer.other':
    'The identity service issues tokens as {issuer}. The portal accepts only {expected}.',
  'issuer.reach':
    'Let this server reach the identity service: check IDENTITY_URL, the firewall and the proxy.',
  'issuer.setOwn': "Set IDENTITY_URL and TENANT_ID to the organisation's own.",
  'issuer.setTenant':
    'Set TENANT_ID to the directory ID of the organisation (Entra admin center, “Overview”).',
  'issuer.silent': "The identity service doesn't answer: {reason}.",
  'issuer.status':
    'The identity service answers with status {status} instead of its configuration.',
  'keys.fine': "The identity service's signing keys can be read ({number}).",
  'keys.none': 'The identity service gives no signing keys; it answers with status {status}.',
  'keys.reach': 'Let this server reach {address}. Without the keys nobody can sign in.',
  'keys.silent': "The identity service's signing keys can't be read: {reason}.",
  'languages.fine': 'Name, description and tabs are there in {languages}.',
  'languages.noTabName': 'The tab {tab} has no name in {language}.',
  'languages.sameDescription': 'The short and the full description are the same text.',
  'layout.fine':
    'The package holds the manifest, two icons and {number} language files, all at its root.',
  'layout.missing': 'The package lacks {file}, which the manifest names.',
  'layout.surplus': "The package holds {file}, which the manifest doesn't name.",
  'layout.unfilled': '{file} still has a placeholder that no setting has filled.',
  'notifications.fine': 'The portal may send notifications to the activity feed of Teams.',
  'notifications.refused':
    'Notifications to Teams are switched on, but the portal lacks the permission {permission}, so nobody gets them.',
  'notifications.unused':
    'The portal may not send notifications to the activity feed of Teams. Only the setting enableTeamsNotification needs that.',
  'package.fixText': 'Correct the text in appPackage.',
  'package.rebuild': 'Build the package again.',
  'peopleWhoLeft.fine': 'The portal can ask the directory who has left.',
  'peopleWhoLeft.refused':
    "Data about people who have left is to be deleted, but the portal lacks the permission {permission}, so it can't know who they are, and keeps it.",
  'peopleWhoLeft.unused':
    "The portal can't ask the directory who has left. Only the setting leftPeopleDays needs that.",
  'permissions.add':
    'Add them under “API permissions”, “Delegated permissions”, and grant admin consent.',
  'permissions.fine': 'The registration asks for every delegated permission that the portal uses.',
  'permissions.look':
    '“API permissions” must list, as delegated and with admin consent: {permissions}.',
  'permissions.missing':
    "The registration doesn't ask for {scopes} of {service}, so people are asked for consent one by one, or are refused.",
  'permissions.unchecked': "The delegated permissions couldn't be checked.",
  'portal.fine': 'The portal answers at {address}.',
  'portal.otherClient': 'At {address} a portal with another client ID answers.',
  'portal.proxy': 'Let the proxy in front of the portal pass its answers unchanged.',
  'portal.setClient': "Set CLIENT_ID and PUBLIC_URL to the same portal's, and restart it.",
  'portal.silent': "The portal doesn't answer at {address}: {reason}.",
  'portal.start': 'Start the portal, and set PUBLIC_URL to the address under which people open it.',
  'portal.stranger': "What answers at {address} isn't this portal (status {status}).",
  'reason.certificateExpired': 'its certificate has expired',
  'reason.certificateOfOther': 'its certificate is for another host',
  'reason.certificateSelfSigned': 'its certificate is self-signed',
  'reason.certificateUnknown': 'its certificate is signed by an unknown authority',
  'reason.connection': 'the connection failed',
  'reason.connectionCut': 'the connection was cut',
  'reason.hostNotLookedUp': "the host name couldn't be looked up",
  'reason.hostUnknown': "the host name isn't known",
  'reason.noListener': 'nothing listens there',
  'reason.quoted': '{text}',
  'reason.status': 'status {status}',
  'reason.timeout': 'no answer within {seconds} seconds',
  'redirects.add': 'Add it under “Authentication”, “Single-page application”.',
  'redirects.broker':
    "The redirect URI {uri} isn't registered, so Teams gives no tokens by nested app authentication.",
  'redirects.fine': 'All redirect URIs are registered.',
  'redirects.look': '“Authentication” must list as “Single-page application”: {uris}.',
  'redirects.missing': "The redirect URI {uri} isn't registered, so sign-in can't come back to it.",
  'redirects.move': 'Move it to that platform: “Authentication” in the registration.',
  'redirects.unchecked': "The redirect URIs couldn't be checked.",
  'redirects.web':
    'The redirect URI {uri} is registered for the platform “Web”. Sign-in in the browser needs “Single-page application”.',
  'registration.graphSilent': "Microsoft Graph doesn't answer: {reason}",
  'registration.graphStatus': 'Microsoft Graph answers with status {status}',
  'registration.graphUnknown': "Microsoft Graph doesn't know it",
  'registration.grant':
    "To have it checked here, grant the portal's registration the application permission Application.Read.All of Microsoft Graph, with admin consent.",
  'registration.noPermission': 'the portal has no permission to read it',
  'registration.noSecret': 'the portal has no client secret',
  'registration.unchecked': "Couldn't read the app registration: {reason}.",
  'resource.fine': 'Silent sign-in uses the resource {resource}.',
  'resource.missing': 'The manifest names no resource for silent sign-in; it must be {wanted}.',
  'resource.other': 'Silent sign-in would ask for the resource {resource}; it must be {wanted}.',
  'resource.rebuild':
    'Build the package again, so that its resource follows PUBLIC_URL and CLIENT_ID.',
  'roleGroups.asksPerson': 'only a person can ask SharePoint',
  'roleGroups.change':
    'Change it: “Group settings”, “Who can view the membership of the group?”: “Group Members”.',
  'roleGroups.create':
    'Set AUTHORIZATION_SITE to the path of the site with the groups, or create the group there: “Site permissions”, “Advanced permissions settings”, “Create Group”.',
  'roleGroups.fine': 'The group “{group}” is there, and only its members see who is in it.',
  'roleGroups.groupUnchecked': "Couldn't check the group “{group}”: {reason}.",
  'roleGroups.look':
    'Look by hand that the site {site} has it, with “Group settings”, “Who can view the membership of the group?”: “Group Members”.',
  'roleGroups.lookAll':
    'Sign in as an administrator and open this check in the portal, or look by hand: the site {site} must have the groups {groups}, each with “Group settings”, “Who can view the membership of the group?”: “Group Members”.',
  'roleGroups.missing':
    'The site {site} has no group “{group}”, so nobody holds the roles {roles}.',
  'roleGroups.open':
    "The group “{group}” shows its members to everybody, so it can't tell who holds the roles {roles}.",
  'roleGroups.refused': "SharePoint couldn't be asked for you",
  'roleGroups.status':
    "The group “{group}” couldn't be read: SharePoint answers with status {status}.",
  'roleGroups.unchecked': "Couldn't check the groups that give roles: {reason}.",
  'roles.create': {
    one: 'Create it under “App roles”, for users and groups, with exactly this value.',
    other: 'Create them under “App roles”, for users and groups, with exactly these values.',
  },
  'roles.fine': 'All {number} app roles are there.',
  'roles.look': '“App roles” must show these values for users and groups, enabled: {roles}.',
  'roles.missing': {
    one: 'The registration lacks the app role {roles}, so nobody can be given it.',
    other: 'The registration lacks the app roles {roles}, so nobody can be given them.',
  },
  'roles.unchecked': "The app roles couldn't be checked.",
  'schema.correct':
    'Correct appPackage/{file}, or the setting that fills it, and build the package again.',
  'schema.fine': 'The manifest is valid by schema {version}, the newest one known here.',
  'schema.noManifest': 'The package holds no manifest.json that can be read.',
  'schema.violated': 'By the schema of Teams, {file} is wrong: {violation}.',
  'scope.add': 'Add it under “Expose an API”, for admins and users.',
  'scope.disabled': 'The scope {scope} is disabled, so nobody gets a token for the portal.',
  'scope.enable': 'Enable it under “Expose an API”.',
  'scope.fine': 'The scope {scope} is there and enabled.',
  'scope.look': '“Expose an API” must show the scope {scope}, enabled, for admins and users.',
  'scope.missing': 'The registration has no scope {scope}, so nobody gets a token for the portal.',
  'scope.unchecked': "The scope {scope} couldn't be checked.",
  'secret.expired': 'The client secret has expired.',
  'secret.fine': "The identity service accepts the portal's client ID and secret.",
  'secret.missing':
    "The portal has no client secret, so the server can't ask SharePoint or Graph for anybody. Followed sites and roles from SharePoint groups need that.",
  'secret.new':
    'Make a new client secret (Entra admin center, “App registrations”, the portal, “Certificates & secrets”), and set CLIENT_SECRET to its value.',
  'secret.newValue':
    "Make a new client secret (Entra admin center, “App registrations”, the portal, “Certificates & secrets”), and set CLIENT_SECRET to the secret's value, not its ID.",
  'secret.retry': 'Try again when the identity service answers.',
  'secret.unchecked': "Couldn't try out the client secret: {reason}.",
  'secret.wrong': "The client secret isn't one of the registration's.",
  'secretExpiry.days': {
    one: 'The client secret expires in {count} day.',
    other: 'The client secret expires in {count} days.',
  },
  'secretExpiry.look': '“Certificates & secrets” shows when the client secret expires.',
  'secretExpiry.past': {
    one: 'The client secret expired {count} day ago.',
    other: 'The client secret expired {count} days ago.',
  },
  'secretExpiry.renew':
    'Make a new client secret under “Certificates & secrets”, set CLIENT_SECRET to its value, and restart the portal.',
  'secretExpiry.unchecked': "Couldn't check when the client secret expires.",
  'secretExpiry.unknown': 'The registration shows no client secret with an end.',
  'sharepoint.fine': "The SharePoint at {address} is the organisation's.",
  'sharepoint.missing': 'No SharePoint is configured, so the portal shows its own content only.',
  'sharepoint.otherTenant':
    'The SharePoint at {address} belongs to the tenant {tenant}, not to {expected}.',
  'sharepoint.retry': 'Try again when SharePoint answers.',
  'sharepoint.set':
    "Set SHAREPOINT_URL to the address of the organisation's SharePoint, such as https://contoso.sharepoint.com.",
  'sharepoint.silent': "SharePoint doesn't answer at {address}: {reason}.",
  'sharepoint.stranger': "What answers at {address} isn't a SharePoint.",
  'signInPages.cut':
    'A proxy adds the header Cross-Origin-Opener-Policy to {path}, which cuts sign-in pop-ups off.',
  'signInPages.fine': 'The pages that sign-in returns to are answering.',
  'signInPages.removeHeader': 'Remove that header.',
  'signInPages.silent': "The page {path}, to which sign-in comes back, doesn't answer.",
  'tabs.correct': 'Correct staticTabs in appPackage/manifest.json.',
  'tabs.fine': 'The package has {number} personal tabs: {tabs}.',
  'tabs.noAddress': 'The tab {tab} has no address for the browser.',
  'tabs.none': 'The manifest has no personal tab.',
  'tabs.notPersonal': "The tab {tab} isn't personal.",
  'tabs.twice': 'Two tabs have the same entity ID.',
  'teamsClients.add':
    'Add the client application {client} with the scope {scope} under “Expose an API”, “Authorized client applications”.',
  'teamsClients.desktop': 'Teams on the desktop and on phones',
  'teamsClients.fine': 'The clients of Teams, Outlook and Microsoft 365 are pre-authorised.',
  'teamsClients.look':
    '“Expose an API” must authorise these client applications for {scope}: {clients}.',
  'teamsClients.missing': "{client} isn't pre-authorised, so silent sign-in fails there.",
  'teamsClients.named': '{client} ({name})',
  'teamsClients.officeDesktop': 'Microsoft 365 on the desktop',
  'teamsClients.officeWeb': 'Microsoft 365 in the browser',
  'teamsClients.outlookDesktop': 'Outlook on the desktop and Microsoft 365 on phones',
  'teamsClients.outlookPhone': 'Outlook on phones',
  'teamsClients.outlookWeb': 'Outlook in the browser',
  'teamsClients.unchecked':
    "The pre-authorised clients of Teams, Outlook and Microsoft 365 couldn't be checked.",
  'teamsClients.web': 'Teams in the browser',
  'version.fine': 'The package has version {version}. The next changed package needs a higher one.',
  'version.set': 'Set TEAMS_APP_VERSION, such as 1.0.0.',
  'version.wrong': "The version {version} isn't three numbers, the first of them 1 or more.",
} as const;
