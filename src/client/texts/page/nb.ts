import type { Texts } from '../topics';

export const texts: Texts['page'] = {
  name: 'Siden',
  back: 'Tilbake til siden {page}',
  draft: 'Utkast',
  scheduled: 'Planlagt',
  archived: 'Arkivert',
  owner: 'Informasjonseier',
  lastModified: 'Sist endret {date}',
  lastModifiedBy: 'Sist endret av',
  channels: 'Kanaler',
  badSlug: '{slug} svarer ikke til et kjent mønster',
  editPage: 'Rediger side',
  share: 'Del',
  updated: 'Oppdatert {date}',
  why: 'Hvorfor ser jeg dette?',
};
