import { taskTypes, type PlannerTask, type Task } from '#shared/rules/calendar/dayTasks';
import { FailureError } from '../../../data/connection/failure';
import { readGraph } from '../../../data/graph/graph';
import { invalidate } from '../../../data/read/invalidate';
import { useChangeKnown } from '../../../data/read/useChangeKnown';
import { plannerKey, tasksScopes, toDoKey } from '../dayKeys';
import { useGraphWrites } from '../useGraphWrites';
import type { ToDo } from './useToDo';

/** Fields of a task by the names that its service has for them. */
export type Fields = Record<string, unknown>;

const scopes = ['Tasks.ReadWrite'];

interface StoredTasks {
  /** Changes what is shown of a task; gives what the fields held before. */
  show: (task: Task, fields: Fields) => Fields;
  /** Shows a task no longer. */
  forget: (task: Task) => void;
  /** Stores fields of a task; gives the version that it has now, where its service has versions. */
  store: (task: Task, fields: Fields) => Promise<string | undefined>;
  /** Shows what is stored now. */
  reread: (task: Task) => Promise<unknown>;
}

/** Tasks where they are stored and where they are shown: in Planner (MYDAY-32) or To Do (MYDAY-36). */
export function useStoredTasks(day: string, operation: string): StoredTasks {
  const { write } = useGraphWrites(operation);
  const changePlanner = useChangeKnown<PlannerTask[]>(plannerKey);
  const changeToDo = useChangeKnown<ToDo>(toDoKey(day));

  const show: StoredTasks['show'] = ({ Type, Id }, fields) => {
    let before: Fields = {};
    const changed = <T extends { id?: string }>(task: T): T => {
      if (task.id !== Id) return task;
      before = { ...task };
      return { ...task, ...fields };
    };
    if (Type === taskTypes.planner) changePlanner((known) => known.map(changed));
    else
      changeToDo((known) => ({
        ...known,
        tasks: known.tasks.map((each) => ({ ...each, task: changed(each.task) })),
      }));
    return before;
  };
  const forget: StoredTasks['forget'] = ({ Type, Id }) => {
    if (Type === taskTypes.planner) changePlanner((known) => known.filter(({ id }) => id !== Id));
    else
      changeToDo((known) => ({
        ...known,
        tasks: known.tasks.filter(({ task }) => task.id !== Id),
      }));
  };
  const readPlanner = (task: Task) =>
    readGraph<PlannerTask>(plannerPath(task), { scopes: tasksScopes, operation });
  const storePlanner = async (task: Task, body: Fields, etag = task.Etag) => {
    const answer = await write<PlannerTask>(plannerPath(task), {
      ...{ method: 'PATCH', scopes, body, wantsAnswer: true },
      ...(etag && { etag }),
    });
    const stored = answer ?? (await readPlanner(task).catch(() => ({})));
    show(task, { ...stored });
    return answer?.['@odata.etag'];
  };
  const storeToDo = async (task: Task, body: Fields) => {
    const stored = await write<Fields>(toDoPath(task), { method: 'PATCH', scopes, body });
    show(task, stored ?? {});
    return undefined;
  };
  return {
    show,
    forget,
    store: (task, fields) =>
      task.Type === taskTypes.planner
        ? storePlanner(task, fields).catch(async (error: unknown) => {
            // It was made from an older state: it is made of the present one, once.
            if (!isOutdated(error)) throw error;
            return storePlanner(task, fields, (await readPlanner(task))['@odata.etag']);
          })
        : storeToDo(task, fields),
    reread: async (task) =>
      task.Type === taskTypes.planner
        ? show(task, { ...(await readPlanner(task)) })
        : invalidate('myDay/toDo'),
  };
}

function isOutdated(error: unknown): boolean {
  return error instanceof FailureError && [409, 412].includes(error.failure.status);
}

const plannerPath = ({ Id }: Task) => `/planner/tasks/${encodeURIComponent(Id)}`;
const toDoPath = ({ Id, ListId = '' }: Task) =>
  `/me/todo/lists/${encodeURIComponent(ListId)}/tasks/${encodeURIComponent(Id)}`;
