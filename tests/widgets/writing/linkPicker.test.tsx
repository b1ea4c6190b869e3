import { useState } from 'react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HtmlInput } from '../../../src/client/editing/form/HtmlInput';
import { linkAddress } from '../../../src/client/ui/editor/links/linkTarget';
import type { Exchange } from '../../../src/devTenant/control/exchange';
import { pageRests } from '../../support/widgets/pageNetwork';
import { clearTiles, storeTile } from '../../support/content/appTiles';
import { hoursFromNow, storePage, storeSetting } from '../../support/content/pages';
import { WrittenHtml } from '../../support/widgets/editorField';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let path: string;
let asked: Exchange[];
let stopWatching: () => void;
beforeAll(async () => {
  // People with and without a licence are distinguished.
  await storeSetting(portal, 'enableWorkplaceLight', true);
  path = (await storePage(portal, { Title: 'Onboarding in the portal' })).Path;
  await clearTiles(portal);
  await storeTile(portal, { Title: 'Onboarding app', Url: 'https://apps.example/onboarding' });
});
beforeEach(() => {
  portal.devTenant.control.reset();
  asked = [];
  stopWatching = portal.devTenant.onExchange(
    (exchange) => void (/_api\/search\/|search\/query/.test(exchange.url) && asked.push(exchange)),
  );
});
afterEach(() => stopWatching());

/** The text that the field under test would save. */
const shown = new WrittenHtml();
function Field({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    shown.html = next;
    setValue(next);
  };
  return <HtmlInput name="Text" html={value} onChange={change} />;
}

const openPicker = async (start = '', person = 'editor') => {
  cleanup();
  await portal.show(<Field start={start} />, { person });
  await userEvent.click(await screen.findByRole('button', { name: 'Link' }));
  return within(await screen.findByRole('dialog'));
};
const field = () => screen.findByRole('combobox', { name: /^Page, person/ });
const write = async (text: string) =>
  void fireEvent.change(await field(), { target: { value: text } });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const groups = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('group')
    .map((group) => group.firstChild?.textContent);
const settled = () => screen.findByText(/results? shown$/);

it('one field finds what every source of the search has, and the keyboard chooses from it', async () => {
  await openPicker();
  await write('onboarding');
  await settled();
  expect(groups()).toEqual(['Pages and news', 'Apps and links', 'SharePoint pages', 'Documents']);
  const input = await field();
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}');
  const first = screen.getByRole('option', { name: /Onboarding in the portal/ });
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveAttribute('aria-activedescendant', first.id);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(shown.html).toBe(`<p><a href="${path}">Onboarding in the portal</a></p>`),
  );
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('page authors also find drafts and scheduled pages, in a group of their own; readers do not', async () => {
  const draft = await storePage(portal, { Title: 'Zeppelin draft', PublishingDate: null });
  await storePage(portal, { Title: 'Zeppelin to come', PublishingDate: hoursFromNow(48) });
  await storePage(portal, { Title: 'Zeppelin shown' });
  await openPicker();
  await write('zeppelin');
  await settled();
  expect(options()).toEqual([
    expect.stringContaining('Zeppelin shown'),
    expect.stringContaining('Zeppelin draft'),
    expect.stringContaining('Zeppelin to come'),
  ]);
  expect(groups()).toContain('Drafts and scheduled pages');
  await userEvent.click(screen.getByRole('option', { name: /Zeppelin draft/ }));
  await waitFor(() => expect(shown.html).toContain(`href="${draft.Path}"`));
  await openPicker('', 'member');
  await write('zeppelin');
  await settled();
  expect(options()).toEqual([expect.stringContaining('Zeppelin shown')]);
});

it('people are found by name, and stand for their page in the portal', async () => {
  await openPicker();
  await write('ingrid');
  await settled();
  const person = within(screen.getByRole('group', { name: 'People' })).getAllByRole('option')[0]!;
  await userEvent.click(person);
  await waitFor(() =>
    expect(shown.html).toMatch(/<a href="\/user\/detail\/[^"]+">Ingrid [^<]+<\/a>/),
  );
});

it('a source that fails is named and asked again, and the others can be chosen from', async () => {
  portal.devTenant.control.fail({ service: 'graph', path: '*search/query', status: 400, times: 2 });
  await openPicker();
  await write('onboarding');
  expect(await screen.findByText(/^Documents could not be loaded/)).toBeVisible();
  await pageRests();
  await waitFor(() => expect(groups()).toEqual(expect.arrayContaining(['Pages and news'])));
  expect(groups()).not.toContain('Documents');
  const notice = screen.getByText(/^Documents could not be loaded/).closest('[role="status"]');
  await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(groups()).toContain('Documents'));
});

