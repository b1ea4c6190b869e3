import type { Texts } from '../topics';

export const texts: Texts['refreshDialog'] = {
  title: 'Det oppstod en feil',
  text: 'Siden har visst vært inaktiv for lenge. Oppdater for å fortsette.',
  refresh: 'Oppdater',
  cancel: 'Avbryt',
};
