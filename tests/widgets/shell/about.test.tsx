import { screen, within } from '@testing-library/react';
import { AboutPage } from '../../../src/client/pages/AboutPage';
import { Shell } from '../../../src/client/shell/Shell';
import { buildVersion } from '../../../src/client/data/session/buildVersion';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => portal.devTenant.control.reset());

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const enterpriseApp = async () =>
  (await region('Roles')).findByRole('link', { name: /^Open the enterprise application/ });

it('ADMIN-01 ADMIN-15 AUTH-32 AUTH-40 an administrator sees version and environment and a link to the enterprise application', async () => {
  await portal.show(<AboutPage />, { person: 'admin' });
  const facts = await region('Version and environment');
  expect(await facts.findByText(buildVersion)).toBeVisible();
  const values = facts.getAllByRole('definition').map(({ textContent }) => textContent);
  for (const value of [
    portal.devTenant.tenantId,
    portal.devTenant.clientId,
    portal.devTenant.sharePointUrl,
  ])
    expect(values).toContainEqual(expect.stringContaining(value));
  expect(values).toContainEqual(expect.stringMatching(/^Node\.js \d+\.\d+\.\d+, PostgreSQL \d+/));
  const [asked] = portal.devTenant.control.requests('graph', '/servicePrincipals');
  expect(asked?.path).toContain(`appId eq '${portal.devTenant.clientId}'`);
  const { body } = await portal.call<{ ServicePrincipalId: string }>(
    'admin',
    'GET',
    '/admin/about',
  );
  expect(body.ServicePrincipalId).toMatch(/^[0-9a-f-]{36}$/);
  expect((await enterpriseApp()).getAttribute('href')).toContain(
    `/objectId/${body.ServicePrincipalId}/appId/${portal.devTenant.clientId}`,
  );
  expect(await enterpriseApp()).toHaveAttribute('target', '_blank');
});

it('ADMIN-01 ROLE-50 who is no administrator, an editor neither, finds the panel for 403 there', async () => {
  await portal.show(<Shell />, { person: 'editor', at: '/about' });
  expect(await screen.findByText('Status 403')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Version and environment' })).toBeNull();
});

it('AUTH-32 the id is read with the rights of the administrator, else the applications are named', async () => {
  portal.devTenant.control.registration.readableBy = 'administrator';
  const { body } = await portal.call<{ ServicePrincipalId: string }>(
    'admin',
    'GET',
    '/admin/about',
  );
  expect(body.ServicePrincipalId).toMatch(/^[0-9a-f-]{36}$/);
  portal.devTenant.control.registration.readableBy = 'nobody';
  await portal.show(<AboutPage />, { person: 'admin' });
  expect(
    await (
      await region('Roles')
    ).findByText(/doesn't have permission to read its own enterprise application/),
  ).toBeVisible();
  expect((await enterpriseApp()).getAttribute('href')).not.toContain('objectId');
});

it('AUTH-40 somebody who is not an administrator gets none of it', async () => {
  expect((await portal.call('editor', 'GET', '/admin/about')).status).toBe(403);
  await portal.show(<AboutPage />, { person: 'editor' });
  expect(
    await screen.findByText('You did not have permission to perform the request.'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Roles' })).toBeNull();
});
