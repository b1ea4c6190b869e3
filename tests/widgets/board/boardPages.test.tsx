import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { componentStates } from '../../../src/client/data/components/componentStates';
import { watchNotices } from '../../support/widgets/notices';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { Realtime } from '../../../src/client/realtime/Realtime';
import { BottomBar } from '../../../src/client/shell/menus/BottomBar';
import { NewContentStatus } from '../../../src/client/shell/frame/NewContentStatus';
import type { UserTabComponentConfiguration } from '#shared/contract/people/userTabComponentConfigurations';
import { addTile, clearTiles } from '../../support/content/appTiles';
import { dragOnto } from '../../support/widgets/dragOnto';
import { pageRests } from '../../support/widgets/pageNetwork';
import { storeSetting, storeSettings } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(async () => {
  portal.devTenant.control.reset();
  await arrange('member', []);
});

const configurations = '/me/usertabcomponentconfigurations';
/** Stores the sections of a person's board in this order; those after a minus hidden. */
const arrange = (person: string, sections: readonly string[]) =>
  portal.call(
    person,
    'PUT',
    configurations,
    sections.map((section, index) => ({
      TabId: 'your-board',
      ComponentId: section.replace('-', ''),
      Hidden: section.startsWith('-'),
      Order: index + 1,
    })),
  );
const arranged = async () =>
  (await portal.call<UserTabComponentConfiguration[]>('member', 'GET', configurations)).body.map(
    ({ ComponentId, Hidden }) => (Hidden ? `-${ComponentId}` : ComponentId),
  );
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const openBoard = (person = 'member') => portal.show(<YourBoardPage />, { person });

