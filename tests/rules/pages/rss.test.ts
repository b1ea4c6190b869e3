import { breakpoints, type Breakpoint } from '#shared/rules/news/newsBatch';
import {
  configuredSources,
  newestPosts,
  rssAmount,
  rssPerPage,
  sourcesInLanguages,
} from '#shared/rules/news/rss';

const widths = Object.keys(breakpoints) as Breakpoint[];
const perPage = (amountToShowPerLoad: string | undefined, isCompact = false) =>
  widths.map((width) => rssPerPage({ amountToShowPerLoad }, width, isCompact));
const post = (Title: string, PublishedDate: string | null) => ({
  Title,
  Url: null,
  PublishedDate,
  TagName: '',
});
const feed = (...Items: ReturnType<typeof post>[]) => ({
  FeedUrl: 'https://x.example',
  TagName: '',
  Items,
  Failed: false,
});

it('RSS-05 with the setting Small a page has 2 to 4 posts, by the width of the window', () => {
  expect(perPage('Small')).toEqual([2, 2, 4, 3, 3, 4, 4]);
});

it('RSS-06 with a larger setting a page has 4 to 8 posts', () => {
  expect(perPage('Large')).toEqual([4, 4, 8, 6, 6, 8, 8]);
  expect(perPage(undefined)).toEqual(perPage('Large'));
});

it('RSS-07 in the compact layout a page has 4 posts, whatever the setting and the width', () => {
  expect([...new Set([...perPage('Small', true), ...perPage('Large', true)])]).toEqual([4]);
});

it('RSS-04 three pages are asked for', () => {
  expect([2, 4, 8].map(rssAmount)).toEqual([6, 12, 24]);
});

it("RSS-01 RSS-09 sources need an address, and are read without a language or in one of the person's", () => {
  const sources = [
    { FeedLink: 'https://a.example' },
    { FeedLink: ' ' },
    { FeedLink: 'https://b.example', Language: '' },
    { FeedLink: 'https://c.example', Language: 'ABC' },
    { FeedLink: 'https://d.example', Language: 'def' },
  ];
  const configured = configuredSources({ feedLinksAndTagName: sources });
  expect(configured).toHaveLength(4);
  expect(sourcesInLanguages(configured, ['aBc']).map(({ FeedLink }) => FeedLink)).toEqual([
    'https://a.example',
    'https://b.example',
    'https://c.example',
  ]);
  expect(configuredSources({})).toEqual([]);
  // As an administrator may have left it.
  const unfinished = { FeedLink: null as unknown as string };
  expect(configuredSources({ feedLinksAndTagName: [unfinished] })).toEqual([]);
});

it('RSS-10 posts without a title are dropped, and those of all feeds stand together, the newest first', () => {
  const feeds = [
    feed(
      post('Old', '2026-11-01T00:00:00Z'),
      post('Undated', null),
      post(' ', '2026-11-22T00:00:00Z'),
    ),
    feed(post('New', '2026-11-20T00:00:00Z')),
  ];
  expect(newestPosts(feeds, 10).map(({ Title }) => Title)).toEqual(['New', 'Old', 'Undated']);
  expect(newestPosts(feeds, 1)).toHaveLength(1);
  const unreadable = feed(post('Unreadable', 'soon'), post('Ancient', '1971-01-01T00:00:00Z'));
  expect(newestPosts([unreadable], 10).map(({ Title }) => Title)).toEqual([
    'Ancient',
    'Unreadable',
  ]);
});
