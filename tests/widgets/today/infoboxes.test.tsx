import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Infobox } from '#shared/contract/infoboxes';
import { settingDefaults, startSettingsOf } from '#shared/rules/settings/settings';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { infoboxReads } from '../../../src/client/data/portalReads/infoboxReads';
import { listenToNotices, type Notice } from '../../../src/client/data/notices';
import { HeroInfoboxes } from '../../../src/client/features/infoboxes/HeroInfoboxes';
import { InfoboxZone } from '../../../src/client/features/infoboxes/InfoboxZone';
import { bannerUrl } from '../../../src/devTenant/sharepoint/addresses';
import { infoboxWidths } from '#shared/rules/widgets/infoboxes';
import { DefaultInfoboxes } from '../../../src/client/features/infoboxes/DefaultInfoboxes';
import { FindInformationPage } from '../../../src/client/pages/FindInformationPage';
import { zoneHeight } from '../../../src/client/pages/today/zoneHeight';
import { setInfoboxEditing } from '../../../src/client/features/infoboxes/infoboxZones';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { resizeTo, watchRequests } from '../../support/widgets/newsWidgets';
import { rulesOf } from '../../support/widgets/testRenderer';
import { dragOnto } from '../../support/widgets/dragOnto';
import { hoursFromNow, storeSetting, storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';
import { answerQuestion } from '../../support/widgets/answerQuestion';

const portal = setWidgetPortal();
beforeEach(() => clearInfoboxes(portal));
afterEach(() => act(() => setInfoboxEditing(false)));

const onEmptyChange = jest.fn();
const props = { place: 'main', onEmptyChange } as const;
const picture = { Type: 1, PictureUrl: '/images/a.png' } as const;
const video = { Type: 2, VideoEmbedCode: 'https://youtu.be/dQw4w9WgXcQ' } as const;
const stored = async () => (await portal.call<Infobox[]>('editor', 'GET', '/infoboxes/all')).body;
const titlesShown = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Shows a place for infoboxes while an editor edits it. */
async function edit({
  person = 'editor',
  name = 'Highlights',
  Page = HeroInfoboxes as typeof HeroInfoboxes | typeof FindInformationPage,
  at = '/',
} = {}) {
  await portal.show(
    <Suspense>
      <Page {...props} />
      <Address />
    </Suspense>,
    { person, at },
  );
  await screen.findByRole('region', { name });
  act(() => setInfoboxEditing(true));
  return screen.findByRole('group', { name: `Editing: ${name}` });
}

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

describe('folded on phones', () => {
  beforeEach(async () => {
    await storeInfobox(portal, { Title: 'Winter storm', Order: 1 });
    await storeInfobox(portal, { Title: 'Survey', Order: 2 });
  });
  afterEach(() => resizeTo(1_024));

  it('one line names the first and counts the others, and opens them all', async () => {
    resizeTo(390);
    await portal.show(<HeroInfoboxes {...props} />);
    const line = await screen.findByText('Winter storm');
    expect(line.closest('summary')).toHaveTextContent('Winter storm and 1 more');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await userEvent.click(line);
    await waitFor(() => expect(titlesShown()).toEqual(['Winter storm', 'Survey']));
  });

  it('where an organisation wants them open, they are', async () => {
    await storeSetting(portal, 'foldInfoboxesOnPhones', false);
    resizeTo(390);
    await portal.show(<HeroInfoboxes {...props} />);
    await waitFor(() => expect(titlesShown()).toEqual(['Winter storm', 'Survey']));
    await storeSetting(portal, 'foldInfoboxesOnPhones', true);
  });

  it('in a wider window, and in other places, they stand as they are', async () => {
    resizeTo(768);
    await portal.show(<HeroInfoboxes {...props} />);
    await waitFor(() => expect(titlesShown()).toEqual(['Winter storm', 'Survey']));
    resizeTo(390);
    await storeInfobox(portal, { Title: 'Below', AreaId: 'default' });
    cleanup();
    await portal.show(<DefaultInfoboxes {...props} />);
    await waitFor(() => expect(titlesShown()).toEqual(['Below']));
  });
});

it('INFOBOX-24 a zone shows text and picture tiles in their order, with title, text and link', async () => {
  await storeInfobox(portal, {
    Title: 'Second',
    Order: 2,
    ...picture,
    ShowTitle: false,
    LinkUrl: 'https://example.com/',
  });
  await storeInfobox(portal, {
    Title: 'First',
    Order: 1,
    LinkUrl: '/settings',
    LinkDescription: 'Read more',
  });
  await portal.show(<HeroInfoboxes {...props} />);
  expect(await screen.findByRole('link', { name: 'Read more: First' })).toHaveAttribute(
    'href',
    '/settings',
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('heading', { name: 'First' })).toBeVisible();
  expect(within(first!).getByText('From land, in every terminal.')).toBeVisible();
  expect(within(second!).queryByRole('heading')).toBeNull();
  expect(within(second!).getByRole('img', { name: 'Second' })).toHaveAttribute(
    'src',
    '/images/a.png',
  );
  expect(within(second!).getByRole('link', { name: 'Second, opens in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

it('the zone reserves the height of the person’s infoboxes, and before of those for everybody', async () => {
  await storeInfobox(portal, { Title: 'Compact', Height: 1 });
  const { connection } = await portal.connectAs();
  const startSettings = startSettingsOf(settingDefaults, {
    infoboxZones: { '/ hero': [27.5, 13.75] },
    chartWidths: [],
    ...{ hasReports: false, hasItemsToRead: false, hasChannels: true },
  });
  const heightAt = (width: number, foldInfoboxesOnPhones = false) => {
    resizeTo(width);
    const told = { ...startSettings, foldInfoboxesOnPhones };
    return zoneHeight('hero')({ config: { ...connection.config, startSettings: told } });
  };
  expect([heightAt(575), heightAt(576)]).toEqual([440 + 16 + 220, 440]);
  expect([heightAt(400, true), heightAt(1_024, true)]).toEqual([44, 440]);
  await portal.show(<HeroInfoboxes {...props} />);
  await screen.findByRole('heading', { name: 'Compact' });
  expect([heightAt(400), heightAt(1_024)]).toEqual([220, 220]);
  await clearInfoboxes(portal);
  await act(() => invalidate(...infoboxReads));
  await waitFor(() => expect(heightAt(1_024)).toBe(0));
});

it('INFOBOX-07 INFOBOX-08 styles, widths and own colours each have their classes, and text tiles others than pictures', async () => {
  const looks = [
    { Style: 'None' },
    { Style: 'Accent1' },
    { Style: 'Accent2' },
    { Style: 'Accent3' },
    { Width: '25' },
    { Width: '50' },
    { TextBackgroundBanner: '#102030' },
    { TextBackgroundBanner: '#ffee88;#101010' },
    { ...picture, Style: 'Accent1' },
  ] as const;
  for (const look of looks) await storeInfobox(portal, { ...look });
  await portal.show(<HeroInfoboxes {...props} />);
  const items = await screen.findAllByRole('listitem');
  const tiles = items.map((item) => item.firstElementChild as HTMLElement);
  expect(new Set(tiles.slice(0, 4).map(({ className }) => className)).size).toBe(4);
  expect(new Set([items[0], items[4], items[5]].map((item) => item!.className)).size).toBe(3);
  expect([tiles[6]!.style.backgroundColor, tiles[6]!.style.color]).toEqual([
    'rgb(16, 32, 48)',
    'rgb(255, 255, 255)',
  ]);
  expect([tiles[7]!.style.backgroundColor, tiles[7]!.style.color]).toEqual([
    'rgb(255, 238, 136)',
    'rgb(16, 16, 16)',
  ]);
  expect(tiles[8]!.className).not.toBe(tiles[1]!.className);
});

it('INFOBOX-07 INFOBOX-08 a picture’s words lie on the colour of its style, or on its own colours', async () => {
  for (const Style of ['None', 'Accent1', 'Accent2', 'Accent3'] as const)
    await storeInfobox(portal, { ...picture, Style });
  for (const Style of ['None', 'Accent1'] as const)
    await storeInfobox(portal, { ...picture, Style, TextBackgroundBanner: '#ffee88;#101010' });
  await portal.show(<HeroInfoboxes {...props} />);
  const words = (await screen.findAllByRole('heading', { level: 2 })).map(
    ({ parentElement }) => parentElement!,
  );
  expect(new Set(words.slice(0, 4).map(({ className }) => className)).size).toBe(4);
  expect(words.map(({ style }) => [style.backgroundColor, style.color])).toEqual([
    ...Array<string[]>(4).fill(['', '']),
    ...Array<string[]>(2).fill(['rgb(255, 238, 136)', 'rgb(16, 16, 16)']),
  ]);
});

it('INFOBOX-02 each of the seven widths has its class, and all of them can be chosen', async () => {
  for (const Width of infoboxWidths) await storeInfobox(portal, { Title: Width, Width });
  await edit();
  const items = await screen.findAllByRole('listitem');
  expect(new Set(items.map(({ className }) => className)).size).toBe(7);
  await userEvent.click(await screen.findByRole('button', { name: 'Width of Auto: Automatic' }));
  expect(
    (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent),
  ).toEqual(['Automatic', '25%', '33%', '50%', '66%', '75%', '100%']);
});

it('INFOBOX-06 an area with "hero" in its name is drawn as a hero area', async () => {
  await storeInfobox(portal, { AreaId: 'left-Hero' });
  await storeInfobox(portal, { AreaId: 'left' });
  await portal.show(
    <>
      <InfoboxZone area="left-Hero" name="One" onEmptyChange={onEmptyChange} />
      <InfoboxZone area="left" name="Two" onEmptyChange={onEmptyChange} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const tiles = screen
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild as HTMLElement);
  expect(tiles.map(({ style }) => style.minHeight)).toEqual(['27.5rem', '15rem']);
  expect(tiles[0]!.className).not.toBe(tiles[1]!.className);
});

it.each([
  [400, 576],
  [700, 700],
  [1_200, 960],
  [1_500, 1_500],
])('IMAGES-10 IMAGES-22 SharePoint gives a picture %d pixels wide in %d', async (wide, asked) => {
  const [page] = [...portal.devTenant.company.allSitePages()];
  const address = bannerUrl(page!, portal.devTenant.sharePointUrl);
  await storeInfobox(portal, { Type: 1, PictureUrl: address });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(wide);
  portal.devTenant.control.clearRequests();
  await portal.show(<HeroInfoboxes {...props} />);
  await screen.findAllByRole('listitem');
  fireEvent.error(document.querySelector(`img[src="${address}"]`)!);
  await waitFor(() =>
    expect(
      portal.devTenant.control
        .requests('sharepoint', '/thumbnails/0/')
        .map(({ path }) => /\/(c\d+x\d+)\//.exec(path)?.[1]),
    ).toEqual([`c${asked}x99999`]),
  );
});

it('INFOBOX-03 INFOBOX-04 INFOBOX-05 tiles have the height of their area, and titles and texts are clamped', async () => {
  await storeInfobox(portal);
  await storeInfobox(portal, { Height: 1 });
  await storeInfobox(portal, { AreaId: 'default' });
  for (const kind of [picture, video]) {
    await storeInfobox(portal, { ...kind, AreaId: 'default', Height: 0 });
    await storeInfobox(portal, { ...kind, AreaId: 'default', Height: 1 });
  }
  await portal.show(
    <>
      <HeroInfoboxes {...props} />
      <DefaultInfoboxes {...props} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(7));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Play/ })).toHaveLength(2));
  const heights = () =>
    screen
      .getAllByRole('listitem')
      .map((item) => (item.firstElementChild as HTMLElement).style.minHeight);
  const tiles = screen
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild as HTMLElement);
  const ofMedia = ['15rem', '13.75rem', '15rem', '13.75rem'];
  expect(heights()).toEqual(['27.5rem', '13.75rem', '15rem', ...ofMedia]);
  const lines = (tile: HTMLElement) =>
    [...tile.querySelectorAll<HTMLElement>('[style*="clamp"]')].map(
      ({ style }) => style.webkitLineClamp,
    );
  expect(tiles.slice(0, 3).map(lines)).toEqual([
    ['2', '9'],
    ['2', '9'],
    ['2', '3'],
  ]);
  for (const play of screen.getAllByRole('button', { name: /^Play/ })) await userEvent.click(play);
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  expect(heights()).toEqual(['27.5rem', '13.75rem', '15rem', ...ofMedia]);
});

it('INFOBOX-21 TODAY-05 an empty zone reports that it is empty, so that the page hides it, and one that fails does not', async () => {
  await portal.show(<HeroInfoboxes {...props} />);
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(true));
  act(() => setInfoboxEditing(true));
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(false));
});

