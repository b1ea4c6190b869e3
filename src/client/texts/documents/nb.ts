import type { Texts } from '../topics';

export const texts: Texts['documents'] = {
  title: 'Mine dokumenter',
  introduction: 'Det du og kollegene dine jobber med.',
  oneDrive: 'Gå til OneDrive',
  tabs: { recent: 'Nylige', trending: 'Populære', shared: 'Delte' },
  none: 'Fant ingen dokumenter.',
  opened: 'Åpnet {date}',
  changed: 'Endret {date}',
  shared: 'Delt {date}',
  sharedBy: 'Delt av {name} {date}',
};
