import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteElement } from '#shared/contract/siteElements';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { Footer } from '../../../src/client/features/footer/Footer';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { loadFirst, loadTopic } from '../../../src/client/texts/catalogues';
import { LocaleContext } from '../../../src/client/texts/useLocale';
import { storeSettings } from '../../support/content/pages';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';
import { answerQuestion } from '../../support/widgets/answerQuestion';

const portal = setWidgetPortal();
beforeEach(async () => {
  resizeTo(1_440);
  await portal.db.deleteFrom('site_elements').execute();
});

const store = (Language: string, Content: string) =>
  portal.call<SiteElement>('footereditor', 'POST', '/siteelements', { Type: 0, Language, Content });
const stored = async () =>
  Object.fromEntries(
    (await portal.call<SiteElement[]>('member', 'GET', '/siteelements?type=0')).body.map(
      ({ Language, Content }) => [Language, Content],
    ),
  );
const show = (person = 'footereditor', locale = 'en-GB') =>
  portal.show(
    <LocaleContext value={locale}>
      <Footer isDue />
      <Notices />
    </LocaleContext>,
    { person },
  );
const field = () => screen.findByRole('textbox', { name: 'The footer' });
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Opens the editor and puts HTML into it, by its source. */
async function write(html: string): Promise<void> {
  await click('Edit the footer');
  await field();
  await click('HTML source');
  const source = screen.getByRole('textbox', { name: 'The footer: HTML source' });
  await userEvent.clear(source);
  await userEvent.click(source);
  await userEvent.paste(html);
}

const text = async (content: string) =>
  within(await screen.findByRole('contentinfo')).findByText(content);

