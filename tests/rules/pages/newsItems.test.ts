import type { Page } from '#shared/contract/pages/pages';
import { isPageSlug, newsFromPage, pageAddress } from '#shared/rules/news/newsFromPage';
import { newsFromSearch, type SearchHit } from '#shared/rules/news/newsFromSearch';
import {
  newsFromSitePage,
  sitePageFieldNames,
  withoutOtherTranslations,
  type SitePageFields,
  type SitePageItem,
} from '#shared/rules/news/newsFromSitePage';
import { postSearchProperties } from '#shared/rules/news/newsQueries';
import { fieldsRead } from '../../support/fieldsRead';

const site = { url: 'https://nordvik.sharepoint.com/sites/news', name: 'Nordvik News' };
const guid = (digit: number) => `0000000${digit}-0000-4000-8000-00000000000a`;

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
      CreatedDate: '2026-04-30T08:00:00.000Z',
      ModifiedDate: '2026-05-01T08:00:00.000Z',
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
      by(`m.solberg@nordvik.example | Maria Solberg | ${claim};e@x.example | Erik | 69 e@x`),
      by('maria@nordvik.example | Maria Solberg | '),
      by(' | SharePoint App | 693A i:0i.t|00000003-0000-0ff1|app@sharepoint'),
      by(` maria@nordvik.example |  Maria Solberg  | ; e@x.example | Erik | `),
      by('Maria Solberg'),
      by('maria@nordvik.example'),
      by('maria@nordvik.example |   | '),
      by(''),
      by(null),
    ]).toEqual([maria, maria, maria, maria, null, maria, null, null, null, null, null]);
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

  it('NEWS-20 every field that is read of a SharePoint page is asked for', () => {
    const read = fieldsRead<SitePageFields>(
      (fields) => {
        newsFromSitePage({ fields }, site);
        withoutOtherTranslations([{ fields }], 'da-DK');
      },
      { _SPIsTranslation: true },
    );
    expect(read).toEqual(expect.arrayContaining(['BoolField_SenderTag', '_SPTranslationLanguage']));
    expect(sitePageFieldNames).toEqual(expect.arrayContaining(read));
  });

  it('NEWS-20 a SharePoint page gives its fields, whether counts come as text or as numbers', () => {
    expect(newsFromSitePage(sitePage, site)).toMatchObject({
      Title: 'Safety week',
      PublishedDate: '2026-05-02T08:00:00Z',
      ModifiedDate: '2026-05-03T08:00:00Z',
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

  it('NEWS-20 a SharePoint page is asked for the fields of a news item, its state and its translations', () => {
    const translations = ['_SPIsTranslation', '_SPTranslatedLanguages', '_SPTranslationLanguage'];
    expect([...sitePageFieldNames].sort()).toEqual(
      [...Object.keys(sitePage.fields!), ...translations, '_SPTranslationSourceItemId'].sort(),
    );
  });

  it('a SharePoint page with nothing filled in is still a news item', () => {
    expect(newsFromSitePage({ id: '9' }, site)).toMatchObject({
      Key: `site:${site.url}#9`,
      Title: '',
      PublishedDate: null,
      Picture: null,
      PictureIds: null,
      Description: '',
      Channels: [],
      LanguageTermId: null,
      SenderTags: [],
      LikesCount: 0,
      CommentsCount: 0,
      Path: site.url,
      Author: null,
    });
    expect(
      newsFromSitePage(
        { fields: { _LikeCount: 'many', _CommentCount: -3, BannerImageUrl: '' } },
        site,
      ),
    ).toMatchObject({ LikesCount: 0, CommentsCount: 0, Picture: null });
  });

  it('a SharePoint page is read whichever form its fields have, and whatever they lack', () => {
    const { webUrl } = sitePage;
    const of = (fields: SitePageItem['fields'], more: Partial<SitePageItem> = {}) =>
      newsFromSitePage({ webUrl, fields, ...more }, site);
    expect(of({})).toMatchObject({ Key: `site:${webUrl}`, Path: webUrl });
    expect(of({ Modified: '2026-05-03T08:00:00Z' }).PublishedDate).toBe('2026-05-03T08:00:00Z');
    expect(of({ BannerImageUrl: 'https://x.example/a.png' }).Picture).toBe(
      'https://x.example/a.png',
    );
    expect(of({ BannerImageUrl: { Url: null } }).Picture).toBeNull();
    expect(of({ _LikeCount: 9, _CommentCount: null })).toMatchObject({
      LikesCount: 9,
      CommentsCount: 0,
    });
    expect(
      of({
        BoolField_Channel: { Label: null, TermGuid: guid(3) },
        BoolField_SenderTag: { Label: 'HSE' },
        BoolField_Language: { TermGuid: null },
      }),
    ).toMatchObject({
      Channels: [{ ChannelTermId: guid(3) }],
      SenderTags: ['HSE'],
      LanguageTermId: null,
    });
    expect(of({ BoolField_Channel: null, BoolField_SenderTag: null })).toMatchObject({
      Channels: [],
      SenderTags: [],
    });
    const nameless = of({
      BoolField_Channel: [{ Label: 'x' }, { TermGuid: '' }],
      BoolField_SenderTag: [{}, { Label: null }, { Label: 'Fleet' }],
    });
    expect([nameless.Channels, nameless.SenderTags]).toStrictEqual([[], ['Fleet']]);
  });

  it('a picture of a SharePoint page is named only where its site, list and page are told', () => {
    const told: SitePageItem = {
      eTag: sitePage.eTag,
      parentReference: { siteId: 'site', listId: 'list' },
      sharepointIds: { listId: 'own list', listItemUniqueId: guid(8) },
    };
    const ids = (more: Partial<SitePageItem>) =>
      newsFromSitePage({ ...told, ...more }, site).PictureIds;
    expect(ids({})).toEqual({ siteId: 'site', listId: 'own list', itemId: guid(8) });
    const itemId = '7f9c24e8-3b12-4fef-91e0-56a2d5a3c1aa';
    expect(ids({ sharepointIds: null })).toEqual({ siteId: 'site', listId: 'list', itemId });
    expect(ids({ parentReference: { listId: 'list' } })).toBeNull();
    expect(ids({ parentReference: { siteId: 'site' }, sharepointIds: null })).toBeNull();
    expect(ids({ sharepointIds: null, eTag: '"none,1"' })).toBeNull();
    expect(ids({ sharepointIds: null, eTag: undefined })).toBeNull();
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

  it('NEWS-18 every property that is read of a search hit is selected, and no other', () => {
    const ids = { SiteId: 's', WebId: 'w', ListID: 'l', UniqueID: 'u', Path: site.url };
    expect([...postSearchProperties].sort()).toEqual(fieldsRead<SearchHit>(newsFromSearch, ids));
  });

  it('NEWS-18 a search hit has an empty field for each that is not told, and every other as it is', () => {
    const path = 'https://nordvik.sharepoint.com/sites/terminals/SitePages/quay.aspx';
    expect(newsFromSearch({})).toMatchObject({
      Key: 'site:',
      Title: '',
      Path: '',
      Description: '',
      Picture: null,
      PictureIds: null,
      PublishedDate: null,
      Channels: [],
      LanguageTermId: null,
      SiteUrl: null,
      SiteName: null,
      Author: null,
      CommentsCount: 0,
      IsSharePointNews: true,
    });
    expect(
      newsFromSearch({
        Title: 'Quay closed',
        Path: path,
        Description: 'Until Monday',
        PictureThumbnailURL: 'https://nordvik.sharepoint.com/x.png',
        CommentsCount: '3',
        SPWebUrl: 'https://nordvik.sharepoint.com/sites/terminals',
      }),
    ).toMatchObject({
      Key: `site:${path}`,
      Title: 'Quay closed',
      Path: path,
      Description: 'Until Monday',
      Picture: 'https://nordvik.sharepoint.com/x.png',
      CommentsCount: 3,
      SiteUrl: 'https://nordvik.sharepoint.com/sites/terminals',
    });
  });

  it('a search hit has its channels in lower case and its counts from 1 on', () => {
    const upper = 'ABCDEF01-0000-4000-8000-00000000000A';
    const item = newsFromSearch({
      owstaxIdBoolFieldChannel: `GP0|#${upper};L0|#0${upper}|\nL0|#0${guid(2)}|Ships\nGTSet`,
      LikesCount: '-3',
      CommentsCount: 'many',
      ViewsLifeTime: null,
      FirstPublishedDate: 'soon',
    });
    expect(item.Channels).toEqual([
      { ChannelTermId: upper.toLowerCase(), Label: undefined },
      { ChannelTermId: guid(2), Label: 'Ships' },
    ]);
    expect(item).toMatchObject({ LikesCount: 0, CommentsCount: 0, ViewsCount: 0 });
    expect(item.PublishedDate).toBeNull();
  });

  it('a picture of a search hit is named only where all four ids and the address are told', () => {
    const ids = {
      SiteId: 's',
      WebId: 'w',
      ListID: 'l',
      UniqueID: 'u',
      Path: 'https://x.example/a',
    };
    expect(newsFromSearch(ids).PictureIds).not.toBeNull();
    for (const name of Object.keys(ids))
      expect([name, newsFromSearch({ ...ids, [name]: '' }).PictureIds]).toEqual([name, null]);
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

  it('of several translations one is kept, in whichever form SharePoint says what they are', () => {
    const row = (Title: string, id: number, fields: SitePageItem['fields'] = {}): SitePageItem => ({
      sharepointIds: { listItemUniqueId: `ABCDEF0${id}-0000-4000-8000-00000000000A` },
      fields: { Title, ...fields },
    });
    const translated = (language: string, id: number, says: boolean | number | string | null) =>
      row(language, id, {
        _SPIsTranslation: says,
        _SPTranslationSourceItemId: 'abcdeF01-0000-4000-8000-00000000000a',
        _SPTranslationLanguage: language,
      });
    const titles = (items: SitePageItem[], locale: string) =>
      withoutOtherTranslations(items, locale).map(({ fields }) => fields?.Title);
    const original = row('Original', 1, { _SPTranslationLanguage: 'en' });
    for (const yes of [true, 1, '1', 'true', 'True', 'Yes']) {
      const items = [original, translated('DA-dk', 2, yes), translated('fi-FI', 3, yes)];
      expect(titles(items, 'da')).toEqual(['DA-dk']);
      expect(titles(items, 'fi-FI')).toEqual(['fi-FI']);
      expect(titles(items, 'en')).toEqual(['Original']);
    }
    for (const no of [false, 0, '0', 'false', 'No', '', null])
      expect(titles([original, translated('da-dk', 2, no)], 'da')).toEqual(['Original', 'da-dk']);
    const bare: SitePageItem[] = [{}, { fields: { Title: 'Unknown' } }];
    const sourceless = row('Sourceless', 4, {
      _SPIsTranslation: true,
      _SPTranslationSourceItemId: null,
      _SPTranslationLanguage: 'da',
    });
    expect(titles([...bare, sourceless], 'da')).toEqual([undefined, 'Unknown', 'Sourceless']);
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
    expect(['new-terminal-12b', '-12', 'new-12/edit'].map(isPageSlug)).toEqual(
      Array(3).fill(false),
    );
  });
});
