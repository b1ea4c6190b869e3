import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invalidate } from '../../../src/client/data/read/invalidate';
import type { ReadName } from '../../../src/client/data/read/readKey';
import { RefreshDialog } from '../../../src/client/navigation/RefreshDialog';
import { useSession } from '../../../src/client/data/session/session';
import {
  useChannelTree,
  useFollowedChannels,
  useLanguageTerms,
  useReadLanguages,
} from '../../../src/client/data/targeting/useTerms';
import { storeSetting } from '../../support/content/pages';
import { keptFor } from '../../support/widgets/keptFor';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

function Self() {
  const { person, user, settings, roles, licensed, updateUser } = useSession();
  return (
    <>
      <p>
        {person.name} works at {settings.workplaceName}
      </p>
      <p>
        Step {user.FirstDayWizardStep}, followed sites {String(user.ShowNewsFromFollowedSites)},
        roles {roles.join(' ')}, {licensed ? 'licensed' : 'unlicensed'}
      </p>
      <button onClick={() => void updateUser({ ShowNewsFromFollowedSites: false })}>
        Hide followed sites
      </button>
    </>
  );
}

it('USER-02 USER-08 a person without a record gets one on the first visit, and sees no message about it', async () => {
  expect((await portal.call('member', 'GET', '/users/me')).status).toBe(404);
  await portal.show(<Self />, { isNew: true });
  expect(await screen.findByText(/followed sites true/)).toBeVisible();
  expect((await portal.call('member', 'GET', '/users/me')).status).toBe(200);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('AUTH-17 AUTH-18 nothing of the portal shows before the user record and the settings are there', async () => {
  await portal.call('admin', 'POST', '/featuresettings', {
    Key: 'workplaceName',
    Value: 'Nordvik Hub',
  });
  await portal.show(<Self />);
  expect(screen.getByText('Starting')).toBeVisible();
  expect(await screen.findByText(/works at Nordvik Hub/)).toBeVisible();
});

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

it('CACHE-02 CACHE-05 CACHE-06 CACHE-09 an answer is kept for 3 hours, terms and choices for 24', async () => {
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
