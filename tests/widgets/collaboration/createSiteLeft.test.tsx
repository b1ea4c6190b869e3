import { act, screen, waitFor } from '@testing-library/react';
import { connection } from '../../../src/client/data/connection/connection';
import { setSiteCreation } from '../../support/widgets/siteCreation';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const { open, press, enter, choose, sent, realFetch } = setSiteCreation(portal);

/** The service does what is asked for by such a request, and its answer waits to be let go. */
function holdAnswer(path: RegExp) {
  const held = { isThere: false, letGo: () => {} };
  const wait = new Promise<void>((resolve) => (held.letGo = resolve));
  globalThis.fetch = async (input, init) => {
    const answer = await realFetch(input, init);
    if (init?.method !== 'POST' || !path.test(String(input)) || held.isThere) return answer;
    held.isThere = true;
    await wait;
    return answer;
  };
  return held;
}

/** The page is left while the service works on such a request. */
async function leaveDuring(name: string, path: RegExp) {
  const held = holdAnswer(path);
  const first = await open();
  await enter(name);
  await choose('Project');
  await press('Create site');
  await waitFor(() => expect(held.isThere).toBe(true), { timeout: 10_000 });
  first.unmount();
  return held;
}
const leftText = (name: string) => `“${name}” isn't finished. What's already been created stays.`;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 700));

it('CREATESITE-10 who leaves during a step ends the making there, and goes on later from there', async () => {
  const held = await leaveDuring('Left quay', /\/channels$/);
  held.letGo();
  await aWhile();
  expect(sent('POST', '/channels')).toHaveLength(1);
  await open({ keepCache: true });
  expect(await screen.findByText(leftText('Left quay'))).toBeVisible();
  await press('Continue');
  expect(await screen.findByText('“Left quay” is ready.')).toBeVisible();
  expect(sent('POST', '/channels').map(({ path }) => path.replace(/.*channels/, ''))).toEqual([
    ...['', expect.stringMatching(/tabs$/), ''],
  ]);
});

it('CREATESITE-10 who goes on while the step that was left still runs makes nothing twice', async () => {
  const held = await leaveDuring('Busy quay', /\/tabs$/);
  await open({ keepCache: true });
  expect(await screen.findByText(leftText('Busy quay'))).toBeVisible();
  await press('Continue');
  expect(await screen.findByText('The group is being created …')).toBeVisible();
  await aWhile();
  expect(sent('POST', '/tabs')).toHaveLength(1);
  held.letGo();
  expect(await screen.findByText('“Busy quay” is ready.')).toBeVisible();
  expect(sent('POST', '/tabs')).toHaveLength(1);
});

it('CREATESITE-10 what was given up does not come back with a late answer', async () => {
  const held = await leaveDuring('Given quay', /\/tabs$/);
  const second = await open({ keepCache: true });
  await press('Leave it as it is');
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
  held.letGo();
  await aWhile();
  second.unmount();
  await open({ keepCache: true });
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
  expect(screen.queryByText(leftText('Given quay'))).toBeNull();
});

/** Everything on the screen is read again, as after a long look elsewhere, and does not come. */
async function failToRefresh() {
  portal.devTenant.control.fail({
    service: 'graph',
    method: 'GET',
    path: 'assignedPlans',
    status: 500,
  });
  await act(() => connection().refresh(() => true));
  const failed = portal.devTenant.control.requests('graph').filter(({ status }) => status === 500);
  expect(failed).toHaveLength(1);
  portal.devTenant.control.clearFailures();
}

it('a form that is filled in stays when another look at the permission fails', async () => {
  await open();
  await enter('Kept quay');
  await failToRefresh();
  await aWhile();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Kept quay');
});

it('CREATESITE-10 a making goes on when another look at the permission fails', async () => {
  const held = holdAnswer(/\/v1\.0\/groups$/);
  await open();
  await enter('Steady quay');
  await press('Create site');
  await waitFor(() => expect(held.isThere).toBe(true), { timeout: 10_000 });
  await failToRefresh();
  await aWhile();
  held.letGo();
  expect(await screen.findByText('“Steady quay” is ready.')).toBeVisible();
});
