import type { Texts } from '../topics';

export const texts: Texts['dashboards'] = {
  editorIntroduction: 'Alt du administrerer for leserne av portalen.',
  adminIntroduction: 'Alt som administreres for hele organisasjonen.',
  beginIntroduction:
    'Begynn med oppsettet, legg deretter til kanaler og språk, og gå gjennom funksjonsinnstillingene.',
  content: { title: 'Innhold' },
  organisation: {
    title: 'Organisasjonen',
    introduction: 'Hva portalen gjør, hvem den når, og hvilke ord den bruker.',
  },
  setUp: {
    title: 'Oppsett',
    introduction: 'Hvordan portalen er koblet til Microsoft 365 og Teams.',
  },
  none: 'Det er ingenting å administrere for deg her ennå.',
  tiles: {
    alerts: { title: 'Meldinger', description: 'Korte beskjeder øverst på alle sider.' },
    news: { title: 'Nyheter', description: 'Skriv, rediger og finn nyhetsinnlegg.' },
    pages: { title: 'Sider', description: 'Sider som blir stående, som veiledninger og regler.' },
    infoboxes: { title: 'Infobokser', description: 'Bokser med tekst, bilder, lenker og videoer.' },
    menus: { title: 'Restaurantmenyer', description: 'Restauranter og menyene deres uke for uke.' },
    charts: { title: 'KPI-diagrammer', description: 'Nøkkeltall i diagrammer.' },
    reports: {
      title: 'Power BI-rapporter',
      description: 'Rapporter, instrumentbord og fliser fra Power BI.',
    },
    apps: { title: 'Apper', description: 'Fliser for apper og lenker som alle får.' },
    requiredReading: {
      title: 'Obligatorisk lesing',
      description: 'Hva folk blir bedt om å lese, og hvem som har lest det.',
    },
    changes: { title: 'Endringer', description: 'Hva som er endret i det siste, og av hvem.' },
    editorDashboard: {
      title: 'Redaktørpanel',
      description: 'Meldinger, sider, infobokser og alt annet innhold.',
    },
    settings: {
      title: 'Funksjonsinnstillinger',
      description: 'Alt portalen gjør eller ikke gjør.',
    },
    channels: {
      title: 'Kanaler og språk',
      description: 'Hva man kan følge, og hvilke språk som finnes.',
    },
    texts: {
      title: 'Portalens tekster',
      description: 'Bytt ut portalens ord med deres egne.',
    },
    dataProtection: {
      title: 'Personopplysninger',
      description:
        'Hvor lenge data oppbevares, og dataene om én person: last dem ned eller slett dem.',
    },
    speed: {
      title: 'Hastighet',
      description: 'Hvor raske sider og widgeter er for folk, og hvilken widget som er blitt treg.',
    },
    teamsApp: {
      title: 'Teams-app',
      description:
        'Kontroller oppsettet, last ned app-pakken, og få portalen inn i Microsoft Teams.',
    },
    about: { title: 'Om', description: 'Portalens versjon og miljø.' },
  },
  channelCache: {
    title: 'Hurtigbuffer for kanaler',
    description: 'Får portalen og alle åpne sider til å lese kanaler og språk på nytt.',
    clear: 'Tøm hurtigbufferen',
    clearing: 'Tømmer …',
    operation: 'Tømming av hurtigbufferen for kanaler',
  },
};
