import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hidePortal } from '../../../src/client/App';
import { openSignIn } from '../../../src/client/auth/openSignIn';
import type { Account } from '../../../src/client/auth/SignInStrategy';
import { clearPerson, storedPerson, storePerson } from '../../../src/client/auth/storedPerson';
import { currentStrategy } from '../../../src/client/auth/tokens';
import { startPortal } from '../../../src/client/start/startPortal';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

jest.mock('../../../src/client/auth/openSignIn');
// A channel to other tabs and the clock of pauses would keep this process alive.
jest.mock('../../../src/client/data/session/signedOutElsewhere');
jest.mock('../../../src/client/data/read/refreshAfterPause', () => ({
  refreshAfterPause: () => () => undefined,
}));
// No page here names the style sheet.
jest.mock('../../../src/client/start/showThemes', () => ({ showThemes: async () => undefined }));

const portal = setWidgetPortal();
beforeEach(() => history.replaceState(null, '', '/'));
beforeAll(async () => {
  await portal.call('member', 'POST', '/users', { FirstDayWizardStep: 'SetupLanguage' });
  await storeSetting(portal, 'enableProfileCardView', true);
});

/** A further visit of a person, remembered as `remembered`, whom the identity service calls `named`. */
async function visit({ remembered, named }: Record<'remembered' | 'named', Partial<Account>>) {
  const { connection, person } = await portal.connectAs();
  const account = { ...person, ...named };
  const strategy = await currentStrategy();
  const restore = async () => ({ kind: 'signedIn', account }) as const;
  jest.mocked(openSignIn).mockResolvedValue({ ...strategy, restore });
  storePerson({ ...person, ...remembered });
  document.body.appendChild(document.createElement('div')).id = 'portal';
  await act(() => startPortal(connection.config));
  return person;
}

const ownMenu = (name: string) => screen.findByRole('button', { name: `Your menu, ${name}` });

describe('a further visit', () => {
  // Before what the page keeps begins anew.
  afterEach(() => {
    act(hidePortal);
    clearPerson();
    document.getElementById('portal')?.remove();
  });

  it('AUTH-17 SHELL-18 who is called differently by now is so at once, and on the next visit', async () => {
    const before = { name: 'Old Name', upn: 'old.name@nordvik.example' };
    const { tenantId, name, upn } = await visit({ remembered: before, named: {} });
    await userEvent.click(await ownMenu(name));
    const menu = within(await screen.findByRole('menu'));
    expect(screen.getByText(upn)).toBeVisible();
    await waitFor(() => expect(storedPerson(tenantId)).toMatchObject({ name, upn }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'My profile' }));
    await waitFor(() => expect(location.pathname).toMatch(/^\/user\/detail\/member@/));
  });

  it('AUTH-17 an account without a principal name takes none away', async () => {
    const { tenantId, name, upn } = await visit({ remembered: {}, named: { name: 'M', upn: '' } });
    expect(await ownMenu(name)).toBeVisible();
    await waitFor(() => expect(storedPerson(tenantId)).toMatchObject({ name, upn }));
  });
});
