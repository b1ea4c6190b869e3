import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDB } from 'idb';
import type { ClientConfig } from '#shared/clientConfig';
import type { User } from '#shared/contract/people/users';
import { changeHostState } from '../../../src/client/host/hostState';
import { ReleaseNotes } from '../../../src/client/features/help/ReleaseNotes';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { applyStoredHostLocale, storeHostLocale } from '../../../src/client/host/hostLocale';
import { LanguageProvider } from '../../../src/client/texts/LanguageProvider';
import { reloadForMissingCode } from '../../../src/client/start/reloadForMissingCode';
import { showAuthPage } from '../../../src/client/start/showAuthPage';
import { hearHost, speak } from '../../../src/client/texts/language';
import { useLocale } from '../../../src/client/texts/useLocale';
import { setNewsPortal } from '../../support/widgets/newsWidgets';
import { watchNotices } from '../../support/widgets/notices';

const portal = setNewsPortal();
const notices = watchNotices();
let spoken: jest.SpyInstance | undefined;
afterEach(() => {
  spoken?.mockRestore();
  localStorage.clear();
  speak(undefined);
  hearHost(undefined);
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

it.each([
  ['a British browser', ['en-GB', 'en'], undefined, '24/11/2026'],
  ['an American browser', ['en', 'en-US'], undefined, '11/24/2026'],
  ['a browser that tells no country', ['en'], undefined, '24/11/2026'],
  ['English in a Swedish browser', ['en', 'sv-SE'], undefined, '2026-11-24'],
  ['Teams in the United States', ['en-GB'], 'en-us', '11/24/2026'],
  ['Teams in a language without texts', ['en-GB'], 'pl-pl', '24/11/2026'],
  ['Danish', ['da'], undefined, '24.11.2026'],
])('writes dates in the order of the country: %s', (_, languages, host, expected) => {
  browserSpeaks(...languages);
  const date = () => screen.getByText(/2026/).textContent;
  function Today() {
    const format = new Intl.DateTimeFormat(useLocale(), {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return <p>{format.format(new Date('2026-11-24T12:00:00Z'))}</p>;
  }
  render(
    <LanguageProvider>
      <Today />
    </LanguageProvider>,
  );
  act(() => hearHost(host));
  expect(date()).toBe(expected);
});

it("LANG-20 in Teams the portal speaks Teams' language, unless the person has chosen one", async () => {
  browserSpeaks('fi');
  storeHostLocale('da-dk');
  hearHost(undefined);
  applyStoredHostLocale();
  act(() => changeHostState({ place: 'teams' }));
  await portal.show(<SettingsPage />);
  expect(await heading('Indstillinger')).toBeInTheDocument();
  const choice = await screen.findByRole('combobox', { name: 'Portalens sprog' });
  expect(choice).toHaveDisplayValue('Som i Teams (dansk)');
  await userEvent.selectOptions(choice, 'Svenska');
  expect(await heading('Inställningar')).toBeInTheDocument();
  await waitFor(async () => expect((await ownRecord()).InterfaceLanguage).toBe('sv'));
  act(() => hearHost('nb-no'));
  expect(await heading('Inställningar')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Portalens språk' }), '');
  expect(await heading('Innstillinger')).toBeInTheDocument();
  await waitFor(async () => expect((await ownRecord()).InterfaceLanguage).toBeNull());
  // A host that speaks what the portal does not leaves it to the browser.
  act(() => hearHost('pl-pl'));
  expect(await heading('Asetukset')).toBeInTheDocument();
  act(() => changeHostState({ place: 'browser' }));
});

it("LANG-20 the language that a person chooses is spoken at once, stored, and goes before the browser's", async () => {
  browserSpeaks('fi');
  await portal.show(<SettingsPage />);
  await heading('Asetukset');
  const choice = await screen.findByRole('combobox', { name: 'Portaalin kieli' });
  expect(choice).toHaveDisplayValue('Selaimen mukaan (suomi)');
  await userEvent.selectOptions(choice, 'Dansk');
  expect(await heading('Indstillinger')).toBeInTheDocument();
  await waitFor(async () => expect((await ownRecord()).InterfaceLanguage).toBe('da'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Portalens sprog' }), '');
  expect(await heading('Asetukset')).toBeInTheDocument();
  await waitFor(async () => expect((await ownRecord()).InterfaceLanguage).toBeNull());
});

it('below "Choose the languages that you read." stand these, then the language of the portal', async () => {
  browserSpeaks('en');
  await portal.show(<SettingsPage />);
  const section = within(await screen.findByRole('region', { name: 'Languages' }));
  const [read] = await section.findAllByRole('checkbox');
  const choice = section.getByRole('combobox', { name: 'Language of the portal' });
  expect(read!.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a changed language is confirmed in it, also while the page still speaks the one before', async () => {
  browserSpeaks('en');
  await portal.show(<SettingsPage />);
  const choice = await screen.findByRole('combobox', { name: 'Language of the portal' });
  const real = globalThis.fetch;
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      (init?.method ?? 'GET') === 'GET' && String(input).endsWith('/users/me')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await userEvent.selectOptions(choice, 'Dansk');
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Portalens sprog er opdateret'));
  expect(await heading('Settings')).toBeInTheDocument();
  fetched.mockRestore();
  await portal.call('member', 'PUT', '/users', { InterfaceLanguage: null });
});

it('that the language was changed is said in the new one', async () => {
  browserSpeaks('en');
  await portal.show(<SettingsPage />);
  const choose = async (field: string, language: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name: field }), language);
  await choose('Language of the portal', 'Dansk');
  expect(await heading('Indstillinger')).toBeInTheDocument();
  await waitFor(() =>
    expect(notices.map(({ text }) => text)).toContain('Portalens sprog er opdateret'),
  );
  await choose('Portalens sprog', '');
  await waitFor(async () => expect((await ownRecord()).InterfaceLanguage).toBeNull());
});

it.each([
  [
    'da',
    'Denne side hører til portalen i Microsoft Teams. Luk den, og log på derfra.',
    'Portalen kunne ikke indlæses. Kontrollér forbindelsen, og genindlæs siden.',
  ],
  [
    'sv',
    'Den här sidan hör till portalen i Microsoft Teams. Stäng den och logga in därifrån.',
    'Portalen kunde inte läsas in. Kontrollera anslutningen och ladda om sidan.',
  ],
  [
    'fi',
    'Tämä sivu kuuluu Microsoft Teamsissa avattuun portaaliin. Sulje se ja kirjaudu sisään sieltä.',
    'Portaalia ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.',
  ],
  [
    'nb',
    'Denne siden hører til portalen i Microsoft Teams. Lukk den og logg på derfra.',
    'Portalen kunne ikke lastes inn. Kontroller tilkoblingen og last siden inn på nytt.',
  ],
  [
    'en',
    'This page belongs to the portal in Microsoft Teams. Close it and sign in from there.',
    "The portal couldn't be loaded. Check the connection and reload the page.",
  ],
])(
  'LANG-20 the sign-in window of Teams, and a start without its code, speak %s too',
  async (code, onlyInTeams, notLoaded) => {
    browserSpeaks(code);
    const page = document.createElement('div');
    page.id = 'portal';
    document.body.append(page);
    try {
      await showAuthPage({ teamsHostOrigins: [] } as unknown as ClientConfig);
      const said = within(page).getByRole('status');
      expect([said.lang, said.textContent]).toEqual([code, onlyInTeams]);
      sessionStorage.setItem('portal:reloaded-at', String(Date.now()));
      expect(() => reloadForMissingCode(new Error('missing'))).toThrow('missing');
      const alert = within(page).getByRole('alert');
      expect([alert.lang, alert.textContent]).toEqual([code, notLoaded]);
    } finally {
      page.remove();
      sessionStorage.clear();
    }
  },
);

it('CACHE-19 CACHE-23 with local storage off nothing is kept: no language, no version, and nothing read', async () => {
  await portal.call('member', 'PUT', '/users', { InterfaceLanguage: 'sv' });
  await portal.call('admin', 'POST', '/featuresettings', {
    Key: 'disableLocalStorage',
    Value: true,
  });
  try {
    const { cache, person } = await portal.show(
      <>
        <ReleaseNotes />
        <SettingsPage />
      </>,
    );
    expect(await heading('Inställningar')).toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual([]);
    const store = await openDB('portal');
    await waitFor(async () =>
      expect(
        (await store.getAllKeys('entries')).filter((key) => String(key).includes(person.id)),
      ).toEqual([]),
    );
    store.close();
    expect(cache.keysOf('GET /featuresettings')).not.toEqual([]);
    act(() => storeHostLocale('da-dk'));
    expect(Object.keys(localStorage)).toEqual([]);
  } finally {
    await portal.call('admin', 'DELETE', '/featuresettings/disableLocalStorage');
    await portal.call('member', 'PUT', '/users', { InterfaceLanguage: null });
  }
});

it('ERRORS-39 languages that could not be saved are not confirmed', async () => {
  const real = globalThis.fetch;
  const failing = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/me/userlanguageterms') && init?.method !== 'GET'
        ? Promise.resolve(new Response('{}', { status: 503 }))
        : real(input, init),
    );
  await portal.show(<SettingsPage />);
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  const languages = await region('Languages');
  await userEvent.click(await languages.findByRole('checkbox', { name: 'Swedish' }));
  expect(await languages.findByText('Your languages could not be saved')).toBeVisible();
  // One that is saved afterwards is confirmed afterwards.
  await userEvent.click((await region('Privacy')).getByRole('switch'));
  const texts = () => notices.map(({ text }) => text);
  await waitFor(() => expect(texts()).toContain('Your privacy settings have been updated'));
  expect(texts()).not.toContain('Your languages has been updated');
  failing.mockRestore();
});
