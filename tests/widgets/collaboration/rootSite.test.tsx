import { connection } from '../../../src/client/data/connection/connection';
import { readSite } from '../../../src/client/data/sharePoint/readSite';
import { graphCalls } from '../../support/widgets/peopleWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(async () => {
  portal.devTenant.control.reset();
  await portal.connectAs();
  connection().setLicensed(true);
});

it.each(['', '/'])(
  'SITES-32 the site at the root is found by its address with "%s"',
  async (end) => {
    const { sharePointUrl } = connection().config;
    const { webUrl } = await readSite(`${sharePointUrl}${end}`, { operation: 'Site' });
    expect(webUrl).toBe(sharePointUrl);
    const { hostname } = new URL(sharePointUrl);
    expect(graphCalls(portal, '/sites/')).toEqual([
      expect.stringMatching(`/v1.0/sites/${hostname}\\?`),
    ]);
  },
);
