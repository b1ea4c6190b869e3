import { useState } from 'react';
import type { TodoList, TodoTask } from '#shared/rules/calendar/dayTasks';
import { FailureError, type Failure } from '../../../data/connection/failure';
import { isOutcomeUnknown } from '../../../data/editing/attempt';
import { invalidate } from '../../../data/read/invalidate';
import { useChangeKnown } from '../../../data/read/useChangeKnown';
import { useTexts } from '../../../texts/useTexts';
import { toDoKey } from '../dayKeys';
import { useGraphWrites } from '../useGraphWrites';
import type { ToDo } from './useToDo';

interface NewTask {
  isBusy: boolean;
  failure: Failure | undefined;
  /** Stores a task; resolves to its id, or to nothing where that failed. */
  add: (title: string) => Promise<string | undefined>;
}

/** Puts a task into a list of To Do. */
export function useNewTask(day: string, list: TodoList): NewTask {
  const { tasks: operation } = useTexts('myDay');
  const { write } = useGraphWrites(operation);
  const change = useChangeKnown<ToDo>(toDoKey(day));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const add = async (title: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const task = await write<TodoTask>(
        `/me/todo/lists/${encodeURIComponent(list.id ?? '')}/tasks`,
        { method: 'POST', scopes: ['Tasks.ReadWrite'], body: { title } },
      );
      if (task) change((known) => ({ ...known, tasks: [...known.tasks, { list, task }] }));
      return task?.id;
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      setFailure(error.failure);
      // It may be there all the same.
      if (isOutcomeUnknown(error.failure)) void invalidate('myDay/toDo');
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, add };
}
