import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeatureSettingsPage } from '../../src/client/pages/FeatureSettingsPage';
import { storeSetting } from '../support/pages';
import { startWidgetPortal, type WidgetPortal } from '../support/widgetPortal';

let portal: WidgetPortal;
beforeAll(async () => {
  portal = await startWidgetPortal();
});
afterAll(() => portal?.stop());

const stored = async () =>
  (
    await portal.call<{ Key: string; Value: unknown }[]>('admin', 'GET', '/featuresettings')
  ).body.find(({ Key }) => Key === 'workplaceName')?.Value;

it("a reset does not take away somebody else's value unseen", async () => {
  await storeSetting(portal, 'workplaceName', 'Nordvik');
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
  await userEvent.paste('workplaceName');
  const row = within(await screen.findByRole('form', { name: 'workplaceName' }));
  const reset = await row.findByRole('button', { name: /^Reset/ });
  await storeSetting(portal, 'workplaceName', 'Nordvik Portal');
  await userEvent.click(reset);
  expect(await row.findByText(/set this to “Nordvik Portal”/)).toBeVisible();
  expect(await stored()).toBe('Nordvik Portal');
  await userEvent.click(row.getByRole('button', { name: 'Save mine' }));
  await waitFor(async () => expect(await stored()).toBeUndefined());
});
