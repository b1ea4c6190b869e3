import type { Texts } from '../topics';

export const texts: Texts['start'] = {
  pageFailed: 'Denne siden kunne ikke vises. Oppdater den, eller åpne en annen.',
  pageOffline: 'Denne siden er ikke tilgjengelig uten nett',
  pageOfflineHint:
    'Det er ingen forbindelse med portalen akkurat nå, og siden er ikke lagret på enheten. Den åpnes så snart du er tilkoblet igjen.',
  failed: 'Portalen kunne ikke åpnes',
  failedHint: 'Påloggingen virket, men portalen svarte ikke som den skulle.',
  tryAgain: 'Prøv igjen',
};
