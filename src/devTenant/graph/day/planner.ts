import { certain } from '#shared/rules/values/certain';
import { plannerTasks, plans } from '../../company/tasks';
import { idOf } from '../../company/random';
import { header, type Answer } from '../../http/message';
import { collection } from '../collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { projected } from '../projected';
import { badRequest, GraphProblem, notFound } from '../graphProblem';
import { me } from '../people/me';

const readScopes = 'Tasks.Read Tasks.ReadWrite';
type PlannerTask = ReturnType<typeof plannerTasks>[number];

export const plannerRoutes: GraphRoute[] = [
  graphRoute('GET', '/me/planner/tasks', readScopes, (call) =>
    collection(
      call,
      plannerTasks(me(call), call.now).map((task) => taskResource(call, task)),
      { defaultSize: 400, maxSize: 999 },
      (task) => projected(call, task),
      'plannerTasks',
    ),
  ),
  graphRoute('GET', '/planner/tasks/{}', readScopes, (call, [id]) =>
    json(taskResource(call, taskWith(call, id))),
  ),
  graphRoute('GET', '/planner/tasks/{}/details', readScopes, (call, [id]) => {
    const task = taskWith(call, id);
    return json({
      '@odata.etag': etagOf(call, task),
      id: task.id,
      description: task.text,
      previewType: 'automatic',
      references: {},
      checklist: checklistOf(task),
    });
  }),
  graphRoute('GET', '/planner/plans/{}', readScopes, (_call, [id]) => {
    const plan = plans.find((candidate) => candidate.id === id);
    if (!plan) throw notFound('The plan');
    return json({
      '@odata.etag': 'W/"1"',
      id: plan.id,
      title: plan.title,
      owner: plan.groupId,
      createdDateTime: '2025-02-03T08:00:00Z',
      container: {
        containerId: plan.groupId,
        type: 'group',
        url: `https://graph.microsoft.com/v1.0/groups/${plan.groupId}`,
      },
    });
  }),
  graphRoute('GET', '/planner/buckets/{}', readScopes, (_call, [id]) => {
    const found = plans
      .flatMap((plan) => plan.buckets.map((bucket) => ({ ...bucket, planId: plan.id })))
      .find((bucket) => bucket.id === id);
    if (!found) throw notFound('The bucket');
    return json({
      '@odata.etag': 'W/"1"',
      id: found.id,
      name: found.name,
      planId: found.planId,
      orderHint: '8585',
    });
  }),
  graphRoute('PATCH', '/planner/tasks/{}', 'Tasks.ReadWrite', updateTask),
];

function taskWith(call: GraphCall, id = ''): PlannerTask {
  const task = plannerTasks(me(call), call.now).find((candidate) => candidate.id === id);
  if (!task) throw notFound('The task');
  return task;
}

function checklistOf({ id, steps, stepsDone }: PlannerTask) {
  return Object.fromEntries(
    steps.map((title, index) => [
      idOf('step', id, title),
      {
        '@odata.type': 'microsoft.graph.plannerChecklistItem',
        isChecked: index < stepsDone,
        title,
        orderHint: `858${index}`,
        lastModifiedDateTime: '2026-01-01T08:00:00Z',
      },
    ]),
  );
}

function etagOf({ state }: GraphCall, { id }: PlannerTask): string {
  return `W/"${state.plannerTasks.get(id)?.version ?? 1}"`;
}

/** Without the current ETag nothing is changed: 412. */
function updateTask(call: GraphCall, [id]: string[]): Answer {
  const task = taskWith(call, id);
  const sent = header(call.request, 'if-match');
  if (!sent) throw badRequest('If-Match header must be specified.');
  if (sent !== etagOf(call, task))
    throw new GraphProblem(
      412,
      'PreconditionFailed',
      'The If-Match header contains an outdated value.',
    );
  const {
    percentComplete,
    dueDateTime,
  }: { percentComplete?: number; dueDateTime?: string | null } = JSON.parse(
    call.request.body.toString('utf8'),
  );
  if (percentComplete !== undefined && !(percentComplete >= 0 && percentComplete <= 100))
    throw badRequest('percentComplete must be between 0 and 100.');
  const before = call.state.plannerTasks.get(task.id);
  call.state.plannerTasks.set(task.id, {
    ...before,
    ...(percentComplete === undefined ? {} : { percentComplete, completed: call.now }),
    ...(dueDateTime === undefined
      ? {}
      : { due: dueDateTime === null ? null : new Date(dueDateTime) }),
    version: (before?.version ?? 1) + 1,
  });
  return (header(call.request, 'prefer') ?? '').includes('return=representation')
    ? json(taskResource(call, task))
    : { status: 204 };
}

function taskResource(call: GraphCall, task: PlannerTask) {
  const plan = certain(plans[task.planIndex]);
  const changed = call.state.plannerTasks.get(task.id);
  const { percentComplete = task.stepsDone > 1 ? 50 : 0, due = task.due } = changed ?? {};
  return {
    '@odata.etag': etagOf(call, task),
    id: task.id,
    planId: plan.id,
    bucketId: certain(plan.buckets[task.bucketIndex]).id,
    title: task.title,
    percentComplete,
    priority: task.isImportant ? 1 : 5,
    createdDateTime: task.created.toISOString(),
    dueDateTime: due?.toISOString() ?? null,
    completedDateTime:
      percentComplete === 100 ? (changed?.completed ?? call.now).toISOString() : null,
    hasDescription: true,
    previewType: 'automatic',
    referenceCount: 0,
    checklistItemCount: task.steps.length,
    activeChecklistItemCount: Math.max(task.steps.length - task.stepsDone, 0),
    orderHint: '8585',
    appliedCategories: {},
    assignments: {
      [me(call).id]: {
        '@odata.type': '#microsoft.graph.plannerAssignment',
        orderHint: ' !',
        assignedDateTime: task.created.toISOString(),
      },
    },
  };
}
