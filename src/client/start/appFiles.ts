import type { ClientConfig } from '#shared/clientConfig';
import { hasHero } from '#shared/rules/heroZone';

/**
 * The files of the app, which the build has named in the page, from the smallest to the biggest.
 */
export function appFiles(): HTMLLinkElement[] {
  return filesOf('app');
}

/**
 * Asks for all of them at once, and for those of what stands first on the page that opens, without
 * running anything.
 */
export function preloadApp({ startSettings }: ClientConfig): void {
  const first =
    location.pathname === '/' && startSettings && hasHero(startSettings) ? filesOf('hero') : [];
  for (const link of [...appFiles(), ...first]) link.rel = 'preload';
}

function filesOf(chunk: string): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${chunk}"]`)];
}
