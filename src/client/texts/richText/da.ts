import type { Texts } from '../topics';

export const texts: Texts['richText'] = {
  callouts: { information: 'Information', success: 'Lykkedes', warning: 'Advarsel' },
  video: { play: 'Afspil video: {title}' },
};
