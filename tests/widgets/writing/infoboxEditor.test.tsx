import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mustKeepPage } from '../../../src/client/auth/keptPage';
import { isPending, notePending } from '../../../src/client/auth/pendingScopes';
import { TokenError } from '../../../src/client/auth/TokenError';
import { currentStrategy, takeTokensFrom } from '../../../src/client/auth/tokens';
import { connection } from '../../../src/client/data/connection/connection';
import type { Infobox } from '#shared/contract/infoboxes';
import { HeroInfoboxes } from '../../../src/client/features/infoboxes/HeroInfoboxes';
import { ImageStoreProvider } from '../../../src/client/features/images/ImageStoreProvider';
import { setInfoboxEditing } from '../../../src/client/features/infoboxes/infoboxZones';
import { SigningInAgain } from '../../../src/client/shell/frame/SigningInAgain';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { InfoboxesPage } from '../../../src/client/pages/manage/InfoboxesPage';
import { storeImage } from '../../support/content/imageWrites';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { hoursFromNow, storeSetting, storeTerm } from '../../support/content/pages';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';
import { answerQuestion } from '../../support/widgets/answerQuestion';

Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const portal = setWidgetPortal();
beforeEach(() => clearInfoboxes(portal));
afterEach(() => resizeTo(1_440));

const stored = async () => (await portal.call<Infobox[]>('editor', 'GET', '/infoboxes/all')).body;
/** Fields are found by their labels: finding them by role takes long in a window without layout. */
const open = async (at: string) => {
  await portal.show(<ModalOutlet />, { person: 'editor', claimedRoles: ['Editor'], at });
  await screen.findByLabelText(/^Title/);
};
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const press = (text: string) => userEvent.click(screen.getByText(text));

it('INFOBOX-07 INFOBOX-10 INFOBOX-33 a new infobox is checked field by field and stored where the address says', async () => {
  await open('/infoboxes?modal=infoboxes%2Fadd&area=hero&route=%2Flight');
  await userEvent.click(screen.getByLabelText('Video', { selector: 'input[type="radio"]' }));
  await press('Save');
  expect(await screen.findByText('Enter a title.')).toBeVisible();
  expect(screen.getByText('Enter the address of a video.')).toBeVisible();
  expect(field(/^Title/)).toHaveFocus();
  fireEvent.change(screen.getByLabelText(/^Video/, { selector: 'textarea' }), {
    target: { value: 'https://evil.example/player' },
  });
  expect(await screen.findByText(/^Use an address or embed code of YouTube/)).toBeVisible();
  await userEvent.click(screen.getByLabelText('Picture', { selector: 'input[type="radio"]' }));
  expect(await screen.findByText('Choose a picture.')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Text', { selector: 'input[type="radio"]' }));
  type(/^Title/, 'Shore power');
  type('Link address', '/settings');
  type('Style', 'Accent2');
  type('Width', '50');
  type('Height', '1');
  expect(field("Where it's shown")).toHaveDisplayValue('Light start page, top of the page');
  await userEvent.click(field('Own colours'));
  await userEvent.click(field('Choose the text colour automatically'));
  type('Background', '#eeeeee');
  expect(await screen.findByText(/hard to read/)).toBeVisible();
  type('Text colour', '#102030');
  expect(await stored()).toEqual([]);
  await press('Save');
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      {
        Type: 0,
        Title: 'Shore power',
        LinkUrl: '/settings',
        Style: 'Accent2',
        Width: '50',
        Height: 1,
        AreaId: 'hero',
        RouteId: '/light',
        ShowTitle: true,
        TextBackgroundBanner: '#eeeeee;#102030',
      },
    ]),
  );
});

