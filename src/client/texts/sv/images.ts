import type { EditingTexts } from '../en/editing';

/** Texts of choosing and uploading pictures, in Swedish. */
export const images: EditingTexts['images'] = {
  picture: 'Bilden',
  chosen: 'Den valda bilden',
  upload: 'Ladda upp',
  fromGallery: 'Galleri',
  fromAddress: 'Adress',
  remove: 'Ta bort',
  hint: 'png, jpg eller gif, högst 6 MB. Du kan också släppa en bild här eller klistra in en.',
  openVault: 'Öppna ImageVault',
  address: 'Bildens adress',
  gallery: 'Uppladdade bilder',
  galleryLoading: 'Bilderna läses in …',
  galleryEmpty: 'Inget har laddats upp än.',
  shrinking: '{name} görs mindre …',
  uploading: '{name} skickas …',
  cancel: 'Avbryt',
  tooLarge: 'Bilden var för stor! Försök igen med en mindre',
  notAnImage: 'Filen är inte en bild i formatet png, jpg eller gif.',
};
