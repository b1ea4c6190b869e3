import type { Group } from './groups';
import { ActivityFeed } from './activityFeed';
import type { Person } from './person';
import type { Task } from './tasks';

/** Changes of a task of Planner; properties that are left out are as they were. */
export interface PlannerChange {
  percentComplete?: number;
  completed?: Date;
  /** Nothing: no due date any more. */
  due?: Date | null;
  version: number;
}

/** The same of a task of To Do. */
export interface TodoChange {
  title?: string;
  status?: string;
  completed?: Date;
  modified?: Date;
  due?: Date | null;
}

/** A file of which the parts come one by one. */
/** A file of somebody's OneDrive. */
export interface StoredFile {
  id: string;
  name: string;
  content: Buffer;
  /** Counts its changes. */
  version: number;
  created: Date;
  changed: Date;
}

export interface PendingUpload {
  owner: Person;
  name: string;
  /** Treatment of a file that is there already: `replace`, `rename` or `fail`. */
  conflict: string;
  /** The state of the file that is to be replaced, where it was named. */
  ifMatch: string | undefined;
  expires: Date;
  parts: Buffer[];
}

export interface NewChannel {
  id: string;
  displayName: string;
  description: string;
  tabs: { id: string; displayName: string; contentUrl: string }[];
}

/** A group that somebody has created. */
export interface NewGroup extends Group {
  /** Milliseconds since 1970. */
  createdAt: number;
  labelId?: string;
  /** Of its team. */
  channels: NewChannel[];
}

/**
 * Changes that people have made in the services since the start, by object id; gone after a restart
 * or a reset.
 */
export class TenantState {
  readonly plannerTasks = new Map<string, PlannerChange>();
  readonly todoTasks = new Map<string, TodoChange>();
  /** Tasks that people have added, by person and list. */
  readonly addedTasks = new Map<string, Task[]>();
  readonly eventResponses = new Map<string, 'accepted' | 'tentativelyAccepted' | 'declined'>();
  /** Comments that people have written to the organizer with their last answer, by event. */
  readonly answerComments = new Map<string, string>();
  readonly deletedEvents = new Set<string>();
  readonly unfollowedItems = new Set<string>();
  /** Files put into OneDrive: person id and name → content. */
  readonly files = new Map<string, StoredFile>();
  /** Uploads in parts that are under way, by the id of their session. */
  readonly uploads = new Map<string, PendingUpload>();
  readonly newGroups = new Map<string, NewGroup>();
  readonly activityFeed = new ActivityFeed();

  reset(): void {
    for (const part of [
      this.plannerTasks,
      this.todoTasks,
      this.addedTasks,
      this.eventResponses,
      this.answerComments,
      this.deletedEvents,
      this.unfollowedItems,
      this.files,
      this.uploads,
      this.newGroups,
      this.activityFeed,
    ])
      part.clear();
  }
}
