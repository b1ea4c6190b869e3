import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { listenToNotices, type Notice } from '../../../src/client/data/notices';
import { readMemberships } from '../../../src/client/data/session/memberGroups';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { Realtime } from '../../../src/client/realtime/Realtime';
import { storeSetting, storeSettings, storeTerm } from '../../support/content/pages';
import { holdLicence } from '../../support/widgets/heldLicence';
import { keptFor } from '../../support/widgets/keptFor';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

interface Followed {
  ChannelTermId: string;
  ChannelType: 0 | 1;
}

const portal = setWidgetPortal();
let notices: string[];
let stopListening: () => void;
let engineering: string;
let area: string;
beforeAll(async () => {
  await storeSetting(portal, 'enableSignalR', false);
  // Maria works in Engineering, in Oslo.
  area = await storeTerm(portal, 'channelterms', 'Areas', {
    LocalCustomProperties: { 'Graph API personalization mapping': 'department' },
  });
  engineering = await storeTerm(portal, 'channelterms', 'Engineering', { ParentTermGuid: area });
  await storeTerm(portal, 'channelterms', 'Finance', { ParentTermGuid: area });
});
beforeEach(async () => {
  notices = [];
  stopListening = listenToNotices(({ text }: Notice) => notices.push(text));
  for (const { ChannelTermId } of await followed())
    await portal.call('member', 'DELETE', `/me/userchannelterms/${ChannelTermId}`);
});
afterEach(() => {
  stopListening();
  jest.useRealTimers();
});

const followed = async () =>
  (await portal.call<Followed[]>('member', 'GET', '/me/userchannelterms')).body;
const groupCalls = (spy: jest.SpyInstance) =>
  spy.mock.calls.filter(([input]) => String(input).includes('/me/checkMemberGroups'));
/** The server answers with this status, instead of doing it, what the page asks for. */
const refuse = (status: number, isAsked: (method: string, asked: string) => boolean) => {
  const reach = globalThis.fetch;
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      isAsked(init?.method ?? 'GET', `${String(input)} ${String(init?.body)}`)
        ? new Response('{}', { status })
        : reach(input, init),
    );
};
const oneGone = 'One channel was removed because it no longer exists in SharePoint';
const synced = 'Your interests has been syncronized with your profile';

async function visit(at = '/', keepCache = false, person = 'member') {
  cleanup();
  const { cache } = await portal.show(
    <>
      <Realtime routeMap={{}} />
      <Link to="/">Home</Link>
    </>,
    { at, keepCache, person },
  );
  await screen.findByRole('link', { name: 'Home' });
  return cache;
}

it("CHANNELS-11 CHANNELS-13 CHANNELS-14 CHANNELS-15 CHANNELS-22 ERRORS-38 the channel of the person's department and its parent are followed and locked, with notice", async () => {
  await storeSetting(portal, 'enableUserChannelAutoSync', false);
  await visit();
  await pageRests();
  expect(await followed()).toEqual([]);
  await storeSetting(portal, 'enableUserChannelAutoSync', true);
  await visit();
  await waitFor(() => expect(notices).toContain(synced));
  expect(
    (await followed()).sort((one, other) => one.ChannelTermId.localeCompare(other.ChannelTermId)),
  ).toEqual([area, engineering].sort().map((ChannelTermId) => ({ ChannelTermId, ChannelType: 1 })));
  await portal.show(<SettingsPage />, { keepCache: true });
  const region = within(await screen.findByRole('region', { name: 'Interests' }));
  const box = await region.findByRole('checkbox', { name: 'Engineering' });
  expect(box).toBeChecked();
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription('Set by your organisation');
});

it('CHANNELS-13 CHANNELS-14 CHANNELS-15 a channel that they follow by choice becomes that of the directory, once', async () => {
  for (const ChannelTermId of [area, engineering])
    await portal.call('member', 'POST', '/me/userchannelterms', { ChannelTermId, ChannelType: 0 });
  await visit();
  await waitFor(() => expect(notices).toEqual([synced]));
  expect((await followed()).map(({ ChannelType }) => ChannelType)).toEqual([1, 1]);
  // With an empty cache, as after 24 hours.
  const cache = await visit();
  await waitFor(() => expect(keptFor(cache, 'sync/channels')).toHaveLength(1));
  expect(notices).toEqual([synced]);
});

