import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { ContentPage, NewsPage } from '../../../src/client/pages/NewsPage';
import { PagePerson } from '../../../src/client/features/page/PagePerson';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { openCard, withCards } from '../../support/widgets/peopleWidgets';
import { resetSettings, setNewsPortal } from '../../support/widgets/newsWidgets';
import { storePage } from '../../support/content/pages';

const portal = setNewsPortal();
let page: Page;
beforeAll(async () => {
  page = await seeded(/^One place for all of us/);
});
beforeEach(() => resetSettings(portal));

/** A page of the example content. */
async function seeded(title: RegExp): Promise<Page> {
  const { body } = await portal.call<Page[]>('member', 'GET', '/pages/news/top?amount=50');
  return body.find(({ Title }) => title.test(Title))!;
}

async function open(path: string, person = 'member') {
  await portal.show(
    <>
      <Routes>
        <Route path="/" element={<p>The start page</p>} />
        <Route path="/pages/news/:slug" element={<NewsPage />} />
        <Route path="/pages/content/:slug" element={<ContentPage />} />
      </Routes>
      <Query />
    </>,
    { at: path, person },
  );
}

/** The part of the address that says which dialog is open. */
const Query = () => <p>{useLocation().search}</p>;

it('PAGES-055 PAGES-059 PAGES-062 shows the title, as the window does too, the publishing date and the body of the page at its address', async () => {
  await open(page.Path);
  expect(await screen.findByRole('heading', { level: 1, name: page.Title })).toBeVisible();
  await waitFor(() => expect(document.title).toContain(`${page.Title} – `));
  const article = within(screen.getByRole('article'));
  expect(
    article.getByRole('heading', { level: 2, name: 'Three things to do first' }),
  ).toBeVisible();
  expect(article.getAllByRole('listitem').length).toBeGreaterThan(2);
  expect(screen.getByRole('article').querySelector('header time')).toHaveAttribute(
    'datetime',
    page.PublishingDate,
  );
  expect(screen.queryByText('Draft')).toBeNull();
});

it('PAGES-055 a draft shows an italic marker in place of the date', async () => {
  const draft = await storePage(portal, { Title: 'Not yet', PublishingDate: null });
  await open(draft.Path, 'editor');
  expect((await screen.findByText('Draft')).tagName).toBe('EM');
  expect(screen.getByRole('article').querySelector('header time')).toBeNull();
});

it.each([
  ['Scheduled', { PublishingDate: new Date(Date.now() + 86_400_000).toISOString() }],
  [
    'Archived',
    {
      PublishingDate: new Date(Date.now() - 2 * 86_400_000).toISOString(),
      ArchiveDate: new Date(Date.now() - 86_400_000).toISOString(),
    },
  ],
])(
  'an editor sees beside the date that a page is %s, and at what time it comes',
  async (state, dates) => {
    const hidden = await storePage(portal, { Title: `A page that is ${state}`, ...dates });
    await open(hidden.Path, 'editor');
    expect((await screen.findByText(state)).tagName).toBe('EM');
    const date = screen.getByRole('article').querySelector('header time');
    expect(date).toHaveAttribute('datetime', dates.PublishingDate);
    expect(date).toHaveTextContent(state === 'Scheduled' ? / at \d+:\d\d/ : /\d{4}$/);
  },
);

it('PAGES-057 shows the banner with its caption', async () => {
  await open(page.Path);
  const banner = await screen.findByRole('figure');
  expect(within(banner).getByRole('img', { name: page.BannerImageAltText! })).toHaveAttribute(
    'src',
    page.BannerImageUrl,
  );
  expect(within(banner).getByText('Northern lights over the fjord outside Bergen.')).toBeVisible();
});

it('PAGES-098 a banner without text has no caption', async () => {
  const wordless = await storePage(portal, {
    Title: 'Wordless',
    BannerImageUrl: page.BannerImageUrl,
    BannerImageText: null,
  });
  await open(wordless.Path);
  const banner = await screen.findByRole('figure');
  expect(banner.querySelector('img')).toBeInTheDocument();
  expect(banner.querySelector('figcaption')).toBeNull();
});

it('PAGES-098 a page without banner has no figure', async () => {
  const plain = await storePage(portal, { Title: 'Plain' });
  await open(plain.Path);
  await screen.findByRole('heading', { level: 1, name: 'Plain' });
  expect(screen.queryByRole('figure')).toBeNull();
});

