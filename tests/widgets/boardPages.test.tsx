import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollaborationPage } from '../../src/client/pages/CollaborationPage';
import { YourBoardPage } from '../../src/client/pages/YourBoardPage';
import { dayAround } from '#shared/rules/myDay';
import { storeSetting } from '../support/pages';
import { startWidgetPortal, type WidgetPortal } from '../support/widgetPortal';

// Real services answer over real HTTP: that takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

let portal: WidgetPortal;
beforeAll(async () => {
  portal = await startWidgetPortal();
});
afterAll(() => portal?.stop());
beforeEach(() => portal.devTenant.control.reset());

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const openBoard = (person = 'member') => portal.show(<YourBoardPage />, { person });
const calendar = '/me/calendar/calendarView';
const event = (subject: string, hours: [number, number]) => {
  const { start } = dayAround(new Date());
  const time = (hour: number) => ({ dateTime: new Date(start.getTime() + hour * 3_600_000).toISOString().replace('Z', '0000'), timeZone: 'UTC' });
  return { id: subject, subject, start: time(hours[0]), end: time(hours[1]), isAllDay: false, isCancelled: false, location: { displayName: 'Fjord room' }, webLink: 'https://outlook.office365.com/x' };
};
const events = (...value: object[]) => portal.devTenant.control.fail({ service: 'graph', path: calendar, status: 200, body: { value } });

describe('Your board', () => {
  it('BOARD-01 MYDAY-37 shows today’s meetings in the person’s own time, each leading to Outlook', async () => {
    events(event('Design review', [9, 10]), event('Launch', [13.5, 14]));
    await openBoard();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your board' })).toBeVisible();
    const meetings = await region('Your meetings today');
    const rows = await meetings.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/0?9:00.*10:00.*Design review.*Fjord room/), expect.stringMatching(/0?1:30.*2:00.*Launch|13:30.*14:00.*Launch/)]);
    expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', 'https://outlook.office365.com/x');
    const [asked] = portal.devTenant.control.requests('graph', calendar);
    for (const part of ['startDateTime=', 'endDateTime=', '$orderby=start/dateTime', '$top=100']) expect(asked!.path).toContain(part);
  });

  it('MYDAY-28 shows the open tasks of Planner', async () => {
    await openBoard();
    expect((await (await region('Your tasks')).findAllByRole('listitem')).length).toBeGreaterThan(0);
    expect(portal.devTenant.control.requests('graph', '/me/planner/tasks?$top=100').at(-1)?.status).toBe(200);
  });

  it('an empty day, a failing calendar and a failing Planner each show by themselves', async () => {
    events();
    portal.devTenant.control.fail({ service: 'graph', path: '/me/planner/tasks', status: 500 });
    await openBoard();
    expect(await (await region('Your meetings today')).findByText('You have no meetings today.')).toBeVisible();
    const tasks = await region('Your tasks');
    expect(await tasks.findByText('Status 500')).toBeVisible();
    portal.devTenant.control.clearFailures();
    await userEvent.click(tasks.getByRole('button', { name: 'Try again' }));
    expect((await tasks.findAllByRole('listitem')).length).toBeGreaterThan(0);
  });
});

describe('Collaboration', () => {
  const open = (person = 'member') => portal.show(<CollaborationPage />, { person });
  const followed = () => portal.devTenant.company.followedSites(portal.devTenant.company.person('member@nordvik.example')!).map(({ path }) => portal.devTenant.sharePointUrl + path);
  const addresses = async () => (await (await region('Sites you follow')).findAllByRole('link')).map((link) => link.getAttribute('href'));

  it('shows the sites that the person follows, each opening in a new tab', async () => {
    await open();
    expect(await addresses()).toEqual(followed());
    expect((await region('Sites you follow')).getAllByRole('link')[0]).toHaveAttribute('target', '_blank');
  });

  it('LICENCE-03 asks nothing for a person without a licence', async () => {
    await storeSetting(portal, 'enableWorkplaceLight', true);
    const outgoing = jest.spyOn(globalThis, 'fetch');
    await open('frontline');
    expect(await screen.findByText(/You do not follow any sites yet/)).toBeVisible();
    expect(outgoing.mock.calls.filter(([url]) => String(url).includes('/follow/'))).toEqual([]);
    await storeSetting(portal, 'enableWorkplaceLight', false);
  });

  it('asks Graph where SharePoint has no home service', async () => {
    portal.devTenant.control.sharePoint.homeService = 404;
    const fresh = await startWidgetPortal({ beside: portal });
    await fresh.show(<CollaborationPage />);
    expect((await addresses()).sort()).toEqual(followed().sort());
    await fresh.stop();
    globalThis.visit(portal.url);
  });
});
