import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '#shared/contract/people/users';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { speak } from '../../../src/client/texts/language';
import { startNewsPortal } from '../../support/widgets/newsWidgets';
import type { WidgetPortal } from '../../support/widgets/widgetPortal';

let portal: WidgetPortal;
let spoken: jest.SpyInstance | undefined;
beforeAll(async () => {
  portal = await startNewsPortal();
});
afterAll(() => portal?.stop());
afterEach(() => {
  spoken?.mockRestore();
  localStorage.clear();
  speak(undefined);
});

function browserSpeaks(...languages: string[]): void {
  spoken = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const ownRecord = async () => (await portal.call<User>('member', 'GET', '/users/me')).body;

it.each([
  [['da-DK', 'en'], 'Indstillinger', 'da'],
  [['sv-FI'], 'Inställningar', 'sv'],
  [['fi'], 'Asetukset', 'fi'],
  [['is', 'nn-NO'], 'Innstillinger', 'nb'],
  [['is', 'pl'], 'Settings', 'en'],
])(
  'LANG-20 LANG-15 a browser that speaks %p gets the portal in its language',
  async (languages, title, code) => {
    browserSpeaks(...languages);
    await portal.show(<SettingsPage />);
    expect(await heading(title)).toBeInTheDocument();
    expect(document.documentElement.lang).toBe(code);
  },
);

it("LANG-20 the language that a person chooses is spoken at once, stored, and goes before the browser's", async () => {
  browserSpeaks('fi');
  await portal.show(<SettingsPage />);
  await heading('Asetukset');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Portaalin kieli' }),
    'Dansk',
  );
  expect(await heading('Indstillinger')).toBeInTheDocument();
  await waitFor(async () => expect((await ownRecord()).InterfaceLanguage).toBe('da'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Portalens sprog' }), '');
  expect(await heading('Asetukset')).toBeInTheDocument();
  await waitFor(async () => expect((await ownRecord()).InterfaceLanguage).toBeNull());
});

it('CACHE-19 with local storage switched off the language is spoken but not kept on the device', async () => {
  await portal.call('member', 'PUT', '/users', { InterfaceLanguage: 'sv' });
  await portal.call('admin', 'POST', '/featuresettings', {
    Key: 'disableLocalStorage',
    Value: true,
  });
  try {
    await portal.show(<SettingsPage />);
    expect(await heading('Inställningar')).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  } finally {
    await portal.call('admin', 'DELETE', '/featuresettings/disableLocalStorage');
    await portal.call('member', 'PUT', '/users', { InterfaceLanguage: null });
  }
});
