import { dayLimits, type PlannerTask } from '#shared/rules/calendar/dayTasks';
import { lifetimes } from '../../../data/cache/lifetimes';
import { readGraphPages } from '../../../data/graph/graph';
import { readTogether } from '../../../data/read/readTogether';
import { useRead } from '../../../data/read/useRead';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { dayScopes, goodFor, plannerKey, tasksScopes } from '../dayKeys';

/** Planner answers what is done among the rest, and takes no filter: so many pages are followed. */
const pages = 3;

/** The tasks of Planner that are assigned to the person (MYDAY-28). */
export function usePlanner(operation: string): WidgetState<PlannerTask[]> {
  return useRead<PlannerTask[]>({
    key: plannerKey,
    operation,
    read: (signal) =>
      readTogether({ all: dayScopes, own: tasksScopes }, (scopes) =>
        readGraphPages<PlannerTask>(`/me/planner/tasks?$top=${dayLimits.asked}`, {
          ...{ scopes, operation, signal, atMost: pages * dayLimits.asked },
        }),
      ),
    recheckWithin: lifetimes.standard - goodFor,
  });
}
