import { screen, waitFor, within } from '@testing-library/react';
import type { Page } from '#shared/contract/pages/pages';
import { expectConsoleError } from '../../support/unexpectedErrors';
import { openPageEditor, pressButton } from '../../support/widgets/pageEditor';
import { storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let withheld: Page;
let draft: Page;
let fine: Page;
let page: Page;
beforeAll(async () => {
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
  const ships = await storeTerm(portal, 'channelterms', 'Ships');
  withheld = await storePage(portal, { ChannelTermPages: [{ ChannelTermId: ships }] });
  draft = await storePage(portal, { PublishingDate: null });
  fine = await storePage(portal, { Title: 'Fine' });
  const link = ({ Path }: Page, text: string) => `<p><a href="${Path}">${text}</a></p>`;
  page = await storePage(portal, {
    Title: 'With links',
    PublishingDate: null,
    Content:
      link(fine, 'Everybody’s') +
      link(withheld, 'Ships alone') +
      link(draft, 'Begun') +
      '<p><a href="/pages/news/gone-999999">Long gone</a></p>',
  });
});
beforeEach(() => portal.devTenant.control.reset());

const editPage = () => openPageEditor(portal, `${page.Path}/edit`);
const link = (name: string) => screen.findByRole('link', { name, hidden: true });
const asked = (fetched: jest.SpyInstance) =>
  fetched.mock.calls.filter(([url]) => String(url).endsWith('/targeting/links')).length;

it('links that readers cannot follow are marked in the text, and listed before publishing', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await editPage();
  const marked = async (name: string) => (await link(name)).querySelector('.link-note');
  await waitFor(async () => expect(await marked('Ships alone')).not.toBeNull());
  expect(await marked('Ships alone')).toHaveAttribute(
    'title',
    expect.stringMatching(/^\d+ of \d+ readers can't open the page/),
  );
  expect(await marked('Begun')).toHaveAttribute('title', expect.stringMatching(/is a draft/));
  expect(await marked('Long gone')).toHaveAttribute(
    'title',
    expect.stringMatching(/no longer exists/),
  );
  expect(await marked('Everybody’s')).toBeNull();
  await pressButton('Publish …');
  const dialog = within(await screen.findByRole('dialog'));
  const found = await dialog.findByRole('region', { name: /look at this first/ });
  const lines = within(found)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/“Ships alone” leads to a page that \d+ of \d+ readers can't open/),
    expect.stringMatching(/“Begun” leads to a draft/),
    expect.stringMatching(/“Long gone” leads to a page that no longer exists/),
  ]);
  expect(asked(fetched)).toBe(1);
  await pressButton(/^Show: .*Begun/);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await waitFor(async () =>
    expect((await link('Begun')).contains(window.getSelection()?.anchorNode ?? null)).toBe(true),
  );
});

it('links that could not be checked say so, and it can be published all the same', async () => {
  expectConsoleError(/targeting\/links/);
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).endsWith('/targeting/links')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : fetch(input, init),
    );
  await editPage();
  await pressButton('Publish …');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^The links of the text could not be loaded/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});
