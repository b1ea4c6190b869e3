/** Texts of the Editor dashboard and of the Admin dashboard. */
export const texts = {
  editorIntroduction: 'Everything that you manage for the readers of the portal.',
  adminIntroduction: 'Everything that is managed for the whole organisation.',
  beginIntroduction:
    'Begin with the set-up, then add channels and languages and go through the feature settings.',
  content: { title: 'Content' },
  organisation: {
    title: 'The organisation',
    introduction: "What the portal does, who it reaches and how it's worded.",
  },
  setUp: {
    title: 'Set-up',
    introduction: 'How the portal is connected to Microsoft 365 and Teams.',
  },
  none: "There's nothing for you to manage here yet.",
  tiles: {
    alerts: { title: 'Information alerts', description: 'Messages at the top of every page.' },
    news: { title: 'News', description: 'Write, edit and find news posts.' },
    pages: { title: 'Pages', description: 'Pages that stay, such as guides and rules.' },
    infoboxes: { title: 'Infoboxes', description: 'Boxes with text, pictures, links and videos.' },
    menus: { title: 'Restaurant menus', description: 'Restaurants and their menus by week.' },
    charts: { title: 'KPI Charts', description: 'Key figures in charts.' },
    reports: {
      title: 'Power BI Visuals',
      description: 'Reports, dashboards and tiles of Power BI.',
    },
    apps: { title: 'Apps', description: 'Tiles of apps and links that everybody gets.' },
    requiredReading: {
      title: 'Required reading',
      description: 'What people are asked to read, and who has read it.',
    },
    changes: { title: 'Changes', description: 'What has changed lately, and who changed it.' },
    editorDashboard: {
      title: 'Editor dashboard',
      description: 'Alerts, pages, infoboxes and all other content.',
    },
    settings: {
      title: 'Feature settings',
      description: "Everything that the portal does or doesn't do.",
    },
    channels: {
      title: 'Channels and languages',
      description: 'What people can follow, and which languages there are.',
    },
    texts: {
      title: 'Texts of the portal',
      description: "Replace the portal's words with your own.",
    },
    dataProtection: {
      title: 'Personal data',
      description: "How long data is kept, and one person's data: download or erase it.",
    },
    speed: {
      title: 'Speed',
      description: 'How fast pages and widgets are for people, and which widget has become slow.',
    },
    teamsApp: {
      title: 'Teams app',
      description:
        'Check the set-up, download the app package, and bring the portal into Microsoft Teams.',
    },
    about: { title: 'About', description: 'Version and environment of this portal.' },
  },
  channelCache: {
    title: 'Channel cache',
    description: 'Makes the portal and every open page read channels and languages again.',
    clear: 'Clear channel cache',
    clearing: 'Clearing …',
    operation: 'Clearing the channel cache',
  },
};
