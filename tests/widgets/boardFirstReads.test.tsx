import { configure, screen, waitFor } from '@testing-library/react';
import { CollaborationPage } from '../../src/client/pages/CollaborationPage';
import { firstReadsOf, firstScopesOf } from '../../src/client/pages/firstReadsOf';
import { loadPageCode } from '../../src/client/routes';
import { topicIn } from '../../src/client/texts/catalogues';
import { YourBoardPage } from '../../src/client/pages/YourBoardPage';
import { startWidgetPortal, type WidgetPortal } from '../support/widgetPortal';

configure({ asyncUtilTimeout: 10_000 });

let portal: WidgetPortal;
beforeAll(async () => {
  portal = await startWidgetPortal();
});
afterAll(() => portal?.stop());
afterEach(() => history.replaceState(null, '', '/'));

const boardReads = [
  'GET /me/usertabcomponentconfigurations',
  'GET /me/userapptiles {"query":{"includeHidden":false}}',
  'GET /me/userapptiles/smartlinks',
];

describe('what is asked for before the code of a page is there', () => {
  it.each([
    ['/your-board', boardReads],
    ['/people', []],
    [
      '/pages/news/winter-storm-25',
      ['GET /pages/news/{slug} {"params":{"slug":"winter-storm-25"}}'],
    ],
    ['/pages/content/guide-7', ['GET /pages/content/{slug} {"params":{"slug":"guide-7"}}']],
    ['/pages/news/add', []],
  ])('%s', async (path, keys) => {
    const { connection } = await portal.connectAs();
    history.replaceState(null, '', path);
    expect(firstReadsOf(connection.config).map(({ key }) => key)).toEqual(keys);
  });

  it('is asked for once: the board shows the same answers', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const { connection } = await portal.connectAs();
    history.replaceState(null, '', '/your-board');
    await portal.show(<YourBoardPage />, {
      at: '/your-board',
      firstReads: firstReadsOf(connection.config),
    });
    await screen.findByRole('heading', { name: 'My day' });
    const times = (call: string) =>
      asked.mock.calls.filter(([input]) => String(input).endsWith(call)).length;
    await waitFor(() => expect(times('/me/usertabcomponentconfigurations')).toBe(1));
    await waitFor(() => expect(times('/me/userapptiles/smartlinks')).toBe(1));
    asked.mockRestore();
  });

  it('Collaboration asks for its sites as soon as its code is there, with a token that is on its way by then, and once', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const { connection } = await portal.connectAs();
    history.replaceState(null, '', '/collaboration');
    expect(firstScopesOf(connection.config)).toEqual([
      `${connection.config.graphUrl}/Sites.Read.All`,
    ]);
    const { firstReads } = await loadPageCode('/collaboration');
    const reads = firstReads!(connection.config);
    expect(reads.map(({ key }) => key)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^sites\/activity \d$/), 'sites/latest']),
    );
    await portal.show(<CollaborationPage />, { at: '/collaboration', firstReads: reads });
    await screen.findByRole('list', { name: 'Recent activities' });
    const times = (part: string) =>
      asked.mock.calls.filter(([input]) => String(input).includes(part)).length;
    expect(times('/insights/recentSites')).toBe(1);
    const changes = asked.mock.calls
      .map(([input]) => String(input))
      .filter((address) => address.includes('/getchanges'));
    expect([changes.length > 0, new Set(changes).size]).toEqual([true, changes.length]);
    asked.mockRestore();
  });

  it('the texts that a page begins with come with its code', async () => {
    await loadPageCode('/your-board');
    expect(topicIn('board', 'en').loaded()).toBeDefined();
  });
});
