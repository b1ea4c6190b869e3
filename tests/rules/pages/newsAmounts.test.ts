import {
  breakpointOf,
  featuredPerLoad,
  personalPerLoad,
  showMoreState,
  type Breakpoint,
} from '#shared/rules/news/newsBatch';
import {
  channelQueries,
  followedSitesQueries,
  newsWindowStart,
  sitePagesFilter,
  sitePostsQuery,
} from '#shared/rules/news/newsQueries';
import {
  featuredTitleLength,
  listTitleLength,
  preambleLength,
  truncated,
} from '#shared/rules/news/newsText';
import { managedProperties } from '#shared/rules/search/searchProperties';
import { settingDefaults } from '#shared/rules/settings/settings';

const all: Breakpoint[] = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'];

describe('how much news is shown', () => {
  it('SHELL-21 the breakpoints begin at 0, 576, 768, 992, 1200, 1420 and 1640 px', () => {
    expect(
      [0, 575, 576, 767, 768, 991, 992, 1_199, 1_200, 1_419, 1_420, 1_639, 1_640, 4_000].map(
        breakpointOf,
      ),
    ).toEqual([
      'xs',
      'xs',
      'sm',
      'sm',
      'md',
      'md',
      'lg',
      'lg',
      'xl',
      'xl',
      'xxl',
      'xxl',
      'xxxl',
      'xxxl',
    ]);
  });

  it('NEWS-38 not configured, featured news shows 3 on medium screens and 4 otherwise', () => {
    expect(all.map((breakpoint) => featuredPerLoad({}, breakpoint))).toEqual([3, 3, 3, 4, 4, 4, 4]);
  });

  it('NEWS-39 configured, featured news follows the breakpoint: 2 on md, 4 on lg, 6 on xl and wider', () => {
    expect(all.map((breakpoint) => featuredPerLoad({ lg: 4, md: 2, xl: 6 }, breakpoint))).toEqual([
      2, 2, 2, 4, 6, 6, 6,
    ]);
  });

  it('a configured number that is none is as good as missing', () => {
    expect(featuredPerLoad({ lg: 0, xl: -1, md: 1.5 }, 'xl')).toBe(4);
    expect(featuredPerLoad({ lg: Number.NaN, xl: 5 }, 'lg')).toBe(5);
  });

  it('NEWS-76 your news shows 4 beside featured news and 6 otherwise', () => {
    expect(personalPerLoad({ isBesideFeatured: true })).toBe(4);
    expect(personalPerLoad({ isBesideFeatured: false })).toBe(6);
  });

  it('NEWS-40 NEWS-41 one item more than shown is asked for, and without it there is no button', () => {
    expect(showMoreState({ perLoad: 4, step: 4, clicks: 0, available: 5 })).toEqual({
      shown: 4,
      fetched: 5,
      button: 'more',
      hasArchiveLink: false,
    });
    expect(showMoreState({ perLoad: 4, step: 4, clicks: 0, available: 4 })).toMatchObject({
      button: 'none',
      hasArchiveLink: false,
    });
    expect(showMoreState({ perLoad: 4, step: 4, clicks: 1, available: 9 })).toMatchObject({
      shown: 8,
      fetched: 9,
      button: 'more',
    });
  });

  it('NEWS-35 the second press brings "Show less" and the link, even when there is more', () => {
    expect(showMoreState({ perLoad: 4, step: 4, clicks: 2, available: 100 })).toMatchObject({
      shown: 12,
      button: 'less',
      hasArchiveLink: true,
    });
  });

  it('when the first press shows everything, "Show less" comes at once', () => {
    expect(showMoreState({ perLoad: 4, step: 6, clicks: 1, available: 7 })).toMatchObject({
      shown: 10,
      button: 'less',
      hasArchiveLink: true,
    });
  });

  it('NEWS-42 your news grows by 6', () => {
    expect(showMoreState({ perLoad: 6, step: 6, clicks: 1, available: 13 })).toMatchObject({
      shown: 12,
      fetched: 13,
      button: 'more',
    });
  });
});