it('CHANNELS-16 CHANNELS-17 LANG-12 LANG-13 it is done once in 24 hours, and not on settings pages', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const reads = () =>
    asked.mock.calls.filter(
      ([input, init]) =>
        /\/api\/me\/user(channel|language)terms/.test(String(input)) &&
        (init?.method ?? 'GET') === 'GET',
    ).length;
  let cache: Awaited<ReturnType<typeof visit>>;
  for (const address of ['/settings', '/Settings/']) {
    cache = await visit(address);
    await pageRests();
    expect(reads()).toBe(0);
  }
  cache!.put('news/personal 1', [], 60_000);
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(notices).toContain(synced));
  // The news of before were those of other channels.
  expect(cache!.peek('news/personal 1')).toBeUndefined();
  await waitFor(async () =>
    expect((await portal.call<object[]>('member', 'GET', '/me/userlanguageterms')).status).toBe(
      200,
    ),
  );
  await pageRests();
  const before = reads();
  await visit('/', true);
  await pageRests();
  expect(reads()).toBe(before);
  asked.mockRestore();
});

it('CHANNELS-16 a page that stays open does it again on a day after the 24 hours', async () => {
  const reach = globalThis.fetch;
  const outgoing = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const { body, status, headers } = await reach(...asked);
    const others = new Headers(headers);
    others.delete('date');
    return new Response(body, { status, headers: others });
  });
  const comesBack = async (hours: number) => {
    setDeviceClock(new Date().setHours(hours, 0, 0, 0));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pageRests();
  };
  setDeviceClock(new Date().setHours(12, 0, 0, 0));
  await visit();
  await waitFor(() => expect(notices).toEqual([synced]));
  await pageRests();
  await portal.call('member', 'DELETE', `/me/userchannelterms/${engineering}`);
  await comesBack(24 + 9);
  expect(await followed()).toHaveLength(1);
  await comesBack(24 + 9);
  await waitFor(async () => expect(await followed()).toHaveLength(2));
  // The clock was ahead: nobody knows when it was done.
  await portal.call('member', 'DELETE', `/me/userchannelterms/${engineering}`);
  await comesBack(-24);
  await waitFor(async () => expect(await followed()).toHaveLength(2));
  outgoing.mockRestore();
});

describe('LANG-12 who has chosen no language', () => {
  type Read = { LanguageTermId: string; LanguageType: 0 | 1 };
  const readLanguages = async () =>
    (await portal.call<Read[]>('member', 'GET', '/me/userlanguageterms')).body;
  const leave = async () => {
    for (const { LanguageTermId } of await readLanguages())
      await portal.call('member', 'DELETE', `/me/userlanguageterms/${LanguageTermId}`);
  };
  let english: string;
  let danish: string;
  beforeAll(async () => {
    danish = await storeTerm(portal, 'languageterms', 'Dansk');
    english = await storeTerm(portal, 'languageterms', 'English');
  });
  const startAgain = async () => {
    await leave();
    await portal.db.updateTable('users').set({ HasLeftLanguages: false }).execute();
  };
  afterEach(async () => {
    await startAgain();
    await storeSetting(portal, 'enableUserChannelAutoSync', true);
  });

  it('reads in that of the directory, where channels are not synchronised too, once a day', async () => {
    await storeSetting(portal, 'enableUserChannelAutoSync', false);
    await visit();
    await waitFor(async () =>
      expect(await readLanguages()).toMatchObject([{ LanguageTermId: english, LanguageType: 1 }]),
    );
    await pageRests();
    await startAgain();
    await visit('/', true);
    await pageRests();
    expect(await readLanguages()).toEqual([]);
  });

  it('does so also when the channels could not be synchronised', async () => {
    const outgoing = refuse(500, (_, asked) => asked.includes('/channelterms/localized/'));
    await visit();
    await waitFor(async () => expect(await readLanguages()).toHaveLength(1));
    outgoing.mockRestore();
  });

  it('has chosen when they leave that of the directory: it does not come back the next day', async () => {
    await visit();
    await waitFor(async () =>
      expect(await readLanguages()).toMatchObject([{ LanguageTermId: english, LanguageType: 1 }]),
    );
    await pageRests();
    await leave();
    // With an empty cache, as after 24 hours.
    const cache = await visit();
    await waitFor(() => expect(keptFor(cache, 'sync/languages')).toHaveLength(1));
    expect(await readLanguages()).toEqual([]);
  });

  it('keeps the languages that were chosen', async () => {
    const own = { LanguageTermId: danish, LanguageType: 0 };
    await portal.call('member', 'POST', '/me/userlanguageterms', own);
    const cache = await visit();
    await waitFor(() => expect(keptFor(cache, 'sync/languages')).toHaveLength(1));
    expect(await readLanguages()).toMatchObject([own]);
  });
});

