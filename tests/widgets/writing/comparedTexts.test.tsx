import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { Page } from '#shared/contract/pages/pages';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { openPageEditor, pressButton, writeText } from '../../support/widgets/pageEditor';
import { storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

const change = (page: Page, fields: object) =>
  portal.call<Page>('admin', 'PUT', `/pages/${page.Id}`, fields);
const lines = (first: string, ...more: string[]) =>
  [first, ...Array.from({ length: 12 }, (_, at) => `Berth ${at + 1} is free.`), ...more]
    .map((line) => `<p>${line}</p>`)
    .join('');
const wordsIn = (place: Element, tag: 'ins' | 'del') =>
  [...place.querySelectorAll(tag)].map(({ textContent }) => textContent);

describe('the history of a page', () => {
  beforeEach(() => storeSetting(portal, 'auditsEnabled', true));
  const open = (id: number) =>
    portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person: 'editor', at: `/?modal=audits/pages/${id}` },
    );

  it('a version that is opened shows which words came and went, and folds what stayed', async () => {
    const page = await storePage(portal, { Content: lines('The crane is closed on Monday.') });
    await change(page, { Content: lines('The crane is open on Monday.', 'Bring boots.') });
    await open(page.Id);
    await userEvent.click(await screen.findByRole('button', { name: 'Show changes' }));
    const text = await screen.findByRole('region', { name: 'Text' });
    expect(wordsIn(text, 'del')).toEqual([' removed: closed end of change. ']);
    expect(wordsIn(text, 'ins')).toEqual([
      ' added: open end of change. ',
      ' added: Bring boots. end of change. ',
    ]);
    expect(screen.getByText(/^What was added is underlined/)).toBeVisible();
    expect(within(text).queryByText('Berth 6 is free.')).toBeNull();
    const fold = within(text).getByRole('button', { name: '10 unchanged paragraphs' });
    await userEvent.click(fold);
    expect(within(text).getByText('Berth 6 is free.')).toBeVisible();
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Hide changes' }));
    expect(screen.queryByRole('region', { name: 'Text' })).toBeNull();
  });

  it('a language that was deleted since is not taken for a channel', async () => {
    await storeTerm(portal, 'languageterms', 'English');
    const LanguageTermId = await storeTerm(portal, 'languageterms', 'Latin');
    const page = await storePage(portal, { LanguageTermId });
    await change(page, { LanguageTermId: null });
    await portal.call('admin', 'DELETE', `/languageterms/${LanguageTermId}`);
    await open(page.Id);
    await userEvent.click(await screen.findByRole('button', { name: 'Show changes' }));
    expect(await screen.findByText('No longer exists')).toBeVisible();
    expect(screen.queryByText(/^Channel/)).toBeNull();
  });

  it('25 of many versions are shown at first, and no text travels before it is opened', async () => {
    const page = await storePage(portal, {
      Title: 'Version 0',
      Content: lines('Start', 'x'.repeat(900)),
    });
    const { body } = await change(page, { Title: 'Version 1' });
    const [entry] = (
      await portal.call<{ NewValues: object }[]>('editor', 'GET', `/pages/${page.Id}/audits`)
    ).body;
    await portal.db
      .insertInto('audits')
      .values(
        Array.from({ length: 40 }, (_, at) => ({
          ...{ Resource: 'pages' as const, ResourceId: page.Id, Action: 'updated' as const },
          ...{ DateTime: new Date(), UpnId: 'editor@nordvik.example' },
          NewValues: JSON.stringify({
            ...entry!.NewValues,
            Title: `Version ${at + 2}`,
            Content: body.Content,
          }),
        })),
      )
      .execute();
    await open(page.Id);
    const rows = () => within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
    await screen.findByText('Version 41');
    expect(rows()).toHaveLength(25);
    expect(rows().at(-1)).toHaveTextContent(/^Version 17.*Changed: Title/);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toHaveLength(42));
    expect(rows().at(-1)).toHaveTextContent(/^Version 0Created/);
    await userEvent.click(within(rows()[0]!).getByRole('button', { name: 'Show changes' }));
    const shown = await within(rows()[0]!).findByText('Version 40');
    expect(shown.tagName).toBe('DEL');
  });
});

