import type { Texts } from '../topics';

export const texts: Texts['page'] = {
  name: 'Sidan',
  back: 'Tillbaka till sidan {page}',
  draft: 'Utkast',
  scheduled: 'Schemalagd',
  archived: 'Arkiverad',
  owner: 'Informationsägare',
  lastModified: 'Senast ändrad {date}',
  lastModifiedBy: 'Senast ändrad av',
  channels: 'Kanaler',
  badSlug: '{slug} motsvarar inget känt mönster',
  editPage: 'Redigera sida',
  share: 'Dela',
  updated: 'Uppdaterad {date}',
  why: 'Varför ser jag det här?',
};
