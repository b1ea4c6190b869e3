import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenToNotices, type Notice } from '../../../src/client/data/notices';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { certain } from '#shared/rules/values/certain';
import { localDay } from '#shared/rules/time/localDays';
import { startWidgetPortal, type WidgetPortal } from './widgetPortal';

export const dayPaths = {
  planner: '/me/planner/tasks',
  lists: '/me/todo/lists',
  calendar: '/me/calendar/calendarView',
};

/** A board that shows My day alone, and what Microsoft 365 answers for it. */
export interface DayStage {
  portal: WidgetPortal;
  /** Notices that people got in this test. */
  notices: Notice[];
  /** Sets the answer of a list from now on. */
  answers(path: string, value: object[]): void;
  /** A day with these tasks and events, and nothing else. */
  day(holds: Partial<Record<'toDo' | 'planner' | 'events', object[]>>): void;
  openBoard(): ReturnType<WidgetPortal['show']>;
  /** Requests to Graph whose path has this part. */
  requests(path: string, method?: string): { path: string; method: string; status: number }[];
}

/** Sets it up before the tests of a file; its parts are there inside of tests only. */
export function setDay(): DayStage {
  let portal: WidgetPortal | undefined;
  let stopListening: () => void;
  const control = () => stage.portal.devTenant.control;
  const stage: DayStage = {
    get portal() {
      return certain(portal);
    },
    notices: [],
    answers: (path, value) =>
      control().fail({
        ...{ service: 'graph', path, method: 'GET', status: 200, body: { value } },
      }),
    day: ({ toDo = [], planner = [], events = [] }) => {
      stage.answers(dayPaths.lists, [todoList('Tasks', 'defaultList')]);
      stage.answers(`${dayPaths.lists}/Tasks/tasks`, toDo);
      stage.answers(dayPaths.planner, planner);
      stage.answers(dayPaths.calendar, events);
    },
    openBoard: () => stage.portal.show(<YourBoardPage />, { at: '/your-board' }),
    requests: (path, method) =>
      control()
        .requests('graph', path)
        .filter((request) => !method || request.method === method),
  };
  beforeAll(async () => {
    portal = await startWidgetPortal();
    const sections = ['myDay', '-appTiles', '-powerBI', '-myDocuments'];
    await stage.portal.call(
      'member',
      'PUT',
      '/me/usertabcomponentconfigurations',
      sections.map((section, index) => ({
        TabId: 'your-board',
        ComponentId: section.replace('-', ''),
        Hidden: section.startsWith('-'),
        Order: index + 1,
      })),
    );
  });
  afterAll(() => portal?.stop());
  beforeEach(() => {
    control().reset();
    stage.notices = [];
    stopListening = listenToNotices((notice) => stage.notices.push(notice));
  });
  afterEach(() => stopListening());
  return stage;
}

export const todoList = (id: string, wellknownListName = 'none') => ({
  ...{ id, displayName: id, wellknownListName },
});

/** A moment of today where the device is, as Outlook writes it. */
export const todayAt = (hour: number) => {
  const now = new Date();
  const moment = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour);
  return { dateTime: moment.toISOString().replace('Z', '0000'), timeZone: 'UTC' };
};

export const calendarEvent = (subject: string, hours: [number, number], more: object = {}) => ({
  ...{ id: subject, subject, start: todayAt(hours[0]), end: todayAt(hours[1]), ...more },
});

/** A due date so many days from today, as Planner writes it. */
export const dueIn = (days: number) => {
  const now = new Date();
  return `${localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))}T00:00:00Z`;
};

export const region = async (name: string) => within(await screen.findByRole('region', { name }));
export const rowsOf = async (name: string) => (await region(name)).findAllByRole('listitem');
/** The button of a row that opens it. */
export const closedRow = (name: RegExp) => screen.findByRole('button', { name, expanded: false });
export const open = async (name: RegExp) => userEvent.click(await closedRow(name));
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
