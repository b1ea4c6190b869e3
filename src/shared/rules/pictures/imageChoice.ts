/** Where a picture comes from (IMAGES-11). */
export type ImageSource = 'none' | 'upload' | 'gallery' | 'address';

export interface ImageChoice {
  source: ImageSource;
  /** Empty for none. */
  url: string;
  /** Addresses of the chosen pictures of the gallery: one at most. */
  selected: readonly string[];
  /** The picture was removed. */
  isTrashed: boolean;
  /** A picture of the gallery that is only looked at. */
  preview?: string;
}

export function startingChoice(url: string): ImageChoice {
  return { source: url === '' ? 'none' : 'address', url, selected: [], isTrashed: false };
}

/**
 * Choosing a source clears what was chosen in the gallery, and that the picture was removed
 * (IMAGES-12).
 */
export function chosenFrom(source: Exclude<ImageSource, 'none'>, url: string): ImageChoice {
  return { source, url, selected: source === 'gallery' ? [url] : [], isTrashed: false };
}

/** Removing the picture clears every source (IMAGES-13). */
export function trashed(): ImageChoice {
  return { source: 'none', url: '', selected: [], isTrashed: true };
}

/** Looks at a picture of the gallery, or no longer: everything else stays (IMAGES-14). */
export function previewed(choice: ImageChoice, preview: string | undefined): ImageChoice {
  const { source, url, selected, isTrashed } = choice;
  return { source, url, selected, isTrashed, ...(preview === undefined ? {} : { preview }) };
}

/** The picture to be shown; empty for none. */
export function shownImage({ url, preview }: ImageChoice): string {
  return preview ?? url;
}
