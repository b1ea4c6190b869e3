import { sql } from 'kysely';
import type { Config } from '../../../src/server/config';
import { readConfig } from '../../../src/server/config';
import type { Problem } from '#shared/errors';
import { groupTitles, rolesOfGroups } from '#shared/rules/people/roles';
import { settingDefaults } from '#shared/rules/settings/settings';
import { newsPage, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

/** The plan that the editors' licence has and nobody else's of these tests. */
const editorsPlan = '70d33638-9c74-4d01-bfd3-562de28bd4ba';
const byGroups: Partial<Config> = {
  authorizationMode: 'sharepoint',
  authorizationSite: '/sites/home',
};

let claims: TestPortal;
/** A server that has asked nobody yet. */
let portal: TestPortal;
beforeAll(async () => {
  claims = await startTestPortal();
});
afterAll(() => claims?.stop());
beforeEach(async () => {
  claims.devTenant.control.reset();
  portal = await startTestPortal({ beside: claims, config: byGroups });
});
afterEach(() => portal?.stop());

const rolesOf = async (person: string, server = portal) =>
  (await server.call<string[]>(person, 'GET', '/security/roles')).body;
const writes = async (person: string) => {
  const { status, body } = await portal.call<Problem>(person, 'POST', '/featuresettings', '[');
  return [status, body.id];
};
const asked = (service: 'sharepoint' | 'graph', part: string) =>
  portal.devTenant.control.requests(service, part).map(({ path }) => path);

describe('In the SharePoint mode', () => {
  it('ROLE-06 ROLE-07 ROLE-08 ROLE-09 ROLE-10 ROLE-11 members of the three groups hold their roles, and nobody else holds any', async () => {
    expect(await rolesOf('admin')).toEqual(['Admin', 'PowerBIEditor']);
    expect(await rolesOf('editor')).toEqual([
      'Editor',
      'AppEditor',
      'MessageBroadcastEditor',
      'FooterEditor',
      'EditorDashboardEditor',
    ]);
    expect(await rolesOf('sitecreator')).toEqual(['CollabSiteCreator']);
    expect(await rolesOf('member')).toEqual([]);
    // A role of the token counts for nothing.
    expect(await rolesOf('appeditor')).toEqual([]);
    expect(await writes('appeditor')).toEqual([403, 'forbidden']);
  });

  it('ROLE-12 ROLE-15 SharePoint is asked about each group once, on the site that is configured', async () => {
    await rolesOf('editor');
    await rolesOf('editor');
    const address = (title: string) =>
      `/sites/home/_api/web/sitegroups/getbyname('${title}')/CanCurrentUserViewMembership`;
    expect(asked('sharepoint', 'CanCurrentUserViewMembership').sort()).toEqual(
      ['Workplace Administrators', 'Workplace Collab Creators', 'Workplace Editors'].map(address),
    );
    expect(groupTitles).toHaveLength(3);
  });

  it('calls that need no role ask SharePoint nothing, and go on without it', async () => {
    portal.devTenant.control.fail({ service: 'sharepoint', status: 503 });
    for (const path of [
      '/pages/news/top',
      '/pages/news/my',
      '/featuresettings',
      '/me/userchannelterms',
    ])
      expect((await portal.call('member', 'GET', path)).status).toBe(200);
    expect(asked('sharepoint', '')).toEqual([]);
  });

  it('a group that cannot be asked about is a failure and not a missing role', async () => {
    const { control } = portal.devTenant;
    control.fail({ service: 'sharepoint', path: 'Workplace Editors', status: 503, retryAfter: 9 });
    expect(await writes('admin')).toEqual([503, 'serviceAway']);
    const { headers } = await portal.call<Problem>('editor', 'GET', '/security/roles');
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(9);
    control.clearFailures();
    control.fail({ service: 'identity', path: '/token', silence: 'drop' });
    expect(await writes('sitecreator')).toEqual([503, 'identityAway']);
    control.clearFailures();
    control.fail({
      service: 'sharepoint',
      path: 'sitegroups',
      status: 200,
      body: { unexpected: true },
    });
    expect(await writes('sitecreator')).toEqual([502, 'serviceFailed']);
    control.clearFailures();
    // Nothing of it was remembered.
    expect(await rolesOf('editor')).toHaveLength(5);
    expect(await rolesOf('sitecreator')).toEqual(['CollabSiteCreator']);
  });

  it('a missing group has no members, and the other two go on counting', async () => {
    portal.devTenant.control.fail({
      service: 'sharepoint',
      path: 'Workplace Collab Creators',
      status: 404,
    });
    expect(await rolesOf('sitecreator')).toEqual([]);
    expect(await rolesOf('admin')).toEqual(['Admin', 'PowerBIEditor']);
  });

  it('ROLE-07 whom the site refuses is in none of its groups, and that is no failure', async () => {
    portal.devTenant.control.fail({ service: 'sharepoint', path: 'sitegroups', status: 403 });
    expect(await portal.call('editor', 'GET', '/security/roles')).toMatchObject({
      status: 200,
      body: [],
    });
  });

  it('a group whose members everybody sees makes nobody an administrator', async () => {
    portal.devTenant.control.sharePoint.openGroups = ['Workplace Administrators'];
    expect(await writes('member')).toEqual([501, 'notConfigured']);
    expect(await writes('frontline')).toEqual([403, 'forbidden']);
    expect((await portal.call<Problem>('member', 'GET', '/security/roles')).body.detail).toContain(
      'Workplace Administrators',
    );
  });

  it('a write with a channel needs no second connection, also while other servers are not heard', async () => {
    const ChannelTermId = await storeTerm(claims, 'channelterms', 'Quay');
    await portal.stop();
    portal = await startTestPortal({ beside: claims, config: byGroups, databaseConnections: 2 });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portal-changes' and datname = current_database()`.execute(
      claims.db,
    );
    const page = newsPage({ ChannelTermPages: [{ ChannelTermId }] });
    expect((await portal.call('editor', 'POST', '/pages', page)).status).toBe(201);
  });

  it('ROLE-02 ROLE-15 ROLE-51 the role mode comes from configuration, claims by default, and is checked before the start', () => {
    const environment = {
      TENANT_ID: claims.devTenant.tenantId,
      CLIENT_ID: claims.devTenant.clientId,
    };
    expect(readConfig(environment).authorizationMode).toBe('claims');
    const chosen = {
      ...environment,
      AUTHORIZATION_MODE: 'sharepoint',
      AUTHORIZATION_SITE: '/sites/home',
      SHAREPOINT_URL: 'https://nordvik.sharepoint.com',
      CLIENT_SECRET: 'secret',
    };
    expect(readConfig(chosen)).toMatchObject({
      authorizationMode: 'sharepoint',
      authorizationSite: '/sites/home',
    });
    expect(() => readConfig({ ...environment, AUTHORIZATION_MODE: 'sharepoint' })).toThrow(
      'AUTHORIZATION_MODE cannot be sharepoint without SHAREPOINT_URL and CLIENT_SECRET',
    );
    expect(() => readConfig({ ...environment, AUTHORIZATION_MODE: 'groups' })).toThrow(
      'AUTHORIZATION_MODE must be one of claims, sharepoint',
    );
    expect(() =>
      readConfig({ ...environment, AUTHORIZATION_SITE: 'https://elsewhere.example' }),
    ).toThrow('AUTHORIZATION_SITE must be a path');
  });
});

