import {
  byUrgency,
  isPlannerTaskOfDay,
  isTodoTaskOfDay,
  plannerTaskOf,
  todoTaskOf,
  type Task,
  type TodoList,
} from '#shared/rules/calendar/dayTasks';
import { useLast } from '../../../data/read/useLast';
import { presentDate } from '../../../platform/presentTime';
import { useTexts } from '../../../texts/useTexts';
import { combineSources, type SourceList } from '../../../ui/widget/combineSources';
import { mapState } from '../../../ui/widget/combineStates';
import { useOverdue } from '../../../ui/widget/useOverdue';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { hasNoMailbox } from '../hasNoMailbox';
import { usePlanner } from './usePlanner';
import { useToDo } from './useToDo';

interface DayTasks {
  tasks: WidgetState<SourceList<Task>>;
  /** Where a new task goes, once it is known. */
  home: TodoList | undefined;
  /** They have nowhere to keep tasks of To Do. */
  isWithoutToDo: boolean;
}

/**
 * The tasks of To Do and Planner that are shown today, the most urgent first. `kept` are those that
 * stay, at these places, even where they would not be shown any more: something was done with them
 * a moment ago.
 */
export function useDayTasks(day: string, kept: ReadonlyMap<string, string>): DayTasks {
  const { toDo: toDoName, planner: plannerName } = useTexts('myDay');
  const [planner, toDo] = [usePlanner(plannerName), useToDo(day, toDoName)];
  const now = presentDate();
  const isKept = (id: string | undefined) => id !== undefined && kept.has(id);
  const ofPlanner = mapState(planner, (tasks) =>
    tasks.filter((task) => isKept(task.id) || isPlannerTaskOfDay(task, now)).map(plannerTaskOf),
  );
  const isWithoutToDo = hasNoMailbox(toDo);
  const ofToDo: WidgetState<Task[]> = isWithoutToDo
    ? { state: 'empty' }
    : mapState(toDo, ({ tasks }) =>
        tasks
          .filter((listed) => isKept(listed.task.id) || isTodoTaskOfDay(listed, now))
          .map(todoTaskOf),
      );
  const isWaiting = [planner, toDo].some(({ state }) => state === 'loading');
  const tasks = combineSources(
    [
      { name: toDoName, state: ofToDo },
      { name: plannerName, state: ofPlanner },
    ],
    { isOverdue: useOverdue(isWaiting), merge: (...lists) => byUrgency(lists.flat(), kept) },
  );
  const missing = toDo.state === 'ready' ? toDo.value.missing : [];
  // Where it was known, it stays while it is read again: somebody may be typing a task.
  const last = useLast(toDo);
  const home = isWithoutToDo ? undefined : last?.home;
  return { tasks: withMissing(tasks, missing), home, isWithoutToDo };
}

/** Lists of To Do that could not be read are named like a source that is missing. */
function withMissing(
  tasks: DayTasks['tasks'],
  missing: SourceList<Task>['missing'],
): DayTasks['tasks'] {
  return mapState(tasks, (value) => ({ ...value, missing: [...value.missing, ...missing] }));
}
