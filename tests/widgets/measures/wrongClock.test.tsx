import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingDefaults } from '#shared/rules/settings/settings';
import { connection } from '../../../src/client/data/connection/connection';
import { draftSection } from '../../../src/client/editing/links/draftSection';
import { useEvents } from '../../../src/client/features/events/useEvents';
import { HeroInfoboxes } from '../../../src/client/features/infoboxes/HeroInfoboxes';
import { useNewsCenterNews } from '../../../src/client/features/news/useNewsCenterNews';
import { useAnySiteNews } from '../../../src/client/features/news/useSearchedNews';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { AdminPage } from '../../../src/client/pages/manage/AdminPage';
import { zoneHeight } from '../../../src/client/pages/today/zoneHeight';
import { noteServerTime } from '../../../src/client/platform/presentTime';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { hoursFromNow, storePage, storeSetting } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => clearInfoboxes(portal));
const hour = 3_600_000;
/** The device's clock turns out to be two hours slow. */
const learnTime = () => noteServerTime(new Date(Date.now() + 2 * hour).toUTCString(), Date.now());

it('no room is kept for infoboxes that have ended by the time of the server', async () => {
  await storeInfobox(portal, { Title: 'Until noon', Height: 1, EndDate: hoursFromNow(1) });
  await portal.show(<HeroInfoboxes onEmptyChange={() => undefined} place="main" />);
  await screen.findByRole('heading', { name: 'Until noon' });
  await pageRests();
  const height = () => zoneHeight('hero')({ config: connection().config });
  expect(height()).toBe(220);
  learnTime();
  expect(height()).toBe(0);
});

it('INFOBOX-36 an import asks for what has not ended by the time of the server', async () => {
  await portal.show(<AdminPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Import …' }));
  const read = await screen.findByRole('button', { name: 'Show contents' });
  await pageRests();
  learnTime();
  await userEvent.click(read);
  expect(await screen.findByText('3 infoboxes can be imported.')).toBeVisible();
  const [list] = portal.devTenant.control.requests('sharepoint', "getbytitle('InfoBoxes')");
  const filter = new URL(list!.path, portal.url).searchParams.get('$filter');
  expect(Date.parse(/datetime'(.+)'/.exec(filter!)![1]!)).toBeGreaterThan(Date.now() + hour);
});

it('PAGES-029 the usual start of a center follows the time of the server once it is known', async () => {
  await portal.show(<NewsCenterPage />, { person: 'editor', at: '/pages/news' });
  const start = await screen.findByLabelText<HTMLInputElement>('Start date');
  const before = Date.parse(start.value);
  act(() => noteServerTime(new Date(Date.now() + 48 * hour).toUTCString(), Date.now()));
  expect(Date.parse(start.value) - before).toBe(48 * hour);
});

const operation = 'Test';
const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const newsCenter = {
  name: 'news/top',
  topNewsOnly: true,
  top: 5,
  operation,
  isWanted: true,
} as const;

it.each<[string, string, () => unknown]>([
  ['news of any site', '/_api/search/', () => useAnySiteNews({ operation, channelTermIds: [id] })],
  ['news of the news center', 'SitePages', () => useNewsCenterNews(newsCenter)],
  ['events', 'lists/Events', () => useEvents(operation, 3)],
])('%s that were asked for by the clock of the device are read again', async (_, part, useIt) => {
  function Reader() {
    useIt();
    return null;
  }
  const { sharePointUrl, onExchange } = portal.devTenant;
  await storeSetting(portal, 'organizationCalenderSiteUrl', `${sharePointUrl}/sites/calendar`);
  const asked: string[] = [];
  const stop = onExchange(({ url, requestBody }) => {
    if (url.includes(part)) asked.push(decodeURIComponent(url) + JSON.stringify(requestBody));
  });
  const dates = () =>
    asked
      .flatMap((text) => /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(text) ?? [])
      .map((time) => Date.parse(time));
  await portal.show(<Reader />);
  await waitFor(() => expect(dates()).not.toEqual([]));
  await pageRests();
  const [before] = dates();
  act(() => noteServerTime(new Date(Date.now() + 48 * hour).toUTCString(), Date.now()));
  await waitFor(() => expect(Math.max(...dates()) - before!).toBeGreaterThan(40 * hour));
  stop();
});

it('a page that has appeared by the time of the server is no longer to come for links', async () => {
  await storePage(portal, { Title: 'Harbour day', PublishingDate: hoursFromNow(1) });
  await portal.show(<AdminPage />, { person: 'editor' });
  const found = async () => {
    const { rows } = await draftSection.search({
      ...{ text: 'Harbour day', since: undefined, start: 0, amount: 5 },
      ...{ settings: settingDefaults, operation: 'Pages' },
      signal: new AbortController().signal,
    });
    return rows;
  };
  expect(await found()).toHaveLength(1);
  learnTime();
  expect(await found()).toEqual([]);
});
