import type { Texts } from '../topics';

export const texts: Texts['notices'] = {
  undo: 'Kumoa',
  region: 'Ilmoitukset',
  offline: 'Ei verkkoyhteyttä – vain laitteelle tallennetut tiedot ovat käytettävissä',
  failed: '{operation}: {reason} (tila {status})',
  busy: 'Microsoft 365 on juuri nyt ruuhkautunut. Mitään ei muutettu. Yritä minuutin kuluttua uudelleen.',
  liveLost:
    'Reaaliaikainen yhteys katkesi. Sivu muodostaa yhteyden uudelleen itsestään ja näyttää sitten, mitä on muuttunut.',
  details: 'Tiedot',
};
