import type { EditingTexts } from '../en/editing';

/** Texts of choosing and uploading pictures, in Norwegian. */
export const images: EditingTexts['images'] = {
  picture: 'Bildet',
  chosen: 'Det valgte bildet',
  upload: 'Last opp',
  fromGallery: 'Galleri',
  fromAddress: 'Adresse',
  remove: 'Fjern',
  hint: 'png, jpg eller gif, høyst 6 MB. Du kan også slippe et bilde her eller lime inn et.',
  openVault: 'Åpne ImageVault',
  address: 'Adressen til bildet',
  gallery: 'Opplastede bilder',
  galleryLoading: 'Bildene lastes inn …',
  galleryEmpty: 'Ingenting er lastet opp ennå.',
  shrinking: '{name} gjøres mindre …',
  uploading: '{name} sendes …',
  cancel: 'Avbryt',
  tooLarge: 'Bildet var for stort! Prøv igjen med et mindre',
  notAnImage: 'Filen er ikke et bilde i formatet png, jpg eller gif.',
};
