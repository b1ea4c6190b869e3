import type { Texts } from '../topics';

export const texts: Texts['richText'] = {
  callouts: { information: 'Informasjon', success: 'Vellykket', warning: 'Advarsel' },
  video: { play: 'Spill av video: {title}' },
};
