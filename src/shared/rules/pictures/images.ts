/**
 * Kinds of picture that may be uploaded, by what is in the file and not by its name (IMAGES-03).
 */
export const imageTypes = { jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;
export type ImageKind = keyof typeof imageTypes;

/** Endings that a person may choose from (IMAGES-03). */
export const imageEndings = ['png', 'jpg', 'jpeg', 'gif'] as const;

/** Bytes; what is larger is refused (IMAGES-04). */
export const maxImageBytes = 6_291_456;
/** Width × height: more takes too much memory to open. */
export const maxImagePixels = 50_000_000;
/** Width × height × frames of what moves, which takes far longer to write than a still picture. */
export const maxMovingPixels = 25_000_000;

export interface ImageStep {
  /** Of width and height. */
  scale: number;
  /** Of the jpeg, 0 to 1. */
  quality: number;
}

/**
 * How much a picture of so many bytes is made smaller before it is sent; `undefined`: it is too
 * large (IMAGES-04..08). Spec: content §9.
 */
export function imageStep(bytes: number): ImageStep | undefined {
  if (bytes > maxImageBytes) return undefined;
  if (bytes > 5_242_880) return { scale: 0.25, quality: 0.5 };
  if (bytes > 3_145_728) return { scale: 0.4, quality: 0.6 };
  return bytes > 1_048_576 ? { scale: 0.6, quality: 0.8 } : { scale: 0.75, quality: 0.92 };
}

/** The kind of picture that begins with these bytes. */
export function imageKindOf(bytes: Uint8Array): ImageKind | undefined {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return begins(0x47, 0x49, 0x46, 0x38, 0x37, 0x61) || begins(0x47, 0x49, 0x46, 0x38, 0x39, 0x61)
    ? 'gif'
    : undefined;
}

/**
 * The kind that a picture becomes on its way: gif goes as it is, png stays png only where one sees
 * through it, all else is a jpeg (IMAGES-09, IMAGES-23).
 */
export function uploadedKind(kind: ImageKind, isTransparent: boolean): ImageKind {
  if (kind === 'gif') return 'gif';
  return kind === 'png' && isTransparent ? 'png' : 'jpeg';
}

/**
 * Pixels of a background picture for an element of this width; the height is whatever follows
 * (IMAGES-10, IMAGES-22).
 */
export function backgroundSize(elementWidth: number): { width: number; height: number } {
  const width = Math.round(elementWidth);
  return { width: width >= 960 && width <= 1_400 ? 960 : Math.max(576, width), height: 99_999 };
}
