import type { Texts } from '../topics';

export const texts: Texts['about'] = {
  introduction: 'Versjonen av portalen, og hva den er koblet til.',
  none: 'Ingen',
  facts: {
    title: 'Versjon og miljø',
    introduction: 'Ha dette for hånden når du ber om hjelp.',
    version: 'Versjon',
    build: 'Build',
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
      claims:
        'Roller tildeles i portalens bedriftsprogram i Microsoft Entra, under Brukere og grupper.',
      sharepoint:
        'Roller tildeles med grupper på et SharePoint-område. Hvem som i det hele tatt kan bruke portalen, avgjøres i bedriftsprogrammet i Microsoft Entra.',
    },
    unknown:
      'Portalen har ikke tillatelse til å lese sitt eget bedriftsprogram. Finn det med klient-ID-en i listen over alle programmer.',
    open: 'Åpne bedriftsprogrammet i Microsoft Entra',
  },
};
