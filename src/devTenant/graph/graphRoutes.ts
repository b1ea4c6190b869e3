import type { GraphRoute } from './graphCall';
import { groupRoutes } from './groups';
import { listItemRoutes } from './listItems';
import { meRoutes } from './me';
import { peopleRoutes } from './people';
import { searchRoutes } from './searchQuery';
import { servicePrincipalRoutes } from './servicePrincipals';
import { sitePageRoutes } from './sitePagesApi';
import { siteRoutes } from './sites';
import { termStoreRoutes } from './termStore';
import { userRoutes } from './users';

/** Every call that the Graph service knows. */
export const graphRoutes: readonly GraphRoute[] = [
  ...meRoutes,
  ...userRoutes,
  ...peopleRoutes,
  ...groupRoutes,
  ...siteRoutes,
  ...listItemRoutes,
  ...sitePageRoutes,
  ...termStoreRoutes,
  ...searchRoutes,
  ...servicePrincipalRoutes,
];
