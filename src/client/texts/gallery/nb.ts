import type { Texts } from '../topics';

export const texts: Texts['gallery'] = {
  picture: 'Bilde {position} av {total}',
  enlarge: '{name}, forstørr',
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
};
