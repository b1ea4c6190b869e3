import { safeSource } from '#shared/rules/addresses/webAddress';
import type { PaintNode } from './keptPaint';
import { isDrawn } from '../ui/isDrawn';
import { isLook } from './looks';

const maxCharacters = 60_000;

/**
 * A picture that only this page can read, as an address that holds it, as large as it is shown.
 * Undefined where that is too long, or the browser does not give its bytes.
 */
function pictureText(picture: HTMLImageElement): string | undefined {
  const { width, height } = picture.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(
    1,
    (Math.max(width / naturalWidth, height / naturalHeight) || 1) * Math.min(devicePixelRatio, 2),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  try {
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const text = canvas.toDataURL('image/webp', 0.8);
    return text.length <= maxCharacters ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The part of an element and all in it that is above `height` pixels from the top, as looks: of
 * everything else (frames, forms, pictures that are still being read) the place that it takes.
 */
export function treeOf(element: Element, height: number): PaintNode | undefined {
  const { top, left, width, height: own } = element.getBoundingClientRect();
  if (!isDrawn(element) || top >= height || left >= innerWidth) return undefined;
  const place: PaintNode = ['div', { style: `width:${width}px;height:${own}px;flex:none` }];
  if (element instanceof HTMLImageElement) return pictureOf(element) ?? place;
  const name = element.localName === 'form' ? 'div' : element.localName;
  if (!isLook(name)) return place;
  return [name, looksOf(element), ...childrenOf(element, height)];
}

function childrenOf(element: Element, height: number): PaintNode[] {
  return [...element.childNodes].flatMap((child) => {
    if (child instanceof Text) return child.data ? [child.data] : [];
    const node = child instanceof Element ? treeOf(child, height) : undefined;
    return node === undefined ? [] : [node];
  });
}

function looksOf(element: Element): Record<string, string> {
  const own = [...element.attributes].filter(
    ({ name, value }) => isLook(element.localName, name) && name !== 'src' && !/url\(/i.test(value),
  );
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/** A picture that is public by its address; the bytes of any other, as large as it is shown. */
function pictureOf(picture: HTMLImageElement): PaintNode | undefined {
  const address = picture.currentSrc;
  const source = safeSource(/^https?:/.test(address) ? address : pictureText(picture));
  return source && ['img', { ...looksOf(picture), alt: '', src: source }];
}