describe('texts of cards', () => {
  it('NEWS-43 NEWS-47 NEWS-48 titles are cut at 60 and 70 characters and preambles at 140', () => {
    expect([featuredTitleLength, listTitleLength, preambleLength]).toEqual([60, 70, 140]);
  });

  it('SHELL-35 a text that is cut off ends with an ellipsis and is never longer than allowed', () => {
    expect(truncated('a'.repeat(60), 60)).toBe('a'.repeat(60));
    expect(truncated('a'.repeat(61), 60)).toBe(`${'a'.repeat(59)}…`);
    expect(truncated('New crane in Aarhus', 10)).toBe('New crane…');
    expect(truncated('', 5)).toBe('');
    // No space stands before the ellipsis.
    expect(truncated('New crane in Aarhus', 11)).toBe('New crane…');
  });

  it('an emoji or a combined letter is never cut in half', () => {
    expect(truncated('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…');
    expect(truncated('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301…');
    expect(truncated('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦');
  });
});

describe('questions to SharePoint', () => {
  const from = new Date('2025-05-01T10:00:00Z');

  it('NEWS-46 NEWS-73 the start page’s news reaches 365 days back', () => {
    expect(settingDefaults.amountOfDaysBackInTime).toBe(365);
    expect(newsWindowStart(new Date('2026-05-01T10:20:30Z'), 365).toISOString()).toBe(
      '2025-05-01T10:00:00.000Z',
    );
  });

  it('a site is asked for its news, of the window, and for top news only where that is wanted', () => {
    expect(sitePagesFilter({ from, topNewsOnly: false })).toBe(
      "fields/PromotedState eq 2 and fields/FirstPublishedDate ge '2025-05-01T10:00:00Z'",
    );
    expect(sitePagesFilter({ from, topNewsOnly: true })).toContain(
      ' and fields/BoolField_NewsIsTopNews eq 1',
    );
  });

  it('NEWS-45 at most 50 followed sites are searched at once', () => {
    const urls = Array.from(
      { length: 100 },
      (_, index) => `https://n.sharepoint.com/sites/s${index}/`,
    );
    const queries = followedSitesQueries(urls, from);
    expect(queries.map((text) => text.match(/Path:/g)?.length)).toEqual([50, 50]);
    expect(queries[0]).toContain('Path:"https://n.sharepoint.com/sites/s0/"');
    expect(followedSitesQueries(['https://n/a//'], from)[0]).toContain('(Path:"https://n/a/")');
    expect(queries[0]).toMatch(/PromotedState:2 AND FirstPublishedDate>=2025-05-01T10:00:00Z$/);
  });

  it('a search text never grows beyond 4,096 characters and loses no site', () => {
    const urls = Array.from(
      { length: 60 },
      (_, index) => `https://n.sharepoint.com/sites/${'long'.repeat(30)}${index}`,
    );
    const queries = followedSitesQueries(urls, from);
    expect(Math.max(...queries.map((text) => text.length))).toBeLessThanOrEqual(4_096);
    expect(urls.filter((url) => !queries.some((text) => text.includes(`"${url}/"`)))).toEqual([]);
  });

  it('a search text may have exactly 4,096 characters', () => {
    const sites = (more: number) => [`https://n/a${'x'.repeat(more)}`, 'https://n/b'];
    const room = 4_096 - followedSitesQueries(sites(0), from)[0]!.length;
    const lengths = (more: number) =>
      followedSitesQueries(sites(more), from).map((text) => text.length);
    expect(lengths(room)).toEqual([4_096]);
    expect(lengths(room + 1)).toHaveLength(2);
  });

  const news = 'ContentTypeId:0x0101009D1CB255DA76424F860D91F20E6C4118* AND PromotedState:2';

  it('NEWS-29 news of any site is searched by the channels that it carries, all of them at once', () => {
    const channel = (id: string) => `owstaxIdBoolFieldChannel:"#0${id}"`;
    expect(channelQueries(['a1', 'b"2'], from, managedProperties)).toEqual([
      `(${channel('a1')} OR ${channel('b2')}) AND ${news} AND FirstPublishedDate>=2025-05-01T10:00:00Z`,
    ]);
    const ids = Array.from({ length: 60 }, (_, id) => String(id));
    expect(channelQueries(ids, from, managedProperties)).toHaveLength(1);
  });

  it('BLOG-05 BLOG-06 posts are searched below their site, in any of the languages', () => {
    const language = (id: string) => `owstaxIdBoolFieldLanguage:"#0${id}"`;
    expect(sitePostsQuery('https://n/sites/blogs//', ['da', 'en'], managedProperties)).toBe(
      `Path:"https://n/sites/blogs/" AND (${language('da')} OR ${language('en')}) AND ${news}`,
    );
  });

  it('without sites or channels there is nothing to ask, and a quote cannot leave its place', () => {
    expect(followedSitesQueries([], from)).toEqual([]);
    expect(channelQueries([], from, managedProperties)).toEqual([]);
    expect(followedSitesQueries(['https://n/" OR Path:"x'], from)[0]).toContain(
      '(Path:"https://n/ OR Path:x/")',
    );
  });
});
