/** Images shown at first, and added by each "Show more" (GALLERY-01, GALLERY-02). */
const galleryStep = 4;

/** The state of an image gallery after so many presses of "Show more" (GALLERY-01..03). */
export function galleryState(
  presses: number,
  total: number,
): { shown: number; hasMore: boolean; hasLess: boolean } {
  const shown = Math.min(galleryStep * (presses + 1), total);
  return { shown, hasMore: shown < total, hasLess: shown > galleryStep };
}

/**
 * The selection after an image was chosen or given up, the oldest first; beyond the maximum the
 * oldest one goes (GALLERY-04, GALLERY-05).
 */
export function withToggled(selected: readonly string[], address: string, max: number): string[] {
  if (selected.includes(address)) return selected.filter((other) => other !== address);
  return [...selected, address].slice(-max);
}
