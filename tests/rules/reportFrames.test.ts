import {
  embedWish,
  frameTypes,
  holdsBiLicence,
  isFrameFor,
  isOnRoute,
  powerBiPath,
} from '#shared/rules/widgets/reportFrames';

const licence = (servicePlanName: string, provisioningStatus = 'Success') => ({
  skuId: 'x',
  servicePlans: [{ servicePlanId: 'y', servicePlanName, provisioningStatus }],
});
const frame = {
  Type: 0 as const,
  EmbedId: 'fleet',
  BookmarkId: null,
  ShowFilterPane: false,
  ShowNavigationPane: false,
};
const token = {
  token: 't',
  embedUrl: 'https://app.powerbi.com/reportEmbed?groupId=g&dashboardId=d',
};

it('REPORT-02 a frame is on the page that it names; slashes and letter case do not count', () => {
  expect(
    [
      ['', '/'],
      ['/', '/'],
      ['your-board', '/your-board'],
      ['/Your-Board/', '/your-board'],
      ['', '/your-board'],
      ['//light/board//', '/light/board'],
      ['lightboard', '/light/board'],
    ].map(([RouteId, path]) => isOnRoute({ RouteId: RouteId! }, path!)),
  ).toEqual([true, true, true, true, false, true, false]);
});

it('REPORT-03 only false is not active', () => {
  expect(
    [false, true, null, undefined].map((Active) =>
      isFrameFor(
        { ...(Active === undefined ? {} : { Active }), ChannelTermPowerBIFrames: [] },
        new Set(),
      ),
    ),
  ).toEqual([false, true, true, true]);
});

it('REPORT-04 a frame is for everybody, or for those who follow one of its channels', () => {
  const links = [{ ChannelTermId: 'A' }, { ChannelTermId: 'B' }];
  expect(
    [[], ['b'], ['c']].map((followed) =>
      isFrameFor({ ChannelTermPowerBIFrames: links }, new Set(followed)),
    ),
  ).toEqual([false, true, false]);
  expect(isFrameFor({ ChannelTermPowerBIFrames: [] }, new Set())).toBe(true);
});

it('REPORT-05 REPORT-20 free, add-on, Pro and per-user licences open reports; other and disabled plans do not', () => {
  const plans = ['BI_AZURE_P0', 'BI_AZURE_P1', 'BI_AZURE_P2', 'BI_AZURE_P3'];
  expect(plans.map((plan) => holdsBiLicence([licence('TEAMS1'), licence(plan)]))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([
    holdsBiLicence([]),
    holdsBiLicence([licence('TEAMS1')]),
    holdsBiLicence([licence('BI_AZURE_P2', 'Disabled')]),
    holdsBiLicence([{ skuId: 'x' }, { skuId: 'x', servicePlans: [{ servicePlanId: 'y' }] }]),
  ]).toEqual([false, false, false, false]);
});

it('REPORT-10 the panes are switched each by itself', () => {
  const panes = (shown: object) => embedWish({ ...frame, ...shown }, token, false).settings?.panes;
  expect(panes({})).toEqual({ filters: { visible: false }, pageNavigation: { visible: false } });
  expect(panes({ ShowFilterPane: true })).toEqual({
    filters: { visible: true },
    pageNavigation: { visible: false },
  });
  expect(panes({ ShowNavigationPane: true })).toEqual({
    filters: { visible: false },
    pageNavigation: { visible: true },
  });
});

it('REPORT-12 a report opens with its bookmark', () => {
  expect(embedWish({ ...frame, BookmarkId: 'Bookmark1' }, token, false).bookmark).toEqual({
    name: 'Bookmark1',
  });
  expect(embedWish(frame, token, false)).not.toHaveProperty('bookmark');
});

it('REPORT-19 reports, dashboards and tiles are each opened as what they are', () => {
  expect(frameTypes).toEqual({ report: 0, dashboard: 1, tile: 2 });
  expect(
    ([0, 1, 2] as const).map((Type) => embedWish({ ...frame, Type }, token, false).type),
  ).toEqual(['report', 'dashboard', 'tile']);
  expect(embedWish({ ...frame, Type: 2 }, token, false).dashboardId).toBe('d');
});

it('REPORT-19 a dashboard and a tile have neither panes nor bookmarks, and a report on a phone its layout', () => {
  const shown = { ...frame, BookmarkId: 'B', ShowFilterPane: true };
  const common = { id: 'fleet', embedUrl: token.embedUrl, accessToken: 't', tokenType: 1 };
  expect(embedWish({ ...shown, Type: 1 }, token, true)).toEqual({ ...common, type: 'dashboard' });
  expect(embedWish({ ...shown, Type: 2 }, token, true)).toEqual({
    ...{ ...common, type: 'tile', dashboardId: 'd' },
  });
  const embedUrl = 'https://app.powerbi.com/embed';
  expect(embedWish({ ...frame, Type: 2 }, { token: 't', embedUrl }, false).dashboardId).toBe('');
  const panes = { filters: { visible: true }, pageNavigation: { visible: false } };
  expect(embedWish(shown, token, true)).toEqual({
    ...{ ...common, type: 'report', bookmark: { name: 'B' } },
    settings: { panes, layoutType: 2 },
  });
  expect(embedWish(shown, token, false).settings).toEqual({ panes });
});

it('the workspace in its address says where Power BI knows a report, a dashboard or a tile', () => {
  const path = (Type: 0 | 1 | 2, query = '?groupId=g-1&dashboardId=d_1') =>
    powerBiPath({ Type, EmbedId: 'e', EmbedUrl: `https://app.powerbi.com/reportEmbed${query}` });
  expect([path(0), path(1), path(2)]).toEqual([
    'groups/g-1/reports/e',
    'groups/g-1/dashboards/e',
    'groups/g-1/dashboards/d_1/tiles/e',
  ]);
  expect([
    path(0, ''),
    path(0, '?groupId='),
    path(0, '?groupId=../x'),
    path(0, '?groupId=x/..'),
    path(2, '?groupId=g'),
    powerBiPath({ Type: 0, EmbedId: 'e', EmbedUrl: 'nowhere?groupId=g' }),
  ]).toEqual(Array(6).fill(undefined));
  expect(path(0, '?groupId=g')).toBe('groups/g/reports/e');
});
