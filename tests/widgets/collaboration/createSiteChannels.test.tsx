import { screen, waitFor } from '@testing-library/react';
import { begunSite } from '#shared/rules/sites/newSite';
import { makeChannels } from '../../../src/client/data/newSites/makeChannels';
import { siteOfValues, valuesOfSite } from '../../../src/client/features/sites/create/siteValues';
import { storeSetting } from '../../support/content/pages';
import { setSiteCreation } from '../../support/widgets/siteCreation';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const { open, press, enter, choose, sent, realFetch } = setSiteCreation(portal);

it('CREATESITE-10 a channel of the template that every team has anyway is taken as it is', async () => {
  await storeSetting(portal, 'siteTemplates', [
    {
      Name: 'General',
      Channels: [{ Name: 'general', Tabs: [{ Name: 'Book', Url: 'https://book.example/' }] }],
    },
  ]);
  await open();
  await enter('General quay');
  await choose('General');
  await press('Create site');
  expect(await screen.findByText('“General quay” is ready.')).toBeVisible();
  expect(sent('POST', '/tabs')).toHaveLength(1);
});

it('CREATESITE-10 a channel whose answer was lost is waited for while the list does not show it', async () => {
  let [cuts, empty] = [0, 0];
  globalThis.fetch = async (input, init) => {
    const answer = await realFetch(input, init);
    if (!/\/channels(\?|$)/.test(String(input))) return answer;
    if (init?.method === 'POST' && (cuts += 1) === 1) throw new TypeError('The network is away.');
    if (init?.method !== 'GET' || (empty += 1) > 1) return answer;
    return Response.json({ value: [] });
  };
  await open();
  await enter('Late quay');
  await choose('Project');
  await press('Create site');
  expect(
    (await screen.findAllByText("Some channels and tabs couldn't be added."))[0],
  ).toBeVisible();
  await press('Try again');
  expect(await screen.findByText('“Late quay” is ready.')).toBeVisible();
  expect(empty).toBe(2);
});

it('CREATESITE-10 a tab whose answer was lost is not added twice; one that never arrived is added', async () => {
  await storeSetting(portal, 'siteTemplates', [
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
  ]);
  const lost: string[] = [];
  globalThis.fetch = async (input, init) => {
    const isTab = init?.method === 'POST' && String(input).endsWith('/tabs');
    const { displayName = '' } = (isTab ? JSON.parse(String(init.body)) : {}) as {
      displayName?: string;
    };
    if (!isTab || lost.includes(displayName)) return realFetch(input, init);
    lost.push(displayName);
    // The first one is made, and the second does not get there.
    if (displayName === 'Handbook') await realFetch(input, init);
    throw new TypeError('The network is away.');
  };
  await open();
  await enter('Twice quay');
  await choose('Two tabs');
  const before = sent('POST', '/tabs').length;
  await press('Create site');
  for (const name of ['Handbook', 'Map']) {
    await waitFor(() => expect(lost).toContain(name));
    await press('Try again');
  }
  expect(await screen.findByText('“Twice quay” is ready.')).toBeVisible();
  expect(sent('POST', '/tabs')).toHaveLength(before + 2);
});

it.each([
  ['PUT', '/team'],
  ['POST', '/channels'],
  ['POST', '/tabs'],
])(
  'CREATESITE-10 a new group that refuses for a while is waited for (%s %s)',
  async (method, path) => {
    const { control } = portal.devTenant;
    control.fail({ service: 'graph', method, path, status: 403, retryAfter: 0, times: 2 });
    const name = `Shy ${path.slice(1)}`;
    await open();
    await enter(name);
    await choose('Project');
    await press('Create site');
    expect(await screen.findByText(`“${name}” is ready.`)).toBeVisible();
    expect(sent(method, path).filter(({ status }) => status === 403)).toHaveLength(2);
  },
);

it('a channel that is taken and never shown is a failure in the end', async () => {
  const { person, connection } = await portal.connectAs();
  connection.setLicensed(true);
  const wait = setTimeout;
  const timers = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work, delay = 0) => wait(work, delay < 30_000 ? 0 : delay));
  globalThis.fetch = async (_, init) =>
    init?.method === 'POST' ? Response.json({}, { status: 409 }) : Response.json({ value: [] });
  const site = { ...siteOfValues(valuesOfSite(undefined, []), []), channels: [{ Name: 'Plan' }] };
  const making = makeChannels({
    state: { ...begunSite(site, new Date()), groupId: 'quay' },
    update: async () => undefined,
    ...{ person, isResumed: false, operation: 'Create site', signal: new AbortController().signal },
  });
  await expect(making).rejects.toMatchObject({
    name: 'FailureError',
    failure: { status: 404, operation: 'Create site' },
  });
  timers.mockRestore();
});

it('CREATESITE-10 an answer that nobody understands is a failure of its step like any other', async () => {
  globalThis.fetch = async (input, init) =>
    init?.method === 'POST' && /\/v1\.0\/groups$/.test(String(input))
      ? new Response(null, { status: 204 })
      : realFetch(input, init);
  await open();
  await enter('Odd quay');
  await press('Create site');
  expect((await screen.findAllByText("The group couldn't be created."))[0]).toBeVisible();
  expect(screen.getByText('Status 500')).toBeVisible();
});