it('CACHE-04 that channels and languages were synchronised counts for 24 hours', async () => {
  const cache = await visit();
  const day = 24 * 3_600_000;
  await waitFor(() => expect(keptFor(cache, 'sync/channels')).toEqual([day]));
  await waitFor(() => expect(keptFor(cache, 'sync/languages')).toEqual([day]));
});

it('CHANNELS-12 CHANNELS-21 ROLE-16 ROLE-19 groups decide only with their setting on, at most twenty in one call', async () => {
  const { company } = portal.devTenant as unknown as {
    company: {
      people: { upn: string }[];
      groupsOf(person: object): { id: string; displayName: string }[];
    };
  };
  const own = company
    .groupsOf(company.people.find(({ upn }) => upn === 'member@nordvik.example')!)
    .find(({ displayName }) => displayName === 'Office Oslo')!;
  const others = Array.from(
    { length: 20 },
    (_, index) => `3f2504e0-4f89-41d3-9a0c-0305e82c33${String(index).padStart(2, '0')}`,
  );
  const oslo = await storeTerm(portal, 'channelterms', 'Oslo crew', {
    LocalCustomProperties: { azureAdGroupMapping: [...others, own.id.toUpperCase()].join(';') },
  });
  const asked = jest.spyOn(globalThis, 'fetch');
  await visit();
  await waitFor(() => expect(notices).toContain(synced));
  expect(groupCalls(asked)).toHaveLength(0);
  await storeSetting(portal, 'enableAzureADGroupSync', true);
  await visit();
  await waitFor(async () =>
    expect((await followed()).map(({ ChannelTermId }) => ChannelTermId)).toContain(oslo),
  );
  expect(groupCalls(asked)).toHaveLength(2);
  asked.mockRestore();
  await storeSetting(portal, 'enableAzureADGroupSync', false);
});

it('ROLE-18 ROLE-19 for more groups than three calls check, all groups of the person are asked for in one', async () => {
  const { company } = portal.devTenant as unknown as {
    company: { people: { upn: string }[]; groupsOf(person: object): { id: string }[] };
  };
  const own = company.groupsOf(company.people.find(({ upn }) => upn === 'member@nordvik.example')!);
  const { connection } = await portal.connectAs();
  connection.setLicensed(true);
  const asked = jest.spyOn(globalThis, 'fetch');
  const others = Array.from(
    { length: 60 },
    (_, index) => `3f2504e0-4f89-41d3-9a0c-0305e82c33${String(index).padStart(2, '0')}`,
  );
  const question = { operation: 'Your interests', signal: new AbortController().signal };
  const GroupId = own[0]!.id.toUpperCase();
  expect(await readMemberships([...others, GroupId], question)).toEqual([
    ...others.map((other) => ({ GroupId: other, UserIsMember: false })),
    { GroupId, UserIsMember: true },
  ]);
  const calls = asked.mock.calls.filter(([input]) => String(input).includes('/me/'));
  expect(calls.map(([input, init]) => [new URL(String(input)).pathname, init?.body])).toEqual([
    ['/v1.0/me/getMemberGroups', '{"securityEnabledOnly":false}'],
  ]);
  asked.mockRestore();
});

it('ROLE-17 a person in too many groups for Graph has them read page by page, each by an advanced query', async () => {
  const { company, control } = portal.devTenant as unknown as {
    company: { people: { upn: string }[]; groupsOf(person: object): { id: string }[] };
    control: Pick<typeof portal.devTenant.control, 'fail' | 'onExchange'>;
  };
  const own = company.groupsOf(company.people.find(({ upn }) => upn === 'member@nordvik.example')!);
  const before = own.length;
  for (let extra = 0; extra < 1_000; extra += 1)
    own.push({ ...own[0]!, id: `3f2504e0-4f89-41d3-9a0c-${String(extra).padStart(12, '0')}` });
  const { connection } = await portal.connectAs();
  connection.setLicensed(true);
  control.fail({ service: 'graph', path: '/me/getMemberGroups', status: 400, times: 1 });
  const headers: (string | undefined)[] = [];
  const stop = control.onExchange(({ url, requestHeaders }) => {
    if (url.includes('/me/transitiveMemberOf/')) headers.push(requestHeaders['consistencylevel']);
  });
  try {
    const asked = own.slice(-61).map(({ id }) => id);
    const question = { operation: 'Your interests', signal: new AbortController().signal };
    expect(await readMemberships(asked, question)).toEqual(
      asked.map((GroupId) => ({ GroupId, UserIsMember: true })),
    );
    expect(headers).toEqual(['eventual', 'eventual']);
  } finally {
    stop();
    own.splice(before);
  }
});

