import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSiteCreation } from '../../support/widgets/siteCreation';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const { open, press, enter, choose, groupsAt, namesIn, sent, realFetch } = setSiteCreation(portal);

/** The look at whether somebody can be in a site waits to be let go. */
function holdCheck() {
  const held = { isThere: false, isAnswered: false, letGo: () => {} };
  const wait = new Promise<void>((resolve) => (held.letGo = resolve));
  globalThis.fetch = async (input, init) => {
    const asked = String(input) + String(init?.body);
    if (!asked.includes('assignedPlans') || !asked.includes('/users/'))
      return realFetch(input, init);
    held.isThere = true;
    await wait;
    return realFetch(input, init).finally(() => (held.isAnswered = true));
  };
  return held;
}

const sentGroups = () =>
  sent('POST', '/v1.0/groups').filter(({ path }) => path.endsWith('/groups'));

async function chooseFrom(field: string, name: string) {
  await userEvent.type(screen.getByRole('combobox', { name: field }), name);
  await userEvent.click((await screen.findAllByRole('option', { name: new RegExp(name) }))[0]!);
}

async function createWhileHeld(site: string, field: string, name: string) {
  const shown = await open();
  await enter(site);
  const held = holdCheck();
  await chooseFrom(field, name);
  await waitFor(() => expect(held.isThere).toBe(true));
  await press('Create site');
  expect(await screen.findByRole('button', { name: new RegExp(`Remove ${name}`) })).toBeVisible();
  expect(sentGroups()).toEqual([]);
  return { held, shown };
}

it.each(['Other owners', 'Members'])(
  'CREATESITE-10 who was chosen in “%s” just before the site is created is in it',
  async (field) => {
    const name = `${field.split(' ')[0]} quay`;
    const { held } = await createWhileHeld(name, field, 'Saara');
    held.letGo();
    expect(await screen.findByText(`“${name}” is ready.`)).toBeVisible();
    const [group] = await groupsAt(name.toLowerCase().replace(' ', '-'));
    expect(await namesIn(String(group!['id']))).toEqual(
      expect.arrayContaining([expect.stringContaining('Saara')]),
    );
  },
);

it('CREATESITE-10 a guest who was chosen just before is refused, and nothing is created', async () => {
  const { held } = await createWhileHeld('Guest quay', 'Other owners', 'Grace');
  held.letGo();
  expect(await screen.findByText(/Grace .* is a guest. Guests can't own a site./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove Grace/ })).toBeNull();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Other owners' })).toHaveFocus());
  expect(await groupsAt('guest-quay')).toEqual([]);
});

it('CREATESITE-10 who leaves while somebody is looked up creates nothing', async () => {
  const { held, shown } = await createWhileHeld('Gone quay', 'Members', 'Saara');
  shown.unmount();
  held.letGo();
  await waitFor(() => expect(held.isAnswered).toBe(true));
  // Whatever the answer begins is begun before this has been asked.
  expect(await groupsAt('gone-quay')).toEqual([]);
  expect(sentGroups()).toEqual([]);
});

describe('somebody who cannot be added', () => {
  const fail = (failure: Parameters<typeof portal.devTenant.control.fail>[0]) =>
    portal.devTenant.control.fail({ service: 'graph', ...failure });
  const failAdding = (list: 'owners' | 'members', status: number, times: number) =>
    fail({ method: 'POST', path: `/${list}/$ref`, status, times, retryAfter: 0 });

  async function enterWithOwner(site: string) {
    await open();
    await enter(site);
    await choose('Project');
    await chooseFrom('Other owners', 'Saara');
    return screen.findByRole('button', { name: /Remove Saara/ });
  }

  it.each([
    [404, 'is not in the directory any more', 1],
    [400, 'is refused as an owner', 1],
    [403, 'may not be added', 9],
  ])(
    'CREATESITE-10 is named in the end, and the rest is made (%i: %s)',
    async (status, _, times) => {
      const name = `Refused ${status}`;
      await enterWithOwner(name);
      failAdding('owners', status, times);
      if (status === 404) fail({ path: '/users/*?$select=id', status });
      await press('Create site');
      expect(await screen.findByText(`“${name}” is ready.`)).toBeVisible();
      expect(
        screen.getByText(/^Owners and members who couldn't be added: Saara [^,]*\.$/),
      ).toBeVisible();
      expect(sent('POST', '/$ref')).toHaveLength(times);
      expect(sent('POST', '/tabs')).toHaveLength(1);
    },
  );

  it.each([
    ['is not known yet', 404],
    ['does not know its owner yet', 403],
  ])('CREATESITE-10 is tried again while it is the new group that %s', async (_, status) => {
    const name = `New ${status}`;
    await enterWithOwner(name);
    failAdding('owners', status, 2);
    await press('Create site');
    expect(await screen.findByText(`“${name}” is ready.`)).toBeVisible();
    expect(screen.queryByText(/couldn't be added/)).toBeNull();
    expect(sent('POST', '/owners/$ref').at(-1)!.status).toBe(204);
  });

  it('CREATESITE-10 is refused at once by a group that has taken somebody', async () => {
    await enterWithOwner('Known quay');
    failAdding('members', 403, 9);
    await press('Create site');
    expect(await screen.findByText('“Known quay” is ready.')).toBeVisible();
    expect(screen.getByText(/^Owners and members who couldn't be added: Saara/)).toBeVisible();
    expect(sent('POST', '/members/$ref')).toHaveLength(1);
  });

  it('CREATESITE-10 says nothing of whether the group knows its owner, when they are gone', async () => {
    await enterWithOwner('Two quays');
    await chooseFrom('Other owners', 'Ida Holm');
    await screen.findByRole('button', { name: /Remove Ida/ });
    failAdding('owners', 403, 2);
    // The one that was set last is used first.
    failAdding('owners', 404, 1);
    fail({ path: '/users/*?$select=id', status: 404, times: 1 });
    await press('Create site');
    expect(await screen.findByText('“Two quays” is ready.')).toBeVisible();
    expect(
      screen.getByText(/^Owners and members who couldn't be added: Saara [^,]*\.$/),
    ).toBeVisible();
    expect(sent('POST', '/owners/$ref').map(({ status }) => status)).toEqual(
      expect.arrayContaining([404, 403, 204]),
    );
  });

  it('CREATESITE-10 is refused at once by a group that is no longer new', async () => {
    const now = Date.now;
    const passed = () => (sentGroups().length > 0 ? 3 * 60_000 : 0);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + passed());
    await enterWithOwner('Old quay');
    failAdding('owners', 403, 9);
    await press('Create site');
    expect(await screen.findByText('“Old quay” is ready.')).toBeVisible();
    clock.mockRestore();
    expect(screen.getByText(/^Owners and members who couldn't be added: Saara/)).toBeVisible();
    expect(sent('POST', '/owners/$ref')).toHaveLength(1);
  });

  it('CREATESITE-10 stays a failure to try again where it may pass', async () => {
    await enterWithOwner('Passing quay');
    failAdding('members', 500, 1);
    await press('Create site');
    expect((await screen.findAllByText("Some people couldn't be added."))[0]).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('“Passing quay” is ready.')).toBeVisible();
    expect(screen.queryByText(/couldn't be added/)).toBeNull();
    expect(sent('POST', '/members/$ref').at(-1)!.status).toBe(204);
  });
});
