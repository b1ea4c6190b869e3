const script = '/service-worker.js';

/**
 * Lets the portal open without a network from the next visit on, where the browser and the host
 * allow it.
 */
export async function allowOfflineStart(): Promise<void> {
  await navigator.serviceWorker?.register(script).catch(() => undefined);
}

/** Takes that back: nothing of the portal stays on the device. */
export async function forbidOfflineStart(): Promise<void> {
  const registration = await navigator.serviceWorker
    ?.getRegistration(script)
    .catch(() => undefined);
  await registration?.unregister();
  await globalThis.caches?.delete('portal-page').catch(() => false);
}