async function showsThatChannelsAreGone(count: number, text: string): Promise<void> {
  const gone: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = await storeTerm(portal, 'channelterms', `Closed ${index}`);
    const body = { ChannelTermId: id, ChannelType: 0 };
    await portal.call('member', 'POST', '/me/userchannelterms', body);
    await portal.call('admin', 'DELETE', `/channelterms/${id}`);
    gone.push(id);
  }
  await visit();
  await waitFor(() => expect(notices).toContain(text));
  expect((await followed()).filter((one) => gone.includes(one.ChannelTermId))).toEqual([]);
}

it('CHANNELS-18 CHANNELS-19 a channel that was deleted is no longer followed', () =>
  showsThatChannelsAreGone(1, oneGone));

it('CHANNELS-18 CHANNELS-20 several are told with their number', () =>
  showsThatChannelsAreGone(
    2,
    '2 channels were removed because they no longer exist in SharePoint',
  ));

it('CHANNELS-18 CHANNELS-19 that also where nothing else is synchronised, and for people without a licence', async () => {
  await storeSetting(portal, 'enableUserChannelAutoSync', false);
  const pushed = { ChannelTermId: engineering, ChannelType: 1 };
  await portal.call('member', 'POST', '/me/userchannelterms', pushed);
  await showsThatChannelsAreGone(1, oneGone);
  // Nothing sets it any more, so it is theirs to leave.
  await waitFor(async () => expect(await followed()).toEqual([{ ...pushed, ChannelType: 0 }]));
  await storeSetting(portal, 'enableUserChannelAutoSync', true);
  await storeSetting(portal, 'enableWorkplaceLight', true);
  const id = await storeTerm(portal, 'channelterms', 'Closed too');
  const body = { ChannelTermId: id, ChannelType: 0 };
  await portal.call('frontline', 'POST', '/me/userchannelterms', body);
  await portal.call('admin', 'DELETE', `/channelterms/${id}`);
  await visit('/', false, 'frontline');
  await waitFor(async () =>
    expect((await portal.call('frontline', 'GET', '/me/userchannelterms')).body).toEqual([]),
  );
  await storeSetting(portal, 'enableWorkplaceLight', false);
});

it('CHANNELS-18 a gone channel that was left elsewhere meanwhile counts as left', async () => {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Closed elsewhere');
  await portal.call('member', 'POST', '/me/userchannelterms', { ChannelTermId, ChannelType: 0 });
  await portal.call('admin', 'DELETE', `/channelterms/${ChannelTermId}`);
  const outgoing = refuse(404, (method) => method === 'DELETE');
  const cache = await visit();
  await waitFor(() => expect(keptFor(cache, 'sync/channels')).toHaveLength(1));
  outgoing.mockRestore();
  expect(notices).toContain(oneGone);
});

it('CHANNELS-15 CACHE-17 a channel that could not be stored keeps no other from counting', async () => {
  const outgoing = refuse(500, (method, asked) => method === 'POST' && asked.includes(engineering));
  const cache = await visit('/settings');
  cache.put('news/personal 1', [], 60_000);
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(cache.peek('news/personal 1')).toBeUndefined());
  expect(await followed()).toEqual([{ ChannelTermId: area, ChannelType: 1 }]);
  await pageRests();
  outgoing.mockRestore();
  // It is not done yet: the next page does the rest.
  expect(keptFor(cache, 'sync/channels')).toEqual([]);
  await visit('/', true);
  await waitFor(async () => expect(await followed()).toHaveLength(2));
});

it('CHANNELS-15 channels that the server knows no more are not said to be added', async () => {
  const outgoing = refuse(
    404,
    (method, asked) => method === 'POST' && asked.includes('/me/userchannelterms '),
  );
  const cache = await visit();
  await waitFor(() => expect(keptFor(cache, 'sync/channels')).toHaveLength(1));
  await pageRests();
  outgoing.mockRestore();
  expect(notices).not.toContain(synced);
});

