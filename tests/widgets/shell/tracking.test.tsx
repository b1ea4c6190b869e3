import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { FeaturedNews } from '../../../src/client/features/news/cards/FeaturedNews';
import { NewsFooter } from '../../../src/client/features/news/cards/NewsFooter';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Realtime } from '../../../src/client/realtime/Realtime';
import { Shell } from '../../../src/client/shell/Shell';
import { track, takeTracked, trackedCount } from '../../../src/client/data/tracking';
import type { NewsItem } from '#shared/rules/news/news';
import { storePage, storeSetting, storeSettings, storeTerm } from '../../support/content/pages';
import { expectConsoleError } from '../../support/unexpectedErrors';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(async () => {
  await storeSetting(portal, 'enableSignalR', false);
});
beforeEach(() => void takeTracked(trackedCount()));

const stored = () => portal.db.selectFrom('analytics_events').selectAll().orderBy('Id').execute();
const waiting = () => takeTracked(trackedCount());

/** The page is put aside, as when another tab is opened. */
function hide() {
  const spy = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  spy.mockRestore();
}

it('TRACK-01 TRACK-02 TRACK-12 pages that are opened are gathered and sent together, outliving the page, when it is put aside', async () => {
  const sent = jest.spyOn(globalThis, 'fetch');
  await portal.show(
    <>
      <Realtime routeMap={{}} />
      <Link to="/settings">Settings</Link>
    </>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Settings' }));
  track({ Name: 'LinkClick', Link: 'https://wiki.example/' });
  hide();
  await waitFor(async () =>
    expect(
      (await stored()).map(({ Name, Path, Link: address }) => [Name, Path ?? address]),
    ).toEqual([
      ['PageView', '/'],
      ['PageView', '/settings'],
      ['LinkClick', 'https://wiki.example/'],
    ]),
  );
  const batches = sent.mock.calls.filter(([input]) => String(input).includes('/analytics/events'));
  expect(batches.map(([, init]) => init?.keepalive)).toEqual([true]);
  sent.mockRestore();
});

/** Opens a page that sends what it counts; nothing is stored yet. */
async function openPage() {
  await portal.show(
    <>
      <Realtime routeMap={{}} />
      <p>Here</p>
    </>,
  );
  await screen.findByText('Here');
  await portal.db.deleteFrom('analytics_events').execute();
}

it('an event that the service refuses does not take the others of its batch with it', async () => {
  await openPage();
  for (const Link of [
    'https://a.example/',
    'not an address',
    'https://b.example/',
    'https://c.example/',
  ])
    track({ Name: 'LinkClick', Link });
  // Sending begins to listen when its code is there.
  await waitFor(async () => {
    hide();
    expect((await stored()).flatMap(({ Link: address }) => address ?? [])).toEqual([
      'https://a.example/',
      'https://b.example/',
      'https://c.example/',
    ]);
  });
  expect(trackedCount()).toBe(0);
});

it('what was counted without an answer arriving is sent again as it was, and counted once', async () => {
  await openPage();
  const links = ['https://a.example/', 'https://b.example/'];
  const real = globalThis.fetch;
  let isCut = true;
  let failed = 0;
  const cut = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!isCut || !String(input).includes('/analytics/events')) return answer;
    failed += 1;
    throw new TypeError('Failed to fetch');
  });
  track({ Name: 'LinkClick', Link: links[0] });
  // It is repeated once by itself.
  await waitFor(() => {
    hide();
    expect(failed).toBeGreaterThanOrEqual(2);
  });
  isCut = false;
  track({ Name: 'LinkClick', Link: links[1] });
  await waitFor(async () => {
    hide();
    expect((await stored()).flatMap(({ Link: address }) => address ?? [])).toContain(links[1]);
  });
  await pageRests();
  expect((await stored()).flatMap(({ Link: address }) => address ?? []).sort()).toEqual(links);
  cut.mockRestore();
});

/** Events of a card whose description is closed or opened four times. */
async function openings(startsOpen: boolean) {
  const item = {
    Key: 'a',
    Title: 'New ferry',
    Path: '/pages/news/new-ferry-1',
    Description: 'It floats.',
    hide: true,
  } as NewsItem;
  await portal.show(
    <NewsFooter
      item={item}
      description={item.Description}
      lines={3}
      written={{}}
      startsOpen={startsOpen}
      channels={[]}
      component="featuredNews"
    />,
  );
  const toggle = await screen.findByRole('button', { name: /New ferry/ });
  for (let click = 0; click < 4; click += 1) await userEvent.click(toggle);
  return waiting();
}

