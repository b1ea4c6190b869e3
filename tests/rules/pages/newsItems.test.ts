import type { Page } from '#shared/contract/pages/pages';
import { isPageSlug, newsFromPage, pageAddress } from '#shared/rules/news/newsFromPage';
import { newsFromSearch } from '#shared/rules/news/newsFromSearch';
import {
  newsFromSitePage,
  withoutOtherTranslations,
  type SitePageItem,
} from '#shared/rules/news/newsFromSitePage';

const site = { url: 'https://nordvik.sharepoint.com/sites/news', name: 'Nordvik News' };
const guid = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;

const page: Page = {
  Id: 12,
  Title: 'New terminal in Turku',
  Content: '<p>Text</p>',
  Description: 'Text',
  SlugTitle: 'new-terminal-in-turku',
  PageType: 1,
  PublishingDate: '2026-05-01T08:00:00.000Z',
  ArchiveDate: null,
  BannerImageUrl: '/pictures/turku.png',
  BannerImageText: null,
  BannerImageAltText: null,
  IsCommentsEnabled: true,
  IsFeaturedPage: true,
  LanguageTermId: guid(1),
  OwnerUserUpnId: null,
  ModifiedByUserUpnId: 'editor@nordvik.example',
  ModifiedByUser: null,
  ChannelTermPages: [{ PageId: 12, ChannelTermId: guid(2) }],
  Path: '/pages/news/new-terminal-in-turku-12',
  IsSharePointPage: false,
  SenderTags: [{ Label: 'Terminals' }, 'Finland'],
  CommentsCount: 3,
  LikesCount: 7,
  Created: '2026-04-30T08:00:00.000Z',
  Modified: '2026-05-01T08:00:00.000Z',
};

const sitePage: SitePageItem = {
  id: '4',
  eTag: '"7f9c24e8-3b12-4fef-91e0-56a2d5a3c1aa,3"',
  webUrl: 'https://nordvik.sharepoint.com/sites/news/SitePages/safety.aspx',
  parentReference: { siteId: 'nordvik.sharepoint.com,a,b', listId: 'list-1' },
  fields: {
    Title: 'Safety week',
    BannerImageUrl: { Url: 'https://nordvik.sharepoint.com/sites/news/SiteAssets/safety.png' },
    BoolField_NewsIsTopNews: true,
    BoolField_Language: { TermGuid: guid(1) },
    BoolField_Channel: [{ Label: 'Safety', TermGuid: guid(3).toUpperCase() }],
    BoolField_SenderTag: [{ Label: 'HSE' }, 'Fleet'],
    Description: 'A week about safety.',
    _CommentCount: '2',
    _LikeCount: '9',
    PromotedState: 2,
    FirstPublishedDate: '2026-05-02T08:00:00Z',
    Modified: '2026-05-03T08:00:00Z',
  },
};

