import type { Texts } from '../topics';

export const texts: Texts['about'] = {
  introduction: 'Portalens version och vad den är ansluten till.',
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
      'Portalen har inte behörighet att läsa sitt eget företagsprogram. Leta upp det med klient-id:t i listan över alla program.',
    open: 'Öppna företagsprogrammet i Microsoft Entra',
  },
};
