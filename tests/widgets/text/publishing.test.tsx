import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from '#shared/contract/pages/pages';
import { storePage, storeSettings, storeTerm } from '../../support/content/pages';
import { drawing, upload } from '../../support/content/uploads';
import { openPageEditor, pressButton } from '../../support/widgets/pageEditor';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
afterEach(() => jest.useRealTimers());

it('PAGES-053 "Publish now" is now by the server’s time, however wrong the device’s clock is', async () => {
  const page = await storePage(portal, { Title: 'Early', PublishingDate: null });
  setDeviceClock(Date.now() + 3_600_000);
  await openPageEditor(portal, `${page.Path}/edit`);
  await pressButton('Publish …');
  await pressButton('Publish now');
  await screen.findByText(`At ${page.Path}`);
  const reader = await portal.call<Page>('member', 'GET', `/pages/${page.Id}`);
  expect(reader.status).toBe(200);
});

it('a picture without a description is jumped to, and not another one', async () => {
  const [quay, sea] = await Promise.all(
    ['Quay', 'Sea'].map(async (name) => {
      const picture = await drawing(300, 200).jpeg().toBuffer();
      return (await upload(portal, picture, { name: `${name}.jpg` })).body.Url;
    }),
  );
  const page = await storePage(portal, {
    Title: 'Two pictures',
    PublishingDate: null,
    Content: `<p><img src="${quay}" alt="Quay"></p><p><img src="${sea}"></p><p>End</p>`,
  });
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await openPageEditor(portal, `${page.Path}/edit`);
  await pressButton('Publish …');
  await userEvent.click(await screen.findByRole('button', { name: /^Show: Picture 2 / }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
  expect((scrolled.mock.contexts.at(-1) as Element).getAttribute('src')).toBe(sea);
});

it('the panel and the question before publishing count by the language too, and agree', async () => {
  const language = await storeTerm(portal, 'languageterms', 'Nobody reads it');
  await storeSettings(portal, { enableLanguageFilteringForWorkplace: true });
  await Promise.all(
    ['member', 'guest', 'editor'].map(async (person) => {
      await portal.call(person, 'POST', '/users', {});
      const own = await storeTerm(portal, 'languageterms', `Of ${person}`);
      await portal.call(person, 'POST', '/me/userlanguageterms', {
        LanguageTermId: own,
        LanguageType: 0,
      });
    }),
  );
  const page = await storePage(portal, {
    Title: 'To nobody',
    PublishingDate: null,
    LanguageTermId: language,
  });
  await openPageEditor(portal, `${page.Path}/edit`);
  const said = await screen.findByText(/Reaches 0 of [1-9]\d* people\./);
  const [count] = /Reaches .*people\./.exec(said.textContent) ?? [];
  await pressButton('Publish …');
  const dialog = within(await screen.findByRole('dialog'));
  // Nobody follows no channels.
  expect(await dialog.findByText(String(count))).toBeVisible();
  expect(dialog.queryByText(/^Nobody follows/)).toBeNull();
});
