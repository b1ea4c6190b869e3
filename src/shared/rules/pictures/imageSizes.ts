/**
 * Widths in pixels in which the server has the pictures that were uploaded: what the portal shows
 * on screens of one to three pixels to a point. A narrower picture is never made wider.
 */
export const imageWidths = [160, 320, 480, 640, 960, 1_280, 1_920] as const;

/** A gif stays as it is, because it may move. */
const sized = /^\/images\/[\da-f]{40}\.(jpg|png)$/;

/** Where a picture is in each width, for `srcset`; nothing for a picture of elsewhere. */
export function sourceSet(address: string): string | undefined {
  return sized.test(address)
    ? imageWidths.map((width) => `${address}?width=${width} ${width}w`).join()
    : undefined;
}
