import type { Texts } from '../topics';

export const texts: Texts['documents'] = {
  title: 'Mina dokument',
  introduction: 'Det som du och dina kollegor arbetar med.',
  oneDrive: 'Gå till OneDrive',
  tabs: { recent: 'Senaste', trending: 'Populära', shared: 'Delade' },
  none: 'Inga dokument hittades.',
  opened: 'Öppnades {date}',
  changed: 'Ändrades {date}',
  shared: 'Delades {date}',
  sharedBy: 'Delades av {name} {date}',
};
