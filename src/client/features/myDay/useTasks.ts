import { openTasks, type PlannerTask, type Task } from '#shared/rules/myDay';
import { readGraphPages } from '../../data/graph';
import { useRead } from '../../data/useRead';
import type { WidgetState } from '../../ui/widgetState';

/** Tasks asked for (MYDAY-13). */
const most = 100;

/** The person's open tasks of Planner (MYDAY-28). */
export function useTasks(operation: string): WidgetState<Task[]> {
  return useRead<Task[]>({
    key: 'myDay/tasks',
    read: async (signal) =>
      openTasks(
        await readGraphPages<PlannerTask>(`/me/planner/tasks?$top=${most}`, {
          scopes: ['Tasks.Read'],
          operation,
          signal,
          atMost: most,
        }),
        new Date(),
      ),
    isEmpty: (tasks) => tasks.length === 0,
  });
}
