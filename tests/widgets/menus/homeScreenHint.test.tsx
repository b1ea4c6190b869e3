import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeHostState } from '../../../src/client/host/hostState';
import { Shell } from '../../../src/client/shell/Shell';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const banner = () => screen.findByRole('banner', { hidden: true });
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const text = 'Add Nordvik to your Home Screen: tap Share, then Add to Home Screen.';
const closeHint = () => (document.cookie = 'portal-a2hs=; max-age=0; path=/');
beforeAll(() => storeSetting(portal, 'workplaceName', 'Nordvik'));
beforeEach(() => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone));
afterEach(() => {
  jest.restoreAllMocks();
  closeHint();
  act(() => changeHostState({ place: 'browser' }));
});

it('SHELL-25 SHELL-40 a banner offers to add the portal to the home screen, also of an iPad, which seems a Mac', async () => {
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
  for (const agent of [iPhone, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)']) {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const { unmount } = await portal.show(<Shell />);
    expect(await screen.findByText(text)).toBeVisible();
    unmount();
  }
});

it('SHELL-27 SHELL-40 closing it sets a cookie, and while that exists it is not shown again', async () => {
  const { unmount } = await portal.show(<Shell />);
  await screen.findByText(text);
  const written = jest.spyOn(document, 'cookie', 'set');
  await userEvent.click(screen.getByRole('button', { name: 'Close the hint' }));
  expect(screen.queryByText(text)).toBeNull();
  expect(written.mock.calls).toEqual([
    ['portal-a2hs=closed; max-age=31536000; path=/; samesite=lax'],
  ]);
  unmount();
  written.mockClear();
  await portal.show(<Shell />);
  await banner();
  expect(screen.queryByText(text)).toBeNull();
  // Safari keeps it for seven days.
  expect(written).toHaveBeenCalledTimes(1);
});

it('SHELL-25 TEAMS-26 it is not shown in Teams, from the home screen, or elsewhere than on iOS', async () => {
  const first = await portal.show(<Shell />);
  // Its code is there now: from here on it would be seen with the page.
  await screen.findByText(text);
  for (const place of ['teams', 'frame'] as const) {
    act(() => changeHostState({ place }));
    expect(screen.queryByText(text)).toBeNull();
  }
  first.unmount();
  act(() => changeHostState({ place: 'browser' }));
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
  const second = await portal.show(<Shell />);
  await banner();
  expect(screen.queryByText(text)).toBeNull();
  second.unmount();
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: undefined });
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0)');
  await portal.show(<Shell />);
  await banner();
  expect(screen.queryByText(text)).toBeNull();
});
