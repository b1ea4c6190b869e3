import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import { openPageEditor, titleField } from '../../support/widgets/pageEditor';
import { storePage } from '../../support/content/pages';
import { startWidgetPortal, type WidgetPortal } from '../../support/widgets/widgetPortal';

let portal: WidgetPortal;
beforeAll(async () => {
  portal = await startWidgetPortal();
});
afterAll(() => portal?.stop());

const textField = () => screen.findByRole('textbox', { name: 'Text', hidden: true });

/** Holds back what the editor asks of a page; answers how it is let go. */
function holdPage(id: number): () => void {
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (new RegExp(`/api/pages/${id}$`).test(String(input))) await released;
    return real(input, init);
  });
  return release;
}

it('a page that was just read stands in the form at once, and is written on as it is stored by then', async () => {
  const page = await storePage(portal, { Title: 'As read', Content: '<p>It was read.</p>' });
  await portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { person: 'editor', at: page.Path },
  );
  await screen.findByRole('heading', { name: 'As read' });
  await portal.call('admin', 'PUT', `/pages/${page.Id}`, {
    ...{ Title: 'As stored', Content: '<p>It was changed.</p>' },
  });
  const release = holdPage(page.Id);
  await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  expect(await textField()).toHaveTextContent('It was read.');
  expect(await textField()).toHaveAttribute('contenteditable', 'false');
  expect((await titleField()).closest('form')).toHaveAttribute('inert');
  release();
  await waitFor(async () => expect(await titleField()).toHaveValue('As stored'));
  await waitFor(async () => expect(await textField()).toHaveAttribute('contenteditable', 'true'));
  expect(await textField()).toHaveTextContent('It was changed.');
  expect((await titleField()).closest('form')).not.toHaveAttribute('inert');
});
