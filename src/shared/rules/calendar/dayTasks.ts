import { dayOf, isDate, momentOf, type GraphTime } from '../time/graphTime';
import { dayAfter, localDay, startOfDay } from '../time/localDays';

/** MYDAY-03. */
export const taskTypes = { outlook: 0, planner: 1 } as const;

/** MYDAY-05. */
export const taskStatuses = {
  NOTSTARTED: 0,
  INPROGRESS: 1,
  COMPLETED: 2,
  WAITINGONOTHERS: 3,
  DEFERRED: 4,
} as const;
export type TaskStatus = (typeof taskStatuses)[keyof typeof taskStatuses];

/** Amounts of My day (MYDAY-11, MYDAY-12, MYDAY-13). */
export const dayLimits = { asked: 100, shown: 5, step: 5, days: 7 } as const;

/**
 * A task of To Do or Planner; fields that its service does not give are left out. Spec: widgets §3.
 */
export interface Task {
  Type: (typeof taskTypes)[keyof typeof taskTypes];
  Id: string;
  /** Of Planner only: a change names the state that it was made from. */
  Etag?: string;
  Subject: string;
  /** Plain text, or HTML where `isHtml`. */
  Body: string;
  isHtml: boolean;
  Status: TaskStatus;
  Owner: string;
  /** Days, such as `2026-11-23`. */
  DueDate?: string;
  StartDate?: string;
  CompletedDate?: string;
  /** ISO 8601. */
  Created?: string;
  Url: string;
  /** Of To Do only: the list that it is in. */
  ListId?: string;
  List?: string;
  /** Of Planner only. */
  PlanId?: string;
  BucketId?: string;
}

/** Planner's answer; every field may be missing. */
export interface PlannerTask {
  '@odata.etag'?: string;
  id?: string;
  title?: string | null;
  percentComplete?: number | null;
  planId?: string | null;
  bucketId?: string | null;
  createdBy?: { user?: { displayName?: string | null } | null } | null;
  createdDateTime?: string | null;
  startDateTime?: string | null;
  dueDateTime?: string | null;
  completedDateTime?: string | null;
}

/** To Do's answer; every field may be missing. */
export interface TodoTask {
  id?: string;
  title?: string | null;
  status?: string | null;
  body?: { content?: string | null; contentType?: string | null } | null;
  createdDateTime?: string | null;
  startDateTime?: GraphTime | null;
  dueDateTime?: GraphTime | null;
  completedDateTime?: GraphTime | null;
  lastModifiedDateTime?: string | null;
}

export interface TodoList {
  id?: string;
  displayName?: string | null;
  wellknownListName?: string | null;
}

/** A task of To Do and the list that it is in. */
export interface ListedTask {
  list: TodoList;
  task: TodoTask;
}

/**
 * Where Microsoft shows a single task. An organisation's own addresses of To Do and Planner say
 * where the links below the lists lead, and may know of no task.
 */
const microsoft = {
  toDo: 'https://to-do.office.com/tasks',
  planner: 'https://planner.cloud.microsoft',
};

/** MYDAY-06: half done is in progress, all is completed, any other share is not started. */
export function plannerStatus(percentComplete: number | null | undefined): TaskStatus {
  if (percentComplete === 100) return taskStatuses.COMPLETED;
  return percentComplete === 50 ? taskStatuses.INPROGRESS : taskStatuses.NOTSTARTED;
}

const todoStatuses: Readonly<Record<string, TaskStatus>> = {
  inProgress: taskStatuses.INPROGRESS,
  completed: taskStatuses.COMPLETED,
  waitingOnOthers: taskStatuses.WAITINGONOTHERS,
  deferred: taskStatuses.DEFERRED,
};

/** A task of Planner as My day knows it (MYDAY-03, MYDAY-04). */
export function plannerTaskOf(task: PlannerTask): Task {
  const { id = '', planId, bucketId } = task;
  const day = (dateTime: string | null | undefined) => dayOf({ dateTime });
  return {
    Type: taskTypes.planner,
    Id: id,
    ...known({
      Etag: task['@odata.etag'],
      DueDate: day(task.dueDateTime),
      StartDate: day(task.startDateTime),
      CompletedDate: day(task.completedDateTime),
      Created: task.createdDateTime,
      PlanId: planId,
      BucketId: bucketId,
    }),
    Subject: task.title ?? '',
    Body: '',
    isHtml: false,
    Status: plannerStatus(task.percentComplete),
    Owner: task.createdBy?.user?.displayName ?? '',
    Url: planId
      ? `${microsoft.planner}/webui/plan/${encodeURIComponent(planId)}/view/board/task/${encodeURIComponent(id)}`
      : microsoft.planner,
  };
}

