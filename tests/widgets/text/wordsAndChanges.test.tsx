import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FeaturedNews } from '../../../src/client/features/news/cards/FeaturedNews';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { ContentPage, NewsPage } from '../../../src/client/pages/NewsPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { newsPage, storePage, storeSetting } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { row, setSettings, titles } from '../../support/widgets/settingsPage';

const { portal, notices, stored, confirmed, nameOf, find } = setSettings();

it('the focus stays with a setting that is saved or reset, and the setting stays listed', async () => {
  await storeSetting(portal, 'supportPhone', '110');
  await find('supportPhone');
  const input = async () => (await row('supportPhone')).getByRole('textbox');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Only / }));
  fireEvent.change(await input(), { target: { value: '118' } });
  await userEvent.click((await row('supportPhone')).getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await input()).toHaveFocus());
  await userEvent.click(
    (await row('supportPhone')).getByRole('button', {
      name: `Reset ${titles.supportPhone} to its default`,
    }),
  );
  await waitFor(async () => expect(await input()).toHaveFocus());
  expect(await input()).toHaveValue('');
  expect(screen.getByText('0 settings')).toBeVisible();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'support' } });
  await waitFor(() => expect(screen.queryByRole('form', { name: titles.supportPhone })).toBeNull());
});

it('a setting that is stored as its default does not count as changed', async () => {
  await find('showBirthdayCalendar');
  const press = async () =>
    userEvent.click((await row('showBirthdayCalendar')).getByRole('switch'));
  await press();
  expect(await (await row('showBirthdayCalendar')).findByText('Changed')).toBeVisible();
  await press();
  await waitFor(async () =>
    expect((await row('showBirthdayCalendar')).queryByText('Changed')).toBeNull(),
  );
  expect(await stored()).toMatchObject({ showBirthdayCalendar: false });
  expect((await row('showBirthdayCalendar')).queryByRole('button', { name: /^Reset/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /differ from their default/ }));
  expect(await screen.findByText('No settings match.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

describe('the texts of the portal', () => {
  const openTexts = (person = 'admin') =>
    portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person, at: '/?modal=resource-values' },
    );
  const wordsFor = (text: string) =>
    screen.findByRole('textbox', { name: `Your words for “${text}”` });
  const change = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  const look = (value: string) =>
    change(screen.getByRole('searchbox', { name: 'Find a text' }), value);

  it('ADMIN-02 administrators word a text differently, by language and key, and take it back', async () => {
    await openTexts();
    await screen.findByRole('searchbox', { name: 'Find a text' });
    look('navigation.yourBoard');
    change(await wordsFor('Your board'), 'My desk');
    change(screen.getByRole('combobox', { name: 'Language' }), 'da');
    look('navigation.today');
    change(await wordsFor('I dag'), 'Nu');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await confirmed('Updated setting');
    expect((await stored()).resourceValues).toEqual({
      en: { 'navigation.yourBoard': 'My desk' },
      da: { 'navigation.today': 'Nu' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await openTexts();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Only those worded differently' }),
    );
    const field = await wordsFor('Your board');
    expect(field).toHaveValue('My desk');
    change(field, '');
    notices.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await confirmed('Updated setting');
    expect((await stored()).resourceValues).toEqual({ da: { 'navigation.today': 'Nu' } });
  });

  it('Enter in the search for a text saves nothing, and the dialog stays', async () => {
    await openTexts();
    const search = await screen.findByRole('searchbox', { name: 'Find a text' });
    await userEvent.type(search, 'navigation.yourBoard');
    change(await wordsFor('Your board'), 'My desk');
    await userEvent.type(search, '{Enter}');
    await pageRests();
    expect(notices).toEqual([]);
    expect(await wordsFor('Your board')).toHaveValue('My desk');
  });

  it('words with an unknown placeholder are refused in place, also in a hidden language', async () => {
    await openTexts();
    await screen.findByRole('searchbox', { name: 'Find a text' });
    look('pageTitle');
    change(await wordsFor('{page} – {workplace}'), '{workplace}: {title}');
    expect(await screen.findByText("The portal can't fill in {title} here.")).toBeVisible();
    change(screen.getByRole('combobox', { name: 'Language' }), 'nb');
    await waitFor(() => expect(screen.queryByText(/can't fill in/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await wordsFor('{page} – {workplace}')).toHaveFocus());
    expect(await wordsFor('{page} – {workplace}')).toHaveValue('{workplace}: {title}');
    expect(notices).toEqual([]);
  });

  it('ADMIN-02 the dialog is for administrators only', async () => {
    await openTexts('editor');
    expect(
      await screen.findByText('You did not have permission to perform the request.'),
    ).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('what was changed', () => {
  const openDialog = (name: string, person = 'editor') =>
    portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person, at: `/?modal=${name}` },
    );
  const changes = () =>
    screen.findByRole('list').then((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
  const restore = async () => {
    const version = { name: 'Restore this version', hidden: true };
    await userEvent.click(await screen.findByRole('button', version));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { hidden: true })).getByRole('button', version),
    );
  };
  beforeEach(() => storeSetting(portal, 'auditsEnabled', true));

  it('ADMIN-05 ADMIN-11 the dialog shows editors the newest changes of content', async () => {
    await storePage(portal, { Title: 'Quay 7 closes' });
    await portal.call('editor', 'POST', '/restaurants', {
      Name: 'Anchor',
      LanguageTermId: null,
      ChannelTermRestaurants: [],
    });
    await openDialog('audits');
    await screen.findByRole('heading', { level: 1, name: 'Changes' });
    expect(await changes()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(`^Quay 7 closesCreated · Pages · .* · ${nameOf('editor')}$`),
        ),
      ]),
    );
    expect(screen.queryByRole('option', { name: 'Feature settings' })).toBeNull();
    expect((await changes()).join()).not.toContain('Feature settings');
  });

  it('ADMIN-05 administrators see the changes of settings too, and of one kind alone where they choose it', async () => {
    await openDialog('audits', 'admin');
    await screen.findByRole('option', { name: 'Feature settings' });
    fireEvent.change(await screen.findByRole('combobox', { name: 'What to show' }), {
      target: { value: 'featuresettings' },
    });
    await waitFor(async () =>
      expect((await changes()).every((text) => text?.includes('Feature settings'))).toBe(true),
    );
    expect((await changes())[0]).toMatch(/^auditsEnabled/);
  });

  it('PAGES-081 PAGES-083 the history of a page leads back to an earlier state', async () => {
    const page = await storePage(portal, { Title: 'Crane 1' });
    await portal.call(
      'editor',
      'PUT',
      `/pages/${page.Id}`,
      newsPage({ Title: 'Crane 2', Content: '<p>New.</p>', PublishingDate: page.PublishingDate }),
    );
    await openDialog(`audits/pages/${page.Id}`);
    await screen.findByRole('heading', { level: 1, name: 'History of Crane 2' });
    expect(await changes()).toEqual([
      expect.stringMatching(/^Crane 2Changed.*Changed: Title, TextShow changes$/),
      expect.stringMatching(/^Crane 1Created/),
    ]);
    await restore();
    await confirmed('Page restored');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'History of Crane 1' }),
    ).toBeVisible();
    expect(
      (await portal.call<{ Title: string }>('editor', 'GET', `/pages/${page.Id}`)).body.Title,
    ).toBe('Crane 1');
  });

  it.each([0, 1] as const)(
    'PAGES-083 a page that is open follows its restoring, of type %s',
    async (PageType) => {
      const page = await storePage(portal, { Title: 'Dock 1', PageType });
      await portal.call('editor', 'PUT', `/pages/${page.Id}`, {
        ...{ Modified: page.Modified, Title: 'Dock 2' },
      });
      await portal.show(
        <>
          <Routes>
            <Route path="/pages/news/:slug" element={<NewsPage />} />
            <Route path="/pages/content/:slug" element={<ContentPage />} />
          </Routes>
          <ModalOutlet />
        </>,
        { person: 'editor', at: `${page.Path}?modal=audits/pages/${page.Id}` },
      );
      const heading = (name: string) => screen.findByRole('heading', { name, hidden: true });
      await heading('Dock 2');
      await heading('History of Dock 2');
      await restore();
      expect(await heading('Dock 1')).toBeInTheDocument();
    },
  );

  it('PAGES-083 featured news and your news follow the restoring of a page', async () => {
    await storeSetting(portal, 'enableWorkplaceLight', true);
    const page = await storePage(portal, { Title: 'Berth 1', IsFeaturedPage: true });
    await portal.call('editor', 'PUT', `/pages/${page.Id}`, {
      ...{ Modified: page.Modified, Title: 'Berth 2' },
    });
    await portal.show(
      <>
        <FeaturedNews />
        <YourNews isBesideFeatured={false} />
        <ModalOutlet />
      </>,
      { person: 'editor', at: `/?modal=audits/pages/${page.Id}` },
    );
    const show = async (title: string) => {
      for (const name of ['Featured news', 'Your news']) {
        const region = within(await screen.findByRole('region', { name, hidden: true }));
        expect(await region.findByText(title)).toBeInTheDocument();
      }
    };
    await show('Berth 2');
    await restore();
    await show('Berth 1');
    await storeSetting(portal, 'enableWorkplaceLight', false);
  });

  it('PAGES-081 PAGES-097 a page that does not exist is a failure, and with auditsEnabled off nothing is asked', async () => {
    await openDialog('audits/pages/4711');
    expect(
      await screen.findByText('The requested object could not be found on the server.'),
    ).toBeVisible();
    await storeSetting(portal, 'auditsEnabled', false);
    await openDialog('audits/pages/4711');
    expect(await screen.findByText(/^The history is turned off/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    await openDialog('audits', 'admin');
    const link = await screen.findByRole('link', { name: 'Open feature settings' });
    expect(link).toHaveAttribute('href', '/admin/settings?search=auditsEnabled');
    expect(screen.getAllByText(/^The history is turned off/).at(-1)).toBeVisible();
  });
});
