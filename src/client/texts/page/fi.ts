import type { Texts } from '../topics';

export const texts: Texts['page'] = {
  name: 'Sivu',
  back: 'Takaisin sivulle {page}',
  draft: 'Luonnos',
  scheduled: 'Ajastettu',
  archived: 'Arkistoitu',
  owner: 'Tiedon omistaja',
  lastModified: 'Muokattu viimeksi {date}',
  lastModifiedBy: 'Viimeksi muokannut',
  channels: 'Kanavat',
  badSlug: '{slug} ei vastaa tunnettua muotoa',
  editPage: 'Muokkaa sivua',
  share: 'Jaa',
  updated: 'Päivitetty {date}',
  why: 'Miksi näen tämän?',
};
