import type { Texts } from '../topics';

export const texts: Texts['dashboards'] = {
  editorIntroduction: 'Allt som du hanterar för portalens läsare.',
  adminIntroduction: 'Allt som hanteras för hela organisationen.',
  beginIntroduction:
    'Börja med konfigurationen, lägg sedan till kanaler och språk och gå igenom funktionsinställningarna.',
  content: { title: 'Innehåll' },
  organisation: {
    title: 'Organisationen',
    introduction: 'Vad portalen gör, vilka den når och vilka ord den använder.',
  },
  setUp: {
    title: 'Konfiguration',
    introduction: 'Hur portalen är ansluten till Microsoft 365 och Teams.',
  },
  none: 'Det finns inget för dig att hantera här ännu.',
  tiles: {
    alerts: { title: 'Meddelanden', description: 'Kort information högst upp på alla sidor.' },
    news: { title: 'Nyheter', description: 'Skriv, redigera och hitta nyhetsinlägg.' },
    pages: { title: 'Sidor', description: 'Sidor som står kvar, som guider och regler.' },
    infoboxes: {
      title: 'Informationsrutor',
      description: 'Rutor med text, bilder, länkar och videor.',
    },
    menus: {
      title: 'Restaurangmenyer',
      description: 'Restauranger och deras menyer vecka för vecka.',
    },
    charts: { title: 'KPI-diagram', description: 'Nyckeltal i diagram.' },
    reports: {
      title: 'Power BI-rapporter',
      description: 'Rapporter, instrumentpaneler och paneler från Power BI.',
    },
    apps: { title: 'Appar', description: 'Rutor för appar och länkar som alla får.' },
    requiredReading: {
      title: 'Obligatorisk läsning',
      description: 'Vad folk ombeds läsa, och vilka som har läst det.',
    },
    changes: { title: 'Ändringar', description: 'Vad som har ändrats på sistone, och av vem.' },
    editorDashboard: {
      title: 'Redaktörspanel',
      description: 'Meddelanden, sidor, informationsrutor och allt annat innehåll.',
    },
    settings: {
      title: 'Funktionsinställningar',
      description: 'Allt som portalen gör eller inte gör.',
    },
    channels: {
      title: 'Kanaler och språk',
      description: 'Vad man kan följa och vilka språk som finns.',
    },
    texts: {
      title: 'Portalens texter',
      description: 'Ersätt portalens ord med era egna.',
    },
    dataProtection: {
      title: 'Personuppgifter',
      description: 'Hur länge data sparas, och en persons data: ladda ned eller radera dem.',
    },
    speed: {
      title: 'Hastighet',
      description:
        'Hur snabba sidor och widgetar är för användarna, och vilken widget som blivit långsam.',
    },
    teamsApp: {
      title: 'Teams-app',
      description:
        'Kontrollera konfigurationen, ladda ned app-paketet och få in portalen i Microsoft Teams.',
    },
    about: { title: 'Om', description: 'Portalens version och miljö.' },
  },
  channelCache: {
    title: 'Kanalcache',
    description: 'Får portalen och alla öppna sidor att läsa kanaler och språk på nytt.',
    clear: 'Rensa kanalcachen',
    clearing: 'Rensar …',
    operation: 'Rensning av kanalcachen',
  },
};
