import {
  dayLimits,
  todoTasksFilter,
  type ListedTask,
  type TodoList,
  type TodoTask,
} from '#shared/rules/calendar/dayTasks';
import { startOfDay } from '#shared/rules/time/localDays';
import { answerFailure } from '../../../data/connection/answerFailure';
import { lifetimes } from '../../../data/cache/lifetimes';
import { FailureError, type Failure } from '../../../data/connection/failure';
import { readGraphPages, type GraphRead } from '../../../data/graph/graph';
import { readTogether } from '../../../data/read/readTogether';
import type { ReadState } from '../../../data/read/readState';
import { useRead } from '../../../data/read/useRead';
import { dayScopes, goodFor, tasksScopes, toDoKey } from '../dayKeys';

/** The person's tasks of To Do, and the lists that could not be read. */
export interface ToDo {
  /** Where a new task goes. */
  home?: TodoList;
  tasks: ListedTask[];
  missing: { name: string; failure: Failure }[];
}

/**
 * Lists that are asked for together: a batch holds no more, and Graph works on four requests of a
 * batch to a mailbox at a time (MYDAY-14, MYDAY-34). So the next batch waits for the one before.
 */
const together = 20;

/** The person's tasks of To Do that are open or were completed today (MYDAY-33, MYDAY-35). */
export function useToDo(day: string, operation: string): ReadState<ToDo> {
  return useRead<ToDo>({
    key: toDoKey(day),
    operation,
    read: async (signal) => {
      const lists = await readTogether({ all: dayScopes, own: tasksScopes }, (scopes) =>
        readGraphPages<TodoList>(`/me/todo/lists?$top=${dayLimits.asked}`, {
          ...{ scopes, operation, signal, atMost: dayLimits.asked },
        }),
      );
      const known = lists.filter(({ id }) => id);
      return readLists(known, day, { scopes: tasksScopes, operation, signal });
    },
    isWhole: ({ missing }) => missing.length === 0,
    recheckWithin: lifetimes.standard - goodFor,
  });
}

async function readLists(lists: readonly TodoList[], day: string, read: GraphRead): Promise<ToDo> {
  const answers: { list: TodoList; answer: TodoTask[] | { failure: Failure } }[] = [];
  for (let start = 0; start < lists.length; start += together) {
    const part = lists.slice(start, start + together).map(async (list) => ({
      list,
      answer: await tasksOf(list, day, read).catch(answerFailure),
    }));
    answers.push(...(await Promise.all(part)));
  }
  const missing = answers.flatMap(({ list: { displayName }, answer }) =>
    'failure' in answer && answer.failure.status !== 404
      ? [{ name: displayName ?? read.operation, failure: answer.failure }]
      : [],
  );
  if (missing[0] && missing.length === lists.length) throw new FailureError(missing[0].failure);
  return {
    home: lists.find(({ wellknownListName }) => wellknownListName === 'defaultList') ?? lists[0],
    tasks: answers.flatMap(({ list, answer }) =>
      'failure' in answer ? [] : answer.map((task) => ({ list, task })),
    ),
    missing,
  };
}

/** Up to 1,000 tasks of the list: To Do promises no order, so the overdue ones may stand at its end. */
async function tasksOf({ id = '' }: TodoList, day: string, read: GraphRead): Promise<TodoTask[]> {
  const ask = ($filter: string) =>
    readGraphPages<TodoTask>(
      `/me/todo/lists/${encodeURIComponent(id)}/tasks?${new URLSearchParams({
        $filter,
        $top: String(dayLimits.asked),
      })}`,
      read,
    );
  return ask(todoTasksFilter(startOfDay(day))).catch((error: unknown) => {
    // Where the service does not understand both conditions, what is open matters more.
    if (!(error instanceof FailureError) || error.failure.status !== 400) throw error;
    return ask("status ne 'completed'");
  });
}