it('FOOTER-01 FOOTER-17 the footer shows the HTML of the FOOTER element, and its edit button to those who may edit it', async () => {
  await store(
    'en',
    '<h3>Service desk</h3><ul><li><a href="mailto:help@nordvik.example">Write</a></li></ul>',
  );
  const { unmount } = await show('member');
  expect(await screen.findByRole('heading', { name: 'Service desk' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute(
    'href',
    'mailto:help@nordvik.example',
  );
  expect(screen.queryByRole('button', { name: 'Edit the footer' })).toBeNull();
  unmount();
  await show('footereditor');
  expect(await screen.findByRole('button', { name: 'Edit the footer' })).toBeVisible();
});

it('FOOTER-01 FOOTER-17 FOOTER-20 an element of another type is never the footer', async () => {
  await portal.call('footereditor', 'POST', '/siteelements', {
    ...{ Type: 1, Language: 'en', Content: '<p>Did you mean</p>' },
  });
  await store('da', '<p>Dansk</p>');
  await show('member');
  expect(await text('Dansk')).toBeVisible();
  expect(screen.queryByText('Did you mean')).toBeNull();
});

it('FOOTER-03 the pencil is there for Admin and FooterEditor only, on large screens only', async () => {
  await store('en', '<p>Footer</p>');
  for (const [person, may] of [
    ['admin', true],
    ['footereditor', true],
    ['editor', false],
    ['dashboardeditor', false],
  ] as const) {
    const { unmount } = await show(person);
    await text('Footer');
    if (may) await screen.findByRole('button', { name: 'Edit the footer' });
    else expect(screen.queryByRole('button', { name: 'Edit the footer' })).toBeNull();
    unmount();
  }
  await show('admin');
  await screen.findByRole('button', { name: 'Edit the footer' });
  act(() => resizeTo(991));
  expect(screen.queryByRole('button', { name: 'Edit the footer' })).toBeNull();
});

it('FOOTER-04 the editor works on medium screens too; below it rests and keeps what was written', async () => {
  await show();
  await write('<p>Draft</p>');
  act(() => resizeTo(768));
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  act(() => resizeTo(767));
  expect(screen.getByText(/Make the window wider/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  act(() => resizeTo(768));
  expect(screen.getByRole('textbox', { name: 'The footer: HTML source' })).toHaveValue(
    '<p>Draft</p>',
  );
  await click('Save');
  expect(await text('Draft')).toBeVisible();
  expect(await stored()).toEqual({ en: '<p>Draft</p>' });
});

it('FOOTER-05 FOOTER-07 the pencil opens the editor with the present footer, and Cancel keeps that', async () => {
  await store('en', '<p>Present</p>');
  await show();
  await click('Edit the footer');
  expect(await field()).toHaveTextContent('Present');
  await click('HTML source');
  await userEvent.type(screen.getByRole('textbox', { name: 'The footer: HTML source' }), 'more');
  await click('Cancel');
  await answerQuestion('Keep editing');
  expect(
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The footer: HTML source' }).value,
  ).toContain('more');
  await click('Cancel');
  await answerQuestion('Discard');
  expect(await text('Present')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await stored()).toEqual({ en: '<p>Present</p>' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit the footer' })).toHaveFocus(),
  );
});

it('FOOTER-05 the editor, which opens at the end of the page, comes into view', async () => {
  // Newer browsers answer with a promise.
  const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
  seen.mockReturnValue(Promise.resolve() as never);
  await store('en', '<p>Present</p>');
  await show();
  await click('Edit the footer');
  const editor = await screen.findByRole('group', { name: 'Edit the footer' });
  expect(seen.mock.instances).toContain(editor);
  expect(seen).toHaveBeenCalledWith({ block: 'start' });
  await click('Cancel');
  expect(await text('Present')).toBeVisible();
  seen.mockRestore();
});

it('FOOTER-05 who leaves the editor where there is no pencil keeps the keyboard when the window grows', async () => {
  await store('en', '<p>Present</p>');
  await show();
  await click('Edit the footer');
  await field();
  act(() => resizeTo(800));
  await click('Cancel');
  expect(await text('Present')).toBeVisible();
  act(() => resizeTo(1_440));
  expect(await screen.findByRole('button', { name: 'Edit the footer' })).not.toHaveFocus();
});

it('FOOTER-06 FOOTER-08 ERRORS-47 Save creates the footer of the person’s language when there is none, and shows it', async () => {
  await store('da', '<p>Dansk</p>');
  await show();
  await text('Dansk');
  await write('<p>English</p>');
  await click('Save');
  expect(await screen.findByText('Added!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit the footer' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await text('English')).toBeVisible();
  expect(await stored()).toEqual({ da: '<p>Dansk</p>', en: '<p>English</p>' });
});

it('FOOTER-09 FOOTER-10 ERRORS-26 ERRORS-46 where there is one, Save asks first: declined it stores nothing, accepted it updates', async () => {
  await store('en', '<p>Old</p>');
  await show();
  await write('<p>New</p>');
  await click('Save');
  await answerQuestion('Cancel');
  expect(await stored()).toEqual({ en: '<p>Old</p>' });
  await click('Save');
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  expect(await stored()).toEqual({ en: '<p>Old</p>' });
  expect(screen.getByRole('textbox', { name: 'The footer: HTML source' })).toHaveValue(
    '<p>New</p>',
  );
  await click('Save');
  await answerQuestion('Replace');
  expect(await text('New')).toBeVisible();
  expect(await screen.findByText('Updated!')).toBeVisible();
  expect(await stored()).toEqual({ en: '<p>New</p>' });
});

it('FOOTER-08 FOOTER-09 a Dane creates the Danish footer, and is asked before it is updated', async () => {
  await store('en', '<p>English</p>');
  const first = await show('footereditor', 'da-DK');
  await write('<p>Dansk</p>');
  await click('Save');
  expect(await text('Dansk')).toBeVisible();
  expect(await stored()).toEqual({ en: '<p>English</p>', da: '<p>Dansk</p>' });
  first.unmount();
  await show('footereditor', 'da-DK');
  await text('Dansk');
  await write('<p>Nyt</p>');
  await click('Save');
  await answerQuestion('Replace');
  expect(await text('Nyt')).toBeVisible();
  expect(await stored()).toEqual({ en: '<p>English</p>', da: '<p>Nyt</p>' });
});

it('FOOTER-11 Get template fills the editor with the default footer', async () => {
  await show();
  await click('Edit the footer');
  await field();
  await click('Get template');
  await waitFor(async () => expect(await field()).toHaveTextContent('Workplace'));
  expect(within(await field()).getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/settings',
  );
});

it('FOOTER-11 FOOTER-13 Get template gives the default footer in the language that was chosen', async () => {
  await show();
  await click('Edit the footer');
  await field();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'da');
  await click('Get template');
  const names = async () =>
    within(await field())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await waitFor(async () => expect(await names()).toEqual(['I dag', 'Nyheder', 'Indstillinger']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'no');
  await click('Get template');
  await waitFor(async () => expect(await names()).toEqual(['I dag', 'Nyheter', 'Innstillinger']));
});

it('FOOTER-11 a default footer that comes after another language was chosen is not taken', async () => {
  await show();
  await click('Edit the footer');
  await field();
  const language = screen.getByRole('combobox', { name: 'Language' });
  await userEvent.selectOptions(language, 'fi');
  fireEvent.click(screen.getByRole('button', { name: 'Get template' }));
  fireEvent.change(language, { target: { value: 'sv' } });
  await act(() => loadTopic('editing', 'fi').then(() => loadFirst('fi')));
  expect((await field()).textContent).toBe('');
  await click('Get template');
  await waitFor(async () => expect(await field()).toHaveTextContent('Nyheter'));
});

it('FOOTER-19 the default footer leads where the settings say', async () => {
  await storeSettings(portal, {
    supportEmail: 'help@nordvik.example',
    supportPhone: '+45 70 20',
    guideSiteUrl: 'https://guide.example/',
  });
  await show();
  await click('Edit the footer');
  await field();
  await click('Get template');
  await waitFor(async () => expect(await field()).toHaveTextContent('Workplace'));
  const links = within(await field()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/'],
    ['News', '/pages/news'],
    ['help@nordvik.example', 'mailto:help@nordvik.example'],
    ['+45 70 20', 'tel:+457020'],
    ['Guide', 'https://guide.example/'],
    ['Settings', '/settings'],
  ]);
  await storeSettings(portal, { supportEmail: '', supportPhone: '', guideSiteUrl: '' });
});

it('FOOTER-12 the person sees the footer of their language, else of the default culture, else without language', async () => {
  await store('', '<p>For all</p>');
  await store('fi', '<p>Suomi</p>');
  const first = await show('member', 'sv-SE');
  await text('For all');
  first.unmount();
  await store('en', '<p>English</p>');
  const second = await show('member', 'sv-SE');
  await text('English');
  second.unmount();
  const third = await show('member', 'fi-FI');
  await text('Suomi');
  third.unmount();
  await store('no', '<p>Norsk</p>');
  await show('member', 'nb-NO');
  expect(await text('Norsk')).toBeVisible();
});

it('FOOTER-13 the editor offers the five languages, and follows them while nothing was written', async () => {
  await store('en', '<p>English</p>');
  await store('sv', '<p>Svenska</p>');
  await show();
  await click('Edit the footer');
  await field();
  const language = screen.getByRole('combobox', { name: 'Language' });
  expect(
    within(language)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Danish', 'English', 'Finnish', 'Norwegian', 'Swedish']);
  expect(language).toHaveValue('en');
  await userEvent.selectOptions(language, 'sv');
  expect(await field()).toHaveTextContent('Svenska');
  await userEvent.selectOptions(language, 'da');
  expect(screen.getByText(/no footer in this language yet/)).toBeVisible();
});

it('FOOTER-18 a footer that is too long or holds a script is refused with the reason, and nothing written is lost', async () => {
  await show();
  await write(`<p>${'x'.repeat(19_993)}</p>`);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.paste('x');
  expect(screen.getByText(/of at most 20000 characters/)).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  const source = screen.getByRole('textbox', { name: 'The footer: HTML source' });
  await userEvent.clear(source);
  await userEvent.click(source);
  await userEvent.paste('<p>a</p><script>alert(1)</script>');
  await click('Save');
  expect(await screen.findByText(/must not contain <script>/)).toBeVisible();
  expect(source).toHaveValue('<p>a</p><script>alert(1)</script>');
  expect(await stored()).toEqual({});
});

it('a footer that somebody else has changed meanwhile is not overwritten without asking again', async () => {
  const { body } = await store('en', '<p>Old</p>');
  await show();
  await write('<p>Mine</p>');
  await portal.call('admin', 'PUT', `/siteelements/${body.Id}`, {
    Type: 0,
    Content: '<p>Theirs</p>',
  });
  await click('Save');
  await answerQuestion('Replace');
  const sentence = await screen.findByText(/Somebody else has changed this/);
  const conflict = within(sentence.closest<HTMLElement>('[role="alert"]') ?? sentence);
  expect(await conflict.findByText('Theirs', { selector: 'p' })).toBeVisible();
  expect(await conflict.findByText('Mine', { selector: 'p' })).toBeVisible();
  expect(await stored()).toEqual({ en: '<p>Theirs</p>' });
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  await click('Save mine');
  expect(await text('Mine')).toBeVisible();
});

it('a footer that cannot be read says so and can be tried again; it is never shown as none', async () => {
  await store('en', '<p>Footer</p>');
  const fetched = jest.spyOn(globalThis, 'fetch');
  const real = fetched.getMockImplementation() ?? globalThis.fetch;
  fetched.mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).includes('/siteelements')
      ? Promise.resolve(new Response('{}', { status: 500 }))
      : real(input, init),
  );
  await show('member');
  expect(await screen.findByText(/The footer could not be loaded/)).toBeVisible();
  fetched.mockRestore();
  await click('Try again');
  expect(await text('Footer')).toBeVisible();
});

it('an open page shows the footer that somebody else has changed', async () => {
  const { body } = await store('en', '<p>Ports</p>');
  await show('member');
  await text('Ports');
  await portal.call('footereditor', 'PUT', `/siteelements/${body.Id}`, {
    Content: '<p>Harbours</p>',
  });
  const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  act(() => take({ ComponentId: 'footer', Data: { Change: 'updated', Id: body.Id } }));
  await text('Harbours');
  stop();
});

it('what is written stays when somebody else deletes the footer of the language meanwhile', async () => {
  const { body } = await store('en', '<p>Old</p>');
  await store('da', '<p>Dansk</p>');
  await show();
  await write('<p>Mine</p>');
  await portal.call('admin', 'DELETE', `/siteelements/${body.Id}`);
  const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  act(() => take({ ComponentId: 'footer', Data: { Change: 'deleted', Id: body.Id } }));
  expect(await screen.findByText(/no footer in this language/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'The footer: HTML source' })).toHaveValue(
    '<p>Mine</p>',
  );
  stop();
});
