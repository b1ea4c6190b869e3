import type { Texts } from '../topics';

export const texts: Texts['notices'] = {
  undo: 'Kumoa',
  region: 'Ilmoitukset',
  offline: 'Ei verkkoyhteyttä – vain laitteelle tallennetut tiedot ovat käytettävissä',
  failed: '{operation}: {reason} (tila {status})',
};
