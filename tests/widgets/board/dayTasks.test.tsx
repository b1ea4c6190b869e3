import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageRests } from '../../support/widgets/pageNetwork';
import { closedRow, dayPaths, open, press, setDay } from '../../support/widgets/dayStage';

const stage = setDay();
const inList = `${dayPaths.lists}/Tasks/tasks`;
const refuse = (path: string, status: number) =>
  stage.portal.devTenant.control.fail({ service: 'graph', path, method: 'PATCH', status });

it('MYDAY-10 MYDAY-35 an overdue task is found behind a hundred others of its list', async () => {
  const { graphUrl, control } = stage.portal.devTenant;
  const open = (index: number) => ({
    ...{ id: `t${index}`, title: `Task ${index}`, status: 'notStarted' },
  });
  const value = Array.from({ length: 100 }, (_, index) => open(index));
  const late = { dateTime: '2026-01-05T00:00:00.0000000', timeZone: 'UTC' };
  stage.day({});
  stage.answers('$skiptoken=2', [
    { ...open(100), title: 'Order valves', dueDateTime: late },
    ...Array.from({ length: 29 }, (_, index) => open(101 + index)),
  ]);
  control.fail({
    ...{ service: 'graph', path: inList, method: 'GET', status: 200, times: 1 },
    body: { value, '@odata.nextLink': `${graphUrl}/v1.0${inList}?$top=100&$skiptoken=2` },
  });
  await stage.openBoard();
  expect(await closedRow(/^Order valves.*Overdue/)).toBeVisible();
  expect(stage.requests(inList)).toHaveLength(2);
});

it.each([
  ['Planner', 404],
  ['To Do', 410],
])(
  'MYDAY-07 a task of %s that is deleted meanwhile goes when it is done, and why is said',
  async (service, status) => {
    const tasks = ['Order valves', 'Paint the rail'].map((title) => ({ id: title, title }));
    stage.day(service === 'Planner' ? { planner: tasks } : { toDo: tasks });
    refuse(`/${encodeURIComponent('Order valves')}`, status);
    await stage.openBoard();
    await press('Mark as done: Order valves');
    await waitFor(() => expect(screen.queryByText('Order valves')).toBeNull());
    expect(stage.notices.map(({ kind, text }) => [kind, text])).toEqual([
      ['info', '“Order valves” has been deleted elsewhere.'],
    ]);
    expect(await closedRow(/^Paint the rail/)).toBeVisible();
  },
);

it('a task that is overdue since another year says which one', async () => {
  const year = new Date().getFullYear();
  stage.day({
    planner: [{ id: 'p', title: 'Order valves', dueDateTime: `${year - 2}-11-20T00:00:00Z` }],
  });
  await stage.openBoard();
  expect(await closedRow(/^Order valves/)).toHaveTextContent(`November 20, ${year - 2}`);
});

it('MYDAY-03 MYDAY-07 "Mark as done" right after a due date was chosen is done after it', async () => {
  stage.day({ toDo: [{ id: 'valves', title: 'Order valves', status: 'notStarted' }] });
  const sent: string[] = [];
  const reach = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, request) => {
    if (request?.method === 'PATCH') sent.push(Object.keys(JSON.parse(String(request.body)))[0]!);
    return reach(address, request);
  });
  stage.portal.devTenant.control.fail({
    ...{ service: 'graph', path: `${inList}/valves`, method: 'PATCH', status: 200 },
    body: { id: 'valves' },
  });
  await stage.openBoard();
  await open(/^Order valves/);
  const field = await screen.findByLabelText('Due date');
  await userEvent.click(field);
  fireEvent.change(field, { target: { value: '2031-01-22' } });
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(sent).toEqual(['dueDateTime', 'status']));
  const row = (await closedRow(/^Order valves/)).closest('li')!;
  expect(await within(row).findByRole('button', { name: /^Completed: / })).toBeVisible();
  await pageRests();
  expect(stage.notices.map(({ text }) => text)).toEqual([
    'The due date of “Order valves” was changed.',
    '“Order valves” is done.',
  ]);
});

it('a task that is gone when a second change waits for the first is told of once', async () => {
  stage.day({ toDo: [{ id: 'valves', title: 'Order valves', status: 'notStarted' }] });
  refuse(`${inList}/valves`, 404);
  await stage.openBoard();
  await open(/^Order valves/);
  const field = await screen.findByLabelText('Due date');
  await userEvent.click(field);
  fireEvent.change(field, { target: { value: '2031-01-22' } });
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(screen.queryByText('Order valves')).toBeNull());
  await pageRests();
  expect(stage.notices).toHaveLength(1);
  expect(stage.requests(`${inList}/valves`, 'PATCH')).toHaveLength(1);
});