it('a zone that cannot be read says so and is read again when asked', async () => {
  await storeInfobox(portal);
  const sent = jest.spyOn(globalThis, 'fetch');
  sent.mockImplementation(async (input, init) =>
    String(input).includes('/api/infoboxes')
      ? new Response('{}', { status: 500 })
      : fetchReally(input, init),
  );
  await portal.show(<HeroInfoboxes {...props} />);
  const panel = await screen.findByRole('alert');
  expect(onEmptyChange).toHaveBeenLastCalledWith(false);
  sent.mockImplementation(fetchReally);
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Shore power' })).toBeVisible();
  sent.mockRestore();
});

it('INFOBOX-24 a video plays only when somebody wants it, in a frame of its player', async () => {
  await storeInfobox(portal, { ...video, Title: 'The crew' });
  const { container } = await portal.show(<HeroInfoboxes {...props} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Play video: The crew' }));
  const frame = container.querySelector('iframe')!;
  expect([frame.title, frame.src]).toEqual([
    'The crew',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ]);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

it('INFOBOX-37 SETTINGS-46 the setting disableOverlayOnInfoBoxes takes the dark overlay off pictures', async () => {
  await storeInfobox(portal, picture);
  for (const isBare of [false, true]) {
    await storeSetting(portal, 'disableOverlayOnInfoBoxes', isBare);
    await portal.show(<HeroInfoboxes {...props} />);
    const words = (await screen.findByText('Shore power')).closest('[data-overlay]')!;
    expect(rulesOf(words).join().includes('background-image:linear')).toBe(!isBare);
    cleanup();
  }
});

it.each([
  ['Highlights', 'hero', '/', HeroInfoboxes],
  ['Infoboxes', 'right', '/find-information', FindInformationPage],
])(
  'INFOBOX-10 "Add infobox" in %s opens the dialog with area %s and route %s',
  async (name, area, route, Page) => {
    const zone = await edit({ name, Page, at: route });
    await userEvent.click(within(zone).getByRole('button', { name: 'Add infobox' }));
    expect(Object.fromEntries(new URLSearchParams(screen.getByRole('status').textContent))).toEqual(
      { modal: 'infoboxes/add', area, route },
    );
  },
);

it('INFOBOX-11 INFOBOX-12 while editing, each tile has its six controls, and Edit opens its dialog', async () => {
  const { Id } = await storeInfobox(portal);
  await edit();
  const tile = within(await screen.findByRole('listitem', { name: 'Shore power, 1 of 1' }));
  for (const name of [
    'Move Shore power',
    'Width of Shore power: Automatic',
    'Edit Shore power',
    'Duplicate Shore power',
    'Hide Shore power',
    'Delete Shore power',
  ])
    expect(tile.getByRole('button', { name })).toBeEnabled();
  await userEvent.click(tile.getByRole('button', { name: 'Edit Shore power' }));
  expect(new URLSearchParams(screen.getByRole('status').textContent).get('modal')).toBe(
    `infoboxes/edit/${Id}`,
  );
});

it('INFOBOX-20 INFOBOX-23 while editing, tiles to come stand beside those of now, in every language, but no hidden ones', async () => {
  const danish = await storeTerm(portal, 'languageterms', 'Dansk');
  await storeInfobox(portal, { Title: 'Now' });
  await storeInfobox(portal, { Title: 'In Danish', LanguageTermId: danish });
  await storeInfobox(portal, { Title: 'To come', StartDate: hoursFromNow(30) });
  await storeInfobox(portal, { Title: 'Hidden', Hidden: true });
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  await storeSetting(
    portal,
    'defaultLanguageTermId',
    await storeTerm(portal, 'languageterms', 'English'),
  );
  await edit();
  await screen.findByText('To come');
  expect(titlesShown()).toEqual(['Now', 'In Danish', 'To come']);
  expect(screen.getByText(/^From .*20\d\d$/)).toBeVisible();
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
});

it('INFOBOX-13 tiles change places by button, by arrow key and by dragging, and each new order is saved', async () => {
  for (const Title of ['One', 'Two', 'Three']) await storeInfobox(portal, { Title });
  await edit();
  await userEvent.click(await screen.findByRole('button', { name: 'Move later One' }));
  expect(titlesShown()).toEqual(['Two', 'One', 'Three']);
  await waitFor(async () =>
    expect((await stored()).map(({ Title, Order }) => [Title, Order])).toEqual([
      ['Two', 0],
      ['One', 1],
      ['Three', 2],
    ]),
  );
  await screen.findByRole('listitem', { name: 'Two, 1 of 3' });
  screen.getByRole('button', { name: 'Move Three' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(async () =>
    expect((await stored()).map(({ Title }) => Title)).toEqual(['Two', 'Three', 'One']),
  );
  dragOnto(screen.getByRole('button', { name: 'Move One' }), 0);
  await waitFor(async () =>
    expect((await stored()).map(({ Title }) => Title)).toEqual(['One', 'Two', 'Three']),
  );
});

it('INFOBOX-14 INFOBOX-15 INFOBOX-16 the width is saved, a duplicate is a copy of its own, and hiding takes the tile out', async () => {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Quays');
  await storeInfobox(portal, { ChannelTermInfoBoxes: [{ ChannelTermId }] });
  await edit();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Width of Shore power: Automatic' }),
  );
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '50%' }));
  expect(await screen.findByRole('button', { name: 'Width of Shore power: 50%' })).toBeVisible();
  expect((await stored()).map(({ Width }) => Width)).toEqual(['50']);
  const duplicate = screen.getByRole('button', { name: 'Duplicate Shore power' });
  await waitFor(() => expect(duplicate).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(duplicate);
  await waitFor(() => expect(titlesShown()).toEqual(['Shore power', 'Shore power']));
  const [one, copy] = await stored();
  const { Id, Modified } = copy!;
  const ChannelTermInfoBoxes = [{ InfoBoxId: Id, ChannelTermId }];
  expect(copy).toEqual({ ...one, Id, Modified, ChannelTermInfoBoxes });
  expect(Id).not.toBe(one!.Id);
  await userEvent.click(screen.getAllByRole('button', { name: 'Hide Shore power' })[1]!);
  await waitFor(() => expect(titlesShown()).toEqual(['Shore power']));
  expect((await stored()).map(({ Hidden }) => Hidden)).toEqual([false, true]);
});

it('INFOBOX-17 deleting asks first, and can be taken back', async () => {
  await storeInfobox(portal, { Order: 4 });
  const notices: Notice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  await edit();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Shore power' }));
  await answerQuestion('Cancel');
  expect(await stored()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Delete Shore power' }));
  await answerQuestion('Delete');
  await waitFor(async () => expect(await stored()).toEqual([]));
  await waitFor(() => expect(notices.at(-1)?.action?.text).toBe('Undo'));
  act(() => notices.at(-1)!.action!.run());
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      { Title: 'Shore power', Order: 4, Content: '<p>From land, in every terminal.</p>' },
    ]),
  );
  stop();
});

