import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { TermsPage } from '../../../src/client/pages/manage/TermsPage';
import { TodayPage } from '../../../src/client/pages/today/TodayPage';
import { UserDetailPage } from '../../../src/client/pages/UserDetailPage';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { storeSetting } from '../../support/content/pages';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { expectConsoleError } from '../../support/unexpectedErrors';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

/** The widgets that throw when they are drawn. */
const mockBroken = new Set<string>();
function mockBreakable(feature: string, name: string) {
  const real = jest.requireActual<Record<string, ComponentType>>(
    `../../../src/client/features/${feature}/${name}`,
  );
  const Breakable = (props: object) => {
    if (mockBroken.has(name)) throw new Error(`${name} is broken`);
    return createElement(real[name]!, props);
  };
  return { ...real, [name]: Breakable };
}
jest.mock('../../../src/client/features/news/cards/FeaturedNews', () =>
  mockBreakable('news/cards', 'FeaturedNews'),
);
jest.mock('../../../src/client/features/news/YourNews', () => mockBreakable('news', 'YourNews'));
jest.mock('../../../src/client/features/rss/RssFeeds', () => mockBreakable('rss', 'RssFeeds'));
jest.mock('../../../src/client/features/myDay/events/EventColumn', () =>
  mockBreakable('myDay/events', 'EventColumn'),
);
jest.mock('../../../src/client/features/documents/MyDocuments', () =>
  mockBreakable('documents', 'MyDocuments'),
);
jest.mock('../../../src/client/features/sites/activity/RecentActivity', () =>
  mockBreakable('sites/activity', 'RecentActivity'),
);
jest.mock('../../../src/client/features/people/ContactPanel', () =>
  mockBreakable('people', 'ContactPanel'),
);
jest.mock('../../../src/client/features/settings/PrivacySection', () =>
  mockBreakable('settings', 'PrivacySection'),
);
jest.mock('../../../src/client/features/pageCenter/PageCenterList', () =>
  mockBreakable('pageCenter', 'PageCenterList'),
);
jest.mock('../../../src/client/features/terms/TermSection', () =>
  mockBreakable('terms', 'TermSection'),
);

const portal = setWidgetPortal();
beforeAll(() =>
  storeSetting(portal, 'rssFeedConfig', {
    feedLinksAndTagName: [{ FeedLink: 'https://feeds.example/news', TagName: '', Language: '' }],
  }),
);
beforeEach(() => resizeTo(1_440));
afterEach(() => mockBroken.clear());

interface Case {
  at: string;
  route?: string;
  page: ComponentType;
  person?: string;
  /** The component that breaks, and what its panel calls it. */
  broken: string;
  name: string;
  /** Headings that still stand. */
  others: readonly (string | RegExp)[];
}
const cases: readonly Case[] = [
  {
    at: '/',
    page: TodayPage,
    broken: 'FeaturedNews',
    name: 'Featured news',
    others: ['Today', 'Your news'],
  },
  {
    at: '/',
    page: TodayPage,
    broken: 'YourNews',
    name: 'Your news',
    others: ['Today', 'Featured news'],
  },
  {
    at: '/',
    page: TodayPage,
    broken: 'RssFeeds',
    name: 'News feeds',
    others: ['Featured news', 'Your news'],
  },
  {
    at: '/your-board',
    page: YourBoardPage,
    broken: 'EventColumn',
    name: 'Events',
    others: ['My day', 'Tasks', 'My documents'],
  },
  {
    at: '/your-board',
    page: YourBoardPage,
    broken: 'MyDocuments',
    name: 'My documents',
    others: ['My day', 'Tasks', 'Events'],
  },
  {
    at: '/collaboration',
    page: CollaborationPage,
    broken: 'RecentActivity',
    name: 'Recent activities',
    others: ['Your latest sites', /colleagues/i],
  },
  {
    at: '/user/detail/editor@nordvik/example',
    route: '/user/detail/*',
    page: UserDetailPage,
    broken: 'ContactPanel',
    name: 'Contact',
    others: ['Organisation'],
  },
  {
    at: '/settings',
    page: SettingsPage,
    broken: 'PrivacySection',
    name: 'Privacy',
    others: ['Interests', 'Languages', 'Your board'],
  },
  {
    at: '/pages/news',
    page: NewsCenterPage,
    broken: 'PageCenterList',
    name: 'News',
    others: [],
  },
  {
    at: '/admin/channels',
    page: TermsPage,
    person: 'admin',
    broken: 'TermSection',
    name: 'Channels and languages',
    others: ['Channels and languages'],
  },
];

it.each(cases)(
  '$broken breaks: the rest of $at stands, its panel says what failed, and another try shows it',
  async ({ at, route, page: Page, person, broken, name, others }) => {
    expectConsoleError(new RegExp(`${broken} is broken`));
    mockBroken.add(broken);
    await portal.show(
      <Routes>
        <Route path={route ?? at} element={<Page />} />
      </Routes>,
      { at, person },
    );
    const words = `${name} could not be loaded`;
    const [title] = await screen.findAllByText(words);
    for (const other of others)
      expect((await screen.findAllByRole('heading', { name: other }))[0]).toBeVisible();
    const panel = title!.closest<HTMLElement>('[role="alert"]')!;
    const before = screen.getAllByText(words).length;
    mockBroken.clear();
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryAllByText(words)).toHaveLength(before - 1));
  },
);

it('ERRORS-24 ERRORS-58 a dialog whose code a newer build has replaced asks to reload, with the title', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = lazy((): Promise<{ default: () => null }> =>
    Promise.reject(Object.assign(new Error('Chunk 12 failed.'), { name: 'ChunkLoadError' })),
  );
  const modals = { search: { title: () => 'Search', page } };
  await portal.show(<ModalOutlet modals={modals} />, { at: '/?modal=search' });
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('An error has occurred')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  expect(screen.getByText('Search could not be loaded')).toBeVisible();
});

it('an event without a beginning leaves the board standing, and is shown without a time', async () => {
  const calendar = '/me/calendar/calendarView';
  portal.devTenant.control.fail({
    service: 'graph',
    path: calendar,
    status: 200,
    body: { value: [{ id: 'x', subject: 'No beginning', isCancelled: false, isAllDay: false }] },
  });
  await portal.show(<YourBoardPage />, { at: '/your-board' });
  const events = within(await screen.findByRole('region', { name: 'Events' }));
  expect(await events.findByRole('button', { name: /^No time given No beginning/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tasks' })).toBeVisible();
});

it('the form of an alert says that the apps which it may be about could not be read', async () => {
  const real = globalThis.fetch;
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      /\/api\/apptiles$/.test(String(input))
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await portal.show(<ModalOutlet />, { person: 'editor', at: '/?modal=broadcast-messages/add' });
  expect(await screen.findByText('App tiles could not be loaded.')).toBeVisible();
  fetched.mockRestore();
});
