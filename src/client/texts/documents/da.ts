import type { Texts } from '../topics';

export const texts: Texts['documents'] = {
  title: 'Mine dokumenter',
  introduction: 'Det, som du og dine kolleger arbejder på.',
  oneDrive: 'Gå til OneDrive',
  tabs: { recent: 'Seneste', trending: 'Populære', shared: 'Delte' },
  none: 'Der blev ikke fundet nogen dokumenter.',
  opened: 'Åbnet {date}',
  changed: 'Ændret {date}',
  shared: 'Delt {date}',
  sharedBy: 'Delt af {name} {date}',
};
