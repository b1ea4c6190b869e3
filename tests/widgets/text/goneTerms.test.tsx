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
