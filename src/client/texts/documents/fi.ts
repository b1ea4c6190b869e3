import type { Texts } from '../topics';

export const texts: Texts['documents'] = {
  title: 'Omat asiakirjat',
  introduction: 'Asiakirjat, joiden parissa sinä ja työtoverisi työskentelette.',
  oneDrive: 'Siirry OneDriveen',
  tabs: { recent: 'Viimeisimmät', trending: 'Suositut', shared: 'Jaetut' },
  none: 'Asiakirjoja ei löytynyt.',
  opened: 'Avattu {date}',
  changed: 'Muokattu {date}',
  shared: 'Jaettu {date}',
  sharedBy: 'Jakanut {name} {date}',
};
