import { sourceSet } from '#shared/rules/imageSizes';

interface KnownPicture {
  Url: string;
  Width: number;
  Height: number;
}

/**
 * Gives uploaded pictures of a text their place before they arrive, and asks for no more of them
 * than is shown in a column of so many pixels.
 */
export function sizePictures(
  fragment: DocumentFragment,
  pictures: readonly KnownPicture[],
  column: number,
): void {
  for (const image of fragment.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const picture = pictures.find(({ Url }) => Url === address);
    if (!picture) continue;
    const { width = picture.Width } = takePlace(image, picture);
    const shown = Math.min(width, column);
    image.sizes = `(max-width: ${shown}px) 100vw, ${shown}px`;
    image.srcset = sourceSet(address) ?? '';
  }
}

/** Both measures in pixels, so that the shape is known; those that the author gave stay. */
function takePlace(image: HTMLImageElement, { Width, Height }: KnownPicture): { width?: number } {
  const [wide, high] = ['width', 'height'].map((name) => image.getAttribute(name));
  const width = wide ? Number(wide) : Math.round(((Number(high) || Height) * Width) / Height);
  // A part of the column, or nothing that says how much.
  if (!(width > 0)) return {};
  image.width = width;
  if (!high) image.height = Math.round((width * Height) / Width);
  return { width };
}
