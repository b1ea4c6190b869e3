import { sourceSet } from '#shared/rules/pictures/imageSizes';
import { columnWidth } from './columnWidth';

/** An uploaded picture, as large as it is. */
export interface KnownPicture {
  Url: string;
  Width: number;
  Height: number;
}

/**
 * Asks for no more of the uploaded pictures of a text than its column shows. Those whose measures
 * are known have their place before they arrive.
 */
export function sizePictures(fragment: DocumentFragment, known: readonly KnownPicture[]): void {
  for (const image of fragment.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const picture = known.find(({ Url }) => Url === address);
    const sources = sourceSet(address);
    if (picture) {
      const shown = Math.min(takePlace(image, picture), columnWidth);
      image.sizes = `(max-width: ${shown}px) 100vw, ${shown}px`;
      image.srcset = sources ?? '';
      // Twice the column: it keeps its own width where that is less.
    } else if (sources) image.srcset = `${address}?width=1280`;
  }
}

/** Both measures in pixels, so that the shape is known; those that the author gave stay. */
function takePlace(image: HTMLImageElement, { Width, Height }: KnownPicture): number {
  const [wide, high] = ['width', 'height'].map((name) => image.getAttribute(name));
  const width = wide ? Number(wide) : Math.round(((Number(high) || Height) * Width) / Height);
  // A part of the column, or nothing that says how much.
  if (!(width > 0)) return Width;
  image.width = width;
  if (!high) image.height = Math.round((width * Height) / Width);
  return width;
}
