import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { storeTerm } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();

const kinds = [
  {
    kind: 'channel',
    section: 'Interests',
    gone: 'One channel no longer exists and was not added',
    saved: 'Your interests has been updated',
  },
  {
    kind: 'language',
    section: 'Languages',
    gone: 'One language no longer exists and was not added',
    saved: 'Your languages has been updated',
  },
] as const;

/** Counts how often the page reads the terms that there are. */
function countReads(kind: string): () => number {
  const sent = jest.spyOn(globalThis, 'fetch');
  return () =>
    sent.mock.calls.filter(([input]) => String(input).includes(`/${kind}terms/localized/`)).length;
}

/** Each choice that the page stores waits until the returned function is called. */
function holdStoring(): () => void {
  const real = globalThis.fetch;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'POST') await held;
    return real(input, init);
  });
  return () => release();
}

it.each(kinds)(
  'CHANNELS-04 CHANNELS-28 LANG-10 a $kind that was deleted meanwhile is told, and keeps no other from being chosen',
  async ({ kind, section, gone, saved }) => {
    const pier = await storeTerm(portal, `${kind}terms`, 'Pier');
    const quay = await storeTerm(portal, `${kind}terms`, 'Quay');
    await portal.show(<SettingsPage />);
    const region = within(await screen.findByRole('region', { name: section }));
    const box = await region.findByRole('checkbox', { name: 'Pier' });
    await portal.call('admin', 'DELETE', `/${kind}terms/${pier}`);
    await userEvent.click(box);
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual([gone]));
    await waitFor(() => expect(region.queryByRole('checkbox', { name: 'Pier' })).toBeNull());
    expect(region.queryByRole('alert')).toBeNull();
    await userEvent.click(region.getByRole('checkbox', { name: 'Quay' }));
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual([gone, saved]));
    await pageRests();
    expect(region.getByRole('checkbox', { name: 'Quay' })).toBeChecked();
    const { body } = await portal.call<object[]>('member', 'GET', `/me/user${kind}terms`);
    expect(body.map((term) => Object.values(term)[0])).toEqual([quay]);
  },
);

describe.each(kinds)('CHANNELS-28 LANG-10 of two quick choices, of a $kind', (each) => {
  const { kind, section, gone, saved } = each;

  it.each([
    ['first', ['Mole', 'Sluice']],
    ['second', ['Sluice', 'Mole']],
  ])('the %s is gone: it is told once, and the other is confirmed', async (_, order) => {
    const mole = await storeTerm(portal, `${kind}terms`, 'Mole');
    const sluice = await storeTerm(portal, `${kind}terms`, 'Sluice');
    await portal.show(<SettingsPage />);
    const region = within(await screen.findByRole('region', { name: section }));
    await region.findByRole('checkbox', { name: 'Mole' });
    await portal.call('admin', 'DELETE', `/${kind}terms/${mole}`);
    await pageRests();
    const store = holdStoring();
    const reads = countReads(kind);
    for (const name of order) await userEvent.click(region.getByRole('checkbox', { name }));
    store();
    await waitFor(() => expect(notices.map(({ text }) => text)).toContain(saved));
    await pageRests();
    expect(notices.map(({ text }) => text)).toEqual([gone, saved]);
    expect(reads()).toBe(1);
    expect(region.getByRole('checkbox', { name: 'Sluice' })).toBeChecked();
    expect(region.queryByRole('checkbox', { name: 'Mole' })).toBeNull();
    await portal.call('admin', 'DELETE', `/${kind}terms/${sluice}`);
  });
});

/** Ids of those of these terms that the member has chosen. */
async function chosen(kind: 'channel' | 'language'): Promise<unknown[]> {
  const { body } = await portal.call<object[]>('member', 'GET', `/me/user${kind}terms`);
  return body.map((term) => Object.values(term)[0]);
}

/** A term that the member, and nobody else, has chosen alone, and that is retired then. */
async function retire(kind: 'channel' | 'language', name: string, fields: object = {}) {
  const id = await storeTerm(portal, `${kind}terms`, name, fields);
  for (const earlier of await chosen(kind))
    await portal.call('member', 'DELETE', `/me/user${kind}terms/${String(earlier)}`);
  const noun = kind === 'channel' ? 'Channel' : 'Language';
  const term = { [`${noun}TermId`]: id, [`${noun}Type`]: 0 };
  await portal.call('member', 'POST', `/me/user${kind}terms`, term);
  const path = `/${kind}terms/${id}`;
  const { status } = await portal.call('admin', 'PUT', path, { IsDeprecated: true });
  expect([status, await chosen(kind)]).toEqual([200, [id]]);
  return id;
}

it('CHANNELS-10 a retired channel is left for another of those of which only one can be followed', async () => {
  const LocalCustomProperties = { useRadioButtons: 'true' };
  const shift = await storeTerm(portal, 'channelterms', 'Shift', { LocalCustomProperties });
  const below = { ParentTermGuid: shift };
  const night = await storeTerm(portal, 'channelterms', 'Night', below);
  await retire('channel', 'Evening', below);
  await portal.show(<SettingsPage />);
  const region = within(await screen.findByRole('region', { name: 'Interests' }));
  const evening = await region.findByRole('radio', { name: 'Evening' });
  expect(evening).toBeChecked();
  expect(evening).toBeDisabled();
  await userEvent.click(region.getByRole('radio', { name: 'Night' }));
  await waitFor(async () => expect(await chosen('channel')).toEqual([night]));
});

it('a retired language that the person reads can be left, and one that they do not read not chosen', async () => {
  const icelandic = await retire('language', 'Icelandic');
  const below = await storeTerm(portal, 'languageterms', 'Westfjords', {
    ParentTermGuid: icelandic,
  });
  const read = { LanguageTermId: below, LanguageType: 0 };
  await portal.call('member', 'POST', '/me/userlanguageterms', read);
  await storeTerm(portal, 'languageterms', 'Faroese', { IsDeprecated: true });
  await portal.show(<SettingsPage />);
  const region = within(await screen.findByRole('region', { name: 'Languages' }));
  const box = await region.findByRole('checkbox', { name: 'Icelandic' });
  expect(box).toHaveAccessibleDescription('No longer in use');
  await userEvent.click(box);
  await waitFor(async () => expect(await chosen('language')).toEqual([below]));
  expect(region.getByRole('checkbox', { name: 'Westfjords' })).toBeChecked();
  expect(box).toHaveFocus();
  await userEvent.click(box);
  await waitFor(async () =>
    expect(new Set(await chosen('language'))).toEqual(new Set([icelandic, below])),
  );
  expect(region.getByRole('checkbox', { name: 'Faroese' })).toBeDisabled();
});