it('PAGES-056 PAGES-098 only editors have a link to edit the page', async () => {
  for (const person of ['member', 'appeditor', 'broadcaster', 'dashboardeditor', 'footereditor']) {
    cleanup();
    await open(page.Path, person);
    await screen.findByRole('heading', { level: 1, name: page.Title });
    expect([person, screen.queryByRole('link', { name: 'Edit page' })]).toEqual([person, null]);
  }
  for (const person of ['editor', 'admin']) {
    cleanup();
    await open(page.Path, person);
    expect(await screen.findByRole('link', { name: 'Edit page' })).toHaveAttribute(
      'href',
      `${page.Path}/edit`,
    );
  }
});

it('PAGES-060 shows the information owner and who changed the page last, by name, and when', async () => {
  await open(page.Path);
  const owner = (await screen.findByText('Information owner')).parentElement!;
  expect(owner).not.toHaveTextContent('@');
  await waitFor(() => expect(owner.textContent).toMatch(/Information owner\p{L}+ \p{L}+/u));
  expect(screen.getByText('Last modified by').parentElement).toHaveTextContent(
    page.ModifiedByUser!.DisplayName,
  );
  expect(screen.getByText(/^Last modified$/).querySelector('time')).toHaveAttribute(
    'datetime',
    page.Modified,
  );
});

it('LICENCE-04 for a person without a licence nothing about the owner is asked of Graph', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await open(page.Path, 'frontline');
  expect(await screen.findByText('Information owner')).toBeVisible();
  expect(
    asked.mock.calls.filter(
      ([url]) =>
        String(url).includes('/users/') && String(url).startsWith(portal.devTenant.graphUrl),
    ),
  ).toEqual([]);
});

it('PAGES-060 people without a directory read the name of an owner who has been to the portal', async () => {
  await portal.call('admin', 'POST', '/users', {});
  const { Path } = await storePage(portal, {
    Title: 'Owned',
    OwnerUserUpnId: 'Admin@nordvik.example',
  });
  await open(Path, 'frontline');
  const owner = (await screen.findByText('Information owner')).parentElement!;
  expect(owner).toHaveTextContent('Information ownerAstrid Holm');
});

it('PAGES-060 who changed the page last, and when, is not who made it, for people without a directory too', async () => {
  const { Id, Created, Path } = await storePage(portal, { Title: 'Changed' });
  await portal.call('admin', 'PUT', `/pages/${Id}`, { Content: '<p>Anew.</p>' });
  await open(Path, 'frontline');
  const changedBy = (await screen.findByText('Last modified by')).parentElement!;
  expect(changedBy).toHaveTextContent('Last modified byAstrid Holm');
  const date = screen
    .getByText(/^Last modified$/)
    .querySelector('time')!
    .getAttribute('datetime')!;
  expect(date > Created).toBe(true);
});

it('PAGES-060 PAGES-078 a guest who owns the page is shown by name and initials, and has a card', async () => {
  const guest = portal.devTenant.company.person('guest@nordvik.example')!;
  expect(guest).toMatchObject({
    mail: 'grace.okafor@auditors.example',
    displayName: 'Grace Okafor',
  });
  await portal.show(withCards(<PagePerson upn={guest.mail} name={null} role="Owner" />));
  const owner = await screen.findByRole('button', { name: /Grace Okafor/ });
  expect(within(owner).getByText('GO')).toBeVisible();
  fireEvent.click(owner);
  const card = await openCard('Grace Okafor');
  expect(await card.findByText(guest.jobTitle!)).toBeVisible();
});

it('PAGES-060 an owner with a photo is shown with it', async () => {
  const { Path } = await storePage(portal, {
    Title: 'Pictured',
    OwnerUserUpnId: 'editor@nordvik.example',
  });
  await open(Path);
  const owner = (await screen.findByText('Information owner')).parentElement!.parentElement!;
  await waitFor(() => expect(owner.querySelector('img')).toHaveAttribute('src'));
});

it('PEOPLE-19 an owner whom the directory does not know, or does not name now, is shown by their address', async () => {
  const { upn } = portal.devTenant.company.people.at(-1)!;
  portal.devTenant.control.fail({ service: 'graph', path: `/users/${upn}`, status: 403 });
  for (const OwnerUserUpnId of ['gone@nordvik.example', upn]) {
    const { Path } = await storePage(portal, { Title: 'Owned', OwnerUserUpnId });
    await open(Path);
    expect(await screen.findByText(OwnerUserUpnId)).toBeVisible();
  }
  portal.devTenant.control.clearFailures();
});

