import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SiteIndex } from '../../../src/client/features/sites/index/SiteIndex';
import { LatestSites } from '../../../src/client/features/sites/LatestSites';
import type { Exchange } from '../../../src/devTenant/control/exchange';
import { storeSetting } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { setWidgetPortal, startWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let exchanges: Exchange[] = [];
const notices = watchNotices();
beforeAll(async () => {
  portal.devTenant.onExchange((exchange) => exchanges.push(exchange));
});
beforeEach(() => {
  portal.devTenant.control.reset();
  exchanges = [];
});

const open = (person = 'member') => portal.show(<LatestSites />, { person });
const section = async () =>
  within(await screen.findByRole('region', { name: 'Your latest sites' }));
/** Where the cards lead to. */
const addresses = async () =>
  (await (await section()).findAllByRole('listitem')).map((card) =>
    card.querySelector('a')!.getAttribute('href'),
  );
const followed = () =>
  portal.devTenant.company
    .followedSites(portal.devTenant.company.person('member@nordvik.example')!)
    .map(({ path }) => portal.devTenant.sharePointUrl + path);
const asked = (part: string) =>
  exchanges.filter(({ url }) => decodeURIComponent(url).includes(part));
const sources = () =>
  exchanges
    .map(({ url }) => /recentSites|insights\/used|sites\/recent|me\/followedSites/.exec(url)?.[0])
    .filter((source) => source !== undefined);
const showFollowed = async () =>
  fireEvent.click((await section()).getByRole('tab', { name: 'Followed' }));

describe('the sites visited last', () => {
  it('SITES-01 SITES-02 SITES-05 SITES-37 are asked of SharePoint, 50 of them; six are shown, and more on demand', async () => {
    await open();
    const shown = await addresses();
    expect(shown).toHaveLength(6);
    expect(shown.slice(0, 4)).toEqual([...followed()].reverse());
    expect(sources()).toEqual(['recentSites']);
    expect(new URL(asked('recentSites')[0]!.url).search).toBe('?$top=50');
    fireEvent.click((await section()).getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect((await addresses()).length).toBeGreaterThan(6));
    expect((await section()).getAllByRole('link')[0]).toHaveAttribute('target', '_blank');
  });

  it('SITES-01 SITES-02 SITES-04 SITES-37 ERRORS-31 a source that fails has none and the next is asked; only when all fail, it is said', async () => {
    const { control } = portal.devTenant;
    control.sharePoint.recentSites = 404;
    const first = await open();
    expect((await addresses()).slice(0, 4)).toEqual(followed());
    const used = asked('insights/used').map(({ url }) => new URL(url).searchParams);
    expect(used.map((query) => query.get('$filter')).sort()).toEqual([
      "resourceVisualization/type eq 'Web'",
      "resourceVisualization/type eq 'spsite'",
    ]);
    for (const query of used) {
      expect(query.get('$orderby')).toBe('lastUsed/lastAccessedDateTime desc');
      expect(query.get('$top')).toBe('50');
    }
    expect(asked('insights/used').every(({ inBatch }) => inBatch)).toBe(true);
    first.unmount();
    control.graph.insights = 'off';
    control.sharePoint.homeService = 404;
    const second = await open();
    expect(await (await section()).findByText(/These are the sites that you follow/)).toBeVisible();
    expect(await addresses()).toEqual(followed());
    second.unmount();
    control.fail({ service: 'graph', path: '/me/followedSites', status: 500 });
    await open();
    expect(
      await (await section()).findByText('Your latest sites could not be loaded'),
    ).toBeVisible();
  });

  it('SITES-04 pages of SharePoint lead to their sites, each once; pages of elsewhere have no star', async () => {
    const { control, sharePointUrl } = portal.devTenant;
    control.sharePoint.recentSites = 404;
    const page = (webUrl: string, title: string, containerDisplayName: string) => ({
      resourceVisualization: { title, containerDisplayName },
      resourceReference: { webUrl },
    });
    const value = [
      page(`${sharePointUrl}/sites/project-aurora/SitePages/Plan.aspx`, 'Plan', 'Project Aurora'),
      page(`${sharePointUrl}/sites/harbour/SitePages/Cranes.aspx`, 'Cranes', 'Harbour'),
      page('https://elsewhere.example/prices', 'Prices', 'elsewhere.example'),
    ];
    control.fail({ path: 'insights/used*Web', status: 200, body: { value } });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const link = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });
    expect(await link('Harbour')).toHaveAttribute('href', `${sharePointUrl}/sites/harbour`);
    expect(await link('Prices')).toHaveAttribute('href', 'https://elsewhere.example/prices');
    expect(await screen.findByRole('button', { name: 'Follow Harbour' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'About Harbour' })).toBeVisible();
    for (const name of ['Follow Prices', 'About Prices'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Project Aurora/ })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^(Plan|Cranes)/ })).toBeNull();
  });

  it('SITES-09 says "No recent visited sites were found." when every source answers and none knows any', async () => {
    const { control } = portal.devTenant;
    control.fail({ path: 'recentSites', status: 200, body: { value: [] } });
    control.fail({ path: '/me/followedSites', status: 200, body: { value: [] } });
    control.fail({ path: '/sites/recent', status: 200, body: { Items: [] } });
    control.graph.insights = 'retired';
    await open();
    expect(await (await section()).findByText('No recent visited sites were found.')).toBeVisible();
  });

  it('SITES-06 shows the letters, the kind and the colour of each, which is that of the index', async () => {
    const body = {
      value: [
        {
          groupId: null,
          title: 'Project Aurora',
          template: { name: 'GROUP#0' },
          resourceVisualization: { color: '#0b5c7d' },
          Url: `${portal.devTenant.sharePointUrl}/sites/project-aurora`,
        },
        { webUrl: `${portal.devTenant.sharePointUrl}/sites/plain` },
      ],
    };
    portal.devTenant.control.fail({ path: 'recentSites', status: 200, body });
    await portal.show(
      <>
        <LatestSites />
        <SiteIndex />
      </>,
    );
    const [first, second] = await (await section()).findAllByRole('listitem');
    expect(first).toHaveTextContent('PAProject AuroraTeam site');
    const index = within(await screen.findByRole('region', { name: 'Your collaboration sites' }));
    const [same, other] = await Promise.all(['PA', 'PH'].map((text) => index.findByText(text)));
    expect(within(first!).getByText('PA').className).toBe(same!.className);
    expect(other!.className).not.toBe(same!.className);
    expect(within(second!).getByRole('link')).toHaveAttribute('href', body.value[1]!.webUrl);
  });

  it('SITES-07 SITES-08 a site without its group is marked; one batch asks for all groups, and a failure marks none', async () => {
    const text =
      'This group has recently been deleted. It will disappear from here when the search index has been updated.';
    portal.devTenant.control.fail({ path: '/groups/*/endpoints', status: 403, times: 1 });
    await open();
    const mark = await (await section()).findByText(text);
    expect(mark.closest('li')).toHaveTextContent('Project Baltic Survey');
    expect((await section()).getAllByText(text)).toHaveLength(1);
    const groups = asked('/endpoints');
    expect(groups).toHaveLength(6);
    expect(new URL(groups[0]!.url).pathname).toMatch(/^\/beta\/groups\/[0-9a-f-]{36}\/endpoints$/);
    expect(groups.every(({ inBatch }) => inBatch)).toBe(true);
    expect(asked('/beta/$batch')).toHaveLength(1);
  });

  it('a site without its group invites nobody to follow it; who follows it may stop, and go back', async () => {
    portal.devTenant.control.fail({ path: '/groups/*/endpoints', status: 404 });
    await open();
    const shown = await section();
    const star = (title: string) => shown.queryByRole('button', { name: `Follow ${title}` });
    expect(await shown.findAllByText(/^This group has recently/)).toHaveLength(6);
    await waitFor(() => expect(star('Project Aurora')).toHaveAttribute('aria-pressed', 'true'));
    expect(shown.getByText('Project Baltic Survey')).toBeVisible();
    expect(star('Project Baltic Survey')).toHaveAttribute('aria-disabled', 'true');
    expect(star('Project Aurora')).not.toHaveAttribute('aria-disabled', 'true');
    star('Project Aurora')!.focus();
    fireEvent.click(star('Project Aurora')!);
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(star('Project Aurora')).toHaveAttribute('aria-pressed', 'false');
    expect(star('Project Aurora')).toHaveFocus();
  });

  it('SITES-32 SITES-34 SITES-35 SITES-36 what a site is stands behind its info button: hub, where its group talks, libraries', async () => {
    const { company, sharePointUrl } = portal.devTenant;
    await open();
    fireEvent.click(await (await section()).findByRole('button', { name: 'About Project Aurora' }));
    const details = within(await screen.findByRole('dialog', { name: 'About Project Aurora' }));
    expect(
      await details.findByRole('link', { name: /^Belongs to Nordvik Home/, hidden: true }),
    ).toHaveAttribute('href', `${sharePointUrl}/sites/home`);
    expect(details.getByRole('link', { name: /^Documents/, hidden: true })).toHaveAttribute(
      'href',
      `${sharePointUrl}/sites/project-aurora/Shared%20Documents`,
    );
    const group = company.groups.find(({ displayName }) => displayName === 'Project Aurora');
    expect(details.queryAllByRole('link', { name: /^Team in/, hidden: true })).toHaveLength(
      group?.isTeam ? 1 : 0,
    );
    const [site] = asked('/sites/localhost:/sites/project-aurora');
    expect(decodeURIComponent(new URL(site!.url).search)).toBe('?$select=id,displayName,webUrl');
    const [lists] = exchanges.filter(({ url }) => /\/sites\/[^/]+\/lists\?/.test(url));
    expect(decodeURIComponent(new URL(lists!.url).search)).toBe(
      '?$select=system,name,id,drive&$expand=drive',
    );
    expect(asked('/project-aurora/_api/site?$select=IsHubSite,HubSiteId')).toHaveLength(1);
    expect(asked('/project-aurora/_api/web/HubSiteData(true)')).toHaveLength(1);
  });

  it('SITES-34 libraries that SharePoint keeps for itself are not among those of a site', async () => {
    const library = (name: string, system?: object) => ({
      ...{ id: name, name, ...(system && { system }) },
      drive: { name, webUrl: `${portal.devTenant.sharePointUrl}/sites/project-aurora/${name}` },
    });
    const value = [library('Drawings'), library('Assets', {}), library('Minutes')];
    portal.devTenant.control.fail({ path: '/lists?', status: 200, body: { value } });
    await open();
    fireEvent.click(await (await section()).findByRole('button', { name: 'About Project Aurora' }));
    const details = within(await screen.findByRole('dialog', { name: 'About Project Aurora' }));
    expect(await details.findByRole('link', { name: /^Drawings/, hidden: true })).toBeVisible();
    expect(details.getByRole('link', { name: /^Minutes/, hidden: true })).toBeVisible();
    expect(details.queryByRole('link', { name: /^Assets/, hidden: true })).toBeNull();
  });

  it('SITES-36 a hub says that it is one itself', async () => {
    const Url = `${portal.devTenant.sharePointUrl}/sites/home`;
    const body = { value: [{ title: 'Nordvik Home', Url }] };
    portal.devTenant.control.fail({ path: 'recentSites', status: 200, body });
    await open();
    fireEvent.click(await (await section()).findByRole('button', { name: 'About Nordvik Home' }));
    const details = within(await screen.findByRole('dialog', { name: 'About Nordvik Home' }));
    expect(await details.findByText('This site is a hub: other sites belong to it.')).toBeVisible();
    expect(details.queryByText(/^Belongs to/)).toBeNull();
  });

  it('what cannot be read of a site is said, beside the rest', async () => {
    portal.devTenant.control.fail({ service: 'sharepoint', path: '_api/site?', status: 403 });
    await open();
    fireEvent.click(await (await section()).findByRole('button', { name: 'About Project Aurora' }));
    const details = within(await screen.findByRole('dialog', { name: 'About Project Aurora' }));
    expect(await details.findByText("Some details couldn't be loaded.")).toBeVisible();
    expect(details.getByRole('link', { name: /^Documents/, hidden: true })).toBeVisible();
  });
});

