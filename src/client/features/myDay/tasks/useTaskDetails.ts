import {
  checklistOf,
  type Checkpoint,
  type PlannerDetails,
} from '#shared/rules/calendar/dayDetails';
import type { Task } from '#shared/rules/calendar/dayTasks';
import { FailureError } from '../../../data/connection/failure';
import { readGraph } from '../../../data/graph/graph';
import { useRead } from '../../../data/read/useRead';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { tasksScopes } from '../dayKeys';

/** Planner's details of a task beside the task itself (MYDAY-04). */
export interface TaskDetails {
  Notes: string;
  Checklist: Checkpoint[];
  /** Nothing where the plan or bucket is gone, or not for this person. */
  Plan?: string;
  Bucket?: string;
}

/**
 * The details of a task of Planner, its plan and its bucket, in one request; read when its panel is
 * opened (MYDAY-29, MYDAY-30, MYDAY-31).
 */
export function useTaskDetails(task: Task, operation: string): WidgetState<TaskDetails> {
  return useRead<TaskDetails>({
    key: `myDay/details ${task.Id} ${task.Etag ?? ''}`,
    operation,
    read: async (signal) => {
      const read = <T>(path: string) =>
        readGraph<T>(path, { scopes: tasksScopes, operation, signal });
      const named = <T>(kind: string, id: string | undefined) =>
        id === undefined
          ? undefined
          : read<T>(`/planner/${kind}/${encodeURIComponent(id)}`).catch(unlessGone);
      const [details, plan, bucket] = await Promise.all([
        read<PlannerDetails>(`/planner/tasks/${encodeURIComponent(task.Id)}/details`),
        named<{ title?: string }>('plans', task.PlanId),
        named<{ name?: string }>('buckets', task.BucketId),
      ]);
      return {
        Notes: details.description ?? '',
        Checklist: checklistOf(details),
        ...(plan?.title && { Plan: plan.title }),
        ...(bucket?.name && { Bucket: bucket.name }),
      };
    },
  });
}

function unlessGone(error: unknown): undefined {
  if (error instanceof FailureError && [403, 404].includes(error.failure.status)) return undefined;
  throw error;
}