it('an order that could not be saved goes back to what is stored', async () => {
  const [one] = [
    await storeInfobox(portal, { Title: 'One' }),
    await storeInfobox(portal, { Title: 'Two' }),
  ];
  await edit();
  await screen.findByRole('button', { name: 'Move later One' });
  await portal.call('admin', 'DELETE', `/infoboxes/${one.Id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Move later One' }));
  await waitFor(() => expect(titlesShown()).toEqual(['Two']));
});

it('INFOBOX-18 INFOBOX-19 an infobox goes at its end and comes at its start while the page stays open', async () => {
  const { Id } = await storeInfobox(portal, { Title: 'Soon over' });
  await storeInfobox(portal, {
    Title: 'Soon there',
    StartDate: new Date(Date.now() + 2_000).toISOString(),
  });
  await portal.show(<HeroInfoboxes {...props} />);
  await screen.findByRole('heading', { name: 'Soon over' });
  await portal.call('editor', 'PUT', `/infoboxes/${Id}`, {
    EndDate: new Date(Date.now() + 700).toISOString(),
  });
  await act(() => invalidate(...infoboxReads));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Soon over' })).toBeNull(), {
    timeout: 10_000,
  });
  expect(
    await screen.findByRole('heading', { name: 'Soon there' }, { timeout: 15_000 }),
  ).toBeVisible();
});

it('a reader asks once for a zone', async () => {
  await storeInfobox(portal);
  const sent = watchRequests(portal);
  await portal.show(<HeroInfoboxes {...props} />);
  await screen.findByRole('heading', { name: 'Shore power' });
  expect(sent('/infoboxes?')).toHaveLength(1);
});

const fetchReally = globalThis.fetch;
