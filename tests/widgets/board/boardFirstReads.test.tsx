import { randomUUID } from 'node:crypto';
import { configure, screen, waitFor } from '@testing-library/react';
import { sharePointPlans } from '#shared/rules/people/licensing';
import { settingDefaults, type FeatureSettings } from '#shared/rules/settings/settings';
import { startTogether } from '../../../src/client/data/read/firstReads';
import { findLicence } from '../../../src/client/data/session/licence';
import { startRead } from '../../../src/client/data/read/runningReads';
import { rolesRead } from '../../../src/client/data/portalReads/sessionReads';
import { latestSitesRead } from '../../../src/client/features/sites/latestSitesRead';
import { collaborationsFirstReads } from '../../../src/client/pages/collaborationsFirstReads';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { firstReadsOf, firstScopesOf } from '../../../src/client/pages/firstReadsOf';
import { loadPageCode } from '../../../src/client/routes';
import { topicIn } from '../../../src/client/texts/catalogues';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { storeSetting, storeSettings } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

configure({ asyncUtilTimeout: 10_000 });

const portal = setWidgetPortal();
afterEach(() => history.replaceState(null, '', '/'));

const usual = {
  requiredLicencePlans: settingDefaults.requiredLicencePlans,
  excludedLicencePlans: settingDefaults.excludedLicencePlans,
};

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

  it('Collaboration asks for its sites once, before it is drawn, with a token on its way by then', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const { connection } = await portal.connectAs();
    history.replaceState(null, '', '/collaboration');
    expect(firstScopesOf(connection.config)).toEqual([
      `${connection.config.graphUrl}/Sites.Read.All`,
    ]);
    const reads = collaborationsFirstReads(connection.config);
    expect(reads.map(({ key }) => key)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^sites\/activity \d$/), 'sites/latest']),
    );
    const withoutSharePoint = { ...connection.config, sharePointUrl: '' };
    expect(collaborationsFirstReads(withoutSharePoint).map(({ key }) => key)).not.toContainEqual(
      expect.stringContaining('activity'),
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

  it('what is part of the first read of a page does not wait for what is drawn first, everything else does', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const { connection } = await portal.connectAs();
    connection.setLicensed(true);
    startTogether([{ ...latestSitesRead('Sites'), goesFirst: true }]);
    await startRead(rolesRead);
    const order = asked.mock.calls
      .map(([input]) => String(input))
      .flatMap((address) => /recentSites|security.roles/.exec(address)?.[0] ?? []);
    expect(order).toEqual(['recentSites', 'security/roles']);
    asked.mockRestore();
  });

  it('LICENCE-01 whether Microsoft 365 may be asked is known before anything is drawn', async () => {
    const light = (isOn: boolean) => storeSetting(portal, 'enableWorkplaceLight', isOn);
    for (const [person, isOn, isLicensed] of [
      ['frontline', false, true],
      ['frontline', true, false],
      ['member', true, true],
    ] as const) {
      await light(isOn);
      const { connection } = await portal.connectAs({ person });
      await findLicence();
      expect([person, isOn, await connection.isLicensed()]).toEqual([person, isOn, isLicensed]);
    }
    await light(false);
  });

  it('LICENCE-19 the plans of the settings decide about that, too', async () => {
    const find = async (plans: Partial<FeatureSettings>) => {
      await storeSettings(portal, { enableWorkplaceLight: true, ...usual, ...plans });
      const { connection } = await portal.connectAs();
      await findLicence();
      return connection.isLicensed();
    };
    expect(await find({})).toBe(true);
    expect(await find({ requiredLicencePlans: [randomUUID()] })).toBe(false);
    expect(await find({ excludedLicencePlans: [...sharePointPlans] })).toBe(false);
    await storeSettings(portal, { enableWorkplaceLight: false, ...usual });
  });

  it('the texts that a page begins with come with its code', async () => {
    await loadPageCode('/your-board');
    expect(topicIn('board', 'en').loaded()).toBeDefined();
  });
});
