import { lazyTexts } from './lazyTexts';

const en = {
  introduction: 'Which version of the portal runs here, and what it is connected to.',
  none: 'None',
  facts: {
    title: 'Version and environment',
    introduction: 'Have this at hand when you ask for support.',
    version: 'Version',
    build: 'Build',
    started: 'Running since',
    address: 'Address',
    tenant: 'Tenant id',
    client: 'Client id',
    sharePoint: 'SharePoint',
    realtime: 'Live updates',
    runsOn: 'Runs on',
  },
  realtime: { portal: 'By the portal itself', azureSignalR: 'By Azure SignalR Service' },
  roles: {
    title: 'Roles',
    introduction: {
      claims:
        "People get their roles in the portal's enterprise application in Microsoft Entra, under Users and groups.",
      sharepoint:
        'People get their roles by groups of a SharePoint site. Who may use the portal at all is decided in its enterprise application in Microsoft Entra.',
    },
    unknown:
      'The portal may not read its own enterprise application. Look for it by the client id in the list of all applications.',
    open: 'Open the enterprise application in Microsoft Entra',
  },
};

export type AboutTexts = typeof en;

const da: AboutTexts = {
  introduction: 'Hvilken version af portalen der kører her, og hvad den er forbundet med.',
  none: 'Ingen',
  facts: {
    title: 'Version og miljø',
    introduction: 'Hav dette klar, når du beder om support.',
    version: 'Version',
    build: 'Build',
    started: 'Har kørt siden',
    address: 'Adresse',
    tenant: 'Lejer-id',
    client: 'Klient-id',
    sharePoint: 'SharePoint',
    realtime: 'Liveopdateringer',
    runsOn: 'Kører på',
  },
  realtime: { portal: 'Af portalen selv', azureSignalR: 'Af Azure SignalR Service' },
  roles: {
    title: 'Roller',
    introduction: {
      claims:
        'Roller tildeles i portalens virksomhedsprogram i Microsoft Entra under Brugere og grupper.',
      sharepoint:
        'Roller tildeles med grupper på et SharePoint-websted. Hvem der overhovedet må bruge portalen, afgøres i dens virksomhedsprogram i Microsoft Entra.',
    },
    unknown:
      'Portalen må ikke læse sit eget virksomhedsprogram. Find det ud fra klient-id’et på listen over alle programmer.',
    open: 'Åbn virksomhedsprogrammet i Microsoft Entra',
  },
};

const sv: AboutTexts = {
  introduction: 'Vilken version av portalen som körs här och vad den är ansluten till.',
  none: 'Ingen',
  facts: {
    title: 'Version och miljö',
    introduction: 'Ha detta till hands när du ber om support.',
    version: 'Version',
    build: 'Build',
    started: 'Har körts sedan',
    address: 'Adress',
    tenant: 'Klientorganisations-id',
    client: 'Klient-id',
    sharePoint: 'SharePoint',
    realtime: 'Liveuppdateringar',
    runsOn: 'Körs på',
  },
  realtime: { portal: 'Av portalen själv', azureSignalR: 'Av Azure SignalR Service' },
  roles: {
    title: 'Roller',
    introduction: {
      claims:
        'Roller tilldelas i portalens företagsprogram i Microsoft Entra, under Användare och grupper.',
      sharepoint:
        'Roller tilldelas med grupper på en SharePoint-webbplats. Vem som alls får använda portalen avgörs i dess företagsprogram i Microsoft Entra.',
    },
    unknown:
      'Portalen får inte läsa sitt eget företagsprogram. Leta upp det med klient-id:t i listan över alla program.',
    open: 'Öppna företagsprogrammet i Microsoft Entra',
  },
};

const fi: AboutTexts = {
  introduction: 'Mikä portaalin versio täällä toimii ja mihin se on yhdistetty.',
  none: 'Ei mitään',
  facts: {
    title: 'Versio ja ympäristö',
    introduction: 'Pidä nämä tiedot käsillä, kun pyydät tukea.',
    version: 'Versio',
    build: 'Koontiversio',
    started: 'Käynnissä alkaen',
    address: 'Osoite',
    tenant: 'Vuokraajan tunnus',
    client: 'Asiakassovelluksen tunnus',
    sharePoint: 'SharePoint',
    realtime: 'Reaaliaikaiset päivitykset',
    runsOn: 'Alusta',
  },
  realtime: { portal: 'Portaali itse', azureSignalR: 'Azure SignalR Service' },
  roles: {
    title: 'Roolit',
    introduction: {
      claims:
        'Roolit annetaan portaalin yrityssovelluksessa Microsoft Entrassa kohdassa Käyttäjät ja ryhmät.',
      sharepoint:
        'Roolit annetaan SharePoint-sivuston ryhmillä. Se, kuka ylipäätään saa käyttää portaalia, päätetään sen yrityssovelluksessa Microsoft Entrassa.',
    },
    unknown:
      'Portaali ei saa lukea omaa yrityssovellustaan. Etsi se asiakassovelluksen tunnuksella kaikkien sovellusten luettelosta.',
    open: 'Avaa yrityssovellus Microsoft Entrassa',
  },
};

const nb: AboutTexts = {
  introduction: 'Hvilken versjon av portalen som kjører her, og hva den er koblet til.',
  none: 'Ingen',
  facts: {
    title: 'Versjon og miljø',
    introduction: 'Ha dette for hånden når du ber om hjelp.',
    version: 'Versjon',
    build: 'Bygg',
    started: 'Har kjørt siden',
    address: 'Adresse',
    tenant: 'Leier-ID',
    client: 'Klient-ID',
    sharePoint: 'SharePoint',
    realtime: 'Direkteoppdateringer',
    runsOn: 'Kjører på',
  },
  realtime: { portal: 'Av portalen selv', azureSignalR: 'Av Azure SignalR Service' },
  roles: {
    title: 'Roller',
    introduction: {
      claims: 'Roller gis i portalens bedriftsprogram i Microsoft Entra, under Brukere og grupper.',
      sharepoint:
        'Roller gis med grupper på et SharePoint-område. Hvem som i det hele tatt kan bruke portalen, avgjøres i bedriftsprogrammet i Microsoft Entra.',
    },
    unknown:
      'Portalen har ikke lov til å lese sitt eget bedriftsprogram. Finn det med klient-ID-en i listen over alle programmer.',
    open: 'Åpne bedriftsprogrammet i Microsoft Entra',
  },
};

/** Texts of the page about the portal, which load with it. */
export const useAboutTexts = lazyTexts<AboutTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
