import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { SearchEntry } from '../../../src/client/shell/menus/SearchEntry';
import type { Exchange } from '../../../src/devTenant/control/exchange';
import { expectConsoleError } from '../unexpectedErrors';
import type { WidgetPortal } from './widgetPortal';

/** The address that the window would show. */
const Address = () => <output>{useLocation().search}</output>;

/** The way into search and its dialog, which is open unless the address says otherwise. */
export const showSearch = (portal: WidgetPortal, at = '/?modal=search', person = 'member') =>
  portal.show(
    <>
      <SearchEntry />
      <ModalOutlet />
      <Address />
    </>,
    { at, person },
  );

/** The requests of each test of the file to the searches of Microsoft 365, as they are answered. */
export function watchSearches(portal: WidgetPortal): Exchange[] {
  const asked: Exchange[] = [];
  let stopWatching: (() => void) | undefined;
  beforeEach(() => {
    // Said once by React when texts that have long been loaded are used within an event of the test.
    expectConsoleError(/suspended inside an `act` scope/);
    portal.devTenant.control.reset();
    asked.length = 0;
    stopWatching = portal.devTenant.onExchange(
      (exchange) =>
        void (/_api\/search\/|search\/query/.test(exchange.url) && asked.push(exchange)),
    );
  });
  afterEach(() => stopWatching?.());
  return asked;
}

export const searchField = async () =>
  within(await screen.findByRole('dialog', { name: 'Search' })).findByRole('textbox', {
    name: 'Search',
  });
export const searchSection = async (name: string) =>
  within(await screen.findByRole('region', { name }));
export const rowsOf = (region: Awaited<ReturnType<typeof searchSection>>) =>
  region.queryAllByRole('link');
export const sectionNames = () =>
  screen.queryAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
export const searchSettled = () => screen.findByText(/results? shown$/);
