import type { Texts } from '../topics';

export const texts: Texts['dashboards'] = {
  editorIntroduction: 'Alt, hvad du administrerer for portalens læsere.',
  adminIntroduction: 'Alt, hvad der administreres for hele organisationen.',
  beginIntroduction:
    'Begynd med opsætningen, tilføj derefter kanaler og sprog, og gennemgå funktionsindstillingerne.',
  content: { title: 'Indhold' },
  organisation: {
    title: 'Organisationen',
    introduction: 'Hvad portalen gør, hvem den når, og hvilke ord den bruger.',
  },
  setUp: {
    title: 'Opsætning',
    introduction: 'Hvordan portalen er forbundet med Microsoft 365 og Teams.',
  },
  none: 'Der er endnu ikke noget at administrere for dig her.',
  tiles: {
    alerts: { title: 'Meddelelser', description: 'Korte beskeder øverst på alle sider.' },
    news: { title: 'Nyheder', description: 'Skriv, rediger og find nyhedsopslag.' },
    pages: {
      title: 'Sider',
      description: 'Sider, der bliver stående, som vejledninger og regler.',
    },
    infoboxes: { title: 'Infobokse', description: 'Bokse med tekst, billeder, links og videoer.' },
    menus: { title: 'Restaurantmenuer', description: 'Restauranter og deres menuer uge for uge.' },
    charts: { title: 'KPI-diagrammer', description: 'Nøgletal i diagrammer.' },
    reports: {
      title: 'Power BI-rapporter',
      description: 'Rapporter, dashboards og felter fra Power BI.',
    },
    apps: { title: 'Apps', description: 'Felter til apps og links, som alle får.' },
    requiredReading: {
      title: 'Obligatorisk læsning',
      description: 'Hvad folk bliver bedt om at læse, og hvem der har læst det.',
    },
    changes: { title: 'Ændringer', description: 'Hvad der er ændret for nylig, og af hvem.' },
    editorDashboard: {
      title: 'Redaktørpanel',
      description: 'Meddelelser, sider, infobokse og alt andet indhold.',
    },
    settings: {
      title: 'Funktionsindstillinger',
      description: 'Alt, hvad portalen gør eller ikke gør.',
    },
    channels: {
      title: 'Kanaler og sprog',
      description: 'Hvad man kan følge, og hvilke sprog der findes.',
    },
    texts: {
      title: 'Portalens tekster',
      description: 'Erstat portalens ord med jeres egne.',
    },
    dataProtection: {
      title: 'Persondata',
      description: 'Hvor længe data opbevares, og én persons data: hent eller slet dem.',
    },
    speed: {
      title: 'Hastighed',
      description:
        'Hvor hurtige sider og widgets er for folk, og hvilken widget der er blevet langsom.',
    },
    teamsApp: {
      title: 'Teams-app',
      description: 'Kontrollér opsætningen, hent app-pakken, og få portalen ind i Microsoft Teams.',
    },
    about: { title: 'Om', description: 'Portalens version og miljø.' },
  },
  channelCache: {
    title: 'Kanalcache',
    description: 'Får portalen og alle åbne sider til at læse kanaler og sprog igen.',
    clear: 'Ryd kanalcache',
    clearing: 'Rydder …',
    operation: 'Rydning af kanalcachen',
  },
};