it('INFOBOX-33 words about a picture that are not saved are asked about before its field goes', async () => {
  await storeImage(portal, { name: 'quay.jpg', width: 41 });
  await portal.show(
    <ImageStoreProvider>
      <ModalOutlet />
    </ImageStoreProvider>,
    { person: 'editor', at: '/infoboxes?modal=infoboxes%2Fadd&area=hero&route=%2F' },
  );
  await screen.findByLabelText(/^Title/);
  const kind = (name: string) => screen.getByLabelText(name, { selector: 'input[type="radio"]' });
  await userEvent.click(kind('Picture'));
  await press('Gallery');
  await userEvent.click(await screen.findByLabelText(/^quay: /));
  await userEvent.click(await screen.findByText('Name and describe'));
  const words = await screen.findByLabelText('Description');
  fireEvent.change(words, { target: { value: 'The quay at sunrise' } });
  await userEvent.click(kind('Text'));
  await answerQuestion('Keep editing');
  expect(words).toHaveValue('The quay at sunrise');
  expect(kind('Picture')).toBeChecked();
  await userEvent.click(kind('Text'));
  await answerQuestion('Discard');
  await userEvent.click(kind('Text'));
  expect(kind('Text')).toBeChecked();
});

it('INFOBOX-07 an own colour can be emptied and typed anew; an empty one is not saved', async () => {
  const box = await storeInfobox(portal, { TextBackgroundBanner: '#eeeeee;#102030' });
  await open(`/infoboxes?modal=infoboxes%2Fedit%2F${box.Id}`);
  await userEvent.click(field('Choose the text colour automatically'));
  const background = field('Background');
  await userEvent.clear(background);
  expect(background).toBeInTheDocument();
  expect(background).toHaveValue('');
  expect(field('Own colours')).toBeChecked();
  await press('Save');
  expect(await screen.findByText(/^Enter a colour such as #1f6f78\.$/)).toBeVisible();
  expect(background).toHaveFocus();
  expect(await stored()).toMatchObject([{ TextBackgroundBanner: '#eeeeee;#102030' }]);
  await userEvent.type(background, '#102030');
  await press('Save');
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ TextBackgroundBanner: '#102030' }]),
  );
});

it('INFOBOX-07 own colours that are turned off are stored as none', async () => {
  const box = await storeInfobox(portal, { TextBackgroundBanner: '#102030' });
  await open(`/infoboxes?modal=infoboxes%2Fedit%2F${box.Id}`);
  await userEvent.clear(field('Background'));
  await userEvent.click(field('Own colours'));
  expect(screen.queryByLabelText('Background')).toBeNull();
  await press('Save');
  await waitFor(async () => expect(await stored()).toMatchObject([{ TextBackgroundBanner: null }]));
});

it('AUTH-05 a sign-in that has expired is renewed from within the form, which is then saved as it was entered', async () => {
  await portal.show(
    <SigningInAgain>
      <ModalOutlet />
    </SigningInAgain>,
    {
      person: 'editor',
      claimedRoles: ['Editor'],
      at: '/infoboxes?modal=infoboxes%2Fadd&area=hero&route=%2Flight',
    },
  );
  await screen.findByLabelText(/^Title/);
  await userEvent.click(screen.getByLabelText('Text', { selector: 'input[type="radio"]' }));
  type(/^Title/, 'Shore power');
  expect(mustKeepPage()).toBe(true);
  const signedIn = await currentStrategy();
  const scopes = [connection().config.apiScope];
  let isExpired = true;
  const getToken: typeof signedIn.getToken = async (wanted, options) => {
    if (options.byClick) isExpired = false;
    if (!isExpired) return signedIn.getToken(wanted, options);
    notePending(wanted);
    throw new TokenError('refused', 'page_kept');
  };
  takeTokensFrom(async () => ({ ...signedIn, getToken }));
  await press('Save');
  expect(
    await screen.findByText(/^You need to sign in again\. What you chose is still here\.$/),
  ).toBeVisible();
  expect(screen.queryByText('Try again')).toBeNull();
  expect(field(/^Title/)).toHaveValue('Shore power');
  await userEvent.click(await screen.findByText('Sign in'));
  await waitFor(async () => expect(await stored()).toMatchObject([{ Title: 'Shore power' }]));
  expect(isPending(scopes)).toBe(false);
  await waitFor(() => expect(mustKeepPage()).toBe(false));
});

