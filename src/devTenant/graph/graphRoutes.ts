import { activityRoutes } from './activity';
import { applicationRoutes } from './applications';
import { calendarRoutes } from './calendar';
import { fileRoutes } from './files';
import type { GraphRoute } from './graphCall';
import { groupRoutes } from './groups';
import { insightRoutes } from './insights';
import { listItemRoutes } from './listItems';
import { meRoutes } from './me';
import { peopleRoutes } from './people';
import { plannerRoutes } from './planner';
import { searchRoutes } from './searchQuery';
import { sitePageRoutes } from './sitePagesApi';
import { siteRoutes } from './sites';
import { termStoreRoutes } from './termStore';
import { todoRoutes } from './todo';
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
  ...applicationRoutes,
  ...calendarRoutes,
  ...todoRoutes,
  ...plannerRoutes,
  ...fileRoutes,
  ...insightRoutes,
  ...activityRoutes,
];
