import { emptyNewsItem, type NewsItem } from '#shared/rules/news/news';
import { newsCounters } from '#shared/rules/news/newsCounters';
import { departmentButtons, flattenedTerms } from '#shared/rules/news/newsDepartments';
import { mergeNews } from '#shared/rules/news/newsOrder';
import { backgroundKind, hasPicture } from '#shared/rules/news/newsPicture';
import { personalNewsSources, topNewsSources } from '#shared/rules/news/newsSources';
import { forReader, newsForReader } from '#shared/rules/news/newsVisibility';
import { settingDefaults } from '#shared/rules/settings/settings';
import { eventRules } from '../../../src/client/data/sharePoint/siteEvents';

const item = (changes: Partial<NewsItem>): NewsItem => ({
  ...emptyNewsItem,
  Key: 'page:1',
  ...changes,
});
const dated = (Key: string, PublishedDate: string | null) => item({ Key, PublishedDate });

describe('where news comes from', () => {
  const everything = { isLight: true, isLicensed: true, hasSharePoint: true };

  it('NEWS-30 with light mode and a licence top news comes from the product and from SharePoint', () => {
    expect(topNewsSources(everything)).toEqual({ product: true, newsCenter: true });
  });

  it('NEWS-31 without light mode top news comes from Graph alone; with it and no licence from the product alone', () => {
    expect(topNewsSources({ ...everything, isLight: false })).toEqual({
      product: false,
      newsCenter: true,
    });
    expect(topNewsSources({ ...everything, isLicensed: false })).toEqual({
      product: true,
      newsCenter: false,
    });
  });

  it('LICENCE-02 with light mode off everybody counts as licensed', () => {
    expect(topNewsSources({ isLight: false, isLicensed: false, hasSharePoint: true })).toEqual({
      product: false,
      newsCenter: true,
    });
  });

  it('an organisation without SharePoint has the product’s news', () => {
    expect(topNewsSources({ isLight: false, isLicensed: true, hasSharePoint: false })).toEqual({
      product: true,
      newsCenter: false,
    });
  });

  it('NEWS-27 mode GraphFromNewsCenterSite reads the news center only', () => {
    expect(personalNewsSources(everything, 'GraphFromNewsCenterSite', true)).toEqual({
      product: true,
      newsCenter: true,
      followedSites: false,
      anySite: false,
    });
  });

  it('NEWS-28 LICENCE-06 mode GraphFromNewsCenterSiteAndSearchFromFollowedSites uses the news center and followed sites', () => {
    expect(
      personalNewsSources(everything, 'GraphFromNewsCenterSiteAndSearchFromFollowedSites', true),
    ).toEqual({ product: true, newsCenter: true, followedSites: true, anySite: false });
  });

  it('NEWS-29 mode SearchNewsFromAnySiteWithChannelField searches any site with the channel field', () => {
    expect(personalNewsSources(everything, 'SearchNewsFromAnySiteWithChannelField', true)).toEqual({
      product: true,
      newsCenter: false,
      followedSites: false,
      anySite: true,
    });
  });

  it('NEWS-25 followed sites are left out when the person’s flag is off; a flag that was never set counts as on', () => {
    const followed = (flag: boolean | null) =>
      personalNewsSources(everything, 'GraphFromNewsCenterSiteAndSearchFromFollowedSites', flag)
        .followedSites;
    expect([true, null, false].map(followed)).toEqual([true, true, false]);
  });

  it('NEWS-26 NEWS-77 the mode selects the source, and an unknown one counts as the default', () => {
    expect(settingDefaults.newsModePersonalNews).toBe(
      'GraphFromNewsCenterSiteAndSearchFromFollowedSites',
    );
    expect(settingDefaults).toMatchObject({
      hideNewsLikes: '',
      hideNewsComments: '',
      showNewsDescription: true,
    });
    expect(personalNewsSources(everything, 'SomethingElse', true)).toEqual(
      personalNewsSources(everything, settingDefaults.newsModePersonalNews, true),
    );
  });

  it('LICENCE-05 in light mode a person without a licence has only the product’s own news in every mode', () => {
    for (const mode of [
      'GraphFromNewsCenterSite',
      'GraphFromNewsCenterSiteAndSearchFromFollowedSites',
      'SearchNewsFromAnySiteWithChannelField',
    ]) {
      expect(personalNewsSources({ ...everything, isLicensed: false }, mode, true)).toEqual({
        product: true,
        newsCenter: false,
        followedSites: false,
        anySite: false,
      });
    }
  });
});

