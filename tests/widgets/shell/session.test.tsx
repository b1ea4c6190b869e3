import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInTrouble } from '#shared/rules/people/signInTrouble';
import { openPersonCache } from '../../../src/client/data/cache/personCache';
import { listenToNotices } from '../../../src/client/data/notices';
import { invalidate } from '../../../src/client/data/read/invalidate';
import type { ReadName } from '../../../src/client/data/read/readKey';
import { failureWithout } from '../../../src/client/data/connection/failureOf';
import { RefreshDialog } from '../../../src/client/navigation/RefreshDialog';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { FailedStart } from '../../../src/client/shell/frame/FailedStart';
import { SignInPrompt } from '../../../src/client/shell/frame/SignInPrompt';
import { useSession } from '../../../src/client/data/session/session';
import {
  useChannelTree,
  useFollowedChannels,
  useLanguageTerms,
  useReadLanguages,
} from '../../../src/client/data/targeting/useTerms';
import { storeSetting } from '../../support/content/pages';
import { expectConsoleError } from '../../support/unexpectedErrors';
import { keptFor } from '../../support/widgets/keptFor';
import { pageRests } from '../../support/widgets/pageNetwork';
import { testRenderer } from '../../support/widgets/testRenderer';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

function Self() {
  const { person, user, settings, roles, licensed, isLicenceKnown, updateUser } = useSession();
  const licence = licensed ? 'licensed' : 'unlicensed';
  return (
    <>
      <p>
        {person.name} works at {settings.workplaceName}
      </p>
      <p>
        Step {user.FirstDayWizardStep}, followed sites {String(user.ShowNewsFromFollowedSites)},
        roles {roles.join(' ')}, {isLicenceKnown ? licence : 'asking'}
      </p>
      <button onClick={() => void updateUser({ ShowNewsFromFollowedSites: false })}>
        Hide followed sites
      </button>
    </>
  );
}

it('AUTH-17 USER-02 USER-08 a person without a record gets one on the first visit, and sees no message about it', async () => {
  const told = jest.fn();
  const stop = listenToNotices(told);
  expect((await portal.call('member', 'GET', '/users/me')).status).toBe(404);
  await portal.show(<Self />, { isNew: true });
  expect(await screen.findByText(/followed sites true/)).toBeVisible();
  expect((await portal.call('member', 'GET', '/users/me')).status).toBe(200);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(told).not.toHaveBeenCalled();
  stop();
});

it.each([
  ['/users/me', 'GET /featuresettings'],
  ['/featuresettings', 'GET /users/me'],
] as const)(
  'AUTH-17 AUTH-18 nothing of the portal shows while %s has not answered, though %s has',
  async (late, known) => {
    await storeSetting(portal, 'workplaceName', 'Nordvik Hub');
    const reach = globalThis.fetch;
    let answer: () => void = () => undefined;
    const outgoing = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address, request) =>
        String(address).endsWith(`/api${late}`)
          ? new Promise((resolve) => (answer = () => resolve(reach(address, request))))
          : reach(address, request),
      );
    const { cache } = await portal.show(<Self />);
    await waitFor(() => expect(cache.keysOf(known)).toHaveLength(1));
    expect(screen.getByText('Starting')).toBeVisible();
    expect(screen.queryByText(/works at/)).toBeNull();
    answer();
    expect(await screen.findByText(/works at Nordvik Hub/)).toBeVisible();
    outgoing.mockRestore();
  },
);

it('AUTH-17 AUTH-18 where both the user record and the settings could not be read, one more try reads both', async () => {
  const reach = globalThis.fetch;
  let refuseRecord: () => void = () => undefined;
  const outgoing = jest.spyOn(globalThis, 'fetch').mockImplementation((address, request) => {
    if (String(address).endsWith('/api/featuresettings'))
      return Promise.resolve(new Response('{}', { status: 500 }));
    if (!String(address).endsWith('/api/users/me')) return reach(address, request);
    return new Promise(
      (resolve) => (refuseRecord = () => resolve(new Response('{}', { status: 501 }))),
    );
  });
  await portal.show(<Self />);
  await screen.findByRole('button', { name: 'The start failed: 500' });
  refuseRecord();
  const again = await screen.findByRole('button', { name: 'The start failed: 501' });
  outgoing.mockRestore();
  await userEvent.click(again);
  expect(await screen.findByText(/works at/)).toBeVisible();
});