describe('the board', () => {
  const frame = () =>
    portal.call('admin', 'POST', '/powerbiframes', {
      Title: 'Fleet',
      Type: 0,
      EmbedUrl: `${portal.devTenant.powerBiUrl}/reportEmbed?reportId=fleet&groupId=nordvik`,
      EmbedId: 'fleet',
      RouteId: 'your-board',
    });
  beforeAll(async () => {
    await storeSetting(portal, 'enablePowerBI', true);
    await addTile(portal, 'member', { AppTile: { Title: 'Wiki', Url: 'https://wiki.example/' } });
    await addTile(portal, 'editor', { AppTile: { Title: 'Wiki', Url: 'https://wiki.example/' } });
  });
  afterEach(() => storeSettings(portal, { showNewOrModifiedBadgeOnAppTiles: true }));
  afterAll(async () => {
    await clearTiles(portal, ['member', 'editor']);
    await storeSetting(portal, 'enablePowerBI', false);
  });

  it('BOARD-02 BOARD-04 REPORT-06 shows its sections in their order by default, reports while they are on', async () => {
    const { body } = await frame();
    await portal.show(<YourBoardPage />, { person: 'editor', at: '/your-board' });
    await screen.findByRole('article', { name: 'Fleet' });
    await screen.findByRole('link', { name: /^Wiki/ });
    expect(headings()).toEqual(['My apps', 'Smart links', 'Reports', 'My day', 'My documents']);
    cleanup();
    await storeSetting(portal, 'enablePowerBI', false);
    await portal.show(<YourBoardPage />, { person: 'editor', at: '/your-board' });
    await screen.findByRole('link', { name: /^Wiki/ });
    await pageRests();
    expect(headings()).toEqual(['My apps', 'Smart links', 'My day', 'My documents']);
    await storeSetting(portal, 'enablePowerBI', true);
    await portal.call('admin', 'DELETE', `/powerbiframes/${(body as { Id: number }).Id}`);
  });

  it('BOARD-01 is titled "Your board", and leads to where the person arranges it', async () => {
    await openBoard();
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Your board');
    expect(screen.getByRole('link', { name: 'Arrange your board' })).toHaveAttribute(
      'href',
      '/settings#your-board',
    );
  });

  it('BOARD-03 BOARD-05 stands in the person’s own order, and what they have hidden is not there and asks for nothing', async () => {
    await arrange('member', ['myDay', 'appTiles']);
    const { unmount } = await portal.show(<YourBoardPage />, { at: '/your-board' });
    await screen.findByRole('link', { name: /^Wiki/ });
    expect(headings().slice(0, 2)).toEqual(['My day', 'My apps']);
    await pageRests();
    unmount();
    portal.devTenant.control.reset();
    await arrange('member', ['-myDay', 'appTiles']);
    await portal.show(<YourBoardPage />, { at: '/your-board' });
    await screen.findByRole('link', { name: /^Wiki/ });
    await pageRests();
    expect(headings()).not.toContain('My day');
    expect(portal.devTenant.control.requests('graph', '/me/calendar')).toEqual([]);
  });

  it('BOARD-07 with all sections hidden says so, with the way to the settings', async () => {
    await arrange('member', ['-appTiles', '-powerBI', '-myDay', '-myDocuments']);
    await portal.show(<YourBoardPage />, { at: '/your-board' });
    const link = await screen.findByRole('link', { name: 'Go to settings to turn them on' });
    expect(link.closest('div')).toHaveTextContent(
      'All components are turned off. Go to settings to turn them on',
    );
    expect(link).toHaveAttribute('href', '/settings#your-board');
  });

  it('BOARD-08 the apps and the reports hide themselves when they are empty', async () => {
    await portal.show(<YourBoardPage />, { person: 'guest', at: '/your-board' });
    await waitFor(() => expect(headings()).toEqual(['My day', 'My documents']));
  });

  it('SHELL-34 APPS-04 without apps one link leads to the app center, in their place', async () => {
    const ways = () => screen.queryAllByRole('link', { name: 'App center' });
    const { unmount } = await portal.show(<YourBoardPage />, { person: 'guest' });
    await waitFor(() => expect(ways()).toHaveLength(1));
    const day = await screen.findByRole('heading', { name: 'My day' });
    expect(ways()[0]).toHaveAttribute('href', '/apps-and-tools');
    expect(ways()[0]!.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    await openBoard();
    await screen.findByRole('link', { name: /^Wiki/ });
    expect(ways()).toHaveLength(1);
  });

  it('smart links stand below the apps only once these are there, so that they do not move', async () => {
    const real = globalThis.fetch;
    let letGo: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes('/me/userapptiles?')) await gone;
      return real(input, init);
    });
    const { unmount } = await portal.show(<YourBoardPage />, {
      person: 'editor',
      at: '/your-board',
    });
    const links = await screen.findByRole('region', { name: 'Smart links', hidden: true });
    expect(links).not.toBeVisible();
    letGo();
    await screen.findByRole('link', { name: /^Wiki/ });
    await waitFor(() => expect(links).toBeVisible());
    unmount();
  });

  it('a board whose arrangement cannot be read says so, and another try shows it', async () => {
    const outgoing = failing('GET', configurations);
    await portal.show(<YourBoardPage />, { at: '/your-board' });
    await screen.findByText('Status 500');
    outgoing.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Wiki/ })).toBeVisible();
  });

  it('without the hub follows what the person arranges elsewhere as soon as they look at it again', async () => {
    await storeSetting(portal, 'enableSignalR', false);
    await portal.show(<YourBoardPage />, { at: '/your-board' });
    await screen.findByRole('link', { name: /^Wiki/ });
    await arrange('member', ['-myDay']);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(headings()).not.toContain('My day'));
    await storeSetting(portal, 'enableSignalR', true);
  });

  it('BADGE-14 NAV-04 a new app sets no dot at the board where the setting has none marked', async () => {
    const board = { title: 'Your board', address: '/your-board', exact: false, newTab: false };
    const entries = [{ ...board, components: ['appTiles', 'requiredReading'] as const }];
    await storeSetting(portal, 'showNewOrModifiedBadgeOnAppTiles', false);
    await portal.show(
      <>
        <BottomBar entries={entries} />
        <NewContentStatus entries={entries} />
      </>,
    );
    const link = await screen.findByRole('link', { name: 'Your board' });
    const mark = (ComponentId: 'appTiles' | 'requiredReading', ShowBadge: boolean) =>
      act(() => componentStates().update({ ComponentId, ShowBadge }));
    mark('requiredReading', true);
    await waitFor(() => expect(link).toHaveAccessibleName('Your board , new content'));
    expect(screen.getByRole('status')).toHaveTextContent('Your board, new content');
    mark('requiredReading', false);
    mark('appTiles', true);
    expect(link).toHaveAccessibleName('Your board');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('BADGE-07 what is hidden on the board shows no badge, also one that came before it was read', async () => {
    await arrange('member', ['-appTiles']);
    const board = { title: 'Your board', address: '/your-board', exact: false, newTab: false };
    const { unmount } = await portal.show(
      <>
        <Realtime routeMap={{ '/your-board': ['appTiles'], '/': [] }} />
        <BottomBar entries={[{ ...board, components: ['appTiles'] }]} />
      </>,
    );
    act(() => componentStates().update({ ComponentId: 'appTiles', ShowBadge: true }));
    await waitFor(() =>
      expect(componentStates().of('appTiles')).toMatchObject({ ShowBadge: true, Hidden: true }),
    );
    const marked = 'Your board , new content';
    await waitFor(() => expect(screen.queryByRole('link', { name: marked })).toBeNull());
    expect(screen.getByRole('link', { name: 'Your board' })).toBeVisible();
    act(() => componentStates().update({ ComponentId: 'appTiles', Hidden: false }));
    expect(await screen.findByRole('link', { name: marked })).toBeVisible();
    unmount();
    await arrange('member', ['appTiles']);
    await portal.show(<YourBoardPage />, { at: '/your-board', keepCache: true });
    await waitFor(() => expect(componentStates().of('appTiles').Hidden).toBe(false));
  });
});

