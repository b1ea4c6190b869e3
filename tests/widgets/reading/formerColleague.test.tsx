import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { certain } from '#shared/rules/values/certain';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import { storePage } from '../../support/content/pages';
import { editorForms, press, storeOne } from '../../support/widgets/editorForms';
import { openPageEditor, titleField, writeTitle } from '../../support/widgets/pageEditor';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
/** Whom the tests erase; they are back, as somebody new, with each test. */
const person = () => certain(portal.devTenant.company.person('editor@nordvik.example'));
beforeEach(() => portal.call('editor', 'POST', '/users', {}));

const erase = async () => {
  const { status } = await portal.call('admin', 'DELETE', `/admin/people/${person().id}`);
  expect(status).toBe(204);
};
/** Nothing names them, and no picture of them is asked for. */
const expectNoTrace = () => {
  expect(document.body).not.toHaveTextContent(/erased-|editor@/);
  expect(document.body).not.toHaveTextContent(person().displayName);
};
const conflict = async () =>
  within(
    (await screen.findByText(/Somebody else has changed this/)).closest<HTMLElement>(
      '[role="alert"]',
    )!,
  );

it('the foot of a page that they changed names a former colleague, without a picture or a card', async () => {
  const page = await storePage(portal, { Title: 'Left behind' });
  await erase();
  await portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { at: page.Path },
  );
  const name = await screen.findByText('Former colleague');
  expect(name.closest('footer')!.querySelector('img')).toBeNull();
  expect(screen.queryByRole('button', { name: /Former colleague/ })).toBeNull();
  expectNoTrace();
});

it('the history of what they changed names a former colleague', async () => {
  const form = certain(editorForms.find(({ path }) => path === '/restaurants'));
  const one = await storeOne(portal, form, 'Quay one');
  await one.change({ [form.field]: form.stored('Quay two') });
  await erase();
  await form.list(portal);
  await form.history('Quay two');
  expect(await screen.findByText(/ · Former colleague$/)).toBeVisible();
  expectNoTrace();
});

it('a conflict with what they saved names a former colleague', async () => {
  const form = certain(editorForms.find(({ path }) => path === '/restaurants'));
  const one = await storeOne(portal, form, 'Opened');
  await form.open(portal, one.id);
  await waitFor(async () => expect(await form.read()).toContain('Opened'));
  await form.write('Mine');
  await one.change({ [form.field]: form.stored('Theirs') });
  await erase();
  await form.save();
  expect((await conflict()).getByText(/^Former colleague, /)).toBeVisible();
  expectNoTrace();
});

it('a page that is gone on with, and that they changed since, names a former colleague', async () => {
  const page = await storePage(portal, { Title: 'Begun' });
  await openPageEditor(portal, `${page.Path}/edit`, { person: 'admin' });
  await writeTitle('Mine');
  const kept = () => portal.call('admin', 'GET', `/me/workingCopies/${page.Id}`);
  await waitFor(async () => expect((await kept()).status).toBe(200), { timeout: 5_000 });
  await portal.call('editor', 'PUT', `/pages/${page.Id}`, { Title: 'Theirs' });
  await erase();
  await openPageEditor(portal, `${page.Path}/edit`, { person: 'admin' });
  expect((await conflict()).getByText(/^Former colleague, /)).toBeVisible();
  expect(await titleField()).toHaveValue('Mine');
  await press('Take theirs');
  expectNoTrace();
});
