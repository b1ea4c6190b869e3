import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import {
  resetSettings,
  resizeTo,
  setNewsPortal,
  watchFetch,
} from '../../support/widgets/newsWidgets';
import { hoursFromNow, storePage, storeSetting, storeTerm } from '../../support/content/pages';

const portal = setNewsPortal();
let ferries: string;
let harbours: string;
let faroese: string;
let icelandic: string;
beforeAll(async () => {
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
  ferries = await storeTerm(portal, 'channelterms', 'Ferries');
  harbours = await storeTerm(portal, 'channelterms', 'Harbours');
  faroese = await storeTerm(portal, 'languageterms', 'Faroese');
  icelandic = await storeTerm(portal, 'languageterms', 'Icelandic');
  for (const person of ['member', 'frontline']) await portal.call(person, 'POST', '/users', {});
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: ferries,
    ChannelType: 0,
  });
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: faroese,
    LanguageType: 0,
  });
});
beforeEach(async () => {
  await resetSettings(portal);
  resizeTo(1440);
});

const aboutFerries = (fields: Parameters<typeof storePage>[1] = {}) =>
  storePage(portal, {
    LanguageTermId: faroese,
    ChannelTermPages: [{ ChannelTermId: ferries }],
    ...fields,
  });

const button = () => screen.findByRole('button', { name: 'Why do I see this?' });

/** Opens the page and asks; what answers. */
async function ask(page: Page, person = 'member') {
  await portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { at: page.Path, person },
  );
  fireEvent.click(await button());
  return within(await screen.findByRole('dialog', { name: 'Why do I see this?' }));
}

const reasons = async (answer: Awaited<ReturnType<typeof ask>>) =>
  (await answer.findAllByRole('listitem')).map(({ textContent }) => textContent);

it('a reader is told by which channel and language they see a page, once they ask', async () => {
  const page = await aboutFerries({
    ChannelTermPages: [{ ChannelTermId: ferries }, { ChannelTermId: harbours }],
  });
  const { sent } = watchFetch();
  const answer = await ask(page);
  await waitFor(async () =>
    expect(await reasons(answer)).toEqual(['You follow Ferries.', "It's in Faroese."]),
  );
  expect(answer.getByText('You see this:')).toBeVisible();
  expect(answer.queryByRole('combobox')).toBeNull();
  expect(sent().filter((url) => url.includes('/targeting/why'))).toHaveLength(1);
});

it('the answer closes by Escape, and the keyboard returns to the button', async () => {
  const page = await storePage(portal, { LanguageTermId: faroese });
  const { sent } = watchFetch();
  await portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { at: page.Path },
  );
  const opener = await button();
  expect(sent().filter((url) => url.includes('/targeting/why'))).toEqual([]);
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Why do I see this?' });
  expect(await within(dialog).findByText("It's for everybody.")).toBeVisible();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

it('a reader who opens a page in another language is told that it is not listed for them', async () => {
  const answer = await ask(await aboutFerries({ LanguageTermId: icelandic }));
  await waitFor(async () =>
    expect(await reasons(answer)).toEqual([
      "It's in Icelandic, which isn't among the chosen languages.",
      'You follow Ferries.',
    ]),
  );
  expect(answer.getByText("You can open this, but it isn't listed for you:")).toBeVisible();
});

it('on a phone the answer is a sheet with a button that closes it', async () => {
  resizeTo(390);
  const answer = await ask(await aboutFerries());
  expect(await answer.findByText("It's in Faroese.")).toBeVisible();
  fireEvent.click(answer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

it('an editor is told of somebody else, the rule that fails first', async () => {
  const { displayName } = portal.devTenant.company.person('frontline@nordvik.example')!;
  const answer = await ask(await aboutFerries({ ArchiveDate: hoursFromNow(48) }), 'editor');
  const field = await answer.findByRole('combobox', {
    name: 'Why does somebody else see it, or not?',
  });
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: displayName } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(displayName) }));
  expect(await answer.findByText(`${displayName} doesn't see this:`)).toBeVisible();
  const list = answer.getAllByRole('list').at(-1)!;
  await waitFor(() =>
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      "It's only for followers of Ferries.",
    ),
  );
});

it('an editor is told that a draft is one, and that nobody is known by a name', async () => {
  const answer = await ask(await aboutFerries({ PublishingDate: null }), 'editor');
  await waitFor(async () => expect((await reasons(answer))[0]).toBe("It's a draft."));
  expect(answer.getByText(/because you edit such content/)).toBeVisible();
  const stranger = portal.devTenant.company.people.filter(({ isGuest }) => !isGuest).at(-1)!;
  const field = await answer.findByRole('combobox');
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: stranger.displayName } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(stranger.displayName) }));
  expect(
    await answer.findByText(
      `${stranger.displayName} hasn't opened the portal yet, so this can't be shown.`,
    ),
  ).toBeVisible();
});