/** A task of To Do as My day knows it (MYDAY-35). */
export function todoTaskOf({ list, task }: ListedTask): Task {
  const { id = '', body } = task;
  return {
    Type: taskTypes.outlook,
    Id: id,
    ...known({
      DueDate: dayOf(task.dueDateTime),
      StartDate: dayOf(task.startDateTime),
      CompletedDate: dayOf(task.completedDateTime),
      Created: task.createdDateTime,
      ListId: list.id,
      List: list.displayName,
    }),
    Subject: task.title ?? '',
    Body: body?.content ?? '',
    isHtml: body?.contentType === 'html',
    Status: todoStatuses[task.status ?? ''] ?? taskStatuses.NOTSTARTED,
    Owner: '',
    Url: `${microsoft.toDo}/id/${encodeURIComponent(id)}/details`,
  };
}

/** Only the fields that have a value. */
function known<T extends object>(fields: T) {
  const given = Object.entries(fields).filter(([, value]) => value);
  return Object.fromEntries(given) as { [Name in keyof T]?: NonNullable<T[Name]> };
}

/**
 * Whether a completion counts as one of today (MYDAY-09, MYDAY-44). To Do keeps only the date, of
 * UTC: on the date on which today began there, it was today if the task was changed since then.
 */
export function isSince(
  time: GraphTime | null | undefined,
  start: Date,
  changed?: string | null,
): boolean {
  const text = time?.dateTime ?? '';
  const isReached = (moment: Date | undefined) => moment !== undefined && moment >= start;
  if (!isDate(text)) return isReached(momentOf(time));
  const begun = start.toISOString().slice(0, 10);
  return text.startsWith(begun) && changed
    ? isReached(momentOf({ dateTime: changed }))
    : text >= begun;
}

/** A completed task is shown if it was completed today, any other as long as it is not far off. */
export function isPlannerTaskOfDay(task: PlannerTask, now: Date): boolean {
  return plannerStatus(task.percentComplete) === taskStatuses.COMPLETED
    ? isSince({ dateTime: task.completedDateTime }, startOfDay(localDay(now)))
    : isDueSoon(dayOf({ dateTime: task.dueDateTime }), now);
}

export function isTodoTaskOfDay({ task }: ListedTask, now: Date): boolean {
  return task.status === 'completed'
    ? isSince(task.completedDateTime, startOfDay(localDay(now)), task.lastModifiedDateTime)
    : isDueSoon(dayOf(task.dueDateTime), now);
}

/** No due date, or one of at most seven days ahead (MYDAY-10). */
function isDueSoon(due: string | undefined, now: Date): boolean {
  return due === undefined || due <= dayAfter(localDay(now), dayLimits.days);
}

const last = '9999-12-31';

/** The place of a task among the others: by the day when it is due. */
export function placeOf({ DueDate }: Task): string {
  return DueDate ?? last;
}

/**
 * The most urgent first. A task that was just worked on keeps its place, which is given by its id.
 */
export function byUrgency(tasks: readonly Task[], places: ReadonlyMap<string, string>): Task[] {
  const place = (task: Task) => places.get(task.Id) ?? placeOf(task);
  return [...tasks].sort(
    (one, other) =>
      place(one).localeCompare(place(other)) || one.Subject.localeCompare(other.Subject),
  );
}

/** True while the task is open and was due before today. */
export function isOverdue({ DueDate, Status }: Task, now: Date): boolean {
  return Status !== taskStatuses.COMPLETED && DueDate !== undefined && DueDate < localDay(now);
}

/** How many tasks are shown at first (MYDAY-11). */
export function tasksShown(tasks: readonly Task[], events: number, now: Date): number {
  const today = localDay(now);
  const due = tasks.filter(({ DueDate }) => DueDate !== undefined && DueDate <= today);
  return Math.max(dayLimits.shown, due.length, events);
}

/**
 * The tasks of a list that are requested of To Do: open ones, and those completed today (MYDAY-35).
 */
export function todoTasksFilter(now: Date): string {
  const start = startOfDay(localDay(now)).toISOString().slice(0, 10);
  return `status ne 'completed' or completedDateTime/dateTime ge '${start}T00:00:00'`;
}