describe('the order of news', () => {
  it('NEWS-30 news of two sources is merged by date, newest first, whatever the form of the date', () => {
    const product = [
      dated('page:1', '2026-05-03T08:00:00.000Z'),
      dated('page:2', '2026-05-01T08:00:00.000Z'),
    ];
    const sharePoint = [dated('site:a', '2026-05-02T10:00:00+02:00')];
    expect(mergeNews(product, sharePoint).map(({ Key }) => Key)).toEqual([
      'page:1',
      'site:a',
      'page:2',
    ]);
  });

  it('news without a date comes last, the same date in a fixed order, and each piece once', () => {
    const merged = mergeNews(
      [dated('b', null), dated('a', '2026-05-01T08:00:00Z')],
      [
        dated('c', '2026-05-01T08:00:00Z'),
        dated('A', '2026-05-01T08:00:00Z'),
        dated('d', 'yesterday'),
      ],
    );
    expect(merged.map(({ Key }) => Key)).toEqual(['a', 'c', 'b', 'd']);
    expect(mergeNews()).toEqual([]);
    const keysOf = (...keys: string[]) =>
      mergeNews(keys.map((key) => dated(key, null))).map(({ Key }) => Key);
    expect([keysOf('page:2', 'page:1'), keysOf('page:1', 'page:2')]).toEqual([
      ['page:1', 'page:2'],
      ['page:1', 'page:2'],
    ]);
  });

  it('NEWS-30 a post that one source names by a percent-encoded address is there once', () => {
    const page = 'https://x.example/sites/news/SitePages';
    const merged = mergeNews(
      [
        dated(`site:${page}/Nyt-p%C3%A5-kontoret.aspx`, null),
        dated(`site:${page}/100%.aspx`, null),
      ],
      [dated(`site:${page}/Nyt-på-kontoret.aspx`, null)],
    );
    expect(merged.map(({ Key }) => Key)).toEqual([
      `site:${page}/100%.aspx`,
      `site:${page}/Nyt-p%C3%A5-kontoret.aspx`,
    ]);
  });
});

