import { certain } from '#shared/rules/certain';
import { todoLists, todoTasks, type Task } from '../company/tasks';
import type { Answer } from '../http/message';
import { selectNames, selected } from '../odata/select';
import { collection } from './collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from './graphCall';
import { badRequest, notFound } from './graphProblem';
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
      (list) => selected(list, selectNames(call.request.url.searchParams)),
      'todo/lists',
    );
  }),
  graphRoute('GET', '/me/todo/lists/{}/tasks', 'Tasks.Read Tasks.ReadWrite', (call, [list]) =>
    collection(
      call,
      tasksOf(call, list).map((task) => taskResource(call, task)),
      rules,
      (task) => selected(task, selectNames(call.request.url.searchParams)),
      'tasks',
    ),
  ),
  graphRoute('PATCH', '/me/todo/lists/{}/tasks/{}', 'Tasks.ReadWrite', updateTask),
];

function tasksOf(call: GraphCall, list = ''): Task[] {
  if (!todoLists.some(({ key }) => key === list)) throw notFound('The list');
  return todoTasks(withMailbox(call), list, call.now);
}

function updateTask(call: GraphCall, [list, id]: string[]): Answer {
  const task = tasksOf(call, list).find((candidate) => candidate.id === id);
  if (!task) throw notFound('The task');
  const { status }: { status?: string } = JSON.parse(call.request.body.toString('utf8'));
  if (
    !['notStarted', 'inProgress', 'completed', 'waitingOnOthers', 'deferred'].includes(status ?? '')
  )
    throw badRequest('The status is not one that tasks have.');
  call.state.todoTasks.set(task.id, { status: certain(status) });
  return json(taskResource(call, task));
}

function taskResource({ state, now }: GraphCall, task: Task) {
  const status = state.todoTasks.get(task.id)?.status ?? 'notStarted';
  const time = (date: Date) => ({ dateTime: zonedText(date, 'UTC'), timeZone: 'UTC' });
  return {
    '@odata.etag': `W/"${task.id.slice(0, 8)}"`,
    id: task.id,
    title: task.title,
    status,
    importance: task.isImportant ? 'high' : 'normal',
    isReminderOn: false,
    hasAttachments: false,
    categories: [],
    body: { contentType: 'text', content: task.text },
    createdDateTime: task.created.toISOString(),
    lastModifiedDateTime: task.created.toISOString(),
    ...(task.due ? { dueDateTime: time(task.due) } : {}),
    ...(status === 'completed' ? { completedDateTime: time(now) } : {}),
  };
}
