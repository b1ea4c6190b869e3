import { lazyTexts } from './lazyTexts';

const en = {
  title: 'My documents',
  introduction: 'What you and your colleagues are working on.',
  oneDrive: 'Go to OneDrive',
  tabs: { recent: 'Recent', trending: 'Trending', shared: 'Shared' },
  none: 'No documents were found.',
  opened: 'Opened {date}',
  changed: 'Changed {date}',
  shared: 'Shared {date}',
  sharedBy: 'Shared by {name} {date}',
};

export type DocumentTexts = typeof en;

const da: DocumentTexts = {
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

const sv: DocumentTexts = {
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

const fi: DocumentTexts = {
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

const nb: DocumentTexts = {
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

/** Texts of My documents; they load with it. */
export const useDocumentTexts = lazyTexts({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
