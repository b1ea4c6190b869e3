import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { storeTerm } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();

it.each([
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
] as const)(
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
