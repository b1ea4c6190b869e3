import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { findPrincipals } from '../../../src/client/data/people/findPrincipals';
import { CreateSite } from '../../../src/client/features/sites/create/CreateSite';
import { siteOfValues, valuesOfSite } from '../../../src/client/features/sites/create/siteValues';
import { SiteIndex } from '../../../src/client/features/sites/index/SiteIndex';
import { Shell } from '../../../src/client/shell/Shell';
import { resetSettings } from '../../support/widgets/newsWidgets';
import { watchNotices } from '../../support/widgets/notices';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { setSiteCreation } from '../../support/widgets/siteCreation';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();
const { open, field, press, enter, choose, groupsAt, namesIn, sent, realFetch } =
  setSiteCreation(portal);

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

describe('Creating a site', () => {
  it('CREATESITE-10 makes the group, its people, its team, channels and tabs, and leads to the site', async () => {
    await open();
    await enter('Kai øst');
    expect(await field(/^Address/)).toHaveValue('kai-oest');
    expect(await screen.findByText('The address is free.')).toBeVisible();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Sensitivity label' }),
      'Confidential',
    );
    await choose('Project');
    await userEvent.type(screen.getByRole('combobox', { name: 'Other owners' }), 'Saara');
    await userEvent.click(await screen.findByRole('option', { name: /Saara/ }));
    expect(await screen.findByRole('button', { name: /Remove Saara/ })).toBeVisible();
    await press('Create site');
    expect(await screen.findByText('“Kai øst” is ready.')).toBeVisible();
    expect(await groupsAt('kai-oest')).toEqual([
      expect.objectContaining({
        displayName: 'Kai øst',
        visibility: 'Private',
        resourceProvisioningOptions: ['Team'],
      }),
    ]);
    expect(screen.getByRole('link', { name: 'Open the site' })).toHaveAttribute(
      'href',
      `${portal.devTenant.sharePointUrl}/sites/kai-oest`,
    );
    expect(screen.getByRole('link', { name: 'Open the team' })).toBeVisible();
    const writes = portal.devTenant.control
      .requests('graph')
      .filter(
        ({ method, status, path }) =>
          method !== 'GET' && status < 300 && !/validate|batch/.test(path),
      )
      .map(
        ({ method, path }) =>
          `${method} ${path.replace(/^\/v1\.0/, '').replace(/[0-9a-f-]{36}|19:[^/]+/g, 'id')}`,
      );
    expect(writes).toEqual([
      'POST /groups',
      'POST /groups/id/owners/$ref',
      'POST /groups/id/members/$ref',
      'PUT /groups/id/team',
      'POST /teams/id/channels',
      'POST /teams/id/channels/id/tabs',
      'POST /teams/id/channels',
    ]);
  });

  it('CREATESITE-10 a public site has its description and its members, and no team where none is wanted', async () => {
    await open();
    await enter('Open quay');
    await userEvent.type(await field('Description'), 'Who moors where');
    await userEvent.click(
      screen.getByRole('radio', { name: 'Public: everybody in the organisation' }),
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Members' }), 'Saara');
    await userEvent.click(await screen.findByRole('option', { name: /Saara/ }));
    await screen.findByRole('button', { name: /Remove Saara/ });
    const team = screen.getByRole('switch', { name: 'With a team in Microsoft Teams' });
    expect(team).toBeChecked();
    await userEvent.click(team);
    expect(team).not.toBeChecked();
    await press('Create site');
    expect(await screen.findByText('“Open quay” is ready.')).toBeVisible();
    const [group] = await groupsAt('open-quay');
    expect(group).toMatchObject({
      ...{ displayName: 'Open quay', description: 'Who moors where', visibility: 'Public' },
      resourceProvisioningOptions: [],
    });
    expect(await namesIn(String(group!['id']))).toEqual(
      expect.arrayContaining([expect.stringContaining('Saara')]),
    );
    expect(sent('PUT', '/team')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Open the team' })).toBeNull();
  });

  it('CREATESITE-10 who chooses Public, then Private after all, gets a private site', async () => {
    await open();
    await enter('Shut quay');
    for (const name of [/^Public: /, /^Private: /])
      await userEvent.click(screen.getByRole('radio', { name }));
    await press('Create site');
    expect(await screen.findByText('“Shut quay” is ready.')).toBeVisible();
    expect(await groupsAt('shut-quay')).toEqual([
      expect.objectContaining({ visibility: 'Private' }),
    ]);
  });

  it.each([
    ['of their own', '/'],
    ['of all', '/?sites=all'],
  ])('CACHE-17 a site that was made stands in the index %s at once', async (_, at) => {
    await portal.show(
      <>
        <CreateSite />
        <SiteIndex />
      </>,
      { at },
    );
    const index = within(await screen.findByRole('region', { name: 'Your collaboration sites' }));
    await index.findAllByRole('listitem');
    expect(index.queryByText('Barge quay')).toBeNull();
    await enter('Barge quay');
    await press('Create site');
    expect(await index.findByText('Barge quay')).toBeVisible();
  });

  it('CREATESITE-10 an address that is taken and a blocked word are told at the field, and nothing is created', async () => {
    const [taken] = portal.devTenant.company.groups.filter(({ kind }) => kind === 'Unified');
    await open();
    await enter('Payroll 2027');
    expect(
      await screen.findByText("Your organisation doesn't allow one of the words."),
    ).toBeVisible();
    await enter('Quay');
    await userEvent.clear(await field(/^Address/));
    await userEvent.type(await field(/^Address/), taken!.mailNickname);
    expect(await screen.findByText('This address is taken. Choose another one.')).toBeVisible();
    await press('Create site');
    await userEvent.clear(await field(/^Address/));
    await userEvent.type(await field(/^Address/), 'über uns');
    expect(await screen.findByText('Use letters from a to z, digits and dashes.')).toBeVisible();
    await press('Create site');
    expect(sent('POST', '/groups')).toEqual([]);
  });

  it('CREATESITE-10 an address that could not be checked and is taken is told when the group is refused', async () => {
    const [taken] = portal.devTenant.company.groups.filter(({ kind }) => kind === 'Unified');
    portal.devTenant.control.fail({
      ...{ service: 'graph', method: 'POST', path: '/validateProperties', status: 500 },
    });
    await open();
    await enter('Quay');
    await userEvent.clear(await field(/^Address/));
    await userEvent.type(await field(/^Address/), taken!.mailNickname);
    expect(await screen.findByText(/^Couldn't check whether the address is free/)).toBeVisible();
    await press('Create site');
    expect(await screen.findByText(/^This address is taken. Choose another one./)).toBeVisible();
    await press('Change the details');
    expect(await field(/^Address/)).toHaveValue(taken!.mailNickname);
  });

  it('ERRORS-53 ERRORS-60 a name that begins with a space is told at the field, and nothing is created', async () => {
    await open();
    await enter(' Quay');
    await press('Create site');
    expect(await screen.findByText('Remove the space at the start.')).toBeVisible();
    expect(sent('POST', '/groups')).toEqual([]);
  });

  it('CREATESITE-10 what names begin and end with in the organisation is offered', async () => {
    Object.assign(portal.devTenant.control.graph, { namePrefix: 'GRP_', nameSuffix: '_DK' });
    await open();
    await enter('Quay');
    await press('Use “GRP_Quay_DK”');
    expect(await field(/^Address/)).toHaveValue('GRP_quay_DK');
    // The button goes; the keyboard is at what it changed.
    expect(await field(/^Name/)).toHaveFocus();
    expect(await screen.findByText('The address is free.')).toBeVisible();
  });

  /** The first answer to the making of a group does not arrive. */
  const loseAnswer = () => {
    let cuts = 0;
    globalThis.fetch = async (input, init) => {
      const answer = await realFetch(input, init);
      if (init?.method !== 'POST' || !/\/v1\.0\/groups$/.test(String(input)) || cuts > 0)
        return answer;
      cuts += 1;
      throw new TypeError('The network is away.');
    };
  };

  it('CREATESITE-10 an answer that was lost makes no second group, even while the directory does not show the first', async () => {
    portal.devTenant.control.graph.groupDelay = 1_500;
    loseAnswer();
    await open();
    await enter('Cut quay');
    await press('Create site');
    expect((await screen.findAllByText("The group couldn't be created."))[0]).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('“Cut quay” is ready.')).toBeVisible();
    expect(await groupsAt('cut-quay')).toHaveLength(1);
  });

  it('CREATESITE-10 the group whose answer was lost is found also where the clock of the device is wrong', async () => {
    setDeviceClock(Date.now() + 3_600_000);
    loseAnswer();
    await open();
    await enter('Early quay');
    await press('Create site');
    expect((await screen.findAllByText("The group couldn't be created."))[0]).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('“Early quay” is ready.')).toBeVisible();
    expect(await groupsAt('early-quay')).toHaveLength(1);
  });

  it('CREATESITE-10 what failed at once is not said to have left something after a reload', async () => {
    const refusal = {
      service: 'graph',
      method: 'POST',
      path: '/v1.0/groups',
      status: 500,
    } as const;
    portal.devTenant.control.fail(refusal);
    const first = await open();
    await enter('No quay');
    await press('Create site');
    expect((await screen.findAllByText("The group couldn't be created."))[0]).toBeVisible();
    first.unmount();
    portal.devTenant.control.clearFailures();
    await open({ keepCache: true });
    expect(await screen.findByText("“No quay” isn't finished.")).toBeVisible();
  });

  it('CREATESITE-10 a failure names its step; after a reload it goes on from there, with the group that is there', async () => {
    portal.devTenant.control.fail({ service: 'graph', method: 'PUT', path: '/team', status: 500 });
    const first = await open();
    await enter('Long quay');
    await press('Create site');
    expect((await screen.findAllByText("The team couldn't be created."))[0]).toBeVisible();
    first.unmount();
    portal.devTenant.control.clearFailures();
    await open({ keepCache: true });
    expect(
      await screen.findByText("“Long quay” isn't finished. What's already been created stays."),
    ).toBeVisible();
    await press('Continue');
    expect(await screen.findByText('“Long quay” is ready.')).toBeVisible();
    expect(
      sent('POST', '/v1.0/groups').filter(({ path }) => path.endsWith('/groups')),
    ).toHaveLength(1);
    expect(await groupsAt('long-quay')).toHaveLength(1);
  });

  it('CREATESITE-10 a site that SharePoint refuses at first, while it is made, is waited for', async () => {
    portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/sites/root', status: 403, times: 1 },
    });
    await open();
    await enter('Shy quay');
    await press('Create site');
    expect(await screen.findByText('“Shy quay” is ready.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the site' })).toBeVisible();
  });

  it.each([403, 404])(
    'CREATESITE-10 a site that SharePoint does not give while it is waited for (%i) is made nevertheless',
    async (status) => {
      const failure = { service: 'graph', path: '/sites/root', status, retryAfter: 0 } as const;
      portal.devTenant.control.fail(failure);
      const name = `Late ${status}`;
      await open();
      await enter(name);
      await press('Create site');
      expect(await screen.findByText(new RegExp(`^“${name}” is created.`))).toBeVisible();
      expect(screen.getByRole('link', { name: 'Open the site' })).toBeVisible();
      expect(sent('GET', '/sites/root')).toHaveLength(9);
    },
  );

  it('CREATESITE-10 the keyboard goes from the form to the progress, and to the next form', async () => {
    await open();
    await enter('Keyed quay');
    (await screen.findByRole('button', { name: 'Create site' })).focus();
    await userEvent.keyboard('{Enter}');
    const progress = await screen.findByRole('group', { name: 'The new site' });
    await waitFor(() => expect(progress).toHaveFocus());
    expect(await screen.findByText('“Keyed quay” is ready.')).toBeVisible();
    expect(progress).toHaveFocus();
    await press('Create another site');
    expect(await field(/^Name/)).toHaveFocus();
  });

  it('CREATESITE-10 ERRORS-06 what was refused is told in its place alone, and what was entered can be changed', async () => {
    portal.devTenant.control.fail({
      service: 'graph',
      method: 'POST',
      path: '/v1.0/groups',
      status: 403,
      times: 1,
    });
    await open();
    await enter('Refused quay');
    await choose('Project');
    await press('Create site');
    // The step that failed is said once, and beside it why.
    expect(await screen.findByText("The group couldn't be created.")).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Group could not be saved')).toBeVisible();
    expect(
      alert.getByText(/^You did not have permission .* What you chose is still here.$/),
    ).toBeVisible();
    expect(notices).toEqual([]);
    await press('Change the details');
    expect(await field(/^Name/)).toHaveValue('Refused quay');
    expect(await groupsAt('refused-quay')).toEqual([]);
    const template = await screen.findByRole('combobox', { name: 'Start from' });
    expect(template).toHaveDisplayValue('Project');
    await press('Create site');
    expect(await screen.findByText('“Refused quay” is ready.')).toBeVisible();
    expect(sent('POST', '/tabs')).toHaveLength(1);
  });

  it('a site that was kept without its template, or whose template has gone, opens with none', () => {
    const templates = [{ Name: 'Other' }, { Name: 'Project' }];
    const kept = siteOfValues(valuesOfSite(undefined, templates), templates);
    const opened = (template?: string) => valuesOfSite({ ...kept, template }, templates).template;
    expect([opened(), opened('Former'), opened('Project')]).toEqual(['', '', '1']);
  });

  it.each([
    ['guest', /You're a guest here/],
    ['frontline', /You don't have a licence for SharePoint/],
  ])(
    'CREATESITE-06 %s is refused with the reason before anything is entered',
    async (person, text) => {
      await open({ person });
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Create site' })).toBeNull();
    },
  );

  it('CREATESITE-10 a guest cannot be an owner, and the reason is told', async () => {
    await open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Other owners' }), 'Grace');
    await userEvent.click(await screen.findByRole('option', { name: /Grace/ }));
    expect(await screen.findByText(/Grace .* is a guest. Guests can't own a site./)).toBeVisible();
  });

  it('CREATESITE-10 two owners who are chosen in a row both stay, in whatever order they are looked up', async () => {
    await open();
    await screen.findByRole('combobox', { name: 'Other owners' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    globalThis.fetch = async (input, init) => {
      const asked = String(input) + String(init?.body);
      if (asked.includes('assignedPlans') && asked.includes('/users/')) await held;
      return realFetch(input, init);
    };
    const owners = () => screen.getByRole('combobox', { name: 'Other owners' });
    for (const name of ['Erik Lindqvist', 'Saara']) {
      await userEvent.type(owners(), name);
      await userEvent.click((await screen.findAllByRole('option', { name: new RegExp(name) }))[0]!);
    }
    release();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('button', { name: /^Remove / })
          .map((button) => button.getAttribute('aria-label')?.split(' ')[1])
          .sort(),
      ).toEqual(['Erik', 'Saara']),
    );
  });

  it.each([
    ['a guest', 'Grace', /Grace .* is a guest\. Guests can't be added to a site from here\./],
    [
      'somebody without a licence',
      'Jonas Virtanen',
      /Jonas Virtanen has no licence for SharePoint/,
    ],
  ])('CREATESITE-10 %s cannot be a member, and the reason is told', async (_, name, reason) => {
    await open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Members' }), name);
    await userEvent.click((await screen.findAllByRole('option', { name: new RegExp(name) }))[0]!);
    expect(await screen.findByText(reason)).toBeVisible();
  });
});

const linked = [
  '/settings',
  '/editor-dashboard',
  '/admin',
  '/people',
  '/apps-and-tools',
  '/create-site',
  '/your-board',
  '/collaboration',
  '/find-information',
];

describe('Where a site is created', () => {
  it('SHELL-34 each address that the shell links to opens its page', async () => {
    for (const at of linked) {
      const shown = await portal.show(
        <>
          <Shell />
          <Address />
        </>,
        { at, person: 'admin' },
      );
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.getByLabelText('address')).toHaveTextContent(at);
      shown.unmount();
    }
  });

  it('CREATESITE-02 CREATESITE-08 the route opens its page, with its title', async () => {
    await portal.show(<Shell />, { at: '/create-site' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Create collaboration site' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Create collaboration site – /));
  });

  it('CREATESITE-02 CREATESITE-05 the dialog opens over another page', async () => {
    await portal.show(<Shell />, { at: '/settings?modal=create-site' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create collaboration site' }));
    expect(await dialog.findByRole('button', { name: 'Create site' })).toBeVisible();
  });

  it('CREATESITE-07 CREATESITE-09 ROLE-30 while not everybody may, the route refuses who has none of its roles', async () => {
    await resetSettings(portal, {
      everyoneCanCreateCollabSites: false,
      enableWorkplaceLight: false,
    });
    const refused = await portal.show(<Shell />, { at: '/create-site' });
    expect(await screen.findByText('Status 403')).toBeVisible();
    refused.unmount();
    await portal.show(<Shell />, { at: '/create-site', person: 'sitecreator' });
    expect(await screen.findByRole('button', { name: 'Create site' })).toBeVisible();
  });
});

it('SITES-30 in a filter by name quotes are doubled and an ampersand is escaped', async () => {
  const { company } = portal.devTenant;
  const [pattern] = company.groups;
  const { connection } = await portal.connectAs();
  connection.setLicensed(true);
  company.groups.push({ ...pattern!, id: 'rd', displayName: "R&D's quay" });
  const outgoing = jest.spyOn(globalThis, 'fetch');
  try {
    const found = await findPrincipals("R&D's", { operation: 'People', appended: '' });
    expect(found.map(({ DisplayName }) => DisplayName)).toContain("R&D's quay");
    const bodies = outgoing.mock.calls.map(([url, init]) => `${String(url)} ${String(init?.body)}`);
    expect(bodies.join(' ')).toContain("R%26D''s");
  } finally {
    company.groups.pop();
    outgoing.mockRestore();
  }
});
