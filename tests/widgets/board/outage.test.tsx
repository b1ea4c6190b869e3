import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '../../../src/devTenant/control/failure';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { Outage } from '../../../src/client/ui/widget/Outage';
import { SourceNotice } from '../../../src/client/ui/widget/SourceNotice';
import { dayPaths } from '../../support/widgets/dayStage';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const sources = {
  Tasks: [dayPaths.planner, dayPaths.lists],
  Events: [dayPaths.calendar],
  'My documents': ['/me/insights/used'],
};
type Widget = keyof typeof sources;

const portal = setWidgetPortal();
beforeEach(() => portal.devTenant.control.reset());

/** From now on these fail, and the others answer. */
function fail(widgets: readonly Widget[], failure: Failure = { status: 500 }) {
  portal.devTenant.control.reset();
  for (const path of widgets.flatMap((widget) => sources[widget]))
    portal.devTenant.control.fail({ service: 'graph', path, ...failure });
}
const openBoard = () => portal.show(<YourBoardPage />, { at: '/your-board' });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const line = () => screen.findByText(/^Microsoft 365 isn't answering/);
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

it.each<[Widget[], string]>([
  [['Tasks', 'Events'], 'Events and Tasks'],
  [['Tasks', 'Events', 'My documents'], 'Events, My documents, and Tasks'],
])('what Microsoft 365 does not answer for is told in one line: %s', async (widgets, names) => {
  fail(widgets);
  await openBoard();
  await waitFor(async () =>
    expect(await line()).toHaveTextContent(
      `Microsoft 365 isn't answering. Missing for now: ${names}.`,
    ),
  );
  expect(await line()).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  for (const widget of widgets)
    expect((await region(widget)).getByText(`Missing for now: ${widget}.`)).toBeVisible();
});

it('MYDAY-15 ERRORS-54 an outage after a day without tasks is told, and is not "no tasks"', async () => {
  for (const path of sources.Tasks)
    portal.devTenant.control.fail({ service: 'graph', path, status: 200, body: { value: [] } });
  await openBoard();
  const none = /You have no tasks today/;
  expect(await (await region('Tasks')).findByText(none)).toBeVisible();
  fail(['Tasks'], { status: 504 });
  await act(() => invalidate('myDay/planner', 'myDay/toDo'));
  expect(
    await (await region('Tasks')).findByText(/could not be loaded|Missing for now/),
  ).toBeVisible();
  expect((await region('Tasks')).queryByText(none)).toBeNull();
});

it('ERRORS-51 its details say of each what the error template says, with the status', async () => {
  fail(['Tasks', 'Events']);
  await openBoard();
  await line();
  expect(screen.queryByText(/Status 500/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Details', expanded: false }));
  const details = within(screen.getByRole('list', { name: 'Details' })).getAllByRole('listitem');
  expect(details.map(({ textContent }) => textContent)).toEqual(
    ['Events', 'Tasks'].map((name) =>
      expect.stringMatching(`^${name} could not be loaded.*There was a problem.*Status 500`),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Details', expanded: true }));
  expect(screen.queryByRole('list', { name: 'Details' })).toBeNull();
});

it('ERRORS-51 one try asks for all; one that is left alone has its own template, none has no line', async () => {
  fail(['Tasks', 'Events']);
  await openBoard();
  const told = await line();
  fail(['Events']);
  await tryAgain();
  const alert = await (await region('Events')).findByRole('alert');
  expect(alert).toHaveTextContent(/Events could not be loaded.*Status 500/);
  expect(told).not.toBeInTheDocument();
  expect(await (await region('Tasks')).findAllByRole('listitem')).not.toHaveLength(0);
  fail([]);
  await tryAgain();
  expect(await (await region('Events')).findAllByRole('listitem')).not.toHaveLength(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('while all is tried again the line stays as it is, also when that fails', async () => {
  fail(['Tasks', 'Events']);
  await openBoard();
  const told = await line();
  const words = told.firstChild;
  fail(['Tasks', 'Events'], { silence: 'hang' });
  await tryAgain();
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect([await line(), told.firstChild]).toEqual([told, words]);
  expect(screen.queryByLabelText('Loading Tasks')).toBeNull();
});

it('what is refused is no silence: it stands in its own place', async () => {
  fail(['Tasks', 'Events'], { status: 403 });
  await openBoard();
  for (const widget of ['Tasks', 'Events'])
    expect(await (await region(widget)).findByRole('alert')).toHaveTextContent('Status 403');
  expect(screen.queryByText(/isn't answering/)).toBeNull();
});

it('SharePoint and Graph are told together on the collaboration page', async () => {
  const control = portal.devTenant.control;
  control.fail({ service: 'sharepoint', path: '/_api/web/getchanges', status: 503 });
  control.fail({ service: 'graph', path: '/users?', status: 500 });
  await portal.show(<CollaborationPage />, { at: '/collaboration' });
  expect(await line()).toHaveTextContent('Missing for now: Colleagues and Recent activities.');
});

describe('sources of lists', () => {
  const url = 'https://graph.microsoft.com/v1.0/me';
  const failure = {
    ...{ status: 503, operation: 'Read', url, messages: [] },
    time: new Date().toISOString(),
  };
  const asOf = new Date().toISOString();

  it('stay quiet where one line tells of them, and it names what is missing and what is saved', async () => {
    await portal.show(
      <Outage isService={() => true}>
        <SourceNotice name="Planner" failure={failure} reload={() => undefined} />
        <SourceNotice name="Lists" failure={failure} asOf={asOf} reload={() => undefined} />
      </Outage>,
    );
    expect(await line()).toHaveTextContent(
      "Microsoft 365 isn't answering. Missing for now: Planner. Showing saved content: Lists.",
    );
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  it('no answer is said as a person would, with its time; its id is behind Details', async () => {
    const silence = { ...failure, status: 0, requestId: 'a-1' };
    await portal.show(
      <Outage isService={() => true}>
        <SourceNotice name="Planner" failure={silence} />
        <SourceNotice name="Lists" failure={failure} />
      </Outage>,
    );
    await line();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(
      screen.getByText(/There was no answer at .*\d:\d\d.*\. · Read · Request ID: a-1$/),
    ).toBeVisible();
  });

  it('one that stays alone tells its time, and all else behind Details', async () => {
    const silence = { ...failure, status: 0, requestId: 'a-1' };
    await portal.show(<SourceNotice name="Planner" failure={silence} />);
    expect(
      await screen.findByText(
        /^Planner could not be loaded\. There was no answer at .*\d:\d\d.*\.$/,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const details = within(await screen.findByRole('dialog', { name: 'More information' }));
    expect(details.getByText('a-1')).toBeVisible();
  });

  it('the line stays while one of them is tried again', async () => {
    const Sources = () => {
      const [planner, setPlanner] = useState<typeof failure | undefined>(failure);
      return (
        <Outage isService={() => true}>
          <SourceNotice name="Planner" failure={planner} reload={() => setPlanner(undefined)} />
          <SourceNotice name="Lists" failure={failure} reload={() => undefined} />
        </Outage>
      );
    };
    await portal.show(<Sources />);
    const told = await line();
    await tryAgain();
    expect(told).toHaveTextContent('Missing for now: Lists and Planner.');
    expect(screen.queryByText(/still loading/)).toBeNull();
  });

  it('no answer whose time is not known is said without it', async () => {
    await portal.show(
      <SourceNotice name="Planner" failure={{ ...failure, status: 0, time: '' }} />,
    );
    expect(
      await screen.findByText('Planner could not be loaded. There was no answer.'),
    ).toBeVisible();
  });

  it('one alone says itself what it misses', async () => {
    await portal.show(
      <Outage isService={() => true}>
        <SourceNotice name="Planner" failure={failure} reload={() => undefined} />
      </Outage>,
    );
    expect(await screen.findByText('Planner could not be loaded.')).toBeVisible();
    expect(screen.queryByText(/isn't answering/)).toBeNull();
  });
});
