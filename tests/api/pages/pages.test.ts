import type { Page } from '#shared/contract/pages/pages';
import {
  hoursFromNow,
  ids,
  newsPage,
  storePage,
  storeSetting,
  storeTerm,
} from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { drawing, upload } from '../../support/content/uploads';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

it('PAGES-084 POST /pages creates a page, answered with its id, slug and address', async () => {
  const { status, body } = await portal.call<Page>(
    'editor',
    'POST',
    '/pages?siteUrl=https%3A%2F%2Fnordvik.example',
    newsPage({ Title: 'Ny færge på Øresund' }),
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    SlugTitle: 'ny-faerge-paa-oeresund',
    Path: `/pages/news/ny-faerge-paa-oeresund-${body.Id}`,
    IsSharePointPage: false,
  });
  expect((await portal.call<Page>('member', 'GET', `/pages/${body.Id}`)).body).toEqual(body);
});

it('PAGES-047 a page keeps every field that an editor gives it', async () => {
  const given = newsPage({
    BannerImageUrl: 'https://nordvik.example/banner.jpg',
    BannerImageText: 'The quay',
    BannerImageAltText: 'A quay in fog',
    IsCommentsEnabled: false,
    IsFeaturedPage: true,
    LanguageTermId: await storeTerm(portal, 'languageterms', 'Written'),
    OwnerUserUpnId: 'member@nordvik.example',
    SenderTags: [{ Label: 'Harbour' }, 'Press'],
    ArchiveDate: hoursFromNow(48),
  });
  const { Id } = await storePage(portal, given);
  const { ChannelTermPages, ModifiedByUser, ...page } = (
    await portal.call<Page>('member', 'GET', `/pages/${Id}`)
  ).body;
  expect(page).toMatchObject({
    ...given,
    ...{ Path: `/pages/news/${page.SlugTitle}-${Id}`, IsSharePointPage: false },
    ...{ Created: expect.any(String), Modified: expect.any(String) },
  });
  expect(ChannelTermPages).toEqual([]);
  expect(ModifiedByUser).toMatchObject({ UpnId: 'editor@nordvik.example' });
});

it('PAGES-047 the channels of a page name the page and the channel', async () => {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Named');
  const { Id } = await storePage(portal, { PageType: 2, ChannelTermPages: [{ ChannelTermId }] });
  const { body } = await portal.call<Page>('editor', 'GET', `/pages/${Id}`);
  expect(body.ChannelTermPages).toEqual([{ PageId: Id, ChannelTermId }]);
});

it('PAGES-085 PUT /pages/{id} updates a page and leaves what it does not name', async () => {
  const page = await storePage(portal, { IsFeaturedPage: true, LikesCount: 7 });
  const { status, body } = await portal.call<Page>(
    'admin',
    'PUT',
    `/pages/${page.Id}`,
    newsPage({ Title: 'Renamed' }),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    Title: 'Renamed',
    SlugTitle: 'renamed',
    IsFeaturedPage: true,
    LikesCount: 7,
    ModifiedByUserUpnId: 'admin@nordvik.example',
  });
  expect(body.Modified > page.Modified).toBe(true);
});

it('a change based on an older state is refused with 409 and stores nothing', async () => {
  const page = await storePage(portal);
  const first = await portal.call<Page>(
    'editor',
    'PUT',
    `/pages/${page.Id}`,
    newsPage({ Title: 'First', Modified: page.Modified } as Partial<Page>),
  );
  const second = await portal.call<{ id: string }>(
    'admin',
    'PUT',
    `/pages/${page.Id}`,
    newsPage({ Title: 'Second', Modified: page.Modified } as Partial<Page>),
  );
  expect([first.status, second.status]).toEqual([200, 409]);
  expect(second.body.id).toBe('conflict');
  expect((await portal.call<Page>('member', 'GET', `/pages/${page.Id}`)).body.Title).toBe('First');
});

