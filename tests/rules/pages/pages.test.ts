import { commentsFrame, commentsOrigin, commentsPageId } from '#shared/rules/pages/commentsPage';
import { emptyNewsItem } from '#shared/rules/news/news';
import { newsSince } from '#shared/rules/news/newsSince';
import { isPagePath } from '#shared/rules/pages/pagePath';
import { bytesOf } from '#shared/rules/pages/pageSize';
import { kindOfPage, publishingState } from '#shared/rules/pages/pageTypes';
import { isReadPage } from '#shared/rules/pages/readPages';
import { isOverdue } from '#shared/rules/pages/requiredReading';
import { savedPagesOf } from '#shared/rules/pages/savedPages';

it('COMMENTS-02 the comment service knows a page by its kind and id', () => {
  expect(commentsPageId('news', 12)).toBe('workplace/pages/news/12');
  expect(commentsFrame('content', 7)).toBe('/comments/content/7');
});

it('the comment service is an address of the web, or none', () => {
  expect(commentsOrigin('https://comments.example:8443/js/count.js')).toBe(
    'https://comments.example:8443',
  );
  expect(commentsOrigin('http://comments.example/a')).toBe('http://comments.example');
  for (const other of [
    '',
    'comments.example',
    'javascript:alert(1)',
    'ftp://x.example',
    'xhttp://x.example',
  ])
    expect(commentsOrigin(other)).toBeUndefined();
});

it('BADGE-13 what came or was changed after the visit carries the badge, and tells which', () => {
  const time = '2026-11-20T10:00:00Z';
  const [before, after] = ['2026-11-20T09:00:00Z', '2026-11-20T11:00:00Z'];
  const badgeOf = (
    PublishedDate: string | null,
    CreatedDate: string | null,
    ModifiedDate: string | null,
  ) => {
    const [item] = newsSince(
      [{ ...emptyNewsItem, PublishedDate, CreatedDate, ModifiedDate }],
      time,
    );
    return item!.ShowNewOrModifiedBadge ? (item!.IsUpdate ? 'changed' : 'new') : 'none';
  };
  expect([
    badgeOf(after, null, null),
    badgeOf(before, after, before),
    badgeOf(before, before, after),
    badgeOf(after, before, after),
    badgeOf(before, before, before),
    badgeOf(time, time, time),
    badgeOf(null, null, null),
  ]).toEqual(['new', 'new', 'changed', 'new', 'none', 'none', 'none']);
});

it('a page of the portal stands at its path as a whole, in small or capital letters', () => {
  const pages = [
    ...['/', '/settings', '/SETTINGS/', '/pages/news/quay-12', '/pages/news/quay-12/edit'],
    ...['/admin', '/admin/', '/admin/anything/below', '/user/detail', '/user/detail/ann/nordvik'],
  ];
  const others = [
    ...[
      '//',
      '/nowhere',
      '/x/settings',
      '/settings/x',
      '/pages/menu',
      '/pages/news/quay-12/edit/x',
    ],
    ...['/pages/news/quay-12/more', '/administration', '/user'],
  ];
  expect([...pages, ...others].filter(isPagePath)).toEqual(pages);
});

it('the bytes of a text are those of UTF-8', () => {
  expect(['', 'quay', 'kø', '東京', '🍎'].map(bytesOf)).toEqual([0, 4, 3, 6, 4]);
});

it('pages that are only read may show from the device, those of editors may not', () => {
  const read = ['/', '/your-board', '/collaboration', '/pages/news/quay-12', '/pages/content/a-1'];
  const others = [
    '/pages/news/add',
    '/pages/news/',
    '/pages/news/quay-12/edit',
    '/pages/menu/quay-12',
    '/settings',
    '/a/your-board',
  ];
  expect([...read, ...others].filter(isReadPage)).toEqual(read);
});

it('reading is overdue from its deadline on, until it is read', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const isLate = (Deadline: string | null, HasRead = false) =>
    isOverdue({ Deadline, HasRead }, now);
  expect([isLate('2026-11-20T10:00:00Z'), isLate('2026-11-20T10:00:01Z'), isLate(null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isLate('2026-11-01T10:00:00Z', true)).toBe(false);
});

it('SAVED-03 a saved page has its id, address, title and drive; what has no address is left out', () => {
  const webUrl = 'https://contoso.sharepoint.com/SitePages/New-quay.aspx';
  const parentReference = { driveId: 'drive' };
  expect(
    savedPagesOf([
      { id: '1', name: 'New-quay.aspx', webUrl, parentReference },
      { id: '2', name: 'Plan-b.docx', webUrl },
      { id: '3', name: 'Lost.aspx' },
      { id: '4', webUrl: 'https://contoso.sharepoint.com/x.aspx.pdf' },
      { id: '5', name: 'How-to.aspx.ASPX', webUrl, parentReference: { driveId: null } },
    ]),
  ).toEqual([
    { Id: '1', Path: webUrl, Title: 'New quay', DriveId: 'drive' },
    { Id: '2', Path: webUrl, Title: 'Plan-b.docx', DriveId: '' },
    {
      Id: '4',
      Path: 'https://contoso.sharepoint.com/x.aspx.pdf',
      Title: 'https://contoso.sharepoint.com/x.aspx.pdf',
      DriveId: '',
    },
    { Id: '5', Path: webUrl, Title: 'How to.aspx', DriveId: '' },
  ]);
});

it('PAGES-065 PAGES-048 news and quick reads are news in an address, everything else is content', () => {
  expect([0, 1, 2].map((PageType) => kindOfPage({ PageType: PageType as 0 | 1 | 2 }))).toEqual([
    'content',
    'news',
    'news',
  ]);
});

it('PAGES-052 PAGES-053 PAGES-054 a page is a draft, scheduled, or published from its moment on', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const states = [null, '2026-11-21T12:00:01Z', '2026-11-21T12:00:00Z', '2020-01-01T00:00:00Z'];
  expect(states.map((date) => publishingState(date, now))).toEqual([
    'draft',
    'scheduled',
    'published',
    'published',
  ]);
});