describe('news items from their sources', () => {
  it('comments of a page that shows none are not counted', () => {
    expect(newsFromPage({ ...page, IsCommentsEnabled: false }).CommentsCount).toBe(0);
  });

  it('NEWS-19 a page of the product API becomes a news item with all its fields', () => {
    expect(newsFromPage(page)).toMatchObject({
      Key: 'page:12',
      Title: 'New terminal in Turku',
      PublishedDate: '2026-05-01T08:00:00.000Z',
      Picture: '/pictures/turku.png',
      Description: 'Text',
      CommentsCount: 3,
      LikesCount: 7,
      Channels: [{ ChannelTermId: guid(2) }],
      Path: '/pages/news/new-terminal-in-turku-12',
      LanguageTermId: guid(1),
      IsSharePointNews: false,
      SenderTags: ['Terminals', 'Finland'],
    });
  });

  it('a page names who created it, by the id that Graph knows, and nobody where an app did', () => {
    const by = (user: object | null) =>
      newsFromSitePage({ ...sitePage, createdBy: { user } }, site).Author;
    const id = guid(9);
    const displayName = 'Maria Solberg';
    expect([
      by({ id, email: 'm@nordvik.example', displayName }),
      by({ email: 'm@nordvik.example', displayName }),
      by({ displayName: 'System Account' }),
      by({ id }),
      by(null),
      newsFromSitePage(sitePage, site).Author,
      newsFromPage(page).Author,
    ]).toEqual([
      { upn: id, name: displayName },
      { upn: 'm@nordvik.example', name: displayName },
      ...[null, null, null, null, null],
    ]);
  });

  it('a hit of the search names who created it by the sign-in name, else by mail', () => {
    const by = (text: string | null) => newsFromSearch({ AuthorOWSUSER: text }).Author;
    const claim = '693A i:0#.f|membership|maria@nordvik.example';
    const maria = { upn: 'maria@nordvik.example', name: 'Maria Solberg' };
    expect([
      by(`m.solberg@nordvik.example | Maria Solberg | ${claim}`),
      by(`m.solberg@nordvik.example | Maria Solberg | ${claim}\n\ne@x.example | Erik | 69 e@x`),
      by('maria@nordvik.example | Maria Solberg | '),
      by(' | SharePoint App | 693A i:0i.t|00000003-0000-0ff1|app@sharepoint'),
      by('Maria Solberg'),
      by(''),
      by(null),
    ]).toEqual([maria, maria, maria, null, null, null, null]);
  });

  it('NEWS-18 every source fills the same news item', () => {
    const fields = [
      'Title',
      'PublishedDate',
      'Picture',
      'Description',
      'CommentsCount',
      'LikesCount',
      'Channels',
      'Path',
      'LanguageTermId',
      'IsSharePointNews',
      'SenderTags',
      'ViewsCount',
      'SiteUrl',
      'SiteName',
      'ShowNewOrModifiedBadge',
      'hide',
    ];
    for (const item of [newsFromPage(page), newsFromSitePage(sitePage, site), newsFromSearch({})])
      expect(Object.keys(item)).toEqual(expect.arrayContaining(fields));
  });

  it('NEWS-20 a SharePoint page gives its fields, whether counts come as text or as numbers', () => {
    expect(newsFromSitePage(sitePage, site)).toMatchObject({
      Title: 'Safety week',
      PublishedDate: '2026-05-02T08:00:00Z',
      Picture: 'https://nordvik.sharepoint.com/sites/news/SiteAssets/safety.png',
      PictureIds: {
        siteId: 'nordvik.sharepoint.com,a,b',
        listId: 'list-1',
        itemId: '7f9c24e8-3b12-4fef-91e0-56a2d5a3c1aa',
      },
      Description: 'A week about safety.',
      CommentsCount: 2,
      LikesCount: 9,
      Channels: [{ ChannelTermId: guid(3), Label: 'Safety' }],
      LanguageTermId: guid(1),
      IsSharePointNews: true,
      SenderTags: ['HSE', 'Fleet'],
      SiteUrl: site.url,
      SiteName: 'Nordvik News',
    });
  });

  it('a SharePoint page with nothing filled in is still a news item', () => {
    expect(newsFromSitePage({ id: '9' }, site)).toMatchObject({
      Key: `site:${site.url}#9`,
      Title: '',
      PublishedDate: null,
      Picture: null,
      PictureIds: null,
      Channels: [],
      LikesCount: 0,
      Path: site.url,
    });
    expect(
      newsFromSitePage(
        { fields: { _LikeCount: 'many', _CommentCount: -3, BannerImageUrl: '' } },
        site,
      ),
    ).toMatchObject({ LikesCount: 0, CommentsCount: 0, Picture: null });
  });

  it('a search hit gives its channels with their labels and the ids of its picture', () => {
    const item = newsFromSearch({
      Title: 'Quay closed',
      Path: 'https://nordvik.sharepoint.com/sites/terminals/SitePages/quay.aspx',
      FirstPublishedDate: '2026-05-02T08:00:00.0000000Z',
      PictureThumbnailURL: 'https://nordvik.sharepoint.com/x.png',
      SiteTitle: 'Terminals',
      SPWebUrl: 'https://nordvik.sharepoint.com/sites/terminals',
      SiteId: '{s}',
      WebId: 'w',
      ListID: 'l',
      UniqueID: '{u}',
      ViewsLifeTime: '120',
      LikesCount: '4',
      owstaxIdBoolFieldChannel: `GP0|#${guid(4)};L0|#0${guid(4)}|Terminals;GTSet|#${guid(5)}`,
      owstaxIdBoolFieldLanguage: `L0|#0${guid(1)}|English`,
    });
    expect(item).toMatchObject({
      PublishedDate: '2026-05-02T08:00:00.000Z',
      Channels: [{ ChannelTermId: guid(4), Label: 'Terminals' }],
      LanguageTermId: guid(1),
      ViewsCount: 120,
      LikesCount: 4,
      CommentsCount: 0,
      SiteName: 'Terminals',
      PictureIds: { siteId: 'nordvik.sharepoint.com,s,w', listId: 'l', itemId: 'u' },
    });
  });

  it('of a page and its translations only the one in the reader’s language is kept, else the original', () => {
    const original: SitePageItem = {
      id: '1',
      eTag: `"${guid(1)},1"`,
      fields: { Title: 'Original' },
    };
    const danish: SitePageItem = {
      id: '2',
      eTag: `"${guid(2)},1"`,
      fields: {
        Title: 'Dansk',
        _SPIsTranslation: true,
        _SPTranslationSourceItemId: guid(1),
        _SPTranslationLanguage: 'da-dk',
      },
    };
    const orphan: SitePageItem = {
      id: '3',
      eTag: `"${guid(3)},1"`,
      fields: {
        Title: 'Orphan',
        _SPIsTranslation: '1',
        _SPTranslationSourceItemId: guid(9),
        _SPTranslationLanguage: 'fi-fi',
      },
    };
    const titles = (locale: string) =>
      withoutOtherTranslations([original, danish, orphan], locale).map(
        ({ fields }) => fields?.Title,
      );
    expect(titles('da-DK')).toEqual(['Dansk', 'Orphan']);
    expect(titles('en-GB')).toEqual(['Original', 'Orphan']);
  });

  it('PAGES-062 the address of a page is its slug title, a hyphen and its id', () => {
    expect(pageAddress({ SlugTitle: 'new-terminal', Id: 12 })).toBe('/pages/news/new-terminal-12');
  });

  it('PAGES-063 a slug ends in a dash plus digits and has only lowercase letters, digits and dashes', () => {
    expect(['new-terminal-12', 'a-1'].map(isPageSlug)).toEqual([true, true]);
    expect(
      ['new-terminal', 'New-terminal-12', 'new_terminal-12', 'new-terminal-', '12', 'å-12', ''].map(
        isPageSlug,
      ),
    ).toEqual(Array(7).fill(false));
  });
});
