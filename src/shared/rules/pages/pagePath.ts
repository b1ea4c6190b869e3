import { pageRoutes } from './routeTable';

/** The paths of the table as patterns: `:slug` is one part, `*` whatever follows, or nothing. */
const patterns = Object.keys(pageRoutes).map(
  (path) =>
    new RegExp(
      `^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?').replace(/\/$/, '')}/?$`,
      'i',
    ),
);

/** Whether a page of the portal stands at an address' path. */
export function isPagePath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
