import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { sharePointPlans } from '#shared/rules/people/licensing';
import { settingDefaults, type FeatureSettings } from '#shared/rules/settings/settings';
import { PageGuard } from '../../../src/client/navigation/PageGuard';
import { Shell } from '../../../src/client/shell/Shell';
import { resetSettings, startNewsPortal, titles, widget } from '../../support/widgets/newsWidgets';
import { drawnNotice } from '../../support/widgets/notices';
import { rulesOf } from '../../support/widgets/testRenderer';
import { startWidgetPortal, type WidgetPortal } from '../../support/widgets/widgetPortal';

const unlicensed = 'You are not licensed to view the requested page';

let portal: WidgetPortal;
const settingsAre = (changes: Partial<FeatureSettings> = {}) =>
  resetSettings(portal, {
    licenceGuardHome: false,
    licenceGuardCollaboration: false,
    everyoneCanCreateCollabSites: true,
    bypassLicenseFilterInTopNav: false,
    findColleaguesWithoutLicence: false,
    requiredLicencePlans: settingDefaults.requiredLicencePlans,
    excludedLicencePlans: settingDefaults.excludedLicencePlans,
    ...changes,
  });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (at: string, person: string) =>
  portal.show(
    <>
      <Shell />
      <Address />
    </>,
    { at, person },
  );
