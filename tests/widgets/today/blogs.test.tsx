import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Blogs } from '../../../src/client/features/blogs/Blogs';
import { Compliments } from '../../../src/client/features/blogs/Compliments';
import type { UserLanguageTerm } from '#shared/contract/pages/terms';
import { settingDefaults } from '#shared/rules/settings/settings';
import { languageTerm } from '../../../src/devTenant/company/terms';
import { storeSettings } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { TodayPage } from '../../../src/client/pages/today/TodayPage';
import { resetSettings, setNewsPortal } from '../../support/widgets/newsWidgets';
import { withCards } from '../../support/widgets/peopleWidgets';

const portal = setNewsPortal();
const onEmptyChange = { Compliments: jest.fn(), 'My blogs': jest.fn() };
const settings = (changes: object = {}) => {
  const { sharePointUrl } = portal.devTenant;
  return resetSettings(portal, {
    blogSiteUrl: `${sharePointUrl}/sites/blogs`,
    complimentsSiteUrl: `${sharePointUrl}/sites/compliments`,
    enableLanguageFilteringForSharepointPages: false,
    ...changes,
  });
};
beforeEach(() => settings());

const show = (visit = {}) =>
  portal.show(
    withCards(
      <Suspense>
        <Compliments place="main" onEmptyChange={onEmptyChange.Compliments} />
        <Blogs place="main" onEmptyChange={onEmptyChange['My blogs']} />
      </Suspense>,
    ),
    visit,
  );
const widget = async (name: 'My blogs' | 'Compliments') =>
  within(await screen.findByRole('region', { name }));
const posts = async (name: 'My blogs' | 'Compliments') =>
  (await widget(name)).findAllByRole('article');
const list = "getBaseItemByUrl(url='/SitePages')/items";
const search = '/_api/search/postquery';

it('BLOG-01 the compliments wall stands on the start page, and my blogs below it', async () => {
  await portal.show(withCards(<TodayPage />));
  await posts('Compliments');
  await posts('My blogs');
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings.indexOf('My blogs') - headings.indexOf('Compliments')).toBe(1);
});

it('BLOG-02 BLOG-03 six posts show, six more at each of two clicks, then a link to the older ones', async () => {
  await settings({ blogArchiveUrl: 'https://archive.nordvik.example/blogs' });
  await show();
  const counts = [(await posts('My blogs')).length];
  const more = async () =>
    userEvent.click((await widget('My blogs')).getByRole('button', { name: 'Show more' }));
  await more();
  counts.push((await posts('My blogs')).length);
  expect((await widget('My blogs')).queryByRole('link', { name: /Older blog posts/ })).toBeNull();
  await more();
  counts.push((await posts('My blogs')).length);
  expect(counts).toEqual([6, 12, 18]);
  expect(
    (await widget('My blogs')).getByRole('link', { name: /Older blog posts/ }),
  ).toHaveAttribute('href', 'https://archive.nordvik.example/blogs');
  expect((await widget('My blogs')).getByRole('button', { name: 'Show less' })).toBeVisible();
});

it('BLOG-03 BLOG-11 older compliments are at their own archive, which is the site where none is set', async () => {
  const address = async (changes: object) => {
    await settings({ blogArchiveUrl: 'https://archive.nordvik.example/blogs', ...changes });
    const { unmount } = await show();
    await posts('Compliments');
    const wall = await widget('Compliments');
    for (let presses = 0; presses < 2; presses += 1) {
      const more = wall.queryByRole('button', { name: 'Show more' });
      if (more) await userEvent.click(more);
    }
    const older = await wall.findByRole('link', { name: /^Older compliments/ });
    unmount();
    return older.getAttribute('href');
  };
  const archive = 'https://archive.nordvik.example/compliments';
  expect(await address({ complimentsArchiveUrl: archive })).toBe(archive);
  const site = `${portal.devTenant.sharePointUrl}/sites/compliments`;
  expect(await address({ complimentsArchiveUrl: '' })).toBe(site);
});

it.each([
  ['complimentsSiteUrl', 'Compliments', 'My blogs'],
  ['blogSiteUrl', 'My blogs', 'Compliments'],
] as const)('BLOG-01 BLOG-11 with %s alone Today has %s, and not %s', async (url, there, away) => {
  const address = `${portal.devTenant.sharePointUrl}/sites/blogs`;
  await settings({ blogSiteUrl: '', complimentsSiteUrl: '', [url]: address });
  await portal.show(withCards(<TodayPage />));
  expect(await screen.findByRole('region', { name: there })).toBeVisible();
  expect(screen.queryByRole('region', { name: away })).toBeNull();
});

