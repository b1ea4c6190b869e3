import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPage, Page } from '#shared/contract/pages/pages';
import { listenToNotices, type Notice } from '../../../src/client/data/notices';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { resizeTo } from '../../support/widgets/newsWidgets';
import {
  openPageEditor,
  pressButton,
  titleField,
  writeText,
  writeTitle,
} from '../../support/widgets/pageEditor';
import { hoursFromNow, storePage, storeSettings, storeTerm } from '../../support/content/pages';
import { drawing, upload } from '../../support/content/uploads';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const english =
  'The new terminal opens on Monday, and the ferries berth there from then on. Take the bus from the ' +
  'station, because there is no room for cars before the summer.';
const portal = setWidgetPortal();

const stored = async (title: string) => {
  const { body } = await portal.call<ListedPage[]>('editor', 'POST', '/pages/query', {
    IncludeDrafts: true,
  });
  return body.filter(({ Title }) => Title === title);
};
const read = async (id: number, person = 'editor') =>
  (await portal.call<Page>(person, 'GET', `/pages/${id}`)).body;
/** How often a page was sent. */
const sent = (asked: jest.SpyInstance, method: string) =>
  asked.mock.calls.filter(
    ([url, init]) =>
      /\/api\/pages(\/\d+)?(\?|$)/.test(String(url)) && (init as RequestInit).method === method,
  ).length;

const kinds: [string, 0 | 1][] = [
  ['news', 1],
  ['content', 0],
];
it.each(kinds)(
  'PAGES-065 PAGES-066 PAGES-084 what is added below %s is of that kind, and then shown at its address',
  async (kind, type) => {
    const title = `New in ${kind}`;
    await openPageEditor(portal, `/pages/${kind}/add`);
    expect(await titleField()).toHaveFocus();
    await writeTitle(title);
    await writeText('<p>It opens.</p>');
    await pressButton('Save draft');
    await screen.findByText(new RegExp(`^At /pages/${kind}/new-in-${kind}-\\d+$`));
    const [page] = await stored(title);
    expect(page).toMatchObject({ PageType: type, Description: 'It opens.' });
    expect((await read(page!.Id, 'editor')).Content).toBe('<p>It opens.</p>');
    expect(page).toMatchObject({ PublishingDate: null, OwnerUserUpnId: 'editor@nordvik.example' });
    expect(screen.getByText(`At ${page!.Path}`)).toBeVisible();
  },
);

