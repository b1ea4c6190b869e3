import type { AssignedPlan } from '#shared/rules/widgets/appTiles';
import { readGraph } from '../graph/graph';

/** The services of the person's licences. */
export function assignedPlansRead(operation: string) {
  return {
    key: 'licences/plans',
    read: async (signal: AbortSignal) =>
      (
        await readGraph<{ assignedPlans?: AssignedPlan[] }>('/me?$select=assignedPlans', {
          scopes: ['User.Read'],
          operation,
          signal,
          withoutLicence: true,
        })
      ).assignedPlans ?? [],
  } as const;
}
