const maxCharacters = 60_000;

/**
 * A picture that only this page can read, as an address that holds it, as large as it is shown.
 * Nothing where that is too long, or the browser does not tell its bytes.
 */
export function pictureText(picture: HTMLImageElement): string | undefined {
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
