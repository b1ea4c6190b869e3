import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connection } from '../../../src/client/data/connection/connection';
import { HeroInfoboxes } from '../../../src/client/features/infoboxes/HeroInfoboxes';
import { AdminPage } from '../../../src/client/pages/manage/AdminPage';
import { zoneHeight } from '../../../src/client/pages/today/zoneHeight';
import { noteServerTime } from '../../../src/client/platform/presentTime';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { hoursFromNow } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => clearInfoboxes(portal));
const hour = 3_600_000;
/** The device's clock turns out to be two hours slow. */
const learnTime = () => noteServerTime(new Date(Date.now() + 2 * hour).toUTCString(), Date.now());

it('no room is kept for infoboxes that have ended by the time of the server', async () => {
  await storeInfobox(portal, { Title: 'Until noon', Height: 1, EndDate: hoursFromNow(1) });
  await portal.show(<HeroInfoboxes onEmptyChange={() => undefined} place="main" />);
  await screen.findByRole('heading', { name: 'Until noon' });
  await pageRests();
  const height = () => zoneHeight('hero')({ config: connection().config });
  expect(height()).toBe(220);
  learnTime();
  expect(height()).toBe(0);
});

it('INFOBOX-36 an import asks for what has not ended by the time of the server', async () => {
  await portal.show(<AdminPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Import …' }));
  const read = await screen.findByRole('button', { name: 'Show contents' });
  await pageRests();
  learnTime();
  await userEvent.click(read);
  expect(await screen.findByText('3 infoboxes can be imported.')).toBeVisible();
  const [list] = portal.devTenant.control.requests('sharepoint', "getbytitle('InfoBoxes')");
  const filter = new URL(list!.path, portal.url).searchParams.get('$filter');
  expect(Date.parse(/datetime'(.+)'/.exec(filter!)![1]!)).toBeGreaterThan(Date.now() + hour);
});
