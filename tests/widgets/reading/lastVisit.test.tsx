import { useState, type ReactNode } from 'react';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { componentIds } from '#shared/realtime';
import {
  beginStay,
  lastVisit,
  noteVisit,
  useLastVisit,
} from '../../../src/client/data/components/visits';
import { Events } from '../../../src/client/features/events/Events';
import { FeaturedNews } from '../../../src/client/features/news/cards/FeaturedNews';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { RequiredReading } from '../../../src/client/features/requiredReading/RequiredReading';
import { Pages, type PageRoute } from '../../../src/client/navigation/Pages';
import { Realtime } from '../../../src/client/realtime/Realtime';
import { shareBadges } from '../../../src/client/realtime/shareBadges';
import { hoursFromNow, storePage } from '../../support/content/pages';
import { card, resetSettings, setNewsPortal, widget } from '../../support/widgets/newsWidgets';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';

const portal = setNewsPortal();
beforeEach(() =>
  resetSettings(portal, {
    enableRequiredReading: true,
    enableSignalR: false,
    featuredNewsPerLoad: { xs: 40 },
    enableLanguageFilteringForWorkplace: false,
    enableLanguageFilteringForSharepointPages: false,
    enableLanguageFilteringForSharepointEvents: false,
  }),
);

const places = {
  '/': ['featuredNews', 'personalNews', 'calendar', 'requiredReading'],
  '/settings': [],
} as const;
const widgets = {
  featuredNews: <FeaturedNews />,
  personalNews: <YourNews isBesideFeatured />,
  calendar: <Events place="main" onEmptyChange={() => undefined} />,
  requiredReading: <RequiredReading place="main" onEmptyChange={() => undefined} />,
};

/** A widget that is shown after the page, as on Today when somebody scrolls to it. */
function Later({ id }: { id: keyof typeof widgets }) {
  const [isShown, setIsShown] = useState(false);
  return isShown ? widgets[id] : <button onClick={() => setIsShown(true)}>Scroll</button>;
}

/** The person was at this component an hour ago, and comes again; others they have seen since. */
async function comeAgain(id: keyof typeof widgets) {
  await comeTo(
    id,
    <Routes>
      <Route path="/" element={<Later id={id} />} />
      <Route path="*" element={null} />
    </Routes>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Scroll' }));
}

async function comeTo(id: keyof typeof widgets, pages: ReactNode) {
  await portal.connectAs();
  for (const other of componentIds) noteVisit(other, new Date(hoursFromNow(1)));
  noteVisit(id, new Date(hoursFromNow(-1)));
  await portal.show(
    <>
      <Realtime routeMap={places} />
      <Link to="/settings">Elsewhere</Link>
      <Link to="/">Back</Link>
      {pages}
    </>,
    { keepCache: true },
  );
}

const answerWith = (path: string, id: string, fields: object) =>
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: `getBaseItemByUrl(url='${path}')/items`,
    status: 200,
    body: { value: [{ id, fields: { Title: id, ...fields } }] },
  });

describe('BADGE-13 what came since the last visit is marked in a widget that is shown late', () => {
  it('your news', async () => {
    await storePage(portal, { Title: 'Ferry at noon', PublishingDate: hoursFromNow(-0.1) });
    await comeAgain('personalNews');
    const post = await card(await widget('Your news'), /^Ferry at noon/);
    expect(within(post).getByText('New')).toBeVisible();
  });

  it('featured news, and a SharePoint post that was changed', async () => {
    await storePage(portal, {
      Title: 'Quay at noon',
      IsFeaturedPage: true,
      PublishingDate: hoursFromNow(-0.1),
    });
    answerWith('/SitePages', 'Old rules', {
      PromotedState: 2,
      FirstPublishedDate: hoursFromNow(-48),
      Modified: hoursFromNow(-0.5),
    });
    await comeAgain('featuredNews');
    const news = await widget('Featured news');
    expect(within(await card(news, /^Quay at noon/)).getByText('New')).toBeVisible();
    expect(within(await card(news, /^Old rules/)).getByText('Updated')).toBeVisible();
  });

  it('events', async () => {
    answerWith('/lists/Events', 'Harbour day', {
      EventDate: hoursFromNow(48),
      EndDate: hoursFromNow(49),
      Created: hoursFromNow(-0.5),
    });
    await comeAgain('calendar');
    const event = (await screen.findByRole('heading', { name: /^Harbour day/ })).closest('article');
    expect(within(event!).getByText('New')).toBeVisible();
  });

  it('required reading', async () => {
    const { id } = portal.devTenant.company.person('member@nordvik.example')!;
    await portal.call('editor', 'POST', '/itemstoread', {
      Title: 'Code of conduct',
      Url: 'https://policies.example/conduct',
      ItemsToReadForPrincipal: [{ Principal: 'User', PrincipalId: id }],
    });
    await comeAgain('requiredReading');
    const link = await screen.findByRole('link', { name: /^Code of conduct/ });
    expect(within(link.closest('li')!).getByText('New')).toBeVisible();
  });
});

