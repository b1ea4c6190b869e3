import type { Texts } from '../topics';

export const texts: Texts['about'] = {
  introduction: 'Portaalin versio ja se, mihin portaali on yhdistetty.',
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
      'Portaalilla ei ole oikeutta lukea omaa yrityssovellustaan. Etsi se asiakassovelluksen tunnuksella kaikkien sovellusten luettelosta.',
    open: 'Avaa yrityssovellus Microsoft Entrassa',
  },
};