describe('who sees which news', () => {
  const settings = { ...settingDefaults };
  const reader = { channelTermIds: ['AA'], languageTermIds: ['en'] };
  const seen = (changes: Partial<NewsItem>, own: Partial<typeof settings> = {}, who = reader) =>
    newsForReader([item(changes)], who, { ...settings, ...own }).length === 1;

  it('NEWS-21 NEWS-23 news with channels is for those who follow one of them', () => {
    expect(seen({ Channels: [{ ChannelTermId: 'bb' }, { ChannelTermId: 'aa' }] })).toBe(true);
    expect(seen({ Channels: [{ ChannelTermId: 'bb' }] })).toBe(false);
  });

  it('NEWS-24 news without channels is for everybody', () => {
    expect(seen({ Channels: [] }, {}, { channelTermIds: [], languageTermIds: [] })).toBe(true);
  });

  it('NEWS-22 news is filtered by the languages the person reads, where the filter is on', () => {
    const filtered = { enableLanguageFilteringForSharepointPages: true };
    expect(seen({ IsSharePointNews: true, LanguageTermId: 'EN' }, filtered)).toBe(true);
    expect(seen({ IsSharePointNews: true, LanguageTermId: 'fi' }, filtered)).toBe(false);
    expect(seen({ IsSharePointNews: true, LanguageTermId: 'fi' })).toBe(true);
  });

  it('LANG-17 the product’s pages, SharePoint’s pages and its events each have their own language filter', () => {
    const foreign = { Channels: [], LanguageTermId: 'fi' };
    const leftOut = (own: Partial<typeof settings>) => [
      !seen(foreign, own),
      !seen({ ...foreign, IsSharePointNews: true }, own),
      forReader([foreign], reader, eventRules({ ...settings, ...own })).length === 0,
    ];
    expect([
      leftOut({ enableLanguageFilteringForWorkplace: true }),
      leftOut({ enableLanguageFilteringForSharepointPages: true }),
      leftOut({ enableLanguageFilteringForSharepointEvents: true }),
    ]).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  it('news without a language is left out by the filter unless it is shown to everybody', () => {
    const filtered = { enableLanguageFilteringForWorkplace: true };
    expect(seen({ LanguageTermId: null }, filtered)).toBe(false);
    expect(
      seen(
        { LanguageTermId: null },
        { ...filtered, enableShowNonLanguageContentForAllUsers: true },
      ),
    ).toBe(true);
  });

  it('LANG-22 a person without languages has the default language, and without one is not filtered', () => {
    const nobody = { channelTermIds: [], languageTermIds: [] };
    const filtered = { enableLanguageFilteringForWorkplace: true };
    expect(
      seen({ LanguageTermId: 'fi' }, { ...filtered, defaultLanguageTermId: 'en' }, nobody),
    ).toBe(false);
    expect(
      seen({ LanguageTermId: 'en' }, { ...filtered, defaultLanguageTermId: 'en' }, nobody),
    ).toBe(true);
    expect(seen({ LanguageTermId: 'fi' }, filtered, nobody)).toBe(true);
  });
});

describe('counters', () => {
  const counts = (
    changes: Partial<NewsItem>,
    hideNewsLikes = '',
    hideNewsComments = '',
    commentoScriptUrl = '',
  ) =>
    newsCounters(item({ IsSharePointNews: true, ...changes }), {
      hideNewsLikes,
      hideNewsComments,
      commentoScriptUrl,
    });

  it('NEWS-53 NEWS-55 without a setting both counters of SharePoint news show, at 0 too', () => {
    expect(counts({ LikesCount: 0, CommentsCount: 0 })).toEqual({ likes: 0, comments: 0 });
  });

  it('NEWS-54 with HideIfNoLikes the likes show from 1 on', () => {
    expect(counts({ LikesCount: 0 }, 'HideIfNoLikes').likes).toBeNull();
    expect(counts({ LikesCount: 1 }, 'HideIfNoLikes').likes).toBe(1);
    expect(counts({ CommentsCount: 0 }, 'HideIfNoLikes').comments).toBe(0);
  });

  it('NEWS-56 with HideIfNoComments the comments show from 1 on', () => {
    expect(counts({ CommentsCount: 0 }, '', 'HideIfNoComments').comments).toBeNull();
    expect(counts({ CommentsCount: 1 }, '', 'HideIfNoComments').comments).toBe(1);
    expect(counts({ LikesCount: 0 }, '', 'HideIfNoComments').likes).toBe(0);
  });

  it('NEWS-57 the product’s own news shows its counts only above 0, and comments only where its page has them', () => {
    const own = (LikesCount: number, CommentsCount: number, script: string) =>
      counts({ IsSharePointNews: false, LikesCount, CommentsCount }, '', '', script);
    const script = 'https://comments.example/js/commento.js';
    expect(own(5, 2, script)).toEqual({ likes: 5, comments: 2 });
    expect(own(0, 0, script)).toEqual({ likes: null, comments: null });
    expect(own(5, 2, '')).toEqual({ likes: 5, comments: null });
  });
});

describe('the department strip', () => {
  const button = (GUID: string, SortOrder: number) => ({ GUID, Name: GUID, SortOrder });
  const terms = [
    {
      Guid: 'AA',
      Name: 'Havn',
      Terms: [{ Guid: 'bb', Name: 'Drift', Terms: [{ Guid: 'cc', Name: 'Kran', Terms: [] }] }],
    },
    { Guid: 'dd', Name: '', Terms: [] },
  ];
  const shown = (
    newsFilterButtonConfig: ReturnType<typeof button>[],
    showFilterByDepartmentButtons = true,
  ) =>
    departmentButtons({ newsFilterButtonConfig, showFilterByDepartmentButtons }, terms).map(
      ({ GUID }) => GUID,
    );

  it('NEWS-13 NEWS-15 NEWS-16 buttons of known channels at any depth remain, by SortOrder', () => {
    expect(shown([button('dd', 3), button('xx', 1), button('CC', 2), button('aa', 1)])).toEqual([
      'aa',
      'CC',
      'dd',
    ]);
    expect(flattenedTerms(terms).map(({ Guid }) => Guid)).toEqual(['AA', 'bb', 'cc', 'dd']);
  });

  it('a button is called as its channel is in the reader’s language, or else as it was set up', () => {
    const buttons = departmentButtons(
      {
        newsFilterButtonConfig: [button('aa', 1), button('dd', 2)],
        showFilterByDepartmentButtons: true,
      },
      terms,
    );
    expect(buttons.map(({ Name }) => Name)).toEqual(['Havn', 'dd']);
  });

  it('NEWS-17 no button remains when the setting is off or no channel is known', () => {
    expect(shown([button('aa', 1)], false)).toEqual([]);
    expect(shown([button('xx', 1)])).toEqual([]);
  });
});

describe('pictures', () => {
  it('NEWS-58 SharePoint’s placeholder and a missing picture are no pictures', () => {
    expect(
      hasPicture({
        Picture: 'https://x.sharepoint.com/_layouts/15/images/SitePageThumbnail.png?v=2',
      }),
    ).toBe(false);
    expect(
      hasPicture({ Picture: 'https://x.sharepoint.com/sites/news/SiteAssets/harbour.png' }),
    ).toBe(true);
    expect([null, ''].map((Picture) => hasPicture({ Picture }))).toEqual([false, false]);
  });

  it('the background of an item is always the same and within the kinds', () => {
    expect(backgroundKind('page:1', 6)).toBe(backgroundKind('page:1', 6));
    const kinds = Array.from({ length: 100 }, (_, id) => backgroundKind(`page:${id}`, 6));
    expect([...new Set(kinds)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