it('USER-03 a change of the own record is stored and read again', async () => {
  await portal.show(<Self />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hide followed sites' }));
  expect(await screen.findByText(/followed sites false/)).toBeVisible();
  expect((await portal.call('member', 'GET', '/users/me')).body).toMatchObject({
    ShowNewsFromFollowedSites: false,
  });
});

it('ROLE-03 ROLE-04 the roles of the sign-in token and those that the server lists are held together', async () => {
  await portal.show(<Self />, { person: 'editor', claimedRoles: ['PowerBIEditor', 'Unknown'] });
  expect(await screen.findByText(/roles Editor PowerBIEditor,/)).toBeVisible();
});

it('ROLE-07 in the SharePoint mode the roles of the sign-in token count for nothing', async () => {
  await portal.show(<Self />, {
    person: 'editor',
    claimedRoles: ['PowerBIEditor'],
    authorizationMode: 'sharepoint',
  });
  expect(await screen.findByText(/roles Editor,/)).toBeVisible();
});

it('the roles of the person arrive with the session', async () => {
  await portal.show(<Self />, { person: 'editor' });
  expect(await screen.findByText(/roles Editor/)).toBeVisible();
});

it('CACHE-17 what somebody else has changed shows after an invalidation', async () => {
  await portal.show(<Self />);
  await screen.findByText(/works at Nordvik Hub/);
  await portal.call('admin', 'PUT', '/featuresettings/workplaceName', { Value: 'Nordvik Bridge' });
  await act(() => invalidate('GET /featuresettings'));
  await waitFor(() => expect(screen.getByText(/works at Nordvik Bridge/)).toBeVisible());
});

/** Reads that have lifetimes of their own. */
function Chosen() {
  useFollowedChannels();
  useReadLanguages();
  useChannelTree(1033);
  useLanguageTerms(1033);
  return null;
}

it('CACHE-02 CACHE-05 CACHE-06 CACHE-09 CACHE-21 an answer is kept for 3 hours, terms and choices for 24', async () => {
  const { cache } = await portal.show(<Chosen />);
  const hours = (name: ReadName) => keptFor(cache, name).map((time) => time / 3_600_000);
  await waitFor(() =>
    expect([
      hours('GET /users/me'),
      hours('GET /me/userchannelterms'),
      hours('GET /channelterms/localized/{lcid}'),
      hours('GET /me/userlanguageterms'),
      hours('GET /languageterms/localized/{lcid}'),
    ]).toEqual([[3], [24], [24], [24], [24]]),
  );
});

it('CACHE-23 with local storage disabled answers are kept for the session, and not on the device', async () => {
  await storeSetting(portal, 'disableLocalStorage', true);
  const { cache } = await portal.show(<Self />);
  await screen.findByText(/works at/);
  expect(cache.keysOf('GET /users/me')).toHaveLength(1);
  const next = await portal.connectAs({ keepCache: true });
  expect(next.cache.keysOf('GET /users/me')).toEqual([]);
  await storeSetting(portal, 'disableLocalStorage', false);
});

describe('a licence', () => {
  beforeAll(() => storeSetting(portal, 'enableWorkplaceLight', true));
  afterAll(() => storeSetting(portal, 'enableWorkplaceLight', false));

  let asked: string[] = [];
  let stopWatching: () => void;
  beforeEach(() => {
    asked = [];
    stopWatching = portal.devTenant.onExchange(({ url }) => {
      if (url.includes('licenseDetails')) asked.push(url);
    });
  });
  afterEach(() => {
    stopWatching();
    portal.devTenant.control.clearFailures();
  });

  /** A guest, who has no licence, and whose cache says so since some hours ago. */
  const showGuest = async (hours: number) => {
    const { person } = await portal.connectAs({ person: 'guest' });
    const earlier = await openPersonCache({
      tenantId: person.tenantId,
      personId: person.id,
      buildHash: 'test',
      now: () => new Date(Date.now() - hours * 3_600_000),
    });
    earlier.put('licences', [], 30 * 24 * 3_600_000);
    return portal.show(<Self />, { person: 'guest', keepCache: true });
  };

  it.each([500, 403])(
    'LICENCE-22 that is not told (%d) counts as held, so that failures show',
    async (status) => {
      portal.devTenant.control.fail({ service: 'graph', path: 'licenseDetails', status });
      await portal.show(<Self />, { person: 'guest' });
      expect(await screen.findByText(/, licensed$/)).toBeVisible();
    },
  );

  it.each([500, 401, 403, 404])(
    'LICENCE-22 is asked for again after 3 hours; when that fails (%d) the last answer counts, later too',
    async (status) => {
      portal.devTenant.control.fail({ service: 'graph', path: 'licenseDetails', status });
      (await showGuest(2)).unmount();
      await pageRests();
      expect(asked).toEqual([]);
      const shown = await showGuest(4);
      expect(await screen.findByText(/, unlicensed$/)).toBeVisible();
      await waitFor(() => expect(asked).not.toEqual([]));
      await pageRests();
      expect(screen.getByText(/, unlicensed$/)).toBeVisible();
      shown.unmount();
      await portal.show(<Self />, { person: 'guest', keepCache: true });
      await pageRests();
      expect(await screen.findByText(/, unlicensed$/)).toBeVisible();
    },
  );
});

const prompt = (
  <SignInPrompt
    workplace="Nordvik Hub"
    signIn={async () => ({ isLeaving: false })}
    opensWindow={true}
  />
);
const failedStart = (
  <FailedStart
    failure={failureWithout({ operation: 'Start', url: '/api/users/me' }, 0, 'no network')}
    reload={() => undefined}
  />
);

it('AUTH-36 the sign-in prompt names the workplace, and says how a window can open', () => {
  render(<AppFrame renderer={testRenderer}>{prompt}</AppFrame>);
  expect(
    screen.getByRole('heading', { name: 'Sign in to continue to Nordvik Hub.' }),
  ).toBeVisible();
  expect(
    screen.getByText('If nothing opens, allow pop-ups for this site and try again.'),
  ).toBeVisible();
});

it('AUTH-28 the sign-in prompt tells the number of a refusal, until the next attempt', async () => {
  const troubles: (SignInTrouble | undefined)[] = ['unreached', undefined];
  render(
    <AppFrame renderer={testRenderer}>
      <SignInPrompt
        signIn={async () => ({ isLeaving: false, trouble: troubles.shift() })}
        trouble="AADSTS50105"
        explanations="https://login.microsoftonline.com/error"
        opensWindow={false}
      />
    </AppFrame>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Microsoft refused the sign-in (AADSTS50105). If that happens again, tell your support team this code.',
  );
  const link = screen.getByRole('link', { name: 'About this code (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://login.microsoftonline.com/error?code=50105');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "The sign-in service didn't answer. Check your connection and try again.",
  );
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it.each([
  ['the sign-in prompt', prompt],
  ['a start that failed', failedStart],
])(
  'OFFLINE-01 OFFLINE-02 the notice is above %s too, and goes when the network is back',
  (_, page) => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<AppFrame renderer={testRenderer}>{page}</AppFrame>);
    const notice = within(screen.getByText('No internet connection').parentElement!);
    expect(notice.getByRole('button', { name: 'Refresh' })).toBeVisible();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('No internet connection')).toBeNull();
  },
);

it('ERRORS-20 ERRORS-21 ERRORS-22 the refresh dialog has Refresh and Cancel, with or without a title', async () => {
  const { rerender } = await portal.show(<RefreshDialog close={() => undefined} />);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText('It seems like the page has been idle too long, please refresh to continue.'),
  ).toBeVisible();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Refresh',
    'Cancel',
  ]);
  expect(dialog.queryByText('An error has occurred')).toBeNull();
  rerender(<RefreshDialog hasTitle close={() => undefined} />);
  expect(await screen.findByText('An error has occurred')).toBeVisible();
});

it('ERRORS-23 Refresh in the refresh dialog reloads the page; Cancel closes the dialog without', async () => {
  // This window cannot be left, and says so.
  expectConsoleError(/^Not implemented: navigation/);
  const close = jest.fn();
  await portal.show(<RefreshDialog close={close} />);
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  // eslint-disable-next-line no-console -- where the window says so
  const reloads = () => jest.mocked(console.error).mock.calls.length;
  await press('Cancel');
  expect([close.mock.calls.length, reloads()]).toEqual([1, 0]);
  await press('Refresh');
  expect([close.mock.calls.length, reloads()]).toEqual([1, 1]);
});
