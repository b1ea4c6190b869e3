import type { Texts } from '../topics';

export const texts: Texts['gallery'] = {
  picture: 'Billede {position} af {total}',
  enlarge: '{name}, forstør',
  zoomIn: 'Zoom ind',
  zoomOut: 'Zoom ud',
};
