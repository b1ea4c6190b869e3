import type { Texts } from '../topics';

export const texts: Texts['richText'] = {
  callouts: { information: 'Information', success: 'Succes', warning: 'Advarsel' },
  video: { play: 'Afspil video: {title}' },
};
