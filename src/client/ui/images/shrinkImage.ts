import {
  imageKindOf,
  imageStep,
  imageTypes,
  uploadedKind,
  type ImageKind,
  type ImageStep,
} from '#shared/rules/pictures/images';

export type Shrunk = { blob: Blob } | { refused: 'tooLarge' | 'notAnImage' | 'unreadable' };

/**
 * Makes a picture smaller before it is sent, by steps of its bytes (IMAGES-04..09). Gif, which may
 * move, goes as it is, and so does what this browser cannot read: the server decides.
 */
export async function shrinkImage(file: Blob): Promise<Shrunk> {
  const beginning = await bytesOf(file.slice(0, 8));
  // It was moved or changed after it was chosen.
  if (!beginning) return { refused: 'unreadable' };
  const kind = imageKindOf(beginning);
  if (!kind) return { refused: 'notAnImage' };
  const step = imageStep(file.size);
  if (!step) return { refused: 'tooLarge' };
  if (kind === 'gif' || typeof createImageBitmap === 'undefined') return { blob: file };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!bitmap) return { blob: file };
  const blob = await drawn(bitmap, kind, step);
  bitmap.close();
  return { blob: blob ?? file };
}

function bytesOf(part: Blob): Promise<Uint8Array | undefined> {
  return part.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
}

function drawn(
  bitmap: ImageBitmap,
  kind: ImageKind,
  { scale, quality }: ImageStep,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = imageTypes[uploadedKind(kind, kind === 'png' && isTransparent(context))];
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function isTransparent(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! < 255) return true;
  return false;
}
