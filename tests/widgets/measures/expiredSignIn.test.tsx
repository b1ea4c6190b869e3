import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearPending, notePending } from '../../../src/client/auth/pendingScopes';
import { TokenError } from '../../../src/client/auth/TokenError';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import { connection } from '../../../src/client/data/connection/connection';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { FeatureSettingsPage } from '../../../src/client/pages/manage/FeatureSettingsPage';
import { texts as settingTitles } from '../../../src/client/texts/settingTitles/en';
import { isUnsaved } from '../../../src/client/ui/leave/unsaved';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

/** The sign-in needs a click above the page from now on, until the returned function is called. */
function expire(): () => void {
  const scopes = [connection().config.apiScope];
  takeTokensFrom(async () => ({
    restore: async () => undefined,
    signIn: async () => ({ kind: 'needsClick' }),
    signOut: async () => undefined,
    getToken: async () => {
      throw new TokenError('refused', 'page_kept');
    },
  }));
  notePending(scopes);
  return () => clearPending(scopes);
}

it('what was typed into a setting stays when the sign-in expires and the settings are read again', async () => {
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  const field = await screen.findByRole('textbox', { name: settingTitles.titles.workplaceName });
  await userEvent.type(field, ' at sea');
  const typed = (field as HTMLInputElement).value;
  const signInAgain = expire();
  await act(() => invalidate('GET /featuresettings'));
  expect(
    await screen.findByText(/^The feature settings could not be refreshed. Showing saved content/),
  ).toBeVisible();
  expect(field).toBeVisible();
  expect(field).toHaveValue(typed);
  expect(isUnsaved('page')).toBe(true);
  signInAgain();
});
