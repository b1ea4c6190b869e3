/**
 * Runs the work when the browser has nothing else to do, after `timeout` milliseconds at the latest.
 * Safari has no idle callback; there it runs after `otherwise` milliseconds. Answers what cancels
 * it.
 */
export function onIdle(work: () => void, timeout: number, otherwise: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, otherwise);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(handle);
}
