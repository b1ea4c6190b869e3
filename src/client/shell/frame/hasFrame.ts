import { matchPath } from 'react-router-dom';
import type { FeatureSettings } from '#shared/rules/settings/settings';

/**
 * Whether header and footer stand around the page: not on the first day (SHELL-08), and nowhere in
 * a core intranet (SHELL-09).
 */
export function hasFrame(
  pathname: string,
  { coreIntranetEnabled }: Pick<FeatureSettings, 'coreIntranetEnabled'>,
): boolean {
  return !coreIntranetEnabled && !matchPath('/first-day', pathname);
}
