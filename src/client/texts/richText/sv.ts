import type { Texts } from '../topics';

export const texts: Texts['richText'] = {
  callouts: { information: 'Information', success: 'Klart', warning: 'Varning' },
  video: { play: 'Spela upp video: {title}' },
};
