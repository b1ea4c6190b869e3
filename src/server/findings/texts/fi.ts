import type { SentenceTexts } from '../sentence';

export const fi: SentenceTexts = {
  'applicationPermission.grant':
    'Lisää rekisteröintiin Microsoft Graphin sovelluksen käyttöoikeus {permission} (”API permissions”, ”Application permissions”) ja anna järjestelmänvalvojan suostumus.',
  'audience.client': 'asiakassovelluksen tunnusta ja salaisuutta ei hyväksytä',
  'audience.fine': 'Portaalin tunnussanomat koskevat osoitetta {uri}.',
  'audience.look':
    'Tarkista itse: Microsoft Entra -hallintakeskus, ”App registrations”, portaali. Kohdassa ”Expose an API” on oltava ”Application ID URI” {uri}.',
  'audience.missing':
    'Rekisteröinnissä ei ole arvoa ”Application ID URI” {uri}, joten kukaan ei saa portaalin tunnussanomaa.',
  'audience.noSecret': 'asiakassalaisuutta, jolla sitä voisi kokeilla, ei ole',
  'audience.set':
    'Aseta se: Microsoft Entra -hallintakeskus, ”App registrations”, portaali, ”Expose an API”, ”Application ID URI” {uri}.',
  'audience.unchecked': 'Ei voitu tarkistaa, annetaanko tunnussanomia osoitteelle {uri}: {reason}.',
  byHand: 'Tarkista itse: Microsoft Entra -hallintakeskus, ”App registrations”, portaali. {look}',
  'client.set':
    'Anna CLIENT_ID-arvoksi portaalin rekisteröinnin asiakassovelluksen tunnus ja TENANT_ID-arvoksi vuokraaja, jossa rekisteröinti on.',
  'client.unknown':
    'Vuokraajassa ei ole sovellusrekisteröintiä, jossa asiakassovelluksen tunnus on {client}.',
  'clock.fine': 'Palvelimen kello on samassa ajassa kuin tunnistuspalvelun.',
  'clock.off':
    'Palvelimen kello poikkeaa tunnistuspalvelun kellosta {seconds} sekuntia, joten tunnussanomia voidaan hylätä.',
  'clock.set': 'Pidä kello oikeassa aikapalvelun avulla.',
  'clock.unchecked': 'Palvelimen kelloa ei voitu verrata tunnistuspalvelun kelloon.',
  'colleagues.fine':
    'Portaali voi hakea kollegoita henkilöille, joilla ei ole Microsoft 365 -käyttöoikeutta.',
  'colleagues.refused':
    'Henkilöiden, joilla ei ole Microsoft 365 -käyttöoikeutta, on voitava löytää kollegoita, mutta portaalilta puuttuu sovelluksen käyttöoikeus {permission}, joten se ei voi hakea heitä.',
  'colleagues.unused':
    'Portaali ei voi hakea kollegoita henkilöille, joilla ei ole Microsoft 365 -käyttöoikeutta. Vain asetus findColleaguesWithoutLicence tarvitsee sitä.',
  'developer.fine': 'Tietosuojatiedoilla ja käyttöehdoilla on omat osoitteet.',
  'developer.portal':
    'Tietosuojatiedot ja käyttöehdot johtavat itse portaaliin. Se riittää organisaation omaan luetteloon, mutta ei julkiseen kauppaan.',
  'developer.set': 'Anna näille arvoiksi organisaation omat sivut: {variables}.',
  'domains.broad': 'Kelvollinen toimialue {domain} on liian laaja tai ei ole isäntänimi.',
  'domains.fine': 'Kelvolliset toimialueet nimeävät isännät, joista välilehdet ladataan: {hosts}.',
  'domains.own': 'Anna vain portaalin oma isäntä.',
  'domains.rebuild': 'Tee paketti uudelleen, jotta sen toimialueet vastaavat PUBLIC_URL-arvoa.',
  'domains.unlisted': 'Kelvollisista toimialueista puuttuu {host}, josta välilehdet ladataan.',
  'framing.fine': 'Teams voi näyttää portaalin kehyksessä.',
  'framing.header':
    'Välityspalvelin lisää otsakkeen X-Frame-Options, joten Teams ei voi näyttää portaalia.',
  'framing.refused': 'Portaalin vastaus ei salli Teamsin näyttää sitä kehyksessä.',
  'framing.removeHeader':
    'Poista otsake. Portaali kertoo itse Content-Security-Policy-otsakkeessa, mitkä sivustot voivat näyttää sen kehyksessä.',
  'https.fine': 'Portaali avataan https-yhteydellä.',
  'https.insecure': 'Portaalin osoite on {address}. Teams lataa sen vain https-yhteydellä.',
  'https.package': 'Kaikki paketin osoitteet ovat https-osoitteita.',
  'https.packageInsecure': 'Paketissa on {origin}. Teams lataa välilehdet vain https-osoitteista.',
  'https.packageLocal':
    'Paketti on osoitteelle {origin}, johon vain tämä kone pääsee. Teams lataa välilehdet https-osoitteista.',
  'https.set': 'Anna PUBLIC_URL-arvoksi https-osoite, josta portaali avataan.',
  'hub.fine': 'Reaaliaikapalvelu vastaa, ja WebSockets-yhteydet pääsevät sinne.',
  'hub.noWebSockets':
    'WebSockets-yhteydet eivät pääse reaaliaikapalveluun osoitteessa {address}, joten avoimet sivut eivät saa tietoa uudesta sisällöstä.',
  'hub.pass': 'Anna portaalin edessä olevan välityspalvelimen välittää kaikki polun {path} alta.',
  'hub.passWebSockets':
    'Anna portaalin edessä olevan välityspalvelimen välittää WebSockets-yhteydet: otsakkeet Upgrade ja Connection, HTTP/1.1.',
  'hub.silent':
    'Reaaliaikapalvelu ei vastaa osoitteessa {address}, joten avoimet sivut eivät saa tietoa uudesta sisällöstä.',
  'icon.colours': 'Kuvakkeessa {kind} on muitakin kuin valkoisia ja läpinäkyviä pikseleitä.',
  'icon.fine': 'Kuvake {kind} on {size} × {size} pikseliä, kuten Teams vaatii.',
  'icon.format': 'Kuvake {kind}, {file}, ei ole PNG, jossa on 8 bittiä kanavaa kohti.',
  'icon.redraw': 'Piirrä se uudelleen komennolla "node scripts/drawIcons.mjs".',
  'icon.size':
    'Kuvake {kind} on {width} × {height} pikseliä. Teams hyväksyy vain koon {size} × {size}.',
  'issuer.fine': 'Tunnistuspalvelu vastaa ja antaa tunnussanomia nimellä {issuer}.',
  'issuer.noTenant': 'Tunnistuspalvelu ei tunne vuokraajaa {tenant}.',
  'issuer.other':
    'Tunnistuspalvelu antaa tunnussanomia nimellä {issuer}. Portaali hyväksyy vain nimen {expected}.',
  'issuer.reach':
    'Varmista, että palvelin pääsee tunnistuspalveluun: tarkista IDENTITY_URL, palomuuri ja välityspalvelin.',
  'issuer.setOwn': 'Anna IDENTITY_URL- ja TENANT_ID-arvoiksi organisaation omat.',
  'issuer.setTenant':
    'Anna TENANT_ID-arvoksi organisaation hakemistotunnus (Microsoft Entra -hallintakeskus, ”Overview”).',
  'issuer.silent': 'Tunnistuspalvelu ei vastaa: {reason}.',
  'issuer.status': 'Tunnistuspalvelu vastaa tilalla {status} eikä anna määrityksiään.',
  'keys.fine': 'Tunnistuspalvelun allekirjoitusavaimet voidaan lukea ({number}).',
  'keys.none': 'Tunnistuspalvelu ei anna allekirjoitusavaimia, vaan vastaa tilalla {status}.',
  'keys.reach':
    'Varmista, että palvelin pääsee osoitteeseen {address}. Ilman avaimia kukaan ei voi kirjautua sisään.',
  'keys.silent': 'Tunnistuspalvelun allekirjoitusavaimia ei voida lukea: {reason}.',
  'languages.fine': 'Nimi, kuvaus ja välilehdet ovat näillä kielillä: {languages}.',
  'languages.noTabName': 'Välilehdellä {tab} ei ole nimeä kielellä {language}.',
  'languages.sameDescription': 'Lyhyt ja täysi kuvaus ovat sama teksti.',
  'layout.fine':
    'Paketissa on luettelotiedosto, kaksi kuvaketta ja {number} kielitiedostoa, kaikki ylimmässä kansiossa.',
  'layout.missing': 'Paketista puuttuu {file}, joka on mainittu luettelotiedostossa.',
  'layout.surplus': 'Paketissa on {file}, jota ei ole mainittu luettelotiedostossa.',
  'layout.unfilled': 'Tiedostossa {file} on vielä paikka, jota mikään asetus ei ole täyttänyt.',
  'notifications.fine': 'Portaali voi lähettää ilmoituksia Teamsin toimintasyötteeseen.',
  'notifications.refused':
    'Teams-ilmoitukset ovat käytössä, mutta portaalilta puuttuu käyttöoikeus {permission}, joten kukaan ei saa niitä.',
  'notifications.unused':
    'Portaali ei voi lähettää ilmoituksia Teamsin toimintasyötteeseen. Vain asetus enableTeamsNotification tarvitsee sitä.',
  'package.fixText': 'Korjaa teksti kansiossa appPackage.',
  'package.rebuild': 'Tee paketti uudelleen.',
  'peopleWhoLeft.fine': 'Portaali voi kysyä hakemistosta, ketkä ovat lähteneet.',
  'peopleWhoLeft.refused':
    'Lähteneiden henkilöiden tiedot on poistettava, mutta portaalilta puuttuu käyttöoikeus {permission}. Se ei voi tietää, keitä he ovat, ja säilyttää tiedot.',
  'peopleWhoLeft.unused':
    'Portaali ei voi kysyä hakemistosta, ketkä ovat lähteneet. Vain asetus leftPeopleDays tarvitsee sitä.',
  'permissions.add':
    'Lisää ne kohdassa ”API permissions”, ”Delegated permissions” ja anna järjestelmänvalvojan suostumus.',
  'permissions.fine':
    'Rekisteröinti pyytää kaikkia delegoituja käyttöoikeuksia, joita portaali käyttää.',
  'permissions.look':
    'Kohdassa ”API permissions” on oltava delegoituina ja järjestelmänvalvojan suostumuksella: {permissions}.',
  'permissions.missing':
    'Rekisteröinti ei pyydä näitä palvelulta {service}: {scopes}. Siksi jokaiselta kysytään suostumusta erikseen tai pyyntö hylätään.',
  'permissions.unchecked': 'Delegoituja käyttöoikeuksia ei voitu tarkistaa.',
  'portal.fine': 'Portaali vastaa osoitteessa {address}.',
  'portal.otherClient':
    'Osoitteessa {address} vastaa portaali, jolla on toinen asiakassovelluksen tunnus.',
  'portal.proxy':
    'Anna portaalin edessä olevan välityspalvelimen välittää vastaukset muuttamattomina.',
  'portal.setClient':
    'Anna CLIENT_ID- ja PUBLIC_URL-arvoiksi saman portaalin tiedot ja käynnistä se uudelleen.',
  'portal.silent': 'Portaali ei vastaa osoitteessa {address}: {reason}.',
  'portal.start': 'Käynnistä portaali ja anna PUBLIC_URL-arvoksi osoite, josta se avataan.',
  'portal.stranger': 'Osoitteessa {address} ei vastaa tämä portaali (tila {status}).',
  'reason.certificateExpired': 'varmenne on vanhentunut',
  'reason.certificateOfOther': 'varmenne on toisen isännän',
  'reason.certificateSelfSigned': 'varmenne on itse allekirjoitettu',
  'reason.certificateUnknown': 'varmenteen on allekirjoittanut tuntematon myöntäjä',
  'reason.connection': 'yhteys epäonnistui',
  'reason.connectionCut': 'yhteys katkesi',
  'reason.hostNotLookedUp': 'isäntänimeä ei voitu hakea',
  'reason.hostUnknown': 'isäntänimi on tuntematon',
  'reason.noListener': 'osoitteessa ei vastaa kukaan',
  'reason.quoted': '{text}',
  'reason.status': 'tila {status}',
  'reason.timeout': 'ei vastausta {seconds} sekunnissa',
  'redirects.add': 'Lisää se kohdassa ”Authentication”, ”Single-page application”.',
  'redirects.broker':
    'Uudelleenohjauksen URI-osoitetta {uri} ei ole rekisteröity, joten Teams ei anna tunnussanomia upotetulla tunnistuksella (nested app authentication).',
  'redirects.fine': 'Kaikki uudelleenohjauksen URI-osoitteet on rekisteröity.',
  'redirects.look':
    'Kohdassa ”Authentication” on oltava tyyppinä ”Single-page application”: {uris}.',
  'redirects.missing':
    'Uudelleenohjauksen URI-osoitetta {uri} ei ole rekisteröity, joten kirjautuminen ei voi palata siihen.',
  'redirects.move': 'Siirrä se sille alustalle: rekisteröinnin kohta ”Authentication”.',
  'redirects.unchecked': 'Uudelleenohjauksen URI-osoitteita ei voitu tarkistaa.',
  'redirects.web':
    'Uudelleenohjauksen URI-osoite {uri} on rekisteröity alustalle ”Web”. Selaimessa kirjautuminen tarvitsee alustan ”Single-page application”.',
  'registration.graphSilent': 'Microsoft Graph ei vastaa: {reason}',
  'registration.graphStatus': 'Microsoft Graph vastaa tilalla {status}',
  'registration.graphUnknown': 'Microsoft Graph ei tunne sitä',
  'registration.grant':
    'Anna portaalin rekisteröinnille Microsoft Graphin sovelluksen käyttöoikeus Application.Read.All järjestelmänvalvojan suostumuksella, niin se tarkistetaan tässä.',
  'registration.noPermission': 'portaalilla ei ole oikeutta lukea sitä',
  'registration.noSecret': 'portaalilla ei ole asiakassalaisuutta',
  'registration.unchecked': 'Sovellusrekisteröintiä ei voitu lukea: {reason}.',
  'resource.fine': 'Kirjautuminen kysymättä käyttää resurssia {resource}.',
  'resource.missing':
    'Luettelotiedostossa ei ole resurssia kysymättä kirjautumiseen; sen on oltava {wanted}.',
  'resource.other':
    'Kirjautuminen kysymättä pyytäisi resurssia {resource}; sen on oltava {wanted}.',
  'resource.rebuild':
    'Tee paketti uudelleen, jotta sen resurssi vastaa PUBLIC_URL- ja CLIENT_ID-arvoja.',
  'roleGroups.asksPerson': 'vain henkilö voi kysyä SharePointilta',
  'roleGroups.change':
    'Muuta se: ”Group settings”, ”Who can view the membership of the group?”: ”Group Members”.',
  'roleGroups.create':
    'Anna AUTHORIZATION_SITE-arvoksi sen sivuston polku, jossa ryhmät ovat, tai luo ryhmä siellä: ”Site permissions”, ”Advanced permissions settings”, ”Create Group”.',
  'roleGroups.fine': 'Ryhmä ”{group}” on olemassa, ja vain sen jäsenet näkevät, keitä siinä on.',
  'roleGroups.groupUnchecked': 'Ryhmää ”{group}” ei voitu tarkistaa: {reason}.',
  'roleGroups.look':
    'Tarkista itse, että se on sivustossa {site} ja että siinä on ”Group settings”, ”Who can view the membership of the group?”: ”Group Members”.',
  'roleGroups.lookAll':
    'Kirjaudu sisään järjestelmänvalvojana ja avaa tämä tarkistus portaalissa, tai tarkista itse: sivustossa {site} on oltava ryhmät {groups}, ja jokaisessa ”Group settings”, ”Who can view the membership of the group?”: ”Group Members”.',
  'roleGroups.missing':
    'Sivustossa {site} ei ole ryhmää ”{group}”, joten kenelläkään ei ole rooleja {roles}.',
  'roleGroups.open':
    'Ryhmä ”{group}” näyttää jäsenensä kaikille, joten siitä ei selviä, kenellä on roolit {roles}.',
  'roleGroups.refused': 'SharePointilta ei voitu kysyä puolestasi',
  'roleGroups.status': 'Ryhmää ”{group}” ei voitu lukea: SharePoint vastaa tilalla {status}.',
  'roleGroups.unchecked': 'Ryhmiä, jotka antavat rooleja, ei voitu tarkistaa: {reason}.',
  'roles.create': {
    one: 'Luo se kohdassa ”App roles” käyttäjille ja ryhmille täsmälleen tällä arvolla.',
    other: 'Luo ne kohdassa ”App roles” käyttäjille ja ryhmille täsmälleen näillä arvoilla.',
  },
  'roles.fine': 'Kaikki {number} sovellusroolia ovat olemassa.',
  'roles.look':
    'Kohdassa ”App roles” on oltava nämä arvot käyttäjille ja ryhmille, käytössä: {roles}.',
  'roles.missing': {
    one: 'Rekisteröinnistä puuttuu sovellusrooli {roles}, joten sitä ei voi antaa kenellekään.',
    other:
      'Rekisteröinnistä puuttuvat sovellusroolit {roles}, joten niitä ei voi antaa kenellekään.',
  },
  'roles.unchecked': 'Sovellusrooleja ei voitu tarkistaa.',
  'schema.correct':
    'Korjaa appPackage/{file} tai asetus, joka täyttää sen, ja tee paketti uudelleen.',
  'schema.fine':
    'Luettelotiedosto on kelvollinen skeeman {version} mukaan, uusimman täällä tunnetun.',
  'schema.noManifest': 'Paketissa ei ole luettavaa tiedostoa manifest.json.',
  'schema.violated': 'Teamsin skeeman mukaan {file} on väärin: {violation}.',
  'scope.add': 'Lisää se kohdassa ”Expose an API” järjestelmänvalvojille ja käyttäjille.',
  'scope.disabled':
    'Scope {scope} on poistettu käytöstä, joten kukaan ei saa portaalin tunnussanomaa.',
  'scope.enable': 'Ota se käyttöön kohdassa ”Expose an API”.',
  'scope.fine': 'Scope {scope} on olemassa ja käytössä.',
  'scope.look':
    'Kohdassa ”Expose an API” on oltava scope {scope}, käytössä, järjestelmänvalvojille ja käyttäjille.',
  'scope.missing':
    'Rekisteröinnissä ei ole scopea {scope}, joten kukaan ei saa portaalin tunnussanomaa.',
  'scope.unchecked': 'Scopea {scope} ei voitu tarkistaa.',
  'secret.expired': 'Asiakassalaisuus on vanhentunut.',
  'secret.fine': 'Tunnistuspalvelu hyväksyy portaalin asiakassovelluksen tunnuksen ja salaisuuden.',
  'secret.missing':
    'Portaalilla ei ole asiakassalaisuutta, joten palvelin ei voi kysyä SharePointilta tai Graphilta kenenkään puolesta. Seuratut sivustot ja SharePoint-ryhmien roolit tarvitsevat sitä.',
  'secret.new':
    'Luo uusi asiakassalaisuus (Microsoft Entra -hallintakeskus, ”App registrations”, portaali, ”Certificates & secrets”) ja anna sen arvo CLIENT_SECRET-arvoksi.',
  'secret.newValue':
    'Luo uusi asiakassalaisuus (Microsoft Entra -hallintakeskus, ”App registrations”, portaali, ”Certificates & secrets”) ja anna CLIENT_SECRET-arvoksi salaisuuden arvo, ei sen tunnusta.',
  'secret.retry': 'Yritä uudelleen, kun tunnistuspalvelu vastaa.',
  'secret.unchecked': 'Asiakassalaisuutta ei voitu kokeilla: {reason}.',
  'secret.wrong': 'Asiakassalaisuus ei ole mikään rekisteröinnin salaisuuksista.',
  'secretExpiry.days': {
    one: 'Asiakassalaisuus vanhenee {count} päivän kuluttua.',
    other: 'Asiakassalaisuus vanhenee {count} päivän kuluttua.',
  },
  'secretExpiry.look': 'Kohta ”Certificates & secrets” näyttää, milloin asiakassalaisuus vanhenee.',
  'secretExpiry.past': {
    one: 'Asiakassalaisuus vanheni {count} päivä sitten.',
    other: 'Asiakassalaisuus vanheni {count} päivää sitten.',
  },
  'secretExpiry.renew':
    'Luo uusi asiakassalaisuus kohdassa ”Certificates & secrets”, anna sen arvo CLIENT_SECRET-arvoksi ja käynnistä portaali uudelleen.',
  'secretExpiry.unchecked': 'Ei voitu tarkistaa, milloin asiakassalaisuus vanhenee.',
  'secretExpiry.unknown': 'Rekisteröinnissä ei ole asiakassalaisuutta, jolla olisi päättymispäivä.',
  'sharepoint.fine': 'Osoitteen {address} SharePoint on organisaation oma.',
  'sharepoint.missing':
    'SharePointia ei ole määritetty, joten portaali näyttää vain oman sisältönsä.',
  'sharepoint.otherTenant':
    'Osoitteen {address} SharePoint kuuluu vuokraajalle {tenant}, ei vuokraajalle {expected}.',
  'sharepoint.retry': 'Yritä uudelleen, kun SharePoint vastaa.',
  'sharepoint.set':
    'Anna SHAREPOINT_URL-arvoksi organisaation SharePointin osoite, esimerkiksi https://contoso.sharepoint.com.',
  'sharepoint.silent': 'SharePoint ei vastaa osoitteessa {address}: {reason}.',
  'sharepoint.stranger': 'Osoitteessa {address} ei vastaa SharePoint.',
  'signInPages.cut':
    'Välityspalvelin lisää sivulle {path} otsakkeen Cross-Origin-Opener-Policy, joka erottaa kirjautumisikkunan portaalista.',
  'signInPages.fine': 'Sivut, joille kirjautuminen palaa, vastaavat.',
  'signInPages.removeHeader': 'Poista otsake.',
  'signInPages.silent': 'Sivu {path}, jolle kirjautuminen palaa, ei vastaa.',
  'tabs.correct': 'Korjaa staticTabs tiedostossa appPackage/manifest.json.',
  'tabs.fine': 'Paketissa on {number} henkilökohtaista välilehteä: {tabs}.',
  'tabs.noAddress': 'Välilehdellä {tab} ei ole osoitetta selainta varten.',
  'tabs.none': 'Luettelotiedostossa ei ole henkilökohtaista välilehteä.',
  'tabs.notPersonal': 'Välilehti {tab} ei ole henkilökohtainen.',
  'tabs.twice': 'Kahdella välilehdellä on sama entityId.',
  'teamsClients.add':
    'Lisää asiakassovellus {client} ja sille scope {scope} kohdassa ”Expose an API”, ”Authorized client applications”.',
  'teamsClients.desktop': 'Teams tietokoneella ja puhelimella',
  'teamsClients.fine': 'Teamsin, Outlookin ja Microsoft 365:n asiakkaat on hyväksytty ennalta.',
  'teamsClients.look':
    'Kohdassa ”Expose an API” on hyväksyttävä nämä asiakassovellukset scopelle {scope}: {clients}.',
  'teamsClients.missing':
    '{client} ei ole ennalta hyväksytty, joten kirjautuminen kysymättä epäonnistuu siinä.',
  'teamsClients.named': '{client} ({name})',
  'teamsClients.officeDesktop': 'Microsoft 365 tietokoneella',
  'teamsClients.officeWeb': 'Microsoft 365 selaimessa',
  'teamsClients.outlookDesktop': 'Outlook tietokoneella ja Microsoft 365 puhelimella',
  'teamsClients.outlookPhone': 'Outlook puhelimella',
  'teamsClients.outlookWeb': 'Outlook selaimessa',
  'teamsClients.unchecked':
    'Ennalta hyväksyttyjä Teamsin, Outlookin ja Microsoft 365:n asiakkaita ei voitu tarkistaa.',
  'teamsClients.web': 'Teams selaimessa',
  'version.fine': 'Paketin versio on {version}. Seuraava muutettu paketti tarvitsee suuremman.',
  'version.set': 'Aseta TEAMS_APP_VERSION, esimerkiksi 1.0.0.',
  'version.wrong': 'Versio {version} ei ole kolme lukua, joista ensimmäinen on vähintään 1.',
};
