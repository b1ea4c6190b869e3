import type { Infobox } from '#shared/contract/infoboxes';
import { safeSource } from '#shared/rules/addresses/webAddress';

/** Asks for the picture that stands in the hero zone first, as the page will. */
export function fetchHeroPicture([first]: readonly Infobox[]): void {
  const source = safeSource(first?.PictureUrl);
  if (!source) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = source;
}