it('CHANNELS-11 a channel that names an unknown property of the directory keeps no other from being followed', async () => {
  const unknown = await storeTerm(portal, 'channelterms', 'Misspelt', {
    LocalCustomProperties: { 'Graph API personalization mapping': 'departement' },
  });
  await visit();
  await waitFor(() => expect(notices).toContain(synced));
  expect((await followed()).map(({ ChannelTermId }) => ChannelTermId).sort()).toEqual(
    [area, engineering].sort(),
  );
  const paths = portal.devTenant.control.requests('graph', '/me?').map(({ path }) => path);
  expect(paths.some((path) => path.includes('departement'))).toBe(true);
  await portal.call('admin', 'DELETE', `/channelterms/${unknown}`);
});

it('CHANNELS-33 a channel that the directory no longer gives is left where it says so, else the person’s own', async () => {
  const [leaving, staying] = await Promise.all(
    ['true', 'false'].map((value) =>
      storeTerm(portal, 'channelterms', `Pushed ${value}`, {
        LocalCustomProperties: { 'Deselect non-pushed channel': value },
      }),
    ),
  );
  for (const ChannelTermId of [leaving, staying])
    await portal.call('member', 'POST', '/me/userchannelterms', { ChannelTermId, ChannelType: 1 });
  await visit();
  await waitFor(() => expect(notices).toContain(synced));
  expect((await followed()).map(({ ChannelTermId }) => ChannelTermId).sort()).toEqual(
    [area, engineering, staying].sort(),
  );
  await waitFor(async () =>
    expect(await followed()).toContainEqual({ ChannelTermId: staying, ChannelType: 0 }),
  );
});

it('CHANNELS-33 a channel that could not be made the person’s own is followed on, until it can be', async () => {
  const pushed = await storeTerm(portal, 'channelterms', 'Pushed before');
  const stored = (ChannelType: 0 | 1) => ({ ChannelTermId: pushed, ChannelType });
  await portal.call('member', 'POST', '/me/userchannelterms', stored(1));
  const outgoing = refuse(503, (method, asked) => method[0] === 'P' && asked.includes(pushed));
  await visit();
  await waitFor(async () => expect(await followed()).toHaveLength(3));
  await pageRests();
  expect(await followed()).toContainEqual(stored(1));
  outgoing.mockRestore();
  await visit('/', true);
  await waitFor(async () => expect(await followed()).toContainEqual(stored(0)));
});

it('SETTINGS-45 ERRORS-36 ERRORS-38 "Sync now" is there with its setting on, and synchronises at once', async () => {
  await portal.show(<SettingsPage />);
  await screen.findByRole('region', { name: 'Interests' });
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  await storeSetting(portal, 'enableSyncSettings', true);
  await portal.show(<SettingsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sync now' }));
  await waitFor(() => expect(notices).toEqual(['Syncronizing...', synced]));
  expect((await followed()).map(({ ChannelType }) => ChannelType)).toEqual([1, 1]);
});

it('CHANNELS-05 taking "Clear All" back keeps what the directory has set since', async () => {
  const own = await Promise.all(
    ['Rowing', 'Running'].map((name) => storeTerm(portal, 'channelterms', name)),
  );
  for (const ChannelTermId of own)
    await portal.call('member', 'POST', '/me/userchannelterms', { ChannelTermId, ChannelType: 0 });
  await portal.show(<SettingsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Clear All' }));
  await waitFor(async () => expect(await followed()).toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  const region = within(screen.getByRole('region', { name: 'Interests' }));
  await waitFor(() => expect(region.getByRole('checkbox', { name: 'Engineering' })).toBeChecked());
  await userEvent.click(region.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await followed()).map(({ ChannelTermId }) => ChannelTermId).sort()).toEqual(
      [...own, area, engineering].sort(),
    ),
  );
  await pageRests();
  expect(await followed()).toHaveLength(4);
});

it('SETTINGS-45 "Sync now" is not offered to people without a licence, who have no directory', async () => {
  await storeSettings(portal, { enableSyncSettings: true, enableWorkplaceLight: true });
  const licence = holdLicence();
  await portal.show(<SettingsPage />, { person: 'frontline' });
  // The section stands before the licence is known: it is not offered for a moment either.
  await screen.findByRole('region', { name: 'Interests' });
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  licence.answer();
  await pageRests();
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  await storeSettings(portal, { enableSyncSettings: false, enableWorkplaceLight: false });
});
