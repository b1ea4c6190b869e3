import type { Texts } from '../topics';

export const texts: Texts['documents'] = {
  title: 'Mine dokumenter',
  failedName: 'Dine dokumenter',
  introduction: 'Det, som du og dine kolleger arbejder på.',
  oneDrive: 'Gå til OneDrive',
  tabs: { recent: 'Seneste', trending: 'Populære', shared: 'Delte' },
  none: 'Der blev ikke fundet nogen dokumenter.',
  opened: 'Åbnet {date}',
  changed: 'Ændret {date}',
  shared: 'Delt {date}',
  sharedBy: 'Delt af {name} {date}',
  untitled: 'Dokument uden titel',
  place: 'I {name}',
  upload: 'Upload',
  drop: 'Træk en fil hertil for at uploade og åbne den',
  folders: 'Mapper uploades ikke: {names}. Vælg filerne i dem i stedet.',
  picture: 'Billede {time}',
  more: 'Mere om {title}',
  openInBrowser: 'Åbn i browseren',
  openInTeams: 'Åbn i Teams',
  openInDesktop: 'Åbn i skrivebordsappen',
  asking: 'Leder efter andre måder at åbne den på',
  copy: 'Kopiér link',
  copied: 'Linket er kopieret.',
  notCopied:
    'Browseren tillod ikke, at linket blev kopieret. Åbn dokumentet, og kopiér adressen der.',
  noInsights: {
    recent:
      'Microsoft 365 oplyser ikke, hvad du senest har åbnet: Din organisation har slået det fra, eller du har ikke adgang. Her er de dokumenter, der senest er ændret.',
    trending:
      'Microsoft 365 oplyser ikke, hvad der er populært omkring dig: Din organisation har slået det fra, eller du har ikke adgang.',
    shared:
      'Microsoft 365 oplyser ikke, hvad der er delt med dig: Din organisation har slået det fra, eller du har ikke adgang. Du kan finde det i OneDrive.',
  },
};
