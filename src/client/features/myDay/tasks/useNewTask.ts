import { useRef, useState } from 'react';
import type { ListedTask, TodoList, TodoTask } from '#shared/rules/calendar/dayTasks';
import { connection } from '../../../data/connection/connection';
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
  /** Forgets the task that could not be added. */
  giveUp: () => void;
}

/** A task that was asked for without an answer, and those that were there before. */
interface Lost {
  title: string;
  before: ReadonlySet<string | undefined>;
}

/** An answer that was under way may hold the task already. */
function withTask(known: ToDo, added: ListedTask): ToDo {
  const others = known.tasks.filter(({ task }) => task.id !== added.task.id);
  return { ...known, tasks: [...others, added] };
}

/**
 * Puts a task into a list of To Do, once: one whose answer was lost is looked for before it is asked
 * for again.
 */
export function useNewTask(day: string, list: TodoList): NewTask {
  const { tasks: operation } = useTexts('myDay');
  const { write } = useGraphWrites(operation);
  const change = useChangeKnown<ToDo>(toDoKey(day));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const lost = useRef<Lost>(undefined);

  const known = () => connection().cache.last<ToDo>(toDoKey(day))?.Data.tasks ?? [];
  const post = async (title: string) => {
    const task = await write<TodoTask>(
      `/me/todo/lists/${encodeURIComponent(list.id ?? '')}/tasks`,
      { method: 'POST', scopes: ['Tasks.ReadWrite'], body: { title } },
    );
    if (task) change((before) => withTask(before, { list, task }));
    return task?.id;
  };
  const findLost = async ({ title, before }: Lost) => {
    await invalidate('myDay/toDo');
    const found = known().find(
      ({ list: { id }, task }) => id === list.id && task.title === title && !before.has(task.id),
    );
    return found?.task.id;
  };
  const add = async (title: string) => {
    setBusy(true);
    setFailure(undefined);
    const asked = lost.current?.title === title ? lost.current : undefined;
    lost.current = undefined;
    try {
      return (asked && (await findLost(asked))) ?? (await post(title));
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      const isLost = isOutcomeUnknown(error.failure);
      const sought = asked ?? (isLost ? { title, before: idsOf(known()) } : undefined);
      const id = isLost && sought ? await findLost(sought) : undefined;
      if (id !== undefined) return id;
      lost.current = sought;
      setFailure(error.failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, add, giveUp: () => setFailure(undefined) };
}

function idsOf(tasks: readonly ListedTask[]): Lost['before'] {
  return new Set(tasks.map(({ task }) => task.id));
}