describe('following', () => {
  it.each([
    ['the home service', 200],
    ['Graph', 404],
  ] as const)('all sites of somebody who follows 130 are listed, by %s', async (_who, status) => {
    const { company, control } = portal.devTenant;
    const [one] = company.followedSites(company.person('member@nordvik.example')!);
    const many = Array.from({ length: 130 }, (_, index) => ({
      ...one!,
      ...{ path: `/sites/many-${index}`, title: `Many ${index}` },
    }));
    jest.spyOn(company, 'followedSites').mockReturnValue(many);
    control.sharePoint.homeService = status;
    await open();
    await showFollowed();
    await waitFor(async () => expect(await addresses()).toEqual(followed()));
    const stars = (await section()).getAllByRole('button', { pressed: true });
    expect(stars).toHaveLength(130);
    fireEvent.click(stars[120]!);
    expect(stars[120]).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(stars[120]).not.toHaveAttribute('aria-disabled', 'true'));
  });

  it('shows the sites that the person follows; one whose star is taken off stays while the list is open', async () => {
    await open();
    await showFollowed();
    await waitFor(async () => expect(await addresses()).toEqual(followed()));
    const [star] = (await section()).getAllByRole('button', { pressed: true });
    star!.focus();
    fireEvent.click(star!);
    await waitFor(() => expect(followed()).toHaveLength(3));
    expect(star).toHaveAttribute('aria-pressed', 'false');
    expect(star).toHaveFocus();
    expect(await addresses()).toHaveLength(4);
  });

  it('the last site whose star is taken off stays as well, and the keyboard at it', async () => {
    await open();
    await showFollowed();
    await waitFor(async () => expect(await addresses()).toEqual(followed()));
    const stars = (await section()).getAllByRole('button', { pressed: true });
    for (const [index, star] of stars.entries()) {
      star.focus();
      fireEvent.click(star);
      await waitFor(() => expect(followed()).toHaveLength(stars.length - 1 - index));
    }
    expect(await addresses()).toHaveLength(4);
    const last = stars.at(-1)!;
    expect(last).toHaveFocus();
    // It rests until the page, too, knows that the star is off.
    await waitFor(() => expect(last).not.toHaveAttribute('aria-disabled', 'true'));
    fireEvent.click(last);
    await waitFor(() => expect(followed()).toHaveLength(1));
  });

  it('a star follows a site and says so; taking it off offers the way back', async () => {
    await open();
    const star = () => screen.findByRole('button', { name: 'Follow Project Aurora' });
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.click(await star());
    expect(await star()).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(notices.map(({ text }) => text)).toEqual([
        "You don't follow Project Aurora any more.",
      ]),
    );
    expect(followed().join()).not.toContain('aurora');
    expect(asked('/followedSites/remove')[0]!.requestBody).toEqual({
      value: [{ id: expect.stringMatching(/^localhost,/) }],
    });
    await showFollowed();
    expect(await addresses()).toEqual(followed());
    notices[0]!.action!.run();
    await waitFor(() => expect(followed().join()).toContain('aurora'));
    await waitFor(async () => expect(await addresses()).toHaveLength(4));
  });

  it('a star that the service refuses is as it was, and why is said', async () => {
    portal.devTenant.control.fail({ path: '/followedSites/remove', status: 403 });
    await open();
    const star = () => screen.findByRole('button', { name: 'Follow Project Aurora' });
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.click(await star());
    await waitFor(() => expect(notices.map(({ kind }) => kind)).toEqual(['error']));
    expect(await star()).toHaveAttribute('aria-pressed', 'true');
  });

  it('a star that a busy service refuses is as it was, and why is said', async () => {
    portal.devTenant.control.fail({ path: '/followedSites/remove', status: 429, retryAfter: 0 });
    await open();
    const star = () => screen.findByRole('button', { name: 'Follow Project Aurora' });
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.click(await star());
    await waitFor(() =>
      expect(notices.map(({ text }) => text)).toEqual([
        'Microsoft 365 is too busy at the moment. Nothing was changed. Try again in a minute.',
      ]),
    );
    expect(await star()).toHaveAttribute('aria-pressed', 'true');
  });

  it('a star whose answer was lost shows what the service has', async () => {
    const realFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await realFetch(input, init);
      if (!String(input).includes('/followedSites/remove')) return answer;
      throw new TypeError('The network is away.');
    };
    await open();
    const star = () => screen.findByRole('button', { name: 'Follow Project Aurora' });
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.click(await star());
    await waitFor(() => expect(notices).toHaveLength(1));
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'false'));
    globalThis.fetch = realFetch;
  });

  it('SITES-33 another site is found by its name, and followed from there', async () => {
    await open();
    await showFollowed();
    const field = (await section()).getByRole('searchbox', { name: 'Find a site to follow' });
    fireEvent.change(field, { target: { value: 'kattegat' } });
    await waitFor(async () =>
      expect(await addresses()).toEqual([
        `${portal.devTenant.sharePointUrl}/sites/project-kattegat-link`,
      ]),
    );
    expect(new URL(asked('/v1.0/sites?')[0]!.url).searchParams.get('search')).toBe('kattegat');
    fireEvent.click(screen.getByRole('button', { name: 'Follow Project Kattegat Link' }));
    await waitFor(() => expect(followed().join()).toContain('kattegat'));
    fireEvent.change(field, { target: { value: 'xyzzy' } });
    expect(await (await section()).findByText('No sites could be found.')).toBeVisible();
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(async () => expect(await addresses()).toHaveLength(5));
  });

  it('LICENCE-03 asks nothing for a person without a licence', async () => {
    await storeSetting(portal, 'enableWorkplaceLight', true);
    await open('frontline');
    await showFollowed();
    expect(await screen.findByText(/You don't follow any sites yet/)).toBeVisible();
    expect(asked('/sites')).toEqual([]);
    await storeSetting(portal, 'enableWorkplaceLight', false);
  });

  it('asks Graph where SharePoint has no home service', async () => {
    portal.devTenant.control.sharePoint.homeService = 404;
    const fresh = await startWidgetPortal({ beside: portal });
    await fresh.show(<LatestSites />);
    await showFollowed();
    await waitFor(async () => expect((await addresses()).sort()).toEqual(followed().sort()));
    await fresh.stop();
    globalThis.visit(portal.url);
  });
});
