import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SiteIndex } from '../../../src/client/features/sites/index/SiteIndex';
import type { Group } from '../../../src/devTenant/company/groups';
import { resetSettings } from '../../support/widgets/newsWidgets';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(async () => {
  portal.devTenant.control.reset();
  await resetSettings(portal, {
    everyoneCanCreateCollabSites: true,
    coreIntranetEnabled: false,
    redirectCreateGroupButtonToUrl: '',
    enableSiteIndexPopover: false,
  });
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const open = (person = 'member', at = '/') =>
  portal.show(
    <>
      <SiteIndex />
      <Address />
    </>,
    { person, at },
  );
const index = async () =>
  within(await screen.findByRole('region', { name: 'Your collaboration sites' }));
const company = () => portal.devTenant.company;
const unified = () => company().groups.filter(({ kind }) => kind === 'Unified');
const ownSites = (person = 'member') =>
  company()
    .groupsOf(company().person(`${person}@nordvik.example`)!)
    .filter(({ kind }) => kind === 'Unified');
const rows = async () => (await index()).findAllByRole('listitem');
const titles = async () => {
  const links = (await index()).getAllByRole('link', { name: /new tab/ });
  return links.map(({ textContent }) => textContent);
};
const typed = async (text: string) =>
  fireEvent.change((await index()).getByRole('searchbox', { name: 'Filter by name' }), {
    target: { value: text },
  });
const asked = () =>
  portal.devTenant.control.requests('graph').filter(({ path }) => !path.includes('$batch'));
const choose = async (name: string) =>
  userEvent.click((await index()).getByRole('radio', { name }));

/** A group as the directory has it. */
const group = (id: string, displayName: string, more: object = {}) => ({
  ...{ id, displayName, groupTypes: ['Unified'], visibility: 'Public' },
  ...{ resourceProvisioningOptions: [], creationOptions: [], ...more },
});
const answers = (path: string, value: object[]) =>
  portal.devTenant.control.fail({ service: 'graph', path, status: 200, body: { value } });

describe('The index of sites', () => {
  it('SITES-10 SITES-18 SITES-26 SITES-28 SITES-29 PEOPLE-32 lists the sites of the groups that the person owns or is in, with what the directory says of each', async () => {
    await open();
    await rows();
    const own = ownSites();
    expect((await titles()).sort()).toEqual(own.map(({ displayName }) => displayName).sort());
    const region = await index();
    expect(region.getByRole('radio', { name: 'View your sites' })).toBeChecked();
    const [wanted] = own;
    const card = region.getByText(wanted!.displayName).closest('li')!;
    expect(card).toHaveTextContent(wanted!.description);
    expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(wanted!.id),
    );
    const paths = asked().map(({ path }) => path);
    expect(paths.filter((path) => path.includes('/me/memberOf/'))).toHaveLength(1);
    expect(paths.filter((path) => path.includes('/me/ownedObjects/'))).toHaveLength(1);
    expect(paths.filter((path) => path.includes('/groups'))).toEqual([]);
  });

  it('SITES-10 SITES-19 SITES-27 all groups that the person may see are asked for only when they are chosen, over all pages', async () => {
    const real = [...company().groups];
    const [pattern] = unified();
    for (let extra = 0; extra < 600; extra += 1)
      company().groups.push({
        ...pattern!,
        id: `00000000-0000-4000-8000-${String(extra).padStart(12, '0')}`,
        displayName: `Zulu ${String(extra).padStart(3, '0')}`,
      });
    try {
      await open();
      await rows();
      await choose('View all sites');
      await typed('zulu 59');
      await waitFor(async () => expect(await titles()).toHaveLength(10));
      const pages = asked().filter(({ path }) => /\/groups\?/.test(path));
      const first = "/groups?$filter=groupTypes/any(c:c eq 'Unified')&$top=500";
      expect(pages.map(({ path }) => decodeURIComponent(path))).toEqual([
        expect.stringContaining(first),
        expect.stringContaining('$skiptoken'),
      ]);
    } finally {
      company().groups.splice(0, Infinity, ...real);
    }
  });

  it('SITES-11 SITES-12 SITES-14 SITES-31 the filter acts once nothing was typed for a moment; nothing found is said', async () => {
    await open();
    const all = (await rows(), await titles());
    const [wanted] = ownSites();
    await typed(wanted!.displayName.toUpperCase());
    expect(await titles()).toEqual(all);
    await waitFor(async () =>
      expect(
        (await titles()).every((title) =>
          title!.toLowerCase().includes(wanted!.displayName.toLowerCase()),
        ),
      ).toBe(true),
    );
    expect((await index()).getByRole('status')).toHaveTextContent(/^\d+ sites? found$/);
    await typed('xyzzy');
    expect(await (await index()).findByText('No sites could be found.')).toBeVisible();
    expect((await index()).getByRole('status')).toHaveTextContent('0 sites found');
  });

  it('SITES-14 the filter acts 300 milliseconds after the last key', async () => {
    await open();
    await rows();
    const region = await index();
    const type = (value: string) =>
      fireEvent.change(region.getByRole('searchbox', { name: 'Filter by name' }), {
        target: { value },
      });
    jest.useFakeTimers();
    const isFiltered = (milliseconds: number) => {
      act(() => jest.advanceTimersByTime(milliseconds));
      return region.queryByText('No sites could be found.') !== null;
    };
    try {
      type('xyz');
      expect(isFiltered(299)).toBe(false);
      type('xyzzy');
      expect(isFiltered(299)).toBe(false);
      expect(isFiltered(1)).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('SITES-13 another choice clears the filter; both stand in the address, so that going back finds them', async () => {
    await open('member', '/?sites=all&sitesNamed=project');
    await rows();
    const region = await index();
    expect(region.getByRole('radio', { name: 'View all sites' })).toBeChecked();
    expect((await titles()).every((title) => /project/i.test(title!))).toBe(true);
    await choose('View your sites');
    expect(region.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/));
  });

  it('SITES-13 a link within the index and the way back show what the address says', async () => {
    const Back = () => <button onClick={useNavigate().bind(null, -1)}>Back</button>;
    const ways = [<Address key="at" />, <Link key="to" to="?sites=all" children="All" />];
    const page = [<SiteIndex key="index" />, ...ways, <Back key="back" />];
    await portal.show(page, { at: '/?sitesNamed=project' });
    const view = async (mode: string, filter: string) => {
      const region = await index();
      await waitFor(() => expect(region.getByRole('radio', { name: mode })).toBeChecked());
      expect(region.getByRole('searchbox')).toHaveValue(filter);
    };
    await view('View your sites', 'project');
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    await view('View all sites', '');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await view('View your sites', 'project');
  });

  it('SITES-15 SITES-16 SITES-17 the sites are grouped by letter, and each letter of the alphabet leads to its own', async () => {
    await open();
    await rows();
    const letters = within(
      (await index()).getByRole('navigation', { name: 'Sites by letter' }),
    ).getAllByRole('link');
    expect(letters.length).toBeGreaterThan(1);
    for (const link of letters) {
      const heading = document.getElementById(link.getAttribute('href')!.slice(1))!;
      expect(heading.tagName).toBe('H3');
      const first = heading.nextElementSibling!.querySelector('a')!.textContent!;
      expect(first[0]!.toUpperCase()).toBe(link.textContent);
    }
  });

  it('a source that fails beside another is named; where all fail the failure is told, and tried again', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/me/ownedObjects', status: 403 });
    const first = await open();
    await rows();
    expect(await (await index()).findByText(/Groups that you own/)).toBeVisible();
    first.unmount();
    portal.devTenant.control.fail({ service: 'graph', path: '/me/memberOf', status: 500 });
    await open();
    const region = await index();
    expect(await region.findByText('Your collaboration sites could not be loaded')).toBeVisible();
    // Another choice may still answer.
    expect(region.getByRole('radio', { name: 'View all sites' })).toBeEnabled();
    portal.devTenant.control.clearFailures();
    await userEvent.click(region.getByRole('button', { name: /Try again/ }));
    expect((await rows()).length).toBeGreaterThan(1);
  });

  it('SITES-18 SITES-28 who owns a group without being a member of it has it among their sites', async () => {
    answers('/me/memberOf', [group('g1', 'Cranes')]);
    answers('/me/ownedObjects', [group('g2', 'Divers')]);
    await open();
    await rows();
    await waitFor(async () => expect(await titles()).toEqual(['Cranes', 'Divers']));
  });

  it('SITES-31 somebody without groups is told so', async () => {
    const member = company().person('member@nordvik.example')!;
    const [groups, own] = [company().groups, company().groupsOf(member) as Group[]];
    const [allBefore, ownBefore] = [groups.splice(0), own.splice(0)];
    try {
      await open();
      expect(await (await index()).findByText('No sites could be found.')).toBeVisible();
    } finally {
      groups.push(...allBefore);
      own.push(...ownBefore);
    }
  });

  it('where the directory does not know a property that the index asks for, it is asked without naming any', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: 'creationOptions', status: 400 });
    await open();
    expect((await rows()).length).toBeGreaterThan(1);
  });
});