it('LANG-22 a new page is in the default language while content is filtered by language', async () => {
  const danish = await storeTerm(portal, 'languageterms', 'Dansk');
  const language = async () => {
    await openPageEditor(portal, '/pages/news/add');
    const field = await screen.findByRole('combobox', { name: 'Language', hidden: true });
    await within(field).findByRole('option', { name: 'Dansk', hidden: true });
    return within(field).getByRole<HTMLOptionElement>('option', { selected: true, hidden: true })
      .value;
  };
  const isFiltered = (enableLanguageFilteringForWorkplace: boolean) =>
    storeSettings(portal, { enableLanguageFilteringForWorkplace, defaultLanguageTermId: danish });
  await isFiltered(false);
  expect(await language()).toBe('');
  await isFiltered(true);
  expect(await language()).toBe(danish);
  await writeTitle('Færgen lægger til');
  await writeText('<p>Hun åbner.</p>');
  await pressButton('Save draft');
  await screen.findByText(/^At \/pages\/news\//);
  expect(await stored('Færgen lægger til')).toMatchObject([{ LanguageTermId: danish }]);
  await isFiltered(false);
});

it('the arrow of a field to choose from by typing says what it opens', async () => {
  await openPageEditor(portal, '/pages/news/add');
  for (const name of ['Show choices: Channels', 'Show choices: Information owner'])
    expect(await screen.findByRole('button', { name, hidden: true })).toBeInTheDocument();
});

it('PAGES-070 PAGES-071 PAGES-073 without title or text nothing is saved, and each field says so', async () => {
  await openPageEditor(portal, '/pages/news/add');
  const asked = jest.spyOn(globalThis, 'fetch');
  await pressButton('Save draft');
  expect(await screen.findByText('Enter a value.')).toBeVisible();
  expect(screen.getByText('Write a text.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await pressButton('Publish …');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(sent(asked, 'POST')).toBe(0);
});

it('on a phone the draft is saved, and the preview opened, by the menu', async () => {
  const { container } = await openPageEditor(portal, '/pages/news/add', { width: 390 });
  await Promise.all([writeTitle('On the way'), writeText('<p>By train.</p>')]);
  const choose = async (name: string) => {
    await pressButton('More');
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  expect(within(container).queryByRole('button', { name: 'Save draft' })).toBeNull();
  await choose('Preview');
  expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await choose('Save draft');
  await screen.findByText(/^At \/pages\/news\/on-the-way-/);
});

it('PAGES-074 two presses while it is saved send one request', async () => {
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Once only');
  await writeText('<p>Once.</p>');
  const asked = jest.spyOn(globalThis, 'fetch');
  const save = await screen.findByRole('button', { name: 'Save draft' });
  fireEvent.click(save);
  fireEvent.click(save);
  await screen.findByText(/^At \/pages\/news\/once-only/);
  expect(sent(asked, 'POST')).toBe(1);
  expect(await stored('Once only')).toHaveLength(1);
});

it('PAGES-050 PAGES-075 PAGES-076 what the server refuses is said at its field, and saving is open again', async () => {
  await storeSettings(portal, { enableFeaturedPages: true });
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Featured later');
  await writeText('<p>Text.</p>');
  await userEvent.click(screen.getByRole('switch', { name: 'Featured' }));
  await storeSettings(portal, { enableFeaturedPages: false });
  await pressButton('Save draft');
  const refused = await screen.findByText(/is not available: featured pages are switched off/);
  expect(refused.closest('.fui-Field')).toContainElement(
    screen.getByRole('switch', { name: 'Featured' }),
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Featured' }));
  await pressButton('Save draft');
  await screen.findByText(/^At \/pages\/news\/featured-later/);
  await openPageEditor(portal, '/pages/news/add');
  expect(screen.queryByRole('switch', { name: 'Featured' })).toBeNull();
  await storeSettings(portal, { enableFeaturedPages: true });
});

it('PAGES-067 PAGES-069 a change leads to the page at its new address, and cancelling to the old one', async () => {
  const page = await storePage(portal, { Title: 'Old name' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await pressButton('Cancel');
  expect(await screen.findByText(`At ${page.Path}`)).toBeVisible();
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('New name');
  await pressButton('Publish changes');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
  expect(await screen.findByText(`At /pages/news/new-name-${page.Id}`)).toBeVisible();
  expect(await read(page.Id)).toMatchObject({
    Title: 'New name',
    PublishingDate: page.PublishingDate,
  });
});

it('what is published as it stands here cannot be published again, which is said; one letter more can', async () => {
  const page = await storePage(portal, { Title: 'As it was' });
  await openPageEditor(portal, `${page.Path}/edit`);
  const publish = await screen.findByRole('button', { name: 'Publish changes' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  await userEvent.hover(publish);
  expect(await screen.findByText('Readers see this version.')).toBeInTheDocument();
  await writeTitle('As it is');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Publish changes' })).toBeEnabled(),
  );
  expect(screen.getByRole('button', { name: 'Publish changes' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('a narrower window opens no sheet over the page, and a wider one shows the settings again', async () => {
  resizeTo(1440);
  await openPageEditor(portal, '/pages/news/add');
  await screen.findByRole('complementary', { name: 'Settings' });
  act(() => resizeTo(900));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await pressButton('Settings');
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
  act(() => resizeTo(1440));
  expect(await screen.findByRole('complementary', { name: 'Settings' })).toBeVisible();
  resizeTo(1024);
});

it('PAGES-069 cancelling a new page leads to the center', async () => {
  await openPageEditor(portal, '/pages/content/add');
  await pressButton('Cancel');
  expect(await screen.findByText('At /pages/content')).toBeVisible();
});

it.each(kinds)(
  'PAGES-068 deleting asks, and leads to the center of %s; the notice puts it back',
  async (kind, PageType) => {
    const notices: Notice[] = [];
    const stop = listenToNotices((notice) => notices.push(notice));
    const page = await storePage(portal, { Title: 'Short life', PageType });
    await openPageEditor(portal, `${page.Path}/edit`);
    await pressButton('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await answerQuestion('Delete');
    expect(await screen.findByText(`At /pages/${kind}`)).toBeVisible();
    expect((await portal.call('editor', 'GET', `/pages/${page.Id}`)).status).toBe(404);
    await waitFor(() => expect(notices.at(-1)?.action?.text).toBe('Undo'));
    notices.at(-1)?.action?.run();
    await waitFor(async () => expect((await read(page.Id)).Title).toBe('Short life'));
    stop();
  },
);

it('PAGES-052 PAGES-054 a draft is published now, after a look at what it lacks', async () => {
  const page = await storePage(portal, {
    Title: 'To publish',
    PublishingDate: null,
    Content: '<h2>First</h2><h4>Skips</h4><p><img src="/a.png"></p>',
  });
  await openPageEditor(portal, `${page.Path}/edit`);
  await pressButton('Publish …');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Reaches \d+ of \d+ people\.$/)).toBeVisible();
  expect(dialog.getByText('The heading “Skips” skips a level.')).toBeVisible();
  expect(dialog.getByText('Picture 1 has no description.')).toBeVisible();
  expect((await read(page.Id)).PublishingDate).toBeNull();
  const before = Date.now();
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await screen.findByText(`At ${page.Path}`);
  const { PublishingDate } = await read(page.Id, 'member');
  expect(Date.parse(PublishingDate!)).toBeGreaterThanOrEqual(before);
});

it('PAGES-053 PAGES-072 a page is scheduled by a date and a time', async () => {
  const page = await storePage(portal, { Title: 'Tomorrow at 8', PublishingDate: null });
  await openPageEditor(portal, `${page.Path}/edit`);
  await pressButton('Publish …');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'At another time' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await dialog.findByText('Enter when to publish it.')).toBeVisible();
  const moment = `${new Date().getFullYear() + 1}-03-04T08:00`;
  fireEvent.change(dialog.getByLabelText(/^Publishing date/), { target: { value: moment } });
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await screen.findByText(`At ${page.Path}`);
  const { PublishingDate } = await read(page.Id);
  expect(PublishingDate).toBe(new Date(moment).toISOString());
  expect((await portal.call('member', 'GET', `/pages/${page.Id}`)).status).toBe(404);
});

/** The server is away for everything that stores a page. */
function cutServer(): () => void {
  const real = globalThis.fetch;
  const spy = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      /\/api\/pages(\/\d+)?(\?|$)/.test(String(input)) && init?.method !== 'GET'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(input, init),
    );
  return () => spy.mockRestore();
}

describe('a page that could not be published', () => {
  async function failToPublish(Title: string) {
    const page = await storePage(portal, { Title, PublishingDate: null });
    await openPageEditor(portal, `${page.Path}/edit`);
    await writeTitle(`${Title} indeed`);
    const restore = cutServer();
    await pressButton('Publish …');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await screen.findByRole('button', { name: 'Try again' });
    restore();
    return page;
  }
  const published = async (id: number) => Date.parse((await read(id)).PublishingDate ?? '');

  it('PAGES-052 is still a draft, also in its working copy, and can be saved as one', async () => {
    const page = await failToPublish('Not yet');
    expect(screen.getByLabelText(/^Publishing date/)).toHaveValue('');
    await waitFor(
      async () => {
        const copy = await portal.call('editor', 'GET', `/me/workingCopies/${page.Id}`);
        expect(copy.body).toMatchObject({ Body: { PublishingDate: null } });
      },
      { timeout: 5_000 },
    );
    await pressButton('Save draft');
    await screen.findByText(`At /pages/news/not-yet-indeed-${page.Id}`);
    expect(await read(page.Id)).toMatchObject({ Title: 'Not yet indeed', PublishingDate: null });
  });

  it('PAGES-054 is published with the time at which that succeeds', async () => {
    const page = await failToPublish('Once more');
    await pressButton('Publish …');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Now' })).toBeChecked();
    const before = Date.now();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await screen.findByText(`At /pages/news/once-more-indeed-${page.Id}`);
    expect(await published(page.Id)).toBeGreaterThanOrEqual(before);
  });

  it('PAGES-054 is published when that is tried again, with the time of then', async () => {
    const page = await failToPublish('Tried again');
    const before = Date.now();
    await pressButton('Try again');
    await screen.findByText(`At /pages/news/tried-again-indeed-${page.Id}`);
    expect(await published(page.Id)).toBeGreaterThanOrEqual(before);
    const copy = () => portal.call('editor', 'GET', `/me/workingCopies/${page.Id}`);
    await waitFor(async () => expect((await copy()).status).toBe(404));
  });
});

it('PAGES-053 a date that was entered is kept in view until the page is published', async () => {
  const page = await storePage(portal, { Title: 'Of last year', PublishingDate: null });
  await openPageEditor(portal, `${page.Path}/edit`);
  fireEvent.change(await screen.findByLabelText(/^Publishing date/), {
    target: { value: '2025-03-04T08:00' },
  });
  await pressButton('Publish …');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Publishing date/)).toHaveValue('2025-03-04T08:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await screen.findByText(`At ${page.Path}`);
  const { PublishingDate } = await read(page.Id);
  expect(PublishingDate).toBe(new Date('2025-03-04T08:00').toISOString());
});

it('nobody is reached by a channel that nobody follows, and that is said before publishing', async () => {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Deserted');
  const page = await storePage(portal, {
    Title: 'For nobody',
    PublishingDate: null,
    ChannelTermPages: [{ ChannelTermId }],
  });
  await openPageEditor(portal, `${page.Path}/edit`);
  await pressButton('Publish …');
  expect(await screen.findByText('Nobody follows these channels in this language.')).toBeVisible();
  expect(await screen.findByText('Nobody follows the channel “Deserted”.')).toBeVisible();
});

it('large pictures and a text in another language are found before publishing, and jumped to', async () => {
  const danish = await storeTerm(portal, 'languageterms', 'Danish');
  const film = await drawing(2_000, 300).gif().toBuffer();
  const { Url } = (await upload(portal, film, { name: 'Quay.gif' })).body;
  const photo = await drawing(2_000, 300).jpeg().toBuffer();
  const served = (await upload(portal, photo, { name: 'Quay.jpg' })).body.Url;
  const page = await storePage(portal, {
    Title: 'Ny terminal',
    PublishingDate: null,
    LanguageTermId: danish,
    // The server makes a photo as small as it is shown.
    Content: `<p>${english}</p><p><img src="${served}" alt="Quay"><img src="${Url}" alt="Sea"></p>`,
  });
  await openPageEditor(portal, `${page.Path}/edit`);
  await pressButton('Publish …');
  const large = /^Picture 2 is much larger than it's shown: 2,000 pixels wide/;
  expect(await screen.findByText(large)).toBeVisible();
  expect(screen.queryByText(/^Picture 1 /)).toBeNull();
  const other = 'The text seems to be in another language than the page says: English.';
  await userEvent.click(await screen.findByRole('button', { name: `Show: ${other}` }));
  const field = screen.getByRole('combobox', { name: 'Language' });
  await waitFor(() => expect(field).toHaveFocus());
  await pressButton('Publish …');
  await userEvent.click(await screen.findByRole('button', { name: /^Show: Picture 2 / }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
  expect((await read(page.Id)).PublishingDate).toBeNull();
});

it('dates in the wrong order are named at both fields, and nothing is published', async () => {
  const page = await storePage(portal, { Title: 'Dates', ArchiveDate: hoursFromNow(24) });
  await openPageEditor(portal, `${page.Path}/edit`);
  fireEvent.change(await screen.findByLabelText(/^Expires/), {
    target: { value: '2020-01-01T08:00' },
  });
  expect(await screen.findByText("It must expire after it's published.")).toBeVisible();
  expect(screen.getByText('It must be published before it expires.')).toBeVisible();
  await pressButton('Publish changes');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('without a picture its words are neither checked nor stored', async () => {
  const page = await storePage(portal, { BannerImageUrl: 'https://x.example/a.png' });
  await openPageEditor(portal, `${page.Path}/edit`);
  const caption = screen.getByRole('textbox', { name: /^Caption/ });
  fireEvent.change(caption, { target: { value: 'x'.repeat(501) } });
  expect(await screen.findByText('Use at most 500 characters.')).toBeVisible();
  await pressButton('Change banner picture');
  await pressButton('Remove');
  await pressButton('Publish changes');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
  await screen.findByText(`At ${page.Path}`);
  expect(await read(page.Id)).toMatchObject({ BannerImageUrl: null, BannerImageText: null });
});

it('PAGES-049 readers are told only while notifications are on, and never twice for an existing page', async () => {
  await storeSettings(portal, { enableNotificationSubscriptions: false });
  await openPageEditor(portal, '/pages/news/add');
  const notify = { name: "Notify readers when it's published" };
  expect(screen.queryByRole('switch', notify)).toBeNull();
  await storeSettings(portal, { enableNotificationSubscriptions: true });
  const page = await storePage(portal, { Title: 'Told', Notify: true });
  await openPageEditor(portal, `${page.Path}/edit`);
  expect(await screen.findByRole('switch', notify)).not.toBeChecked();
  await storeSettings(portal, { enableNotificationSubscriptions: false });
});

it('on a narrow window the settings are a sheet, which opens where one of them is wrong', async () => {
  const page = await storePage(portal, { Title: 'Narrow', PublishingDate: null });
  await openPageEditor(portal, `${page.Path}/edit`, { width: 390 });
  expect(screen.queryByLabelText(/^Expires/)).toBeNull();
  await pressButton('Settings');
  const sheet = within(await screen.findByRole('dialog', { name: 'Settings' }));
  expect(sheet.getByLabelText(/^Expires/)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

it('the preview shows what is written, in three widths and themes, without what only readers can do', async () => {
  const page = await storePage(portal, { Title: 'Stored', PublishingDate: null });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Not stored yet');
  const { frame, shown } = await openPreview();
  expect(await shown()).toHaveTextContent('Not stored yet');
  expect(frame).toHaveStyle({ width: '1280px' });
  await pressButton('Phone');
  expect(frame).toHaveStyle({ width: '390px' });
  const { body } = frame.contentDocument!;
  expect(within(body).queryAllByRole('button', { hidden: true })).toEqual([]);
  const paper = () => body.style.getPropertyValue('--colorNeutralBackground1').toLowerCase();
  for (const [name, background] of [
    ['Dark', '#1f272c'],
    ['High contrast', '#000000'],
    ['Light', '#ffffff'],
  ] as const) {
    await pressButton(name);
    expect([name, paper()]).toEqual([name, background]);
  }
});

it('Escape closes the preview also where somebody has clicked into the page that it shows', async () => {
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Looked at');
  const { frame, shown } = await openPreview();
  await shown();
  fireEvent.keyDown(frame.contentDocument!.body, { key: 'a' });
  expect(screen.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  fireEvent.keyDown(frame.contentDocument!.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

it('the preview as a reader shows what the server gives them, and says why', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Tugboats');
  await storeSettings(portal, { noChannelSelectionLimitationsForEditors: true });
  const other = await storePage(portal, { Title: 'A draft', PublishingDate: null });
  const page = await storePage(portal, {
    ...{ Title: 'For tugboats', PublishingDate: hoursFromNow(24) },
    Content: `<p>See <a href="${other.Path}">the other page</a>.</p>`,
    ChannelTermPages: [{ ChannelTermId: channel }],
  });
  await openPageEditor(portal, `${page.Path}/edit`);
  const { frame, shown } = await openPreview();
  await pressButton('As a reader');
  await userEvent.click(screen.getByRole('radio', { name: 'As somebody who reads …' }));
  expect(await screen.findByText(/^Preview: Such a reader doesn't see this page\./)).toBeVisible();
  expect(await screen.findByText("It's only for followers of Tugboats.")).toBeVisible();
  const { body } = frame.contentDocument!;
  await waitFor(() => expect(within(body).getByText("We couldn't find this page")).toBeVisible());
  expect(body).not.toHaveTextContent('For tugboats');
  const followed = screen.getByRole('combobox', { name: 'Channels they follow' });
  fireEvent.click(followed);
  fireEvent.change(followed, { target: { value: 'Tug' } });
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Tugboats', hidden: true }));
  expect(await screen.findByText(/sees this page\. 1 link isn't for them\.$/)).toBeVisible();
  expect((await shown()).closest('header')).toHaveTextContent(/^For tugboats(?!.*Scheduled)/);
  const links = within(screen.getByRole('list', { name: /^These links lead/ }));
  expect(links.getByText('the other page')).toBeVisible();
  expect(links.getByText("It's a draft.")).toBeVisible();
});

async function openPreview() {
  await pressButton('Preview');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
  const shown = () =>
    waitFor(() => {
      const heading = frame.contentDocument?.querySelector('article h1');
      return heading ?? Promise.reject(new Error('Nothing is shown.'));
    });
  return { frame, shown };
}