it('PAGES-061 LANG-02 shows the language and the channels by name', async () => {
  const tagged = await seeded(/^Fuel cell/);
  await open(tagged.Path);
  const channels = within(await screen.findByRole('list', { name: 'Channels' }));
  expect(
    channels
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .sort(),
  ).toEqual(['Engineering', 'Innovation', 'Sustainability']);
  expect(await screen.findByText('English')).toBeVisible();
});

it.each([99_999, 99_999_999_999_999])(
  'PAGES-064 a page that does not exist says so in its place, and searches for its words: %s',
  async (id) => {
    await open(`/pages/news/no-such-page-${id}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: "We couldn't find this page" }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toContain("We couldn't find this page"));
    fireEvent.click(screen.getByRole('button', { name: 'Search for “no such page”' }));
    expect(await screen.findByText('?q=no+such+page&modal=search')).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Back to Today' }));
    expect(await screen.findByText('The start page')).toBeVisible();
  },
);

it('PAGES-064 a page that could not be read is read again where it is', async () => {
  const { fetch: real } = globalThis;
  const failing = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/pages/news/')
        ? Promise.resolve(Response.json({ status: 500, title: 'Broken' }, { status: 500 }))
        : real(input, init),
    );
  await open(page.Path);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('The start page')).toBeNull();
  failing.mockRestore();
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: page.Title })).toBeVisible();
});

it('PAGES-062 the window is titled by the kind of a page that could not be read', async () => {
  const content = await storePage(portal, { Title: 'Unread', PageType: 0 });
  const { fetch: real } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      /\/api\/pages\/(news|content)\//.test(String(input))
        ? Promise.resolve(Response.json({ status: 500, title: 'Broken' }, { status: 500 }))
        : real(input, init),
    );
  for (const [path, title] of [
    [content.Path, /^Pages\b/],
    [page.Path, /^News\b/],
  ] as const) {
    cleanup();
    await open(path);
    await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(document.title).toMatch(title));
  }
});

it('PAGES-062 a link made under another title, or before the page became content, leads to it', async () => {
  const stored = await storePage(portal, { Title: 'A later title', PageType: 0 });
  await open(`/pages/news/the-first-title-${stored.Id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'A later title' })).toBeVisible();
});

it('PAGES-063 PAGES-064 an address that cannot be a page says so, and nothing is asked', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await open('/pages/news/Not_a_slug');
  expect(await screen.findByText('Not_a_slug does not match recognized pattern')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search for “Not a slug”' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^We couldn't find this page/));
  expect(asked.mock.calls.filter(([url]) => String(url).includes('/pages/news/'))).toEqual([]);
});

it('PAGES-083 an open content page follows its changes, and is gone where it was deleted', async () => {
  const { Id, Path, Modified } = await storePage(portal, { Title: 'Rules of 2025', PageType: 0 });
  await open(Path);
  await screen.findByRole('heading', { level: 1, name: 'Rules of 2025' });
  const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  await portal.call('editor', 'PUT', `/pages/${Id}`, { Modified, Title: 'Rules of 2026' });
  take({ ComponentId: 'contentPages', Data: { Change: 'updated', Id } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rules of 2026' })).toBeVisible();
  await portal.call('editor', 'DELETE', `/pages/${Id}`);
  take({ ComponentId: 'contentPages', Data: { Change: 'deleted', Id } });
  expect(
    await screen.findByRole('heading', { level: 1, name: "We couldn't find this page" }),
  ).toBeVisible();
  stop();
});

it('PAGES-083 open news in a language that its reader does not read follows its changes', async () => {
  const { Id, Path, Modified } = await storePage(portal, { Title: 'Havnen 2025' });
  await open(Path);
  await screen.findByRole('heading', { level: 1, name: 'Havnen 2025' });
  const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  await portal.call('editor', 'PUT', `/pages/${Id}`, { Modified, Title: 'Havnen 2026' });
  take({ ComponentId: 'newsPages', Data: { Change: 'updated', Id } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Havnen 2026' })).toBeVisible();
  stop();
});

it('PAGES-083 a draft that somebody else reads follows its changes', async () => {
  const draft = { Title: 'Draft of the rules', PublishingDate: null };
  const { Id, Path, Modified } = await storePage(portal, draft);
  await open(Path, 'editor');
  await screen.findByRole('heading', { level: 1, name: 'Draft of the rules' });
  const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  await portal.call('admin', 'PUT', `/pages/${Id}`, { Modified, Title: 'Second draft' });
  // Of a draft only those are told who manage pages.
  take({ ComponentId: 'pages', Data: { Change: 'updated', Id } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Second draft' })).toBeVisible();
  stop();
});
