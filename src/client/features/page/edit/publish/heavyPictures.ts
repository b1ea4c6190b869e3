import type { ImageSize } from '#shared/contract/pages/images';
import { sourceSet } from '#shared/rules/pictures/imageSizes';
import { safeFragment } from '../../../../ui/text/cleanFragment';
import type { PageValues } from '../pageValues';
import type { Finding } from './publishFindings';

/** The size of a picture that is larger than a page shows it. */
export interface PictureWeight {
  /** In px. */
  pixels: string;
  /** In MB. */
  megabytes: string;
}

/** How wide pictures are shown at most, in px of a screen, and the bytes that they may take. */
const shown = {
  banner: { width: 880, bytes: 1_500_000 },
  text: { width: 656, bytes: 1_000_000 },
};
/** Sharp screens show two pixels in one; half as much again is no gain to anybody. */
const maxPixels = 3;
/** A picture of fewer bytes is not worth making smaller. */
const lightBytes = 300_000;

type Pictured = Pick<PageValues, 'BannerImageUrl' | 'Content'>;

/** Addresses of the pictures of a page, each once. */
export function picturesOf({ BannerImageUrl, Content }: Pictured): string[] {
  const inText = [...safeFragment(Content).querySelectorAll('img')].map(addressOf);
  return [...new Set([BannerImageUrl, ...inText])].filter((address) => address !== '').sort();
}

/**
 * The pictures that are much larger than they are shown, and sent as they are, as gifs: they make
 * the page slow to open. Pictures of other sites are not weighed: browsers keep their bytes to
 * themselves, and pixels alone do not say that a picture is heavy.
 */
export function heavyPictures(
  { BannerImageUrl, Content }: Pictured,
  sizes: readonly ImageSize[],
  locale: string,
): Finding[] {
  const known = new Map(sizes.map((size) => [size.Url, size]));
  const isHeavy = (size: ImageSize | undefined, { width, bytes }: (typeof shown)['text']) =>
    size !== undefined &&
    sourceSet(size.Url) === undefined &&
    (size.Size > bytes || (size.Size > lightBytes && size.Width > width * maxPixels));
  const banner = known.get(BannerImageUrl);
  const found: Finding[] = [];
  if (banner && isHeavy(banner, shown.banner))
    found.push({
      ...{ kind: 'heavyBanner', about: '', place: { field: 'BannerImageUrl' } },
      numbers: weightOf(banner, locale),
    });
  const pictures = [...safeFragment(Content).querySelectorAll('img')];
  for (const [index, picture] of pictures.entries()) {
    const size = known.get(addressOf(picture));
    if (size && isHeavy(size, { ...shown.text, width: widthOf(picture) }))
      found.push({
        ...{ kind: 'heavyPicture', about: String(index + 1), place: { selector: 'img', index } },
        numbers: weightOf(size, locale),
      });
  }
  return found;
}

function addressOf(picture: Element): string {
  return picture.getAttribute('src') ?? '';
}

/** As wide as the text, unless it says that it is narrower. */
function widthOf(picture: Element): number {
  const own = Number(picture.getAttribute('width'));
  return own > 0 ? Math.min(own, shown.text.width) : shown.text.width;
}

function weightOf({ Width, Size }: ImageSize, locale: string): PictureWeight {
  const format = (value: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return { pixels: format(Width), megabytes: format(Size / 1_000_000) };
}
