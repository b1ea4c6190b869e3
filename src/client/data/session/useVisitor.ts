import { useMemo } from 'react';
import { decideRoute, type Visitor } from '#shared/rules/pages/routeAccess';
import { pageRoutes, type PagePath } from '#shared/rules/pages/routeTable';
import { useHasLicence, useSession } from './session';

/**
 * The signed-in person as the table of routes sees them; without a licence as long as it is not
 * known, so that no way is offered that then closes.
 */
export function useVisitor(): Visitor {
  const { roles, settings } = useSession();
  const licensed = useHasLicence();
  return useMemo(
    () => ({ isSignedIn: true, roles, licensed, settings }),
    [roles, licensed, settings],
  );
}

/** Whether a page is open to the signed-in person. */
export function useIsOpen(path: PagePath): boolean {
  return decideRoute(pageRoutes[path], useVisitor()) === 'open';
}
