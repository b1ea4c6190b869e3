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

/** Whether the person is told of a new app of Planner on their board, with this answer of Graph. */
async function isTold(answer: { status: number; body?: object }): Promise<boolean> {
  const { Id } = await storeTile(portal, { O365ServiceName: 'ProjectWorkManagement' });
  await addTile(portal, 'member', { AppTileId: Id });
  await portal.connectAs();
  portal.devTenant.control.fail({ service: 'graph', path: 'assignedPlans', ...answer });
  noteVisit('appTiles', new Date(hoursFromNow(-3)));
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
  expect(await isTold(answer)).toBe(expected);
});
