/**
 * Resolves when what has been rendered so far is on the screen, or after a moment in a tab that
 * nobody sees.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, 500);
  });
}
