import { certain } from '#shared/rules/values/certain';
import { momentOf } from '#shared/rules/time/graphTime';
import { isOneOf } from '#shared/rules/values/records';
import { idOf } from '../../company/random';
import { todoLists, todoTasks, type Task } from '../../company/tasks';
import type { Answer } from '../../http/message';
import { collection } from '../collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { projected } from '../projected';
import { badRequest, notFound } from '../graphProblem';
import { withMailbox } from './calendar';
import { zonedText } from './timeZones';

const rules = { defaultSize: 100, maxSize: 999 };

export const todoRoutes: GraphRoute[] = [
  graphRoute('GET', '/me/todo/lists', 'Tasks.Read Tasks.ReadWrite', (call) => {
    withMailbox(call);
    return collection(
      call,
      todoLists.map(({ key, name, wellKnown }) => ({
        id: key,
        displayName: name,
        isOwner: true,
        isShared: false,
        wellknownListName: wellKnown,
      })),
      rules,
      (list) => projected(call, list),
      'todo/lists',
    );
  }),
  graphRoute('GET', '/me/todo/lists/{}/tasks', 'Tasks.Read Tasks.ReadWrite', (call, [list]) =>
    collection(
      call,
      tasksOf(call, list).map((task) => taskResource(call, task)),
      rules,
      (task) => projected(call, task),
      'tasks',
    ),
  ),
  graphRoute('POST', '/me/todo/lists/{}/tasks', 'Tasks.ReadWrite', addTask),
  graphRoute('PATCH', '/me/todo/lists/{}/tasks/{}', 'Tasks.ReadWrite', updateTask),
];

const statuses = ['notStarted', 'inProgress', 'completed', 'waitingOnOthers', 'deferred'] as const;

/** Properties of a task in a request. */
interface TaskBody {
  title?: string;
  status?: string;
  dueDateTime?: { dateTime: string; timeZone: string } | null;
}

function tasksOf(call: GraphCall, list = ''): Task[] {
  if (!todoLists.some(({ key }) => key === list)) throw notFound('The list');
  const person = withMailbox(call);
  return [
    ...todoTasks(person, list, call.now),
    ...(call.state.addedTasks.get(`${person.id} ${list}`) ?? []),
  ];
}

function addTask(call: GraphCall, [list = '']: string[]): Answer {
  const key = `${withMailbox(call).id} ${list}`;
  const before = tasksOf(call, list);
  const { title, ...more }: TaskBody = JSON.parse(call.request.body.toString('utf8'));
  if (typeof title !== 'string' || title.trim() === '')
    throw badRequest('The request needs a title.');
  const task: Task = {
    id: idOf('task', key, title, String(before.length)).replaceAll('-', ''),
    title,
    text: '',
    due: undefined,
    created: call.now,
    isImportant: false,
    steps: [],
    stepsDone: 0,
  };
  call.state.addedTasks.set(key, [...(call.state.addedTasks.get(key) ?? []), task]);
  keep(call, task, more);
  return json(taskResource(call, task), 201);
}

function updateTask(call: GraphCall, [list, id]: string[]): Answer {
  const task = tasksOf(call, list).find((candidate) => candidate.id === id);
  if (!task) throw notFound('The task');
  keep(call, task, JSON.parse(call.request.body.toString('utf8')));
  return json(taskResource(call, task));
}

function keep({ state, now }: GraphCall, { id }: Task, body: TaskBody): void {
  const { title, status, dueDateTime: due } = body;
  if (status !== undefined && !isOneOf(statuses, status))
    throw badRequest('The status is not one that tasks have.');
  state.todoTasks.set(id, {
    ...state.todoTasks.get(id),
    modified: now,
    ...(title === undefined ? {} : { title }),
    ...(status === undefined ? {} : { status, completed: now }),
    ...(due === undefined ? {} : { due: due && certain(momentOf(due)) }),
  });
}

/** Times are answered in UTC; of a completion only the date is kept. */
function taskResource({ state }: GraphCall, task: Task) {
  const changed = state.todoTasks.get(task.id) ?? {};
  const { title = task.title, status = 'notStarted', due = task.due, completed } = changed;
  const time = (date: Date) => ({ dateTime: zonedText(date, 'UTC'), timeZone: 'UTC' });
  const midnight = (date: Date) => new Date(`${date.toISOString().slice(0, 10)}T00:00:00Z`);
  return {
    '@odata.etag': `W/"${task.id.slice(0, 8)}"`,
    id: task.id,
    title,
    status,
    importance: task.isImportant ? 'high' : 'normal',
    isReminderOn: false,
    hasAttachments: false,
    categories: [],
    body: { contentType: 'text', content: task.text },
    createdDateTime: task.created.toISOString(),
    lastModifiedDateTime: (changed.modified ?? task.created).toISOString(),
    ...(due ? { dueDateTime: time(due) } : {}),
    ...(status === 'completed' && completed
      ? { completedDateTime: time(midnight(completed)) }
      : {}),
  };
}
