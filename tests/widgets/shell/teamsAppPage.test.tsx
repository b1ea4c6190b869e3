import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamsAppPage } from '../../../src/client/pages/manage/TeamsAppPage';
import { texts as da } from '../../../src/client/texts/admin/da';
import { texts as en } from '../../../src/client/texts/admin/en';
import { texts as fi } from '../../../src/client/texts/admin/fi';
import { texts as nb } from '../../../src/client/texts/admin/nb';
import { texts as sv } from '../../../src/client/texts/admin/sv';
import { speak } from '../../../src/client/texts/language';
import { unzipPackage } from '../../../src/server/teamsApp/zipPackage';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const languages = { da, en, fi, nb, sv };
const portal = setWidgetPortal({ config: { publicUrl: 'https://portal.nordvik.example' } });
const saved: { blob: Blob; name: string }[] = [];
beforeAll(async () => {
  let offered: Blob | undefined;
  // Downloads, as a browser makes them, do not exist here.
  URL.createObjectURL = (blob) => {
    offered = blob as Blob;
    return 'blob:download';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    if (this.download) saved.push({ blob: offered!, name: this.download });
  };
});
beforeEach(() => {
  portal.devTenant.control.reset();
  saved.length = 0;
});

const open = (person = 'admin') => portal.show(<TeamsAppPage />, { person });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const packageFailing = () => {
  const real = globalThis.fetch;
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).endsWith('/package')
        ? Promise.resolve(new Response('{"id":"internal","status":500}', { status: 500 }))
        : real(input, init),
    );
};

it('TEAMS-11 TEAMS-12 an administrator downloads the package of this portal under its own name', async () => {
  await open();
  const section = await region('App package');
  await userEvent.click(await section.findByRole('button', { name: 'Download package' }));
  await section.findByRole('button', { name: 'Download package' });
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^teams-app-portal\.nordvik\.example-\d+\.\d+\.\d+\.zip$/),
  ]);
  const files = unzipPackage(new Uint8Array(await saved[0]!.blob.arrayBuffer()));
  expect(JSON.parse(Buffer.from(files['manifest.json']!).toString())).toMatchObject({
    webApplicationInfo: { id: portal.devTenant.clientId },
  });
});

it('a download that fails says so beside the button, and can be tried again', async () => {
  await open();
  const section = await region('App package');
  const button = await section.findByRole('button', { name: 'Download package' });
  const broken = packageFailing();
  await userEvent.click(button);
  expect(
    await section.findByText('The download of the app package could not be loaded'),
  ).toBeVisible();
  expect(section.getByText('Status 500')).toBeVisible();
  broken.mockRestore();
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  await section.findByRole('button', { name: 'Download package' });
  expect(saved).toHaveLength(1);
  expect(section.queryByText('Status 500')).toBeNull();
});

it('what is not in order comes first with its remedy; checking again after it is mended says so', async () => {
  portal.devTenant.control.registration.appRoles = ['Admin'];
  await open();
  const section = await region('Set-up check');
  const [first] = await section.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^Problem: /);
  expect(await section.findByText(/The registration lacks the app roles Editor/)).toBeVisible();
  expect(section.getByText(/Create them under “App roles”/)).toBeVisible();
  portal.devTenant.control.reset();
  await userEvent.click(section.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(section.queryByText(/lacks the app role/)).toBeNull());
});

it('the findings are in the language of the person, and follow it', async () => {
  portal.devTenant.control.registration.appRoles = ['Admin'];
  const browser = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['da-DK']);
  await open();
  const section = await region('Kontrol af opsætningen');
  expect(await section.findByText(/Registreringen mangler approllerne Editor/)).toBeVisible();
  expect(section.getByText(/Opret dem under “App roles”/)).toBeVisible();
  browser.mockRestore();
  act(() => speak('en'));
  const english = await region('Set-up check');
  expect(await english.findByText(/The registration lacks the app roles Editor/)).toBeVisible();
  act(() => speak(undefined));
});

it('every value to enter in Entra can be copied, each under its own name', async () => {
  await open();
  const section = await region('Register the portal in Microsoft Entra');
  const names = section
    .getAllByRole('button', { name: /^Copy / })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(15);
  const user = userEvent.setup();
  await user.click(section.getByRole('button', { name: 'Copy Application ID URI' }));
  expect(await navigator.clipboard.readText()).toBe(
    `api://portal.nordvik.example/${portal.devTenant.clientId}`,
  );
});

it('a list to be copied parts only between its entries, and an address also within', async () => {
  await open();
  const section = await region('Register the portal in Microsoft Entra');
  const parts = (text: RegExp) =>
    section
      .getByText((_, element) => element?.tagName === 'CODE' && text.test(element.textContent))
      .querySelectorAll('wbr').length;
  expect(parts(/^User\.Read, /)).toBe(0);
  expect(parts(/^api:\/\/portal\.nordvik\.example\//)).toBeGreaterThan(0);
});

/** Pages and fields of Entra and its admin center, by their English names. */
const labels =
  /App registrations|New registration|Authentication|Single-page|Expose an API|App roles|Enterprise app|Users and groups|API permissions|Certificates & secrets|Teams apps|Manage apps|Upload new app|Setup policies/;
it.each(Object.entries(languages))('the steps set the labels of Entra apart in %s', (_, texts) => {
  const steps = Object.values({ ...texts.registration, ...texts.upload });
  const read = steps.flatMap((step) => (typeof step === 'object' ? [step.text] : []));
  expect(read.filter((text) => labels.test(text))).not.toEqual([]);
  const plain = read.map((text) => text.replaceAll(/[“”«][^“”«»]+[”»]/g, ''));
  expect(plain.filter((text) => labels.test(text))).toEqual([]);
});

it('in a frame that may not use the clipboard a value is copied all the same', async () => {
  await open();
  const section = await region('Register the portal in Microsoft Entra');
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  const { parent } = window;
  const copied: string[] = [];
  const copy = () =>
    copied.push(document.querySelector<HTMLTextAreaElement>('body > textarea')!.value) > 0;
  Object.defineProperty(window, 'parent', { value: {}, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: copy, configurable: true });
  await user.click(section.getByRole('button', { name: 'Copy Application ID URI' }));
  expect(await section.findByText('Copied')).toBeVisible();
  expect(copied).toEqual([`api://portal.nordvik.example/${portal.devTenant.clientId}`]);
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  Reflect.deleteProperty(document, 'execCommand');
  jest.restoreAllMocks();
});

it('somebody who is not an administrator gets nothing of it, and is told why', async () => {
  await open('editor');
  const section = await region('App package');
  expect(
    await section.findByText('You did not have permission to perform the request.'),
  ).toBeVisible();
  expect(section.queryByRole('button', { name: 'Download package' })).toBeNull();
  expect(
    screen.queryByRole('region', { name: 'Register the portal in Microsoft Entra' }),
  ).toBeNull();
});
