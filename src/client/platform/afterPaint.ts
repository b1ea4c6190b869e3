/**
 * Resolves when what has been rendered so far is on the screen and `delay` milliseconds have gone
 * by, or after a moment in a tab that nobody sees.
 */
export function afterPaint(delay = 0): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, delay));
    setTimeout(resolve, delay + 500);
  });
}