it("BLOG-04 BLOG-11 the posts are the published news of the site's pages, a hundred at most, the newest first", async () => {
  await show();
  await posts('Compliments');
  const [request] = portal.devTenant.control.requests(
    'sharepoint',
    `/sites/compliments/_api/v2.0/sharePoint/${list}`,
  );
  const query = new URL(request!.path, 'https://x.example').searchParams;
  expect([query.get('$filter'), query.get('$orderby'), query.get('$top')]).toEqual([
    'fields/PromotedState eq 2',
    'fields/FirstPublishedDate desc',
    '100',
  ]);
  expect(query.get('$expand')).toMatch(/^fields\(/);
  expect(query.get('$select')).toMatch(/^id,webUrl,.*createdBy$/);
  expect(
    (await posts('Compliments')).map(
      (article) => within(article).getByRole('heading').textContent,
    )[0],
  ).toBe('To the night team in Turku');
  expect(portal.devTenant.control.requests('sharepoint', search)).toEqual([]);
});

it("BLOG-05 BLOG-06 with language filtering the search is asked for posts in the person's languages", async () => {
  await settings({ enableLanguageFilteringForSharepointPages: true });
  const sent = jest.spyOn(globalThis, 'fetch');
  await show();
  await posts('My blogs');
  await pageRests();
  const bodies = sent.mock.calls
    .filter(([input]) => String(input).includes(search))
    .map(
      ([, init]) =>
        JSON.parse(String(init?.body)) as {
          request: {
            Querytext: string;
            RowLimit: number;
            SelectProperties: string[];
            SortList: { Property: string }[];
          };
        },
    );
  // One for each widget: none before the languages are known.
  expect(bodies).toHaveLength(2);
  const blogs = bodies.find(({ request }) => request.Querytext.includes('/sites/blogs/'))!.request;
  expect(blogs.Querytext).toMatch(/owstaxIdBoolFieldLanguage:"#0[0-9a-f-]{36}"/);
  expect(blogs.Querytext).toContain('PromotedState:2');
  expect([
    blogs.RowLimit,
    blogs.SortList[0]!.Property,
    blogs.SelectProperties.includes('Title'),
  ]).toEqual([100, 'FirstPublishedDate', true]);
});

it('BLOG-05 posts in each language that a person reads show beside each other, and none in others', async () => {
  const blogSiteUrl = `${portal.devTenant.sharePointUrl}/sites/news`;
  await settings({ blogSiteUrl, enableLanguageFilteringForSharepointPages: true });
  const aurora = async (person: string) => {
    const { unmount } = await portal.show(
      <Suspense>
        <Blogs place="main" onEmptyChange={onEmptyChange['My blogs']} />
      </Suspense>,
      { person },
    );
    const shown = (await posts('My blogs')).map((post) => within(post).getByRole('heading'));
    unmount();
    const titles = shown.map(({ textContent }) => textContent ?? '');
    return titles.filter((title) => title.startsWith('Aurora')).sort();
  };
  // English comes first among the languages of one person, and second among those of the other.
  const english = 'Aurora takes shape: keel laid for our first methanol feeder';
  expect(await aurora('member')).toEqual([
    english,
    'Aurora tar form: kjølen er strukket for vårt første metanolskip',
  ]);
  expect(await aurora('editor')).toEqual([
    english,
    'Aurora tar form: kölen sträckt för vårt första metanolfartyg',
  ]);
});

it('PAGES-042 BLOG-05 posts without a language stand beside those the person reads, where the setting says so', async () => {
  await settings({
    enableLanguageFilteringForSharepointPages: true,
    enableShowNonLanguageContentForAllUsers: true,
  });
  const [read] = (await portal.call<UserLanguageTerm[]>('member', 'GET', '/me/userlanguageterms'))
    .body;
  const post = (Title: string, TermGuid?: string) => ({
    webUrl: `${portal.devTenant.sharePointUrl}/sites/blogs/SitePages/${Title}.aspx`,
    fields: { Title, ...(TermGuid && { BoolField_Language: { TermGuid } }) },
  });
  const value = [
    post('For all'),
    post('For the member', read!.LanguageTermId),
    post('For others', '00000000-0000-4000-8000-000000000000'),
  ];
  portal.devTenant.control.fail({
    ...{ service: 'sharepoint', path: `/sites/blogs/_api/v2.0/sharePoint/${list}` },
    ...{ status: 200, body: { value } },
  });
  await show();
  const shown = (await posts('My blogs')).map((each) => within(each).getByRole('heading'));
  expect(shown.map(({ textContent }) => textContent)).toEqual(['For all', 'For the member']);
  await settings({
    enableShowNonLanguageContentForAllUsers:
      settingDefaults.enableShowNonLanguageContentForAllUsers,
  });
});

it('SEARCH-27 posts are searched by the property names that the settings give', async () => {
  await settings({
    enableLanguageFilteringForSharepointPages: true,
    searchManagedProperties: { languages: 'RefinableString07', author: 'RefinableString08' },
  });
  const sent = jest.spyOn(globalThis, 'fetch');
  await show();
  const bodies = () =>
    sent.mock.calls
      .filter(([input]) => String(input).includes(search))
      .map(([, init]) => String(init?.body));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  for (const body of bodies()) {
    expect(body).toContain('(RefinableString07:\\"#0');
    expect(body).toContain('"RefinableString08"');
    expect(body).not.toMatch(/owstaxIdBoolFieldLanguage|AuthorOWSUSER/);
  }
  // Those that were kept were searched by other names.
  cleanup();
  await settings({
    enableLanguageFilteringForSharepointPages: true,
    searchManagedProperties: { languages: 'RefinableString09' },
  });
  await show({ keepCache: true });
  await waitFor(() => expect(bodies().join()).toContain('(RefinableString09:'));
  await settings({ searchManagedProperties: {} });
});

it('LANG-22 somebody without languages gets the posts in the default language', async () => {
  await settings({ enableLanguageFilteringForSharepointPages: true });
  const finnish = languageTerm('fi').id;
  const person = 'powerbieditor';
  const own = '/me/userlanguageterms';
  for (const term of (await portal.call<UserLanguageTerm[]>(person, 'GET', own)).body)
    await portal.call(person, 'DELETE', `${own}/${term.LanguageTermId}`);
  await storeSettings(portal, { defaultLanguageTermId: finnish });
  const sent = jest.spyOn(globalThis, 'fetch');
  await portal.show(
    <Suspense>
      <Compliments place="main" onEmptyChange={onEmptyChange.Compliments} />
    </Suspense>,
    { person },
  );
  await pageRests();
  const asked = sent.mock.calls.filter(([input]) => String(input).includes(search));
  expect(asked.map(([, init]) => String(init?.body))).toEqual([expect.stringContaining(finnish)]);
});

describe('who wrote a post', () => {
  const faces = () => portal.devTenant.control.requests('graph', '/v1.0/$batch');
  const author = async (name: 'My blogs' | 'Compliments') => {
    const post = within((await posts(name))[0]!);
    return post.findByRole('button');
  };

  it('is named on the card with their face, and opens their people card', async () => {
    await show();
    const button = await author('Compliments');
    expect(button).toHaveAccessibleName(/^\p{Lu}\S+ \p{Lu}/u);
    await waitFor(() => expect(faces().length).toBeGreaterThan(0));
    await userEvent.click(button);
    expect(
      await screen.findByRole('dialog', { name: new RegExp(button.textContent!.slice(-6)) }),
    ).toBeVisible();
  });

  it('is read with the posts: by the list and by the search, and their faces in batches', async () => {
    await settings({ enableLanguageFilteringForSharepointPages: true });
    const first = await show();
    const bySearch = (await author('My blogs')).textContent;
    first.unmount();
    await settings();
    await show();
    expect((await author('My blogs')).textContent).toBe(bySearch);
    const [request] = portal.devTenant.control.requests('sharepoint', list);
    expect(new URL(request!.path, 'https://x.example').searchParams.get('$select')).toContain(
      'createdBy',
    );
    const people = portal.devTenant.control.requests('graph', '/v1.0/users/');
    expect(people.filter(({ inBatch }) => !inBatch)).toEqual([]);
  });

  it('is left out where SharePoint does not tell, and the date stays', async () => {
    const item = {
      id: '1',
      webUrl: 'https://nordvik.example/a.aspx',
      fields: { Title: 'By an app', FirstPublishedDate: '2026-01-01T00:00:00Z' },
      createdBy: { application: { displayName: 'Import' } },
    };
    const body = { value: [item] };
    portal.devTenant.control.fail({ service: 'sharepoint', path: list, status: 200, body });
    await show();
    const post = within((await posts('Compliments'))[0]!);
    expect(post.queryByRole('button')).toBeNull();
    expect(post.getByRole('time')).toHaveAttribute('datetime', '2026-01-01T00:00:00.000Z');
  });
});

it('BLOG-07 a post of a channel shows to those who follow it', async () => {
  const title = 'The Aurora hull team';
  const { unmount } = await show();
  await posts('Compliments');
  expect(screen.getByRole('heading', { name: new RegExp(title) })).toBeVisible();
  unmount();
  await portal.show(
    <Suspense>
      <Compliments place="main" onEmptyChange={onEmptyChange.Compliments} />
    </Suspense>,
    { person: 'footereditor' },
  );
  await posts('Compliments');
  expect(screen.queryByRole('heading', { name: new RegExp(title) })).toBeNull();
});

it('BLOG-08 BLOG-09 TODAY-05 without posts each says so, and tells the page', async () => {
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: list,
    status: 200,
    body: { value: [] },
  });
  Object.values(onEmptyChange).forEach((told) => told.mockClear());
  await show();
  expect(
    await screen.findByText('No blog posts could be found according to your channel selections.'),
  ).toBeVisible();
  expect(
    await screen.findByText('No compliments could be found according to your channel selections.'),
  ).toBeVisible();
  for (const told of Object.values(onEmptyChange)) expect(told).toHaveBeenLastCalledWith(true);
});

it('BLOG-10 a failing call shows the error in its widget alone, and can be tried again', async () => {
  portal.devTenant.control.fail({ service: 'sharepoint', path: '/sites/blogs/', status: 500 });
  await show();
  expect(await (await widget('My blogs')).findByText('My blogs could not be loaded')).toBeVisible();
  expect(await posts('Compliments')).not.toEqual([]);
  portal.devTenant.control.clearFailures();
  await userEvent.click((await widget('My blogs')).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await posts('My blogs')).toHaveLength(6));
});
