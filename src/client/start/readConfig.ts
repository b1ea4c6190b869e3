import type { ClientConfig } from '#shared/clientConfig';

/** The server's information for this page about the portal. */
export function readConfig(): ClientConfig {
  const text = document.getElementById('portal-config')?.textContent ?? '';
  return JSON.parse(text) as ClientConfig;
}