it('how many people the channels reach is there before saving', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Nobody follows it');
  const { Id } = await storeInfobox(portal, { ChannelTermInfoBoxes: [{ ChannelTermId: channel }] });
  await open(`/infoboxes?modal=infoboxes%2Fedit%2F${Id}`);
  expect(await screen.findByText(/Reaches 0 of [1-9]\d* people\./)).toBeVisible();
  await userEvent.click(await screen.findByLabelText('Remove Nobody follows it'));
  expect(await screen.findByText(/Reaches ([1-9]\d*) of \1 people\./)).toBeVisible();
});

it('INFOBOX-37 the form takes a video of a host that the organisation allows', async () => {
  await storeSetting(portal, 'allowedVideoHosts', ['video.nordvik.example']);
  await open('/infoboxes?modal=infoboxes%2Fadd&area=hero&route=%2F');
  await userEvent.click(screen.getByLabelText('Video', { selector: 'input[type="radio"]' }));
  type(/^Title/, 'The crew');
  fireEvent.change(screen.getByLabelText(/^Video/, { selector: 'textarea' }), {
    target: { value: 'https://video.nordvik.example/embed/7' },
  });
  await press('Save');
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      { Title: 'The crew', VideoEmbedCode: 'https://video.nordvik.example/embed/7' },
    ]),
  );
  await storeSetting(portal, 'allowedVideoHosts', []);
});

it('INFOBOX-11 INFOBOX-30 SHELL-32 a changed infobox keeps what its form does not show, and a conflict is shown', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Harbour');
  const box = await storeInfobox(portal, {
    Type: 1,
    Order: 5,
    ChannelTermInfoBoxes: [{ ChannelTermId: channel }],
    LanguageTermId: await storeTerm(portal, 'languageterms', 'Suomi'),
    StartDate: hoursFromNow(-2),
    EndDate: hoursFromNow(2),
    Hidden: true,
    Content: '<p>Old <strong>text</strong></p>',
    LinkUrl: '/settings',
    LinkDescription: 'More',
    PictureUrl: '/images/a.png',
    TextBackgroundBanner: '#102030',
    ...{ Style: 'Accent2', Width: '50', Height: 1, AreaId: 'default', RouteId: '/light' },
  });
  await open(`/infoboxes?modal=infoboxes%2Fedit%2F${box.Id}`);
  expect(screen.getByRole('dialog', { name: 'Add/Edit infobox' })).toBeVisible();
  type(/^Title/, 'Mine');
  await userEvent.click(field('Show the title'));
  await portal.call('admin', 'PUT', `/infoboxes/${box.Id}`, { Title: 'Theirs' });
  await press('Save');
  await userEvent.click(await screen.findByText('Save mine'));
  await waitFor(async () =>
    expect(await stored()).toEqual([
      { ...box, Title: 'Mine', ShowTitle: false, Modified: expect.any(String) },
    ]),
  );
});

it('a language that was deleted is named as such, and can be taken out', async () => {
  const LanguageTermId = await storeTerm(portal, 'languageterms', 'Føroyskt');
  const { Id } = await storeInfobox(portal, { LanguageTermId });
  await portal.call('admin', 'DELETE', `/languageterms/${LanguageTermId}`);
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).includes('/languageterms/localized')) await held;
    return real(input, init);
  });
  await open(`/infoboxes?modal=infoboxes%2Fedit%2F${Id}`);
  expect(field('Language')).toHaveDisplayValue('…');
  release();
  await waitFor(() =>
    expect(field('Language')).toHaveDisplayValue('Language that no longer exists'),
  );
  await userEvent.selectOptions(field('Language'), 'No language');
  expect(screen.queryByText('Language that no longer exists')).toBeNull();
  await press('Save');
  await waitFor(async () => expect(await stored()).toMatchObject([{ LanguageTermId: null }]));
  sent.mockRestore();
});

