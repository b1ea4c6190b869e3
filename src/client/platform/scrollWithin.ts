/** Milliseconds of the turn (TODAY-16). */
const duration = 200;

/**
 * Scrolls a row sideways until `target` stands at its start; at once for people who want no motion.
 */
export function scrollWithin(row: HTMLElement, target: HTMLElement): void {
  const from = row.scrollLeft;
  const to = Math.min(
    target.offsetLeft - (row.firstElementChild as HTMLElement).offsetLeft,
    row.scrollWidth - row.clientWidth,
  );
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = to;
    return;
  }
  // Snapping would pull against each step of the motion.
  row.style.scrollSnapType = 'none';
  row.dataset['turning'] = 'true';
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min((now - start) / duration, 1);
    row.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3);
    if (part < 1) {
      requestAnimationFrame(step);
      return;
    }
    row.style.scrollSnapType = '';
    delete row.dataset['turning'];
  };
  requestAnimationFrame(step);
}