describe('The popover of a site', () => {
  it('SITES-20 where the setting is off the mouse opens none either', async () => {
    await open();
    await rows();
    const row = (await index()).getAllByRole('link', { name: /new tab/ })[0]!.closest('li')!;
    jest.useFakeTimers();
    try {
      // jsdom has no PointerEvent.
      const enters = new MouseEvent('pointerover', { bubbles: true });
      fireEvent(row, Object.assign(enters, { pointerType: 'mouse' }));
      act(() => jest.advanceTimersByTime(60_000));
    } finally {
      jest.useRealTimers();
    }
    const { SitePopover } = await import('../../../src/client/features/sites/index/SitePopover');
    expect(SitePopover).toBeDefined();
    await act(async () => undefined);
    expect(screen.queryByRole('link', { name: 'Conversations' })).toBeNull();
  });

  it('SITES-20 is there only where the setting says so', async () => {
    await open();
    await rows();
    expect((await index()).queryByRole('button', { name: /^About / })).toBeNull();
  });

  it('SITES-21 SITES-22 SITES-23 SITES-38 opens by its button, describes the site, links to its parts and returns focus at Escape', async () => {
    await resetSettings(portal, { enableSiteIndexPopover: true });
    await open();
    await rows();
    const team = ownSites().find(({ isTeam }) => isTeam)!;
    const button = (await index()).getByRole('button', { name: `About ${team.displayName}` });
    expect(button.closest('li')).not.toHaveTextContent(team.description);
    for (const key of ['{Enter}', ' ']) {
      button.focus();
      await userEvent.keyboard(key);
      const card = await screen.findByRole('dialog', { name: team.displayName });
      await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
      expect(card).toHaveTextContent(team.description);
      expect(card).toHaveTextContent(`Team · ${team.visibility}`);
      expect(
        within(card)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Site', 'Team', 'Conversations', 'Files', 'Calendar', 'Planner']);
      const { sharePointUrl, tenantId } = portal.devTenant;
      const { id } = team;
      const part = (target: string) =>
        `${sharePointUrl}/_layouts/15/groupstatus.aspx?id=${id}&target=${target}`;
      expect(
        within(card)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual([
        part('site'),
        `https://teams.microsoft.com/l/team/${id}/conversations?groupId=${id}&tenantId=${tenantId}`,
        ...['conversations', 'documents', 'calendar'].map(part),
        `https://tasks.office.com/${tenantId}/Home/Planner/#/plantaskboard?groupId=${id}`,
      ]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
  });

  it('SITES-24 SITES-25 a site has a team or a community only where its group says so', async () => {
    await resetSettings(portal, { enableSiteIndexPopover: true });
    answers('/me/memberOf', [
      group('g1', 'Cranes', { resourceProvisioningOptions: ['Other', 'Team'] }),
      group('g2', 'Divers', { creationOptions: ['YammerProvisioning'] }),
      group('g3', 'Rowers'),
    ]);
    await open();
    await rows();
    const icons = new Set<string>();
    for (const [name, kind, hasTeam] of [
      ['Cranes', 'Team', true],
      ['Divers', 'Community', false],
      ['Rowers', 'Group', false],
    ] as const) {
      await userEvent.click((await index()).getByRole('button', { name: `About ${name}` }));
      const card = await screen.findByRole('dialog', { name });
      await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
      expect(card).toHaveTextContent(`${kind} · Public`);
      icons.add(card.querySelector('svg')!.innerHTML);
      expect(within(card).queryAllByRole('link', { name: /^Team/ })).toHaveLength(Number(hasTeam));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    }
    // SITES-21: each kind has an icon of its own.
    expect(icons.size).toBe(3);
  });

  it('SITES-22 the keyboard moves into it 200 milliseconds after it is there', async () => {
    await resetSettings(portal, { enableSiteIndexPopover: true });
    await open();
    await rows();
    const { displayName } = ownSites()[0]!;
    const button = (await index()).getByRole('button', { name: `About ${displayName}` });
    button.focus();
    // Its code is there: only the delay is left.
    await import('../../../src/client/features/sites/index/SitePopover');
    await pageRests();
    jest.useFakeTimers();
    const frames = jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((draw) => Number(setTimeout(draw, 0)));
    try {
      fireEvent.click(button);
      const card = await screen.findByRole('dialog', { name: displayName });
      let waited = 0;
      for (; waited < 1_000 && !card.contains(document.activeElement); waited += 1)
        await act(() => jest.advanceTimersByTimeAsync(1));
      expect(waited).toBeGreaterThanOrEqual(200);
      expect(waited).toBeLessThan(210);
    } finally {
      frames.mockRestore();
      jest.useRealTimers();
    }
  });

  it('SITES-22 it opens within 200 milliseconds and closes within 100', async () => {
    const durations: unknown[] = [];
    Object.assign(HTMLElement.prototype, {
      animate: (_: unknown, { duration }: KeyframeEffectOptions) => {
        durations.push(duration);
        const done = { cancel() {}, finish() {}, persist() {}, onfinish: () => {} };
        setTimeout(() => done.onfinish());
        return done;
      },
    });
    try {
      await resetSettings(portal, { enableSiteIndexPopover: true });
      await open();
      await rows();
      const { displayName } = ownSites()[0]!;
      await userEvent.click((await index()).getByRole('button', { name: `About ${displayName}` }));
      const card = await screen.findByRole('dialog', { name: displayName });
      await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
      expect(durations).toEqual([200]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
      expect(durations).toEqual([200, 100]);
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'animate');
    }
  });

  describe('has a star', () => {
    const aurora = () => unified().find(({ displayName }) => displayName === 'Project Aurora')!;
    const rootCalls = () => asked().filter(({ path }) => path.includes('/sites/root'));
    const followed = () =>
      company()
        .followedSites(company().person('member@nordvik.example')!)
        .map(({ title }) => title);
    const openCard = async (name = 'Project Aurora') => {
      await open('member', `/?sites=all&sitesNamed=${name}`);
      await rows();
      const before = rootCalls().length;
      await userEvent.click((await index()).getByRole('button', { name: `About ${name}` }));
      return { before, card: within(await screen.findByRole('dialog', { name })) };
    };
    beforeEach(() => resetSettings(portal, { enableSiteIndexPopover: true }));

    it('that follows the site behind the address of the group, which is asked for when it opens', async () => {
      const { before, card } = await openCard();
      expect(before).toBe(0);
      const star = () => card.findByRole('button', { name: 'Follow Project Aurora' });
      await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'));
      expect(rootCalls().map(({ path }) => path)).toEqual([
        expect.stringContaining(`/groups/${aurora().id}/sites/root?$select=`),
      ]);
      fireEvent.click(await star());
      await waitFor(() => expect(followed()).not.toContain('Project Aurora'));
      expect(await star()).toHaveAttribute('aria-pressed', 'false');
      await waitFor(async () => expect(await star()).not.toHaveAttribute('aria-disabled', 'true'));
      fireEvent.click(await star());
      await waitFor(() => expect(followed()).toContain('Project Aurora'));
      // Its address is known by then.
      expect(asked().filter(({ path }) => path.includes('/sites/localhost:'))).toEqual([]);
    });

    it('only where the group has a site; what cannot be read is told, and tried again', async () => {
      portal.devTenant.control.fail({ path: '/sites/root', status: 404, times: 1 });
      const { card } = await openCard('Project Shore Power');
      await waitFor(() => expect(rootCalls().map(({ status }) => status)).toEqual([404]));
      await waitFor(() => expect(card.queryByRole('button', { name: /^Follow/ })).toBeNull());
      cleanup();
      portal.devTenant.control.fail({ path: '/sites/root', status: 403, times: 1 });
      const again = await openCard('Project Shore Power');
      expect(await again.card.findByText(/^Whether you follow the site/)).toBeVisible();
      await userEvent.click(again.card.getByRole('button', { name: 'Try again' }));
      expect(
        await again.card.findByRole('button', { name: 'Follow Project Shore Power' }),
      ).toBeVisible();
    });
  });
});

describe('The button of a new site', () => {
  const button = async () => (await index()).findByText('New collaboration site');
  const isShown = async () => {
    await pageRests();
    return (await index()).queryByText('New collaboration site') !== null;
  };

  it('CREATESITE-01 CREATESITE-04 CREATESITE-06 leads everybody with a licence to the page', async () => {
    await open();
    expect(await button()).toHaveAttribute('href', '/create-site');
    await userEvent.click(await button());
    expect(screen.getByLabelText('address')).toHaveTextContent('/create-site');
  });

  it('CREATESITE-05 opens the dialog within another portal', async () => {
    await resetSettings(portal, { coreIntranetEnabled: true });
    await open();
    await userEvent.click(await button());
    expect(screen.getByLabelText('address')).toHaveTextContent('/?modal=create-site');
  });

  it('CREATESITE-03 is a plain link to where the organisation creates sites', async () => {
    await resetSettings(portal, {
      coreIntranetEnabled: true,
      redirectCreateGroupButtonToUrl: 'https://it.example/new-site',
    });
    await open();
    expect(await button()).toHaveAttribute('href', 'https://it.example/new-site');
    // The browser itself follows it.
    (await button()).addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(await button());
    expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/);
  });

  it('CREATESITE-03 a page of the portal itself is opened without loading the portal anew', async () => {
    await resetSettings(portal, { redirectCreateGroupButtonToUrl: '/pages/content/7' });
    await open();
    await userEvent.click(await button());
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/pages/content/7'),
    );
  });

  it.each([
    ['sitecreator', true],
    ['editor', true],
    ['admin', true],
    ['member', false],
    ['appeditor', false],
  ])(
    'CREATESITE-07 CREATESITE-09 while not everybody may, it is shown to %s: %s',
    async (person, expected) => {
      await resetSettings(portal, { everyoneCanCreateCollabSites: false });
      await open(person);
      if (expected) expect(await button()).toBeVisible();
      else expect(await isShown()).toBe(false);
    },
  );
});
