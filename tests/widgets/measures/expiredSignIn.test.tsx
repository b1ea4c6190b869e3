import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearPending, notePending } from '../../../src/client/auth/pendingScopes';
import { TokenError } from '../../../src/client/auth/TokenError';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import { connection } from '../../../src/client/data/connection/connection';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { FeatureSettingsPage } from '../../../src/client/pages/manage/FeatureSettingsPage';
import { texts as settingTitles } from '../../../src/client/texts/settingTitles/en';
import { ModalContext } from '../../../src/client/ui/leave/modal';
import { isUnsaved } from '../../../src/client/ui/leave/unsaved';
import { SignInContext } from '../../../src/client/ui/trouble/signInContext';
import { SourceNotice } from '../../../src/client/ui/widget/SourceNotice';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

afterEach(() => clearPending([connection().config.apiScope]));

/** The sign-in needs a click above the page from now on. */
function expire(): void {
  takeTokensFrom(async () => ({
    restore: async () => undefined,
    signIn: async () => ({ kind: 'needsClick' }),
    signOut: async () => undefined,
    getToken: async () => {
      throw new TokenError('refused', 'page_kept');
    },
  }));
  notePending([connection().config.apiScope]);
}

it('what was typed into a setting stays when the sign-in expires and the settings are read again', async () => {
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  const field = await screen.findByRole('textbox', { name: settingTitles.titles.workplaceName });
  await userEvent.type(field, ' at sea');
  const typed = (field as HTMLInputElement).value;
  expire();
  await act(() => invalidate('GET /featuresettings'));
  expect(
    await screen.findByText(/^The feature settings could not be refreshed. Showing saved content/),
  ).toBeVisible();
  expect(field).toBeVisible();
  expect(field).toHaveValue(typed);
  expect(isUnsaved('page')).toBe(true);
});

it.each([
  ['a page', undefined, 'Choose Sign in above the page.'],
  ['a dialog', { params: {}, close: jest.fn(), leave: jest.fn() }, 'You need to sign in again.'],
])('in %s what is shown still says how it is refreshed', async (_, modal, hint) => {
  const signIn = jest.fn(async () => undefined);
  const failure = { status: 401, operation: 'Menus', url: 'https://x/y', messages: [], time: '' };
  await portal.show(
    <SignInContext value={signIn}>
      <ModalContext value={modal}>
        <SourceNotice name="Menus" failure={{ ...failure, isSignInNeeded: true }} isShown />
      </ModalContext>
    </SignInContext>,
  );
  expect(await screen.findByText(`Showing saved content: Menus. ${hint}`)).toBeVisible();
  const button = () => screen.queryByRole('button', { name: 'Sign in' });
  if (!modal) return void expect(button()).toBeNull();
  await waitFor(() => expect(button()).toBeVisible());
  await userEvent.click(button()!);
  expect(signIn).toHaveBeenCalledTimes(1);
});