const addressIs = (expected: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(expected));
const entries = async () =>
  within(await screen.findByRole('navigation', { name: 'Main', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);
const panel = async () =>
  within((await screen.findByText(/^Status \d+$/)).closest<HTMLElement>('[role=alert]')!);

describe('With roles by claims', () => {
  beforeAll(async () => {
    portal = await startNewsPortal();
  });
  afterAll(() => portal?.stop());
  beforeEach(() => settingsAre());

  it('ROLE-21 ROLE-50 a page without its role stays at its address, with the error panel for 403 and a way home', async () => {
    await open('/admin', 'member');
    expect((await panel()).getByText('Status 403')).toBeVisible();
    expect(
      (await panel()).getByText('You did not have permission to perform the request.'),
    ).toBeVisible();
    await addressIs('/admin');
    expect(document.title).toMatch(/^Admin dashboard – /);
    await userEvent.click((await panel()).getByRole('link', { name: 'Go to the start page' }));
    await addressIs('/');
  });

  it('ROLE-21 a dialog without its role shows the error panel in place of the dialog, over a page that goes on', async () => {
    await open('/settings?modal=resource-values', 'editor');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Status 403')).toBeVisible();
    expect(dialog.getByRole('heading', { level: 1 })).toHaveTextContent(/^Texts of the portal$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await addressIs('/settings');
  });

  it('ERRORS-19 ERRORS-57 the seven data stand in the error information of a dialog too', async () => {
    await open('/settings?modal=broadcast-messages/edit/999999', 'editor');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more information' }));
    const details = within(await screen.findByRole('dialog', { name: 'More information' }));
    expect(details.getByRole('link', { name: 'servicedesk@nordvik.example' })).toBeVisible();
    expect(details.getByRole('link', { name: '+45 70 20 55 00' })).toBeVisible();
    const data = details.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(data).toHaveLength(7);
    expect(data[2]).toContain('editor@nordvik.example');
  });

  it('SHELL-24 the guard decides first: a page without code is an unknown address to those who might open it', async () => {
    await open('/admin/nowhere', 'admin');
    await addressIs('/');
    expect(screen.queryByText(/^Status \d+$/)).toBeNull();
  });

  it('an address that no page has says so, stays, and leads to the search and home', async () => {
    await open('/canteen/menu-12', 'member');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      "We couldn't find this page",
    );
    await addressIs('/canteen/menu-12');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('button', { name: 'Search for “canteen menu”' })).toBeVisible();
    await userEvent.click(main.getByRole('link', { name: 'Go to the start page' }));
    await addressIs('/');
  });

  it('LICENCE-11 LICENCE-13 LICENCE-15 LICENCE-16 LICENCE-20 an unlicensed person is led to the first open page, with a warning', async () => {
    await open('/create-site', 'frontline');
    await addressIs('/');
    const icon = (await drawnNotice(unlicensed)).querySelector('.fui-ToastTitle__media')!;
    expect(rulesOf(icon).join()).toContain('StatusWarning');
  });

  it('LICENCE-15 Back leads past the page that was refused', async () => {
    const Ways = () => {
      const navigate = useNavigate();
      return (
        <>
          <Link to="/create-site">A link to it</Link>
          <button onClick={() => void navigate(-1)}>Go back</button>
          <Address />
          <Shell />
        </>
      );
    };
    await portal.show(<Ways />, { at: '/settings', person: 'frontline' });
    await userEvent.click(await screen.findByRole('link', { name: 'A link to it' }));
    await addressIs('/');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await addressIs('/settings');
  });

  it('LICENCE-14 a guarded page refuses an unlicensed person only while its setting is on, and a licensed one never', async () => {
    await settingsAre({ licenceGuardCollaboration: true });
    await open('/collaboration', 'frontline');
    expect(await screen.findByText(unlicensed)).toBeVisible();
    await addressIs('/');
  });

  it('LICENCE-15 a dialog that needs a licence closes with the warning, and the page below stays', async () => {
    await open('/settings?modal=create-site', 'frontline');
    expect(await screen.findByText(unlicensed)).toBeVisible();
    await addressIs('/settings');
  });

  it('TODAY-11 TODAY-12 TODAY-18 TEAMS-25 the light home takes the place of a guarded start page, and nothing is said to be refused', async () => {
    await settingsAre({ licenceGuardHome: true });
    await open('/', 'frontline');
    await addressIs('/light');
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Featured news', 'Your news']);
    expect(screen.queryByText(unlicensed)).toBeNull();
    expect(
      within(screen.getByRole('navigation', { name: 'Main', hidden: true })).getByRole('link', {
        name: /Today/,
        hidden: true,
      }),
    ).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    [
      'member',
      ['NordvikToday', 'Your board', 'Collaboration', 'Find information', 'Find colleague'],
    ],
    ['frontline', ['NordvikToday', 'App center', 'Find information']],
  ])(
    'NAV-01 NAV-02 NAV-05 NAV-08 NAV-09 NAV-11 NAV-12 NAV-14 the navigation of %s has the entries of their licence',
    async (person, expected) => {
      await open('/settings', person);
      await waitFor(async () => expect(await entries()).toEqual(expected));
    },
  );

  it('LICENCE-07 LICENCE-08 LICENCE-19 the plans of the settings decide who counts as licensed', async () => {
    const guard = (
      <PageGuard path="/create-site" built={['/create-site']}>
        The form
      </PageGuard>
    );
    const nobodysPlan = '11111111-2222-4333-8444-555555555555';
    await settingsAre({ requiredLicencePlans: [nobodysPlan] });
    const first = await portal.show(guard);
    expect((await panel()).getByText(unlicensed)).toBeVisible();
    first.unmount();
    await settingsAre({ requiredLicencePlans: [nobodysPlan, ...sharePointPlans] });
    const second = await portal.show(guard);
    expect(await screen.findByText('The form')).toBeVisible();
    second.unmount();
    await settingsAre({ excludedLicencePlans: [...sharePointPlans] });
    await portal.show(guard);
    expect((await panel()).getByText(unlicensed)).toBeVisible();
  });

  it('LICENCE-12 CREATESITE-09 where no page is open to them, an unlicensed person gets the unlicensed error', async () => {
    await portal.show(
      <PageGuard path="/create-site" built={['/create-site']}>
        The form
      </PageGuard>,
      { person: 'frontline' },
    );
    expect((await panel()).getByText(unlicensed)).toBeVisible();
    expect((await panel()).getByText('Status 402')).toBeVisible();
    expect(screen.queryByText('The form')).toBeNull();
  });

  it('LICENCE-02 with light mode off an unlicensed person passes every licence guard', async () => {
    await settingsAre({ enableWorkplaceLight: false });
    await portal.show(
      <PageGuard path="/create-site" built={['/']}>
        The form
      </PageGuard>,
      { person: 'frontline' },
    );
    expect(await screen.findByText('The form')).toBeVisible();
  });

  it('LICENCE-03 LICENCE-04 LICENCE-05 TODAY-13 the first visit of an unlicensed person asks Microsoft for the licence alone, and writes no warning', async () => {
    const warnings = jest.spyOn(console, 'warn');
    portal.devTenant.control.clearRequests();
    await open('/', 'frontline');
    await screen.findByRole('heading', { level: 1, name: 'Today' });
    await titles(await widget('Your news'));
    const asked = [
      ...portal.devTenant.control.requests('graph'),
      ...portal.devTenant.control.requests('sharepoint'),
    ].map(({ path }) => path);
    expect(asked).toEqual(['/v1.0/me/licenseDetails']);
    expect(warnings.mock.calls).toEqual([]);
  });
});

describe('With roles by SharePoint', () => {
  beforeAll(async () => {
    portal = await startWidgetPortal({ config: { authorizationMode: 'sharepoint' } });
  });
  afterAll(() => portal?.stop());
  beforeEach(() => portal.devTenant.control.reset());
  const openAdmin = () =>
    portal.show(
      <PageGuard path="/admin" title="Admin dashboard" built={['/']}>
        The dashboard
      </PageGuard>,
      { person: 'admin', authorizationMode: 'sharepoint', claimedRoles: ['Admin'] },
    );

  it('groups that cannot be asked about are a failure that one can try again, and not a missing role', async () => {
    portal.devTenant.control.fail({
      service: 'sharepoint',
      path: 'sitegroups',
      status: 503,
      retryAfter: 60,
    });
    await openAdmin();
    expect((await panel()).getByText('Status 503')).toBeVisible();
    portal.devTenant.control.clearFailures();
    await userEvent.click((await panel()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The dashboard')).toBeVisible();
  });

  it('ROLE-50 an account that is no longer accepted shows the error panel for 401', async () => {
    portal.devTenant.control.fail({
      service: 'identity',
      path: '/token',
      status: 400,
      body: {
        error: 'invalid_grant',
        error_description: 'AADSTS50057: The user account is disabled.',
        error_codes: [50057],
      },
    });
    await portal.show(
      <PageGuard path="/admin" built={['/']}>
        The dashboard
      </PageGuard>,
      { person: 'editor', authorizationMode: 'sharepoint' },
    );
    expect((await panel()).getByText('Status 401')).toBeVisible();
    // It would be refused again.
    expect((await panel()).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText('The dashboard')).toBeNull();
  });
});