it('TRACK-06 TRACK-07 only the first opening of a description is counted, with link, title and component', async () => {
  expect(await openings(false)).toEqual([
    {
      Name: 'NewsDescrClick',
      Link: '/pages/news/new-ferry-1',
      Title: 'New ferry',
      ComponentId: 'featuredNews',
      Time: expect.any(String),
    },
  ]);
});

it.each([
  ['featuredNews', <FeaturedNews key="featured" />],
  ['personalNews', <YourNews key="yours" isBesideFeatured={false} />],
])(
  'TRACK-06 a description that is opened in the widget %s is counted as its own',
  async (ComponentId, news) => {
    await storeSettings(portal, { enableWorkplaceLight: true, enableFeaturedPages: true });
    for (const Title of ['New ferry', 'New quay'])
      await storePage(portal, { Title, IsFeaturedPage: true });
    await portal.show(news, { person: 'frontline' });
    const toggles = await screen.findAllByRole('button', { name: /^Quick read: New/ });
    await userEvent.click(toggles.at(-1)!);
    expect(waiting()).toContainEqual(
      expect.objectContaining({ Name: 'NewsDescrClick', ComponentId }),
    );
  },
);

it('TRACK-07 a description that was open by itself is only opened again', async () => {
  expect(await openings(true)).toEqual([]);
});

it('TRACK-05 a link of the navigation that leads elsewhere is counted', async () => {
  await storeSetting(portal, 'guideSiteUrl', 'https://guide.example/start');
  await portal.show(<Shell />, { at: '/settings' });
  const link = await screen.findByRole('link', { name: 'Guide', hidden: true });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(waiting()).toContainEqual({
    Name: 'LinkClick',
    Link: 'https://guide.example/start',
    Time: expect.any(String),
  });
});

it('TRACK-11 a channel followed or no longer followed is counted, without saying which', async () => {
  await storeTerm(portal, 'channelterms', 'Harbour');
  await portal.show(<SettingsPage />);
  const region = within(await screen.findByRole('region', { name: 'Interests' }));
  const changed = { Name: 'WPUserChannels', Time: expect.any(String) as string };
  await userEvent.click(await region.findByRole('checkbox', { name: 'Harbour' }));
  await waitFor(() => expect(waiting()).toEqual([changed]));
  await userEvent.click(await region.findByRole('checkbox', { name: 'Harbour', checked: true }));
  await waitFor(() => expect(waiting()).toEqual([changed]));
});

it.each([
  ['who does not want to be counted', { AllowsAnalytics: false, enableAnalytics: true }],
  ['in an organisation that counts nobody', { AllowsAnalytics: true, enableAnalytics: false }],
])(
  'TRACK-12 of somebody %s nothing is kept or sent',
  async (_, { AllowsAnalytics, enableAnalytics }) => {
    await portal.call('member', 'PUT', '/users', { AllowsAnalytics });
    await storeSetting(portal, 'enableAnalytics', enableAnalytics);
    const sent = jest.spyOn(globalThis, 'fetch');
    track({ Name: 'LinkClick', Link: '/' });
    await portal.show(<Realtime routeMap={{}} />);
    await waitFor(() => expect(trackedCount()).toBe(0));
    track({ Name: 'LinkClick', Link: '/' });
    hide();
    expect(trackedCount()).toBe(0);
    await pageRests();
    const addresses = sent.mock.calls.map(([input]) => String(input));
    expect(addresses.filter((address) => address.includes('/analytics/'))).toEqual([]);
    sent.mockRestore();
    await portal.call('member', 'PUT', '/users', { AllowsAnalytics: true });
    await storeSetting(portal, 'enableAnalytics', true);
  },
);

it('TRACK-08 TRACK-09 TRACK-10 a search is counted with its term, one without results too, and the closing of the dialog', async () => {
  expectConsoleError(/suspended inside an `act` scope/);
  await portal.show(<ModalOutlet />, { at: '/?modal=search&q=zyxwv' });
  const counted: string[] = [];
  const expectCounted = (...events: string[]) =>
    waitFor(() => {
      for (const event of waiting())
        counted.push(
          `${event.Name} ${'SearchTerm' in event ? (event.SearchTerm ?? '') : ''}`.trim(),
        );
      expect(counted).toEqual(events);
    });
  await screen.findAllByText(/No results/);
  await expectCounted('WPSearch zyxwv', 'WPSearchNoResult zyxwv');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expectCounted('WPSearch zyxwv', 'WPSearchNoResult zyxwv', 'WPSearchClose');
});
