import { ActivityFeed } from './activityFeed';

/**
 * What people have changed in the services since the start, by object id; gone after a restart or a
 * reset.
 */
export class TenantState {
  readonly plannerTasks = new Map<string, { percentComplete: number; version: number }>();
  readonly todoTasks = new Map<string, { status: string }>();
  readonly eventResponses = new Map<string, 'accepted' | 'tentativelyAccepted' | 'declined'>();
  readonly deletedEvents = new Set<string>();
  readonly unfollowedItems = new Set<string>();
  /** Files put into OneDrive: person id and name → content. */
  readonly files = new Map<string, Buffer>();
  readonly activityFeed = new ActivityFeed();

  reset(): void {
    for (const part of [
      this.plannerTasks,
      this.todoTasks,
      this.eventResponses,
      this.deletedEvents,
      this.unfollowedItems,
      this.files,
      this.activityFeed,
    ])
      part.clear();
  }
}
