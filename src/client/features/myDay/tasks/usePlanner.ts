import { dayLimits, type PlannerTask } from '#shared/rules/calendar/dayTasks';
import { lifetimes } from '../../../data/cache/lifetimes';
import { readGraphPages } from '../../../data/graph/graph';
import { readTogether } from '../../../data/read/readTogether';
import { useRead } from '../../../data/read/useRead';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { dayScopes, goodFor, plannerKey, tasksScopes } from '../dayKeys';

/**
 * The tasks of Planner that are assigned to the person (MYDAY-28): up to 1,000, because it answers
 * what is done among the rest, in no promised order, and takes no filter.
 */
export function usePlanner(operation: string): WidgetState<PlannerTask[]> {
  return useRead<PlannerTask[]>({
    key: plannerKey,
    operation,
    read: (signal) =>
      readTogether({ all: dayScopes, own: tasksScopes }, (scopes) =>
        readGraphPages<PlannerTask>(`/me/planner/tasks?$top=${dayLimits.asked}`, {
          scopes,
          operation,
          signal,
        }),
      ),
    recheckWithin: lifetimes.standard - goodFor,
  });
}
