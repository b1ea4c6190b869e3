import type { Texts } from '../topics';

export const texts: Texts['start'] = {
  pageFailed: 'Denne side kunne ikke vises. Opdater den, eller åbn en anden.',
  pageOffline: 'Denne side er ikke tilgængelig offline',
  pageOfflineHint:
    'Der er ingen forbindelse til portalen lige nu, og siden er ikke gemt på enheden. Den åbner, så snart du har forbindelse igen.',
  failed: 'Portalen kunne ikke åbnes',
  failedHint: 'Du er logget på, men portalen svarede ikke, som den skulle.',
  tryAgain: 'Prøv igen',
};