describe('two who have written the same page', () => {
  const begin = async (content: string, theirs: object, mine: string) => {
    const page = await storePage(portal, {
      ...{ Title: 'Quay', Content: content, PublishingDate: null },
    });
    await openPageEditor(portal, `/pages/news/${page.SlugTitle}-${page.Id}/edit`);
    await writeText(mine);
    await change(page, theirs);
    await pressButton('Save draft');
    await screen.findByRole('group', { name: /^Place 1 of/ });
    return page;
  };
  const place = (number: number) =>
    within(screen.getByRole('group', { name: new RegExp(`^Place ${number} of`) }));
  const choose = (number: number, name: string | RegExp) =>
    userEvent.click(place(number).getByRole('radio', { name }));
  const source = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text: HTML source' });
  const stored = async (page: Page) =>
    (await portal.call<Page>('editor', 'GET', `/pages/${page.Id}`)).body.Content;

  const [monday, tuesday, friday] = [
    '<p>On Monday the quay is closed.</p>',
    '<p>On Tuesday the crane is checked.</p>',
    '<p>On Friday there is lunch for all.</p>',
  ];

  it('"Publish now" still publishes after each place was chosen', async () => {
    const page = await storePage(portal, { Content: monday, PublishingDate: null });
    await openPageEditor(portal, `/pages/news/${page.SlugTitle}-${page.Id}/edit`);
    await writeText(monday.replace('closed', 'busy'));
    await change(page, { Content: monday.replace('closed', 'open') });
    await pressButton('Publish …');
    await pressButton('Publish now');
    await screen.findByRole('group', { name: /^Place 1 of/ });
    await choose(1, /^Theirs/);
    await pressButton('Save your choice');
    await waitFor(async () =>
      expect(
        (await portal.call<Page>('editor', 'GET', `/pages/${page.Id}`)).body.PublishingDate,
      ).not.toBeNull(),
    );
  });

  it('each place where the texts differ is theirs, mine or both, and stands in the editor at once', async () => {
    const [theirs, mine] = [monday.replace('closed', 'open'), monday.replace('closed', 'busy')];
    const page = await begin(
      monday + tuesday,
      { Content: theirs + tuesday },
      `${mine + tuesday}<p>My own end</p>`,
    );
    expect(screen.getByText(/^The texts differ in 2 places/)).toBeVisible();
    expect(place(1).getByRole('radio', { name: 'Mine' })).toBeChecked();
    expect(place(1).getByText(/open/)).toBeVisible();
    expect(place(2).getByText("There's nothing here.")).toBeVisible();
    expect(place(2).queryByRole('radio', { name: /^Both/ })).toBeNull();
    await choose(1, 'Theirs');
    expect((await source()).value).toBe(`${theirs + tuesday}<p>My own end</p>`);
    await choose(1, /^Both/);
    expect((await source()).value).toBe(`${theirs + mine + tuesday}<p>My own end</p>`);
    await pressButton('Save your choice');
    await waitFor(async () =>
      expect(await stored(page)).toBe(`${theirs + mine + tuesday}<p>My own end</p>`),
    );
  });

  it('what only the other has changed is theirs without being asked for, and can be mine', async () => {
    const theirs = tuesday.replace('checked', 'away');
    const mine = monday.replace('closed', 'open');
    const page = await begin(
      monday + tuesday + friday,
      { Content: monday + theirs + friday },
      mine + tuesday + friday,
    );
    await waitFor(async () => expect((await source()).value).toBe(mine + theirs + friday));
    expect(screen.getByRole('group', { name: /Only they have changed it/ })).toBeVisible();
    expect(place(1).getByRole('radio', { name: 'Mine' })).toBeChecked();
    expect(place(2).getByRole('radio', { name: 'Theirs' })).toBeChecked();
    await choose(2, 'Mine');
    expect((await source()).value).toBe(mine + tuesday + friday);
    await choose(2, 'Theirs');
    await pressButton('Save your choice');
    await waitFor(async () => expect(await stored(page)).toBe(mine + theirs + friday));
  });

  it('what is typed meanwhile stays, whatever is chosen after it', async () => {
    const theirs = monday.replace('closed', 'open');
    const mine = monday.replace('closed', 'busy');
    await begin(monday + tuesday, { Content: theirs + tuesday }, mine + tuesday);
    await writeText(`${mine + tuesday}<p>Typed since</p>`);
    await screen.findByRole('group', { name: /^Place 2 of 2/ });
    await choose(1, 'Theirs');
    expect((await source()).value).toBe(`${theirs + tuesday}<p>Typed since</p>`);
  });

  it('undo in the editor takes a choice back, and the places follow', async () => {
    const theirs = monday.replace('closed', 'open');
    const mine = monday.replace('closed', 'busy');
    await begin(monday + tuesday, { Content: theirs + tuesday }, mine + tuesday);
    await pressButton('HTML source');
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await choose(1, 'Theirs');
    await waitFor(() => expect(text).toHaveTextContent(/is open/));
    await pressButton('Undo');
    await waitFor(() => expect(text).toHaveTextContent(/is busy/));
    await waitFor(() => expect(place(1).getByRole('radio', { name: 'Mine' })).toBeChecked());
    await choose(1, 'Theirs');
    await waitFor(() => expect(text).toHaveTextContent(/is open/));
  });
});
