import type { Texts } from '../topics';

export const texts: Texts['page'] = {
  name: 'Siden',
  back: 'Tilbage til siden {page}',
  draft: 'Kladde',
  scheduled: 'Planlagt',
  archived: 'Arkiveret',
  owner: 'Informationsejer',
  lastModified: 'Senest ændret {date}',
  lastModifiedBy: 'Senest ændret af',
  channels: 'Kanaler',
  badSlug: '{slug} svarer ikke til et kendt mønster',
  editPage: 'Rediger side',
  share: 'Del',
  updated: 'Opdateret {date}',
  why: 'Hvorfor ser jeg dette?',
};