it('BADGE-16 who goes elsewhere and comes back has seen what was marked', async () => {
  await storePage(portal, { Title: 'Tug at noon', PublishingDate: hoursFromNow(-0.1) });
  await comeAgain('personalNews');
  const post = async () => within(await card(await widget('Your news'), /^Tug at noon/));
  expect((await post()).getByText('New')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Scroll' }));
  expect((await post()).queryByText('New')).toBeNull();
});

it('BADGE-13 BADGE-16 so they have on a page that stays while another one is shown', async () => {
  const routes: PageRoute[] = [
    { path: '/', page: () => widgets.personalNews, title: () => 'Today', isKept: true },
    { path: '/settings', page: () => <h1>Settings</h1>, title: () => 'Settings' },
  ];
  await storePage(portal, { Title: 'Barge at noon', PublishingDate: hoursFromNow(-0.1) });
  await comeTo('personalNews', <Pages routes={routes} unknown={null} />);
  const before = await card(await widget('Your news'), /^Barge at noon/);
  expect(within(before).getByText('New')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('heading', { name: 'Settings' });
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  const post = await card(await widget('Your news'), /^Barge at noon/);
  await waitFor(() => expect(within(post).queryByText('New')).toBeNull());
  expect(post).toBe(before);
});

it('BADGE-16 what was seen in a stay is not new after it, either', async () => {
  await portal.connectAs();
  noteVisit('calendar', new Date(hoursFromNow(-2)));
  const { result, rerender } = renderHook(() => useLastVisit('calendar'));
  const before = new Date(hoursFromNow(-1));
  noteVisit('calendar', before);
  let leave = (): void => undefined;
  act(() => void (leave = beginStay(['calendar'])));
  expect(result.current).toBe(before.toISOString());
  leave();
  rerender();
  expect(result.current).toBe(before.toISOString());
});

describe('BADGE-08 BADGE-15 a visit', () => {
  afterEach(() => jest.useRealTimers());

  it.each([-2, 2])(
    'is noted by the time of the server, with a device %s hours off too',
    async (off) => {
      const now = Date.now();
      setDeviceClock(now + off * 3_600_000);
      await portal.show(<Realtime routeMap={places} />);
      await waitFor(() => expect(lastVisit('personalNews')).toBeDefined());
      expect(Math.abs(Date.parse(lastVisit('personalNews')!) - now)).toBeLessThan(3_600_000);
    },
  );

  it('is told to the other windows where no badge was shown too, and to none of them twice', async () => {
    await portal.connectAs();
    const messages: { id: string; visit: string }[] = [];
    const other = new BroadcastChannel('portal-badges');
    other.onmessage = ({ data }) => void messages.push(data as (typeof messages)[number]);
    const stop = shareBadges('ann', () => true);
    noteVisit('calendar');
    await waitFor(() =>
      expect(messages).toMatchObject([{ id: 'calendar', visit: lastVisit('calendar') }]),
    );
    const visit = new Date().toISOString();
    const state = { ShowBadge: false, LastCheckedForNewContent: null };
    other.postMessage({ personId: 'ann', id: 'featuredNews', state, visit });
    await waitFor(() => expect(lastVisit('featuredNews')).toBe(visit));
    noteVisit('calendar');
    await waitFor(() => expect(messages.length).toBeGreaterThan(1));
    expect(messages.map(({ id }) => id)).toEqual(['calendar', 'calendar']);
    stop();
    other.close();
  });
});
