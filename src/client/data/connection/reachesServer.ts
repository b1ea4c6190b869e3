/** Milliseconds; somebody waits for the answer in front of a page that could not be shown. */
const timeout = 5_000;

/** Whether the portal's server answers now. */
export async function reachesServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(`${location.origin}/health/live`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}