it('LICENCE-17 without a licence the portal’s own things are offered, and Microsoft 365 is not asked', async () => {
  await openPicker('', 'frontline');
  await write('onboarding');
  await settled();
  expect(groups()).toEqual(['Pages and news', 'Apps and links']);
  expect(options()).toEqual([
    expect.stringContaining('Onboarding in the portal'),
    expect.stringContaining('Onboarding app'),
  ]);
  expect(asked).toEqual([]);
});

it('sources are asked once the typing rests, for what stands there then', async () => {
  await openPicker();
  await write('onboa');
  await write('onboarding');
  await settled();
  const texts = asked.map(({ url, requestBody }) =>
    decodeURIComponent(url + JSON.stringify(requestBody ?? '')),
  );
  expect(texts.filter((text) => !/onboarding/.test(text))).toEqual([]);
});

it('EDITOR-07 EDITOR-08 an address is the first choice, and leads out in a new window', async () => {
  const dialog = await openPicker();
  await write('nordvik.example/x');
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() =>
    expect(shown.html).toBe(
      '<p><a href="https://nordvik.example/x" target="_blank" rel="noopener noreferrer">' +
        'https://nordvik.example/x</a></p>',
    ),
  );
  expect(dialog.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('EDITOR-12 a bare scheme is no address: nothing is linked, and the reason is said', async () => {
  const dialog = await openPicker();
  shown.html = '';
  await write('https://');
  await userEvent.type(await field(), '{Enter}');
  expect(await dialog.findByText(/Enter an address that starts with/)).toBeVisible();
  expect(shown.html).toBe('');
});

it('an address of mail writes a mail; one of the web that names a user is refused', async () => {
  await openPicker();
  await write('anna@nordvik.example');
  await userEvent.type(await field(), '{Enter}');
  const written = '<p><a href="mailto:anna@nordvik.example">anna@nordvik.example</a></p>';
  await waitFor(() => expect(shown.html).toBe(written));
  const dialog = await openPicker();
  await write('https://nordvik.example@evil.example/');
  await userEvent.type(await field(), '{Enter}');
  expect(await dialog.findByText(/Enter an address that starts with/)).toBeVisible();
});

it('a link that names a user already keeps its address and becomes a button', async () => {
  const address = 'https://anna@nordvik.example/x';
  const dialog = await openPicker(`<p><a href="${address}">Reports</a></p>`);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(shown.html).toContain(`<a href="${address}" `));
  expect(shown.html).toContain('data-button="true"');
});

it('EDITOR-03 EDITOR-08 a link that is there can be tried, changed, also to lead out, and removed', async () => {
  const start = '<p><a href="/settings">Settings</a></p>';
  const dialog = await openPicker(start);
  expect(await field()).toHaveValue('/settings');
  expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/settings');
  await write('/people');
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() => expect(shown.html).toBe('<p><a href="/people">Settings</a></p>'));
  await openPicker(start);
  await write('https://nordvik.example/x');
  await userEvent.type(await field(), '{Enter}');
  const outside = 'href="https://nordvik.example/x" target="_blank" rel="noopener noreferrer"';
  await waitFor(() => expect(shown.html).toBe(`<p><a ${outside}>Settings</a></p>`));
  const again = await openPicker(start);
  await userEvent.click(again.getByRole('button', { name: 'Remove link' }));
  await waitFor(() => expect(shown.html).toBe('<p>Settings</p>'));
});

it('an address of the portal itself is kept without its host', () => {
  const { origin } = window.location;
  expect(linkAddress(`${origin}${path}?from=mail#top`)).toBe(`${path}?from=mail#top`);
  const webUrl = encodeURIComponent(`${origin}${path}?from=mail`);
  const inTeams = `https://teams.microsoft.com/l/entity/app/today?webUrl=${webUrl}&label=News`;
  expect(linkAddress(inTeams)).toBe(`${path}?from=mail`);
  expect(linkAddress(`${origin}/images/a.png`)).toBe(`${origin}/images/a.png`);
  expect(linkAddress('https://elsewhere.example/settings')).toBe(
    'https://elsewhere.example/settings',
  );
});
