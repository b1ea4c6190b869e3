import { cleanup, waitFor } from '@testing-library/react';
import { noFilters } from '#shared/rules/people/peopleQueries';
import { usualFilters } from '#shared/rules/pages/pageFilters';
import { settingDefaults, type FeatureSettings } from '#shared/rules/settings/settings';
import { sectionsFor } from '../../../src/client/data/search/searchSections';
import { useFoundPart } from '../../../src/client/data/search/useFoundPart';
import { useTrendingPages } from '../../../src/client/features/findInformation/useTrendingPages';
import {
  useAnySiteNews,
  useFollowedSitesNews,
} from '../../../src/client/features/news/useSearchedNews';
import { useSharePointPages } from '../../../src/client/features/pageCenter/useSharePointPages';
import { useFoundColleagues } from '../../../src/client/features/people/useFoundColleagues';
import { useActivityItems } from '../../../src/client/features/sites/activity/useSiteActivity';
import { allChannels } from '../../../src/devTenant/company/terms';
import { storeSettings } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const settings = (changes: Partial<FeatureSettings>) => storeSettings(portal, changes);
beforeAll(() =>
  settings({
    newsCenterSiteUrl: `${portal.devTenant.sharePointUrl}/sites/news`,
  }),
);
afterEach(() => settings({ searchManagedProperties: {} }));

const operation = 'Test';
const center = {
  kind: 'news',
  filters: usualFilters('news', settingDefaults, new Date()),
  isEditor: false,
  rows: 10,
  isWanted: true,
  choose: undefined,
} as const;

const changed = {
  site: { Title: 'Harbour', Url: 'https://x.sharepoint.com/sites/harbour' },
  change: {
    ChangeType: 2,
    SiteId: 'site',
    Time: '',
    UniqueId: '00000000-0000-4000-8000-000000000001',
  },
  place: 0,
};
const sites = () => sectionsFor(settingDefaults, true, false).find(({ key }) => key === 'sites')!;
const typed = { text: 'news', since: undefined };

it.each<[string, () => unknown]>([
  ['news of any site', () => useAnySiteNews({ operation, channelTermIds: [allChannels[0]!.id] })],
  ['news of followed sites', () => useFollowedSitesNews({ operation, isWanted: true })],
  ['pages of a center', () => useSharePointPages(center)],
  ['names of changed things', () => useActivityItems([changed], operation)],
  ['trending pages', () => useTrendingPages(operation)],
  ['people', () => useFoundColleagues('', { ...noFilters, skill: 'weld' }, operation)],
  ['sites of the search', () => useFoundPart(sites(), typed, 0, operation)],
])('SEARCH-27 %s are read again by other property names', async (_, useIt) => {
  function Reader() {
    useIt();
    return null;
  }
  const asked = () => portal.devTenant.control.requests('sharepoint', '/_api/search/');
  portal.devTenant.control.clearRequests();
  await portal.show(<Reader />);
  await waitFor(() => expect(asked()).not.toEqual([]));
  const before = asked().length;
  cleanup();
  await settings({ searchManagedProperties: { title: 'RefinableString01' } });
  await portal.show(<Reader />, { keepCache: true });
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
});
