import { imageTypes } from '#shared/rules/pictures/images';

/** A picture on its way to the server. Until it is there, it has this address in the text. */
export interface PastedPicture {
  file: File;
  address: string;
  /** Its description, where that came with it. */
  alternative: string;
}

const types: readonly string[] = Object.values(imageTypes);
export const isPictureFile = ({ type }: File): boolean => types.includes(type);

export const pastedPicture = (file: File, alternative = ''): PastedPicture => ({
  file,
  address: URL.createObjectURL(file),
  alternative,
});

/** Stands for the pictures of a text until it has been cleaned; no page has such an address. */
export const placeOfPicture = (index: number): string => `#pasted-picture-${index}`;

/**
 * Takes the pictures out of pasted content. Those of the portal stay, and those whose bytes came
 * along leave their place; all others are named. What only counts its readers goes, and what is a
 * sign, as in chats, becomes the sign.
 */
export function takePictures(root: ParentNode, ownOrigin: string, canUpload: boolean) {
  const files: { file: File; alternative: string }[] = [];
  const leftOut: string[] = [];
  root.querySelectorAll('svg, video, audio, picture source').forEach((each) => each.remove());
  for (const picture of root.querySelectorAll('img')) {
    const source = picture.getAttribute('src') ?? '';
    const alternative = picture.getAttribute('alt')?.trim() ?? '';
    const file = canUpload && fileOf(source, alternative);
    if (source.startsWith(`${ownOrigin}/api/Image/`))
      picture.setAttribute('src', source.slice(ownOrigin.length));
    else if (isSign(alternative)) picture.replaceWith(alternative);
    else if (isTracker(picture)) picture.remove();
    else if (file)
      picture.setAttribute('src', placeOfPicture(files.push({ file, alternative }) - 1));
    else {
      leftOut.push(alternative || nameIn(source));
      picture.remove();
    }
  }
  return { files, leftOut };
}

const isSign = (text: string) => /^\p{Extended_Pictographic}[\p{Emoji}\p{M}\u200d]*$/u.test(text);

/** A picture of a point, by which the sender of a mail or a page is told that it was read. */
function isTracker(picture: Element): boolean {
  return ['width', 'height'].some((name) => Number(picture.getAttribute(name) ?? 9) <= 1);
}

/** The bytes that stand in an address; nothing for other addresses, and other kinds of file. */
function fileOf(source: string, name: string): File | undefined {
  const [, type = '', content = ''] = /^data:([^;,]+);base64,(.*)$/is.exec(source) ?? [];
  if (!types.includes(type.toLowerCase())) return undefined;
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(content)), (byte) => byte.charCodeAt(0));
    return new File([bytes], name || type.replace('/', '.'), { type });
  } catch {
    return undefined;
  }
}

const nameIn = (source: string): string =>
  /^data:/i.test(source) ? 'data:' : (/[^/\\?#]+(?=[?#]|$)/.exec(source)?.[0] ?? source);
