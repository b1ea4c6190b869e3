import { connection } from './connection';

/**
 * The app slept and is shown again: what is on screen stays and is read anew behind it, the rest
 * when it is shown.
 */
export async function refreshAfterPause(): Promise<void> {
  const { cache, refresh } = connection();
  cache.beginVisit();
  await refresh(() => true);
}
