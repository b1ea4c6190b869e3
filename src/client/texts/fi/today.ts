import type { Texts } from '../en';

/** Texts of the start page, in Finnish. */
export const today: Texts['today'] = {
  title: 'Tänään',
  nothing: 'Sinulle ei ole tänään mitään uutta.',
  nothingHint: 'Seuraa useampia kanavia, niin näet täällä enemmän uutisia.',
};