it('INFOBOX-12 INFOBOX-14 while an order is being saved, width, hide and delete wait for it', async () => {
  for (const Title of ['One', 'Two']) await storeInfobox(portal, { Title });
  await portal.show(<HeroInfoboxes place="main" onEmptyChange={() => undefined} />, {
    person: 'editor',
  });
  await screen.findByRole('region', { name: 'Highlights' });
  act(() => setInfoboxEditing(true));
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'PUT') await held;
    return real(input, init);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Move later One' }));
  const control = (name: string) => screen.getByRole('button', { name: `${name} One` });
  const width = (name = 'Automatic') =>
    screen.getByRole('button', { name: `Width of One: ${name}` });
  for (const waiting of [width(), control('Hide'), control('Delete')])
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
  for (const free of ['Move', 'Edit', 'Duplicate'].map(control))
    expect(free).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(width());
  expect(screen.queryByRole('menuitemradio')).toBeNull();
  release();
  await waitFor(() => expect(width()).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(width());
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '50%' }));
  expect(width()).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(width('50%')).not.toHaveAttribute('aria-disabled', 'true'));
  expect((await stored()).map(({ Title, Width }) => [Title, Width])).toEqual([
    ['Two', 'Auto'],
    ['One', '50'],
  ]);
  sent.mockRestore();
  act(() => setInfoboxEditing(false));
});

it('ADMIN-08 ADMIN-09 the page and the dialog "Infoboxes" list every infobox by zone and state, with its actions', async () => {
  await storeInfobox(portal, { Title: 'Now' });
  await storeInfobox(portal, { Title: 'Hidden one', Hidden: true });
  await storeInfobox(portal, { Title: 'Past', EndDate: hoursFromNow(-1), AreaId: 'default' });
  await storeInfobox(portal, { Title: 'To come', StartDate: hoursFromNow(1), RouteId: '/light' });
  await portal.show(<InfoboxesPage />, {
    person: 'editor',
    claimedRoles: ['Editor'],
    at: '/infoboxes',
  });
  const zone = within(await screen.findByRole('list', { name: 'Today, top of the page' }));
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Today, top of the page', 'Today, further down', 'Light start page, top of the page']);
  expect(
    zone
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(/^(Active|Hidden|Expired|Scheduled)$/).textContent),
  ).toEqual(['Active', 'Hidden']);
  expect(
    within(screen.getByRole('list', { name: 'Today, further down' })).getByText('Expired'),
  ).toBeVisible();
  expect(zone.getAllByText(/Automatic width|\d+% width/)).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: 'Infoboxes' })).toBeVisible();
  await userEvent.click(zone.getByRole('button', { name: 'Show' }));
  await waitFor(async () => expect((await stored()).some(({ Hidden }) => Hidden)).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Past' }));
  await answerQuestion('Delete');
  await waitFor(async () =>
    expect((await stored()).map(({ Title }) => Title)).toEqual(['Now', 'Hidden one', 'To come']),
  );
});

it('ADMIN-08 on a phone a row has "edit" and a menu with words for all else', async () => {
  await storeInfobox(portal, { Title: 'Now' });
  resizeTo(390);
  await portal.show(<InfoboxesPage />, { person: 'editor', at: '/infoboxes' });
  const row = within(await screen.findByRole('listitem'));
  const buttons = row.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit Now',
    'More for Now',
  ]);
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'More for Now' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Who sees it, and why?');
  expect(await screen.findByRole('dialog', { name: 'Who sees it, and why?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await choose('Delete');
  await answerQuestion('Delete');
  await waitFor(async () => expect(await stored()).toEqual([]));
});

it('ADMIN-08 the dialog "Infoboxes" lists them over another page, each to be edited', async () => {
  await storeInfobox(portal, { Title: 'Now' });
  await portal.show(<ModalOutlet />, {
    person: 'editor',
    claimedRoles: ['Editor'],
    at: '/help?modal=infoboxes',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Infoboxes' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Edit Now' }));
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Now');
});

it('a zone that cannot be read says so to who edits it, and no place waits for its infoboxes', async () => {
  await portal.show(<HeroInfoboxes place="main" onEmptyChange={() => undefined} />, {
    person: 'editor',
  });
  const real = globalThis.fetch;
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      /\/api\/infoboxes/.test(String(input))
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  act(() => setInfoboxEditing(true));
  const zone = within(await screen.findByRole('group', { name: 'Editing: Highlights' }));
  expect(await zone.findByRole('alert')).toBeVisible();
  expect(zone.queryByLabelText('Highlights')).toBeNull();
  act(() => setInfoboxEditing(false));
  fetched.mockRestore();
});
