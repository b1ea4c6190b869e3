import {
  biPlans,
  embedWish,
  frameTypes,
  holdsBiLicence,
  isFrameFor,
  isOnRoute,
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
    ].map(([RouteId, path]) => isOnRoute({ RouteId: RouteId! }, path!)),
  ).toEqual([true, true, true, true, false]);
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
  expect(biPlans.map((plan) => holdsBiLicence([licence('TEAMS1'), licence(plan)]))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([
    holdsBiLicence([]),
    holdsBiLicence([licence('TEAMS1')]),
    holdsBiLicence([licence('BI_AZURE_P2', 'Disabled')]),
  ]).toEqual([false, false, false]);
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
