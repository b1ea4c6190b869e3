import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { certain } from '#shared/rules/values/certain';
import { openPersonCache } from '../../../src/client/data/cache/personCache';
import { connection } from '../../../src/client/data/connection/connection';
import { keepMaking, keptMaking } from '../../../src/client/data/newSites/keptMaking';
import { storeSetting } from '../../support/content/pages';
import { setSiteCreation } from '../../support/widgets/siteCreation';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const { open, field, press, enter, choose, groupsAt, sent, realFetch } = setSiteCreation(portal);
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

const sentGroups = () =>
  sent('POST', '/v1.0/groups').filter(({ path }) => path.endsWith('/groups'));

const twoTabs = [
  {
    Name: 'Two tabs',
    Channels: [
      {
        Name: 'Plan',
        Tabs: [
          { Name: 'Handbook', Url: 'https://handbook.example/' },
          { Name: 'Map', Url: 'https://map.example/' },
        ],
      },
    ],
  },
];

it('CREATESITE-10 what another window has made since is not made again', async () => {
  await storeSetting(portal, 'siteTemplates', twoTabs);
  let known = keptMaking;
  globalThis.fetch = async (input, init) => {
    // The other window is opened before the first tab is there.
    const isTab = init?.method === 'POST' && String(input).endsWith('/tabs');
    const present = isTab && known === keptMaking ? certain(keptMaking()) : undefined;
    if (present) known = () => ({ ...present, startedAt: new Date().toISOString() });
    return realFetch(input, init);
  };
  const first = await open();
  await enter('Window quay');
  await choose('Two tabs');
  await press('Create site');
  expect(await screen.findByText('“Window quay” is ready.')).toBeVisible();
  await keepMaking(certain(known()));
  first.unmount();
  await open({ keepCache: true });
  await press('Continue');
  expect(await screen.findByText('“Window quay” is ready.')).toBeVisible();
  expect(sent('POST', '/tabs')).toHaveLength(2);
  expect(sentGroups()).toHaveLength(1);
});

it('CREATESITE-10 a site that another window is making is waited for', async () => {
  const asked: string[] = [];
  let grant = () => {};
  const free = new Promise<void>((resolve) => (grant = resolve));
  const request = async (name: string, work: () => Promise<unknown>) => {
    asked.push(name);
    await free;
    return work();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await open();
  await enter('Waiting quay');
  await press('Create site');
  await waitFor(() => expect(asked).toEqual([expect.stringMatching(/^portal site 20\d\d-/)]));
  expect(screen.getByText('The group is being created …')).toBeVisible();
  expect(sentGroups()).toEqual([]);
  grant();
  expect(await screen.findByText('“Waiting quay” is ready.')).toBeVisible();
  expect(sentGroups()).toHaveLength(1);
});

it('CREATESITE-10 a site that was refused here and went on in another window goes on from there', async () => {
  let groupId: string | undefined;
  globalThis.fetch = async (input, init) => {
    const answer = await realFetch(input, init);
    if (init?.method !== 'POST' || !/\/v1\.0\/groups$/.test(String(input)) || groupId)
      return answer;
    // The group is what the other window makes.
    groupId = ((await answer.json()) as { id: string }).id;
    return Response.json({ error: { message: 'Not now.' } }, { status: 403 });
  };
  const { person } = await open();
  await enter('Refused quay');
  await press('Create site');
  await screen.findByRole('button', { name: 'Try again' });
  const refused = certain(keptMaking());
  expect(refused.isAsked).toBe(false);
  const { buildHash } = connection().config;
  const other = await openPersonCache({ ...person, personId: person.id, buildHash });
  await other.keep('sites/making', { ...refused, isAsked: true, groupId }, 60_000);
  await press('Try again');
  expect(await screen.findByText('“Refused quay” is ready.')).toBeVisible();
  expect(sentGroups()).toHaveLength(1);
});

it('CREATESITE-10 a browser that refuses locks makes the site all the same', async () => {
  const request = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await open();
  await enter('Lockless quay');
  await press('Create site');
  expect(await screen.findByText('“Lockless quay” is ready.')).toBeVisible();
});

/** The group is made, its answer is lost, and the person goes back to the form. */
async function changeAfterLoss(name: string) {
  let cuts = 0;
  globalThis.fetch = async (input, init) => {
    const answer = await realFetch(input, init);
    if (init?.method !== 'POST' || !/\/v1\.0\/groups$/.test(String(input)) || cuts > 0)
      return answer;
    cuts += 1;
    throw new TypeError('The network is away.');
  };
  await open();
  await enter(name);
  await press('Create site');
  expect((await screen.findAllByText("The group couldn't be created."))[0]).toBeVisible();
  await press('Change the details');
  expect(await field(/^Name/)).toHaveValue(name);
  // The directory says by now that the address is taken.
  await waitFor(() =>
    expect(sent('POST', '/validateProperties').map(({ status }) => status)).toEqual([422]),
  );
}

it('CREATESITE-10 a group whose answer was lost is found also after other details were changed', async () => {
  await changeAfterLoss('Changed quay');
  await choose('Project');
  await press('Create site');
  expect(await screen.findByText('“Changed quay” is ready.')).toBeVisible();
  expect(sentGroups()).toHaveLength(1);
  expect(sent('POST', '/tabs')).toHaveLength(1);
  expect(await groupsAt('changed-quay')).toHaveLength(1);
});

it('CREATESITE-10 with another privacy it would not be the same group, and its address is taken', async () => {
  await changeAfterLoss('Private quay');
  await userEvent.click(
    screen.getByRole('radio', { name: 'Public: everybody in the organisation' }),
  );
  await press('Create site');
  expect(await screen.findByText('This address is taken. Choose another one.')).toBeVisible();
  expect(await field(/^Address/)).toHaveAttribute('aria-invalid', 'true');
  expect(sentGroups()).toHaveLength(1);
});
