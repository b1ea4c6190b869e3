import type { Texts } from '../topics';

export const texts: Texts['about'] = {
  introduction: 'Portalens version, og hvad den er forbundet med.',
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
      "Portalen har ikke tilladelse til at læse sit eget virksomhedsprogram. Find det ud fra klient-id'et på listen over alle programmer.",
    open: 'Åbn virksomhedsprogrammet i Microsoft Entra',
  },
};
