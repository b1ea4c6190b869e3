import type { ReadKey } from '../../data/read/readKey';

/** Under which what is read for a day is kept; `day` is such as `2026-11-23`. */
export const plannerKey = 'myDay/planner' satisfies ReadKey;
export const toDoKey = (day: string): ReadKey => `myDay/toDo ${day}`;
export const eventsKey = (day: string): ReadKey => `myDay/events ${day}`;

/** The permissions by which My day is read, each source with its own and all of them together. */
export const tasksScopes = ['Tasks.Read'];
export const eventsScopes = ['Calendars.Read'];
export const dayScopes = [...eventsScopes, ...tasksScopes];

/** Milliseconds within which an answer of the same visit, or of one before, is as good as new. */
export const goodFor = 5 * 60_000;
