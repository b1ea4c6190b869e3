import type { Texts } from '../topics';

export const texts: Texts['admin'] = {
  teamsApp: {
    introduction:
      'Portaali Microsoft Teamsin sovelluksena: tarkista käyttöönotto, rekisteröi se Microsoft Entraan ja lähetä paketti.',
  },
  levels: { ok: 'Kunnossa', warning: 'Huomaa', problem: 'Ongelma', unchecked: 'Ei tarkistettu' },
  passed: { one: '{count} tarkistus kunnossa', other: '{count} tarkistusta kunnossa' },
  copy: 'Kopioi {name}',
  copied: 'Kopioitu',
  notCopied: 'Kopiointi ei ole täällä sallittua. Valitse teksti ja kopioi se itse.',
  setUp: {
    title: 'Käyttöönoton tarkistus',
    name: 'Käyttöönoton tarkistus',
    introduction:
      'Mitä portaali tarvitsee Microsoft 365:ltä, kokeiltuna juuri nyt portaalin omilla asetuksilla.',
    checking: 'Tarkistetaan …',
    again: 'Tarkista uudelleen',
    fine: 'Kaikki on kunnossa.',
    nothingWrong: 'Ongelmia ei löytynyt, mutta jotakin on syytä huomata.',
    problems: { one: '{count} ratkaistava ongelma', other: '{count} ratkaistavaa ongelmaa' },
  },
  package: {
    title: 'Sovelluspaketti',
    name: 'Sovelluspaketti',
    introduction:
      'Tehty tämän portaalin osoitteelle ja rekisteröinnille ja tarkistettu Teamsin ja sen kaupan sääntöjen mukaan.',
    appName: 'Nimi',
    version: 'Versio',
    address: 'Osoite',
    appId: 'Sovelluksen tunnus',
    download: 'Lataa paketti',
    downloading: 'Ladataan …',
    operation: 'Sovelluspaketin lataus',
    manifest: 'Paketin luettelotiedosto',
  },
  registration: {
    title: 'Rekisteröi portaali Microsoft Entraan',
    introduction:
      'Kerran kutakin portaalia kohti. Tekijällä on oltava oikeus rekisteröidä sovelluksia. Yllä oleva tarkistus kertoo, mitä vielä puuttuu.',
    open: 'Avaa Microsoft Entran hallintakeskus',
    create: {
      title: 'Luo rekisteröinti',
      text: 'Valitse kohdassa ”App registrations” vaihtoehto ”New registration”, anna portaalin nimi ja salli vain tämän organisaation tilit. Yleiskatsauksessa on kaksi tunnusta: anna ne portaalille nimillä TENANT_ID ja CLIENT_ID ja käynnistä se uudelleen.',
      clientId: 'käytössä oleva asiakassovelluksen tunnus',
    },
    redirects: {
      title: 'Määritä, minne kirjautuminen palaa',
      text: 'Lisää kohdassa ”Authentication” alusta ”Single-page application” ja nämä uudelleenohjauksen URI-osoitteet.',
      value: 'uudelleenohjauksen URI-osoite {value}',
    },
    api: {
      title: 'Julkaise portaalin API',
      text: 'Täytä kohdassa ”Expose an API” kenttä ”Application ID URI” ja lisää sitten scope, johon järjestelmänvalvojat ja käyttäjät voivat antaa suostumuksen.',
      uri: 'Application ID URI',
      scope: 'Scope',
    },
    clients: {
      title: 'Anna Teamsin, Outlookin ja Microsoft 365:n kirjata sisään kysymättä',
      text: 'Lisää samalla sivulla jokainen näistä asiakassovelluksista ja valitse scope. Tunnukset ovat Microsoftin omia ja kaikkialla samat.',
      names: {
        desktop: 'Teams tietokoneella ja puhelimella',
        web: 'Teams selaimessa',
        officeDesktop: 'Microsoft 365 tietokoneella',
        officeWeb: 'Microsoft 365 selaimessa',
        outlookDesktop: 'Outlook tietokoneella ja Microsoft 365 puhelimella',
        outlookWeb: 'Outlook selaimessa',
        outlookPhone: 'Outlook puhelimella',
      },
    },
    roles: {
      title: 'Luo roolit',
      text: 'Luo kohdassa ”App roles” käyttäjille ja ryhmille rooli kullekin näistä arvoista. Anna ne sitten ihmisille kohdassa ”Enterprise applications”, portaali, ”Users and groups”.',
      value: 'rooli {value}',
    },
    permissions: {
      title: 'Pyydä käyttöoikeudet',
      text: 'Lisää kohdassa ”API permissions” nämä delegoidut käyttöoikeudet ja anna järjestelmänvalvojan suostumus, niin keneltäkään ei kysytä erikseen.',
    },
    secret: {
      title: 'Anna palvelimelle salaisuus',
      text: 'Luo kohdassa ”Certificates & secrets” asiakassalaisuus ja anna sen arvo portaalille nimellä CLIENT_SECRET. Palvelin tarvitsee sitä kysyessään Microsoftilta henkilön puolesta, esimerkiksi seuratuista sivustoista. Merkitse muistiin, milloin se vanhenee.',
    },
    notifications: {
      title: 'Anna portaalille omat käyttöoikeudet',
      text: 'TeamsActivity.Send vain, jos asetus enableTeamsNotification on käytössä, User.Read.All vain, jos leftPeopleDays tai findColleaguesWithoutLicence on: lisää ne kohdassa ”API permissions” Microsoft Graphin sovelluksen käyttöoikeuksina ja anna järjestelmänvalvojan suostumus.',
    },
    check: {
      title: 'Anna portaalin tarkistaa rekisteröintinsä',
      text: 'Valinnainen: lisää Microsoft Graphin sovelluksen käyttöoikeus Application.Read.All järjestelmänvalvojan suostumuksella. Silloin yllä oleva tarkistus lukee rekisteröinnin ja varoittaa, ennen kuin salaisuus vanhenee.',
    },
  },
  upload: {
    title: 'Tuo se Teamsiin',
    introduction: 'Ladatulla paketilla.',
    openTeams: 'Avaa Teamsin hallintakeskus',
    tryIt: {
      title: 'Kokeile itse',
      text: 'Valitse Teamsissa ”Sovellukset”, ”Sovellusten hallinta”, ”Lataa sovellus”, ”Lataa mukautettu sovellus” ja valitse paketti. Organisaation sovelluskäytännön on sallittava mukautetut sovellukset.',
    },
    everybody: {
      title: 'Anna se kaikille',
      text: 'Valitse Teamsin hallintakeskuksessa ”Teams apps”, ”Manage apps”, ”Upload new app”. Kiinnitä se sitten kaikille kohdassa ”Setup policies”. Aseta muuttujan TEAMS_CATALOG_APP_ID arvoksi sovelluksen siellä näkyvä App ID ja käynnistä portaali uudelleen: ilmoitukset ja linkit Teamsiin tarvitsevat sen.',
    },
    renew: {
      title: 'Uudista muutoksen jälkeen',
      text: 'Teams hyväksyy muuttuneen paketin vain suuremmalla versiolla: aseta TEAMS_APP_VERSION, käynnistä portaali uudelleen, lataa paketti uudestaan ja lähetä se samaan sovellukseen.',
    },
  },
};
