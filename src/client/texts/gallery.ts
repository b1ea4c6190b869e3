import { lazyTexts } from './lazyTexts';

const en = {
  picture: 'Picture {position} of {total}',
  enlarge: '{name}, enlarge',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

export type GalleryTexts = typeof en;

const da: GalleryTexts = {
  picture: 'Billede {position} af {total}',
  enlarge: '{name}, forstør',
  zoomIn: 'Zoom ind',
  zoomOut: 'Zoom ud',
};
const sv: GalleryTexts = {
  picture: 'Bild {position} av {total}',
  enlarge: '{name}, förstora',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
};
const fi: GalleryTexts = {
  picture: 'Kuva {position}/{total}',
  enlarge: '{name}, suurenna',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
};
const nb: GalleryTexts = {
  picture: 'Bilde {position} av {total}',
  enlarge: '{name}, forstørr',
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
};

/** Texts of image galleries, which load with the first one. */
export const useGalleryTexts = lazyTexts<GalleryTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
