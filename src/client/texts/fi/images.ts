import type { EditingTexts } from '../en/editing';

/** Texts of choosing and uploading pictures, in Finnish. */
export const images: EditingTexts['images'] = {
  picture: 'Kuva',
  chosen: 'Valittu kuva',
  upload: 'Lataa laitteelta',
  fromGallery: 'Kuvagalleria',
  fromAddress: 'Osoite',
  remove: 'Poista',
  hint: 'png, jpg tai gif, enintään 6 Mt. Voit myös pudottaa kuvan tähän tai liittää sen.',
  openVault: 'Avaa ImageVault',
  address: 'Kuvan osoite',
  gallery: 'Ladatut kuvat',
  galleryLoading: 'Kuvia haetaan …',
  galleryEmpty: 'Mitään ei ole vielä ladattu.',
  shrinking: 'Pienennetään: {name} …',
  uploading: 'Lähetetään: {name} …',
  cancel: 'Peruuta',
  tooLarge: 'Kuva oli liian suuri! Yritä uudelleen pienemmällä',
  notAnImage: 'Tiedosto ei ole png-, jpg- tai gif-kuva.',
};