it('of ten changes made at the same time from one state exactly one is taken', async () => {
  const page = await storePage(portal);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      portal.call('editor', 'PUT', `/pages/${page.Id}`, {
        ...newsPage({ Title: `Change ${index}` }),
        Modified: page.Modified,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});

it('PAGES-086 DELETE /pages/{id} deletes a page', async () => {
  const { Id } = await storePage(portal);
  expect((await portal.call('editor', 'DELETE', `/pages/${Id}`)).status).toBe(204);
  expect((await portal.call('editor', 'GET', `/pages/${Id}`)).status).toBe(404);
  expect((await portal.call('editor', 'DELETE', `/pages/${Id}`)).status).toBe(404);
});

it('PAGES-091 PAGES-092 pages are read by slug under their own kind only', async () => {
  const news = await storePage(portal);
  const content = await storePage(portal, { PageType: 0, Title: 'Travel rules' });
  expect(
    (await portal.call<Page>('member', 'GET', `/pages/news/${news.SlugTitle}-${news.Id}`)).body.Id,
  ).toBe(news.Id);
  expect(
    (await portal.call<Page>('member', 'GET', `/pages/content/travel-rules-${content.Id}`)).body.Id,
  ).toBe(content.Id);
  expect(
    (await portal.call('member', 'GET', `/pages/content/${news.SlugTitle}-${news.Id}`)).status,
  ).toBe(404);
  expect(
    (await portal.call('member', 'GET', `/pages/news/travel-rules-${content.Id}`)).status,
  ).toBe(404);
});

it('PAGES-063 a slug of another form is refused with its text', async () => {
  for (const slug of ['New-Terminal-12', 'new-terminal', 'new_terminal-12']) {
    const { status, body } = await portal.call<{ errors: Record<string, string[]> }>(
      'member',
      'GET',
      `/pages/news/${slug}`,
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual({ slug: [`${slug} does not match recognized pattern`] });
  }
});

it('PAGES-070 PAGES-071 a page without title or content is refused, named by field', async () => {
  const empty = await portal.call<{ errors: object }>('editor', 'POST', '/pages', { PageType: 1 });
  expect(empty.status).toBe(400);
  expect(empty.body.errors).toEqual({ Title: ['is required'], Content: ['is required'] });
  const markup = await portal.call<{ errors: object }>(
    'editor',
    'POST',
    '/pages',
    newsPage({ Content: '<p> </p><script>alert(1)</script>' }),
  );
  expect(markup.body.errors).toEqual({ Content: ['is required'] });
});

it('HTML is cleaned when it is stored, and what a news page needs stays', async () => {
  const rich =
    '<h2>Plans</h2><ul><li>One</li></ul><table><tr><td colspan="2">A</td></tr></table><blockquote>Q</blockquote><a href="https://nordvik.example" target="_blank">x</a><img src="https://nordvik.example/a.png" alt="a">';
  const { Content } = await storePage(portal, {
    Content: `${rich}<script>steal()</script><p onclick="steal()">t</p><a href="javascript:steal()">y</a><iframe src="https://evil.example"></iframe>`,
  });
  for (const part of [
    '<h2>',
    '<li>',
    'colspan="2"',
    '<blockquote>',
    'rel="noopener noreferrer"',
    'alt="a"',
  ])
    expect(Content).toContain(part);
  for (const part of ['steal', 'onclick', 'javascript:', 'iframe', 'evil'])
    expect(Content).not.toContain(part);
});

it('the description is the plain beginning of the content, cut after a word', async () => {
  const { Description } = await storePage(portal, {
    Content: `<h2>Ahoy</h2><p>${'sea &amp; sky '.repeat(60)}</p>`,
  });
  expect(Description.startsWith('Ahoy: sea & sky')).toBe(true);
  expect(Description.length).toBeLessThanOrEqual(300);
  expect(Description).toMatch(/(sea|&|sky)…$/);
});

it('PAGES-050 a page can be featured only while enableFeaturedPages is on', async () => {
  const IsFeaturedPage = true;
  const plain = await storePage(portal);
  const featured = await storePage(portal, { IsFeaturedPage });
  const create = async () =>
    (await portal.call('editor', 'POST', '/pages', newsPage({ IsFeaturedPage }))).status;
  const change = async ({ Id }: { Id: number }) =>
    (await portal.call('editor', 'PUT', `/pages/${Id}`, { Title: 'Ferry', IsFeaturedPage })).status;
  await storeSetting(portal, 'enableFeaturedPages', false);
  // A page that was featured before stays so, and can be written on.
  expect([await create(), await change(plain), await change(featured)]).toEqual([400, 400, 200]);
  await portal.call('admin', 'DELETE', '/featuresettings/enableFeaturedPages');
  expect([await create(), await change(plain)]).toEqual([201, 200]);
});

it('PAGES-093 PAGES-082 the history of a page has each state, newest first, channels as a list of term ids', async () => {
  const page = await storePage(portal, { Title: 'One' });
  const channels = [
    await storeTerm(portal, 'channelterms', 'Quays'),
    await storeTerm(portal, 'channelterms', 'Tugs'),
  ];
  const ChannelTermPages = channels.map((ChannelTermId) => ({ ChannelTermId }));
  const change = newsPage({ Title: 'Two', ChannelTermPages });
  await portal.call('admin', 'PUT', `/pages/${page.Id}`, change);
  const { body } = await portal.call<
    {
      Action: string;
      UpnId: string;
      DateTime: string;
      NewValues: { Title: string; ChannelTermPages: string[] };
    }[]
  >('editor', 'GET', `/pages/${page.Id}/audits`);
  expect(body.map(({ Action, UpnId, NewValues }) => [Action, UpnId, NewValues.Title])).toEqual([
    ['updated', 'admin@nordvik.example', 'Two'],
    ['created', 'editor@nordvik.example', 'One'],
  ]);
  expect(body.map(({ NewValues }) => NewValues.ChannelTermPages)).toEqual([channels, []]);
});

it('PAGES-094 PAGES-083 restoring an entry puts the page back to that state', async () => {
  const page = await storePage(portal, { Title: 'One', IsFeaturedPage: true });
  await portal.call(
    'editor',
    'PUT',
    `/pages/${page.Id}`,
    newsPage({ Title: 'Two', IsFeaturedPage: false, PublishingDate: null }),
  );
  const audits = (await portal.call<{ Id: number }[]>('editor', 'GET', `/pages/${page.Id}/audits`))
    .body;
  const restored = await portal.call<Page>(
    'editor',
    'POST',
    `/pages/${page.Id}/audits/${audits.at(-1)?.Id}/restore`,
  );
  expect(restored.body).toMatchObject({
    Title: 'One',
    IsFeaturedPage: true,
    PublishingDate: page.PublishingDate,
  });
  expect(
    (await portal.call<Page[]>('member', 'GET', '/pages/news')).body.find(
      ({ Id }) => Id === page.Id,
    )?.Title,
  ).toBe('One');
  expect(
    (await portal.call('editor', 'POST', `/pages/${page.Id}/audits/999999/restore`)).status,
  ).toBe(404);
});

it('ADMIN-05 the newest changes of everything are listed, each kind for those who manage it', async () => {
  const page = await storePage(portal, { Title: 'Listed' });
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'supportPhone', Value: '112' });
  await portal.call('editor', 'DELETE', `/pages/${page.Id}`);
  const list = async (person: string, query = '') =>
    (
      await portal.call<{
        Changes: { Resource: string; Title: string; Action: string }[];
        HasMore: boolean;
      }>(person, 'GET', `/audits${query}`)
    ).body;
  const words = ({ Changes }: Awaited<ReturnType<typeof list>>) =>
    Changes.map(({ Resource, Title, Action }) => `${Resource} ${Title} ${Action}`);
  expect(words(await list('admin', '?amount=3'))).toEqual([
    'pages Listed deleted',
    'featuresettings supportPhone created',
    'pages Listed created',
  ]);
  expect(words(await list('editor', '?amount=2'))).toEqual([
    'pages Listed deleted',
    'pages Listed created',
  ]);
  await portal.call('powerbieditor', 'POST', '/powerbiframes', {
    Title: 'Plans nobody knows',
    Type: 0,
    EmbedUrl: `${portal.devTenant.environment.POWER_BI_APP_URL}/reportEmbed?reportId=x&groupId=y`,
    EmbedId: 'x',
    RouteId: '/',
  });
  expect((await list('admin', '?resource=powerbiframes')).Changes).toMatchObject([
    { Title: 'Plans nobody knows' },
  ]);
  for (const kind of ['featuresettings', 'powerbiframes', 'siteelements', 'channelterms'])
    expect((await list('editor', `?resource=${kind}`)).Changes).toEqual([]);
  expect([
    (await list('admin', '?amount=1')).HasMore,
    (await list('admin', '?resource=featuresettings&amount=500')).HasMore,
  ]).toEqual([true, false]);
});

it('PAGES-088 PAGES-089 PAGES-090 the lists answer published pages by kind, newest first', async () => {
  const older = await storePage(portal, { PublishingDate: hoursFromNow(-3), IsFeaturedPage: true });
  const newer = await storePage(portal, { PublishingDate: hoursFromNow(-2) });
  const content = await storePage(portal, { PageType: 0 });
  const news = ids((await portal.call<Page[]>('member', 'GET', '/pages/news')).body);
  expect(news.indexOf(newer.Id)).toBeLessThan(news.indexOf(older.Id));
  expect(news).not.toContain(content.Id);
  const featured = ids(
    (await portal.call<Page[]>('member', 'GET', '/pages/news?isFeaturedPage=true')).body,
  );
  expect(featured).toContain(older.Id);
  expect(featured).not.toContain(newer.Id);
  expect(ids((await portal.call<Page[]>('member', 'GET', '/pages/content')).body)).toContain(
    content.Id,
  );
  expect(ids((await portal.call<Page[]>('member', 'GET', '/pages')).body)).toEqual(
    expect.arrayContaining([older.Id, content.Id]),
  );
});

it('PAGES-089 PAGES-090 the lists of news and of content are of featured pages or of the others', async () => {
  const stored: Record<string, number> = {};
  for (const PageType of [0, 1] as const)
    for (const IsFeaturedPage of [true, false])
      stored[`${PageType} ${IsFeaturedPage}`] = (
        await storePage(portal, { PageType, IsFeaturedPage })
      ).Id;
  const listed = async (kind: string, isFeatured: boolean) => {
    const path = `/pages/${kind}?isFeaturedPage=${isFeatured}`;
    const found = ids((await portal.call<Page[]>('member', 'GET', path)).body);
    return Object.keys(stored).filter((name) => found.includes(stored[name]!));
  };
  expect(await listed('news', true)).toEqual(['1 true']);
  expect(await listed('news', false)).toEqual(['1 false']);
  expect(await listed('content', true)).toEqual(['0 true']);
  expect(await listed('content', false)).toEqual(['0 false']);
});

it('PAGES-102 the calls that the specification lists for pages, pictures, channels and languages are there', async () => {
  const page = await storePage(portal);
  const slug = page.Path.split('/').at(-1)!;
  const content = await storePage(portal, { PageType: 0 });
  const [channel, language] = [
    await storeTerm(portal, 'channelterms', 'Listed channel'),
    await storeTerm(portal, 'languageterms', 'Listed language'),
  ];
  const { body: picture } = await upload(portal, await drawing(30, 20).png().toBuffer());
  const asked = async (method: string, path: string, body?: object) =>
    (await portal.call<{ Id?: string }>('editor', method, path, body)).status;
  expect((await portal.call<string[]>('editor', 'GET', '/Image')).body).toContain(picture.Url);
  const site = 'siteUrl=https%3A%2F%2Fnordvik.example';
  for (const path of [
    `/pages/${page.Id}`,
    `/pages/news/${slug}`,
    `/pages/content/${content.Path.split('/').at(-1)}`,
    '/me/userchannelterms/',
    '/me/userlanguageterms',
    '/languageterms/localized/1033',
  ])
    expect([path, await asked('GET', path)]).toEqual([path, 200]);
  const chosen: [string, object][] = [
    ['/me/userchannelterms', { ChannelTermId: channel, ChannelType: 0 }],
    ['/me/userlanguageterms', { LanguageTermId: language, LanguageType: 0 }],
  ];
  for (const [path, body] of chosen) {
    expect([path, await asked('POST', path, body)]).toEqual([path, 201]);
    const id = Object.values(body)[0] as string;
    expect([path, await asked('DELETE', `${path}/${id}`)]).toEqual([path, 204]);
  }
  expect(await asked('PUT', `/pages/${page.Id}?${site}`, { Title: 'Changed' })).toBe(200);
  expect(await asked('DELETE', `/pages/${page.Id}?${site}`)).toBe(204);
});
