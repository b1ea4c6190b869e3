import { decideRoute, type Visitor } from '#shared/rules/pages/routeAccess';
import { pageRoutes, type PagePath } from '#shared/rules/pages/routeTable';
import type { PortalRoute } from '../../../routes';
import type { FirstTexts } from '../../../texts/topics';
import { isOpenToMembers, topNavigation } from '../../menus/topNavigation';

/** `isGuest`: of another organisation. */
export type Commander = Visitor & { isGuest?: boolean };

interface PageCommand {
  path: PagePath;
  title: string;
}

/**
 * Pages of the portal that the visitor may open and that can do something for them, each title
 * once.
 */
export function pageCommands(
  routes: readonly Pick<PortalRoute, 'path' | 'title'>[],
  visitor: Commander,
  texts: FirstTexts,
): PageCommand[] {
  const open = routes.flatMap(({ path, title }) =>
    title && !/[:*]/.test(path) && isOpen(path, visitor) ? [{ path, title: title(texts) }] : [],
  );
  return open.filter(
    ({ title }, index) => open.findIndex((other) => other.title === title) === index,
  );
}

/** Whether one may open it, and it needs no licence that the visitor does not have. */
export function isOpen(path: PagePath, visitor: Commander): boolean {
  const { licensed, settings } = visitor;
  const flags = topNavigation[path];
  return (
    decideRoute(pageRoutes[path], visitor) === 'open' &&
    (licensed ||
      flags?.onlyShowForLicensedUsers !== true ||
      settings.bypassLicenseFilterInTopNav ||
      isOpenToMembers(flags, visitor))
  );
}
