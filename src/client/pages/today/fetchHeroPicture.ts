import type { Infobox } from '#shared/contract/infoboxes';

/** Asks for the picture that stands in the hero zone first, as the page will. */
export function fetchHeroPicture([first]: readonly Infobox[]): void {
  if (!first?.PictureUrl) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = first.PictureUrl;
}