describe('Without a licence', () => {
  afterEach(async () => {
    await storeSetting(claims, 'enableWorkplaceLight', false);
    await storeSetting(claims, 'excludedLicencePlans', []);
    await storeSetting(claims, 'requiredLicencePlans', settingDefaults.requiredLicencePlans);
  });
  const setUp = async (light: boolean, now?: () => Date) => {
    await storeSetting(claims, 'excludedLicencePlans', [editorsPlan]);
    await storeSetting(claims, 'enableWorkplaceLight', light);
    await portal.stop();
    portal = await startTestPortal({ beside: claims, config: byGroups, now });
  };

  it('ROLE-13 LICENCE-19 a member of a group holds no role in workplace-light mode, and SharePoint is not asked', async () => {
    await setUp(true);
    expect(await rolesOf('editor')).toEqual([]);
    expect(await writes('editor')).toEqual([403, 'forbidden']);
    expect([asked('sharepoint', 'sitegroups'), asked('graph', 'licenseDetails')]).toEqual([
      [],
      ['/v1.0/me/licenseDetails'],
    ]);
    expect(await rolesOf('sitecreator')).toEqual(['CollabSiteCreator']);
  });

  it('LICENCE-07 who holds none of the required plans holds no role either', async () => {
    await storeSetting(claims, 'requiredLicencePlans', [editorsPlan]);
    await storeSetting(claims, 'enableWorkplaceLight', true);
    expect(await rolesOf('sitecreator')).toEqual([]);
    expect(await rolesOf('editor')).toEqual(rolesOfGroups(['Workplace Editors']));
  });

  it('ROLE-53 with workplace-light mode off the groups decide alone', async () => {
    await setUp(false);
    expect(await rolesOf('editor')).toEqual(rolesOfGroups(['Workplace Editors']));
    expect(asked('graph', 'licenseDetails')).toEqual([]);
    expect(await rolesOf('frontline')).toEqual([]);
    expect(asked('sharepoint', 'sitegroups').length).toBeGreaterThan(3);
  });

  it('LICENCE-22 while Graph does not tell, the person counts as licensed', async () => {
    await setUp(true);
    portal.devTenant.control.fail({ service: 'graph', path: 'licenseDetails', status: 500 });
    expect(await rolesOf('editor')).toHaveLength(5);
  });

  it('LICENCE-22 Graph is asked again after 3 hours; when it tells no more, its last answer counts', async () => {
    let hours = 0;
    claims.devTenant.control.identity.tokenLifetime = 5 * 3_600;
    await setUp(true, () => new Date(Date.now() + hours * 3_600_000));
    expect(await rolesOf('editor')).toEqual([]);
    portal.devTenant.control.clearRequests();
    hours = 2.9;
    expect(await rolesOf('editor')).toEqual([]);
    expect(asked('graph', 'licenseDetails')).toEqual([]);
    hours = 3.1;
    portal.devTenant.control.fail({ service: 'graph', path: 'licenseDetails', status: 500 });
    expect(await rolesOf('editor')).toEqual([]);
    expect(asked('graph', 'licenseDetails')).not.toEqual([]);
  });

  it('LICENCE-22 Graph that does not tell is asked once a minute, not at each request', async () => {
    let minutes = 0;
    claims.devTenant.control.identity.tokenLifetime = 5 * 3_600;
    await setUp(true, () => new Date(Date.now() + minutes * 60_000));
    expect(await rolesOf('editor')).toEqual([]);
    minutes = 240;
    portal.devTenant.control.fail({ service: 'graph', path: 'licenseDetails', status: 500 });
    portal.devTenant.control.clearRequests();
    await Promise.all([rolesOf('editor'), rolesOf('editor')]);
    expect(await rolesOf('editor')).toEqual([]);
    expect(asked('graph', 'licenseDetails')).toHaveLength(1);
    minutes += 2;
    portal.devTenant.control.reset();
    expect(await rolesOf('editor')).toEqual([]);
    expect(asked('graph', 'licenseDetails')).toHaveLength(1);
  });

  it('LICENCE-22 Graph that has never told is asked once a minute too', async () => {
    let minutes = 0;
    await setUp(true, () => new Date(Date.now() + minutes * 60_000));
    portal.devTenant.control.fail({ service: 'graph', path: 'licenseDetails', status: 500 });
    for (let request = 0; request < 3; request += 1)
      expect(await rolesOf('editor')).toHaveLength(5);
    expect(asked('graph', 'licenseDetails')).toHaveLength(1);
    minutes = 2;
    portal.devTenant.control.reset();
    expect(await rolesOf('editor')).toEqual([]);
  });
});
