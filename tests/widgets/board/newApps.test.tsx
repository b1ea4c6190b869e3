import type { NewAppTile } from '#shared/contract/appTiles';
import { settingDefaults } from '#shared/rules/settings/settings';
import { componentStates } from '../../../src/client/data/components/componentStates';
import { noteVisit } from '../../../src/client/data/components/visits';
import { checkForNewContent } from '../../../src/client/realtime/checkForNewContent';
import { addTile, clearTiles, storeTile } from '../../support/content/appTiles';
import { hoursFromNow } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
afterEach(async () => {
  portal.devTenant.control.reset();
  await clearTiles(portal);
});

/** The person's board, which they saw some hours ago, has a new app. */
async function putNewApp(fields: Partial<NewAppTile> = {}): Promise<void> {
  const { Id } = await storeTile(portal, fields);
  await addTile(portal, 'member', { AppTileId: Id });
  await portal.connectAs();
  noteVisit('appTiles', new Date(hoursFromNow(-3)));
}

/** Whether the check for new content tells them. */
async function isTold(): Promise<boolean> {
  await checkForNewContent({
    ids: ['appTiles'],
    settings: settingDefaults,
    signal: new AbortController().signal,
  });
  return componentStates().of('appTiles').ShowBadge;
}

const plan = (service: string) => ({
  status: 200,
  body: { assignedPlans: [{ service, capabilityStatus: 'Enabled' }] },
});

it.each([
  ['who has its service', plan('ProjectWorkManagement'), true],
  ['who lacks its service, and does not see it', plan('exchange'), false],
  ['whose services nobody tells', { status: 403 }, true],
])('BADGE-04 APPS-28 a new app, to somebody %s', async (_, answer, expected) => {
  await putNewApp({ O365ServiceName: 'ProjectWorkManagement' });
  portal.devTenant.control.fail({ service: 'graph', path: 'assignedPlans', ...answer });
  expect(await isTold()).toBe(expected);
});

it('BADGE-02 a check by a clock that was a day ahead holds up no other', async () => {
  await putNewApp();
  const LastCheckedForNewContent = hoursFromNow(24);
  componentStates().update({ ComponentId: 'appTiles', LastCheckedForNewContent });
  expect(await isTold()).toBe(true);
});
