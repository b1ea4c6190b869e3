import type { Texts } from '../topics';

export const texts: Texts['richText'] = {
  callouts: { information: 'Tiedoksi', success: 'Onnistui', warning: 'Varoitus' },
  video: { play: 'Toista video: {title}' },
};
