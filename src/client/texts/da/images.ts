import type { EditingTexts } from '../en/editing';

/** Texts of choosing and uploading pictures, in Danish. */
export const images: EditingTexts['images'] = {
  picture: 'Billedet',
  chosen: 'Det valgte billede',
  upload: 'Upload',
  fromGallery: 'Galleri',
  fromAddress: 'Adresse',
  remove: 'Fjern',
  hint: 'png, jpg eller gif, højst 6 MB. Du kan også slippe et billede her eller indsætte et.',
  openVault: 'Åbn ImageVault',
  address: 'Billedets adresse',
  gallery: 'Uploadede billeder',
  galleryLoading: 'Billederne indlæses …',
  galleryEmpty: 'Der er ikke uploadet noget endnu.',
  shrinking: '{name} gøres mindre …',
  uploading: '{name} sendes …',
  cancel: 'Annuller',
  tooLarge: 'Billedet var for stort! Prøv igen med et mindre',
  notAnImage: 'Filen er ikke et billede i formatet png, jpg eller gif.',
};