/** Answers requests to a call of the product API with 500 until it is restored. */
function failing(method: string, path: string) {
  const real = globalThis.fetch;
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).endsWith(path) && (init?.method ?? 'GET') === method
        ? Promise.resolve(new Response('{"title":"Something went wrong."}', { status: 500 }))
        : real(input, init),
    );
}

describe('the settings of the board', () => {
  const notices = watchNotices();
  const saved = (times = 1) =>
    waitFor(() =>
      expect(
        notices.filter(({ text }) => text === 'Your board settings has been updated'),
      ).toHaveLength(times),
    );
  const open = async () => {
    await portal.show(<SettingsPage />, { at: '/settings' });
    const section = await region('Your board');
    await section.findByRole('switch', { name: 'My day' });
    return section;
  };

  it('SETTINGS-43 BOARD-14 ERRORS-42 a section is moved by buttons and hidden by a switch; each change is saved and undoable', async () => {
    const section = await open();
    expect(
      section.getByRole('button', { name: 'Move up My apps and smart links' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(section.getByRole('button', { name: 'Move up My day' }));
    await saved();
    expect(await arranged()).toEqual(['myDay', 'appTiles', 'powerBI', 'myDocuments']);
    expect(section.getByText('My day is now number 1 of 3')).toBeInTheDocument();
    await userEvent.click(section.getByRole('switch', { name: 'My day' }));
    await saved(2);
    expect(await arranged()).toEqual(['-myDay', 'appTiles', 'powerBI', 'myDocuments']);
    act(() => notices.at(-1)!.action!.run());
    await saved(3);
    expect(await arranged()).toEqual(['myDay', 'appTiles', 'powerBI', 'myDocuments']);
    expect(section.getByRole('switch', { name: 'My day' })).toBeChecked();
  });

  it('what another device has arranged since stays, also when the change here is undone', async () => {
    const section = await open();
    await arrange('member', ['myDay', 'appTiles', 'powerBI', '-myDocuments']);
    await userEvent.click(section.getByRole('switch', { name: 'My day' }));
    await saved();
    expect(await arranged()).toEqual(['-myDay', 'appTiles', 'powerBI', '-myDocuments']);
    await waitFor(() =>
      expect(section.getByRole('switch', { name: 'My documents' })).not.toBeChecked(),
    );
    act(() => notices.at(-1)!.action!.run());
    await saved(2);
    expect(await arranged()).toEqual(['myDay', 'appTiles', 'powerBI', '-myDocuments']);
  });

  it('BOARD-14 a section is dragged by its handle to the place of another', async () => {
    const section = await open();
    dragOnto(section.getByRole('button', { name: 'Move My day' }), 0);
    await saved();
    expect(await arranged()).toEqual(['myDay', 'appTiles', 'powerBI', 'myDocuments']);
  });

  it('a change that could not be saved stays as it was made, says so, and another try stores it', async () => {
    const section = await open();
    const outgoing = failing('PUT', configurations);
    await userEvent.click(section.getByRole('switch', { name: 'My day' }));
    const alert = within(await section.findByRole('alert'));
    expect(alert.getByText('Your board settings could not be saved')).toBeVisible();
    outgoing.mockRestore();
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await saved();
    expect(await arranged()).toEqual(['appTiles', 'powerBI', '-myDay', 'myDocuments']);
  });
});

describe('My day', () => {
  it('MYDAY-01 shows Today with the date, and where tasks and events are made', async () => {
    await openBoard();
    const day = await region('My day');
    const date = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }).formatToParts(new Date());
    const shown = day.getByText(/^Today, /).textContent;
    for (const { value } of date.filter(({ type }) => type !== 'literal'))
      expect(shown).toContain(value);
  });
});

describe('My documents', () => {
  const documents = () => region('My documents');
  const rows = async () => (await (await documents()).findAllByRole('listitem')).length;
  const asked = (source: string) =>
    portal.devTenant.control.requests('graph', `/me/insights/${source}`);
  const insight = (title: string) => ({
    id: title,
    resourceVisualization: { title, type: 'Word', containerWebUrl: portal.devTenant.sharePointUrl },
    resourceReference: { webUrl: `${portal.devTenant.sharePointUrl}/x.docx` },
    lastUsed: {
      lastAccessedDateTime: '2026-01-02T08:00:00Z',
      lastModifiedDateTime: '2026-01-01T08:00:00Z',
    },
  });
  const openTab = async (name: string) =>
    userEvent.click((await documents()).getByRole('tab', { name }));

  it('DOCS-01 DOCS-06 DOCS-25 DOCS-26 DOCS-27 has three tabs, each asked for when it is opened: ten documents, no sites and no web pages', async () => {
    await openBoard();
    await rows();
    const tabs = await documents();
    expect(tabs.getAllByRole('tab')).toEqual(
      ['Recent', 'Trending', 'Shared'].map((name) => tabs.getByRole('tab', { name })),
    );
    expect([asked('trending'), asked('shared')]).toEqual([[], []]);
    await openTab('Trending');
    await waitFor(() => expect(asked('trending')).toHaveLength(1));
    expect(await (await documents()).findAllByText(/^Changed /)).toHaveLength(5);
    await openTab('Shared');
    expect((await (await documents()).findAllByText(/^Shared by /)).length).toBe(5);
    for (const source of ['used', 'trending', 'shared']) {
      const { searchParams } = new URL(asked(source)[0]!.path, portal.url);
      expect([source, searchParams.get('$top'), searchParams.get('$filter')]).toEqual([
        source,
        '10',
        "resourceVisualization/type ne 'spsite' and resourceVisualization/type ne 'Web'",
      ]);
    }
    expect(new URL(asked('used')[0]!.path, portal.url).searchParams.get('$orderby')).toBe(
      'lastUsed/lastAccessedDateTime desc',
    );
  });

  it('DOCS-07 DOCS-08 shows five, or all ten; another tab begins with five again', async () => {
    await openBoard();
    expect(await rows()).toBe(5);
    await userEvent.click((await documents()).getByRole('button', { name: 'Show more' }));
    expect(await rows()).toBe(10);
    await userEvent.click((await documents()).getByRole('button', { name: 'Show less' }));
    expect(await rows()).toBe(5);
    await userEvent.click((await documents()).getByRole('button', { name: 'Show more' }));
    await openTab('Trending');
    await waitFor(async () => expect(await rows()).toBe(5));
    await openTab('Recent');
    await waitFor(async () => expect(await rows()).toBe(5));
    // Also where both are known, so that nothing is waited for between them.
    await userEvent.click((await documents()).getByRole('button', { name: 'Show more' }));
    await openTab('Trending');
    expect(await rows()).toBe(5);
  });

  it('DOCS-04 DOCS-22 leads to the person’s OneDrive, and says nothing of it where they have none', async () => {
    const { unmount } = await openBoard();
    expect(
      await (await documents()).findByRole('link', { name: 'Go to OneDrive' }),
    ).toHaveAttribute(
      'href',
      expect.stringContaining('/personal/member_nordvik_example/Documents'),
    );
    const [asked] = portal.devTenant.control.requests('graph', '/me/drive');
    expect(asked!.path).toMatch(/\/me\/drive\?\$select=webUrl$/);
    unmount();
    portal.devTenant.control.fail({ service: 'graph', path: '/me/drive', status: 404 });
    await openBoard();
    await rows();
    await waitFor(() =>
      expect(portal.devTenant.control.requests('graph', '/me/drive').at(-1)?.status).toBe(404),
    );
    expect((await documents()).queryByRole('link', { name: 'Go to OneDrive' })).toBeNull();
    expect((await documents()).queryByRole('alert')).toBeNull();
  });

  it('DOCS-21 without documents says so; a failure is told, and another try shows them', async () => {
    portal.devTenant.control.fail({
      service: 'graph',
      path: '/me/insights/used',
      status: 200,
      body: { value: [] },
    });
    portal.devTenant.control.fail({ service: 'graph', path: '/me/insights/trending', status: 500 });
    await openBoard();
    expect(await (await documents()).findByText('No documents were found.')).toBeVisible();
    await openTab('Trending');
    await (await documents()).findByText('Status 500');
    portal.devTenant.control.clearFailures();
    await userEvent.click((await documents()).getByRole('button', { name: 'Try again' }));
    expect(await rows()).toBe(5);
  });

  it('DOCS-09 a long title is cut to 40 characters, and each document opens in a new tab', async () => {
    portal.devTenant.control.fail({
      service: 'graph',
      path: '/me/insights/used',
      status: 200,
      body: {
        value: [insight('Annual report on the reconstruction of the northern harbour basin')],
      },
    });
    await openBoard();
    const [row] = await (await documents()).findAllByRole('listitem');
    const link = within(row!).getByRole('link');
    expect([link.textContent, link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'Annual report on the reconstruction of…',
      `${portal.devTenant.sharePointUrl}/x.docx`,
      '_blank',
    ]);
  });
});
