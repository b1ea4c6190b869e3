import { startDevTenant, type DevTenant } from '../../../src/devTenant/devTenant';
import { clientId } from '../../../src/devTenant/environment';
import { siteWithKey } from '../../../src/devTenant/company/sites';
import { allChannels } from '../../../src/devTenant/company/terms';
import { termSets } from '../../../src/devTenant/graph/termStore';
import { compositeId } from '../../../src/devTenant/sharepoint/addresses';
import { watchGraph } from '../../support/graphContract';

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & {
    value: Record<string, unknown>[];
    '@odata.nextLink'?: string;
    error: { code: string; message: string };
  };
}

let tenant: DevTenant;
let contract: ReturnType<typeof watchGraph>;
let newsId: string;

beforeAll(async () => {
  tenant = await startDevTenant({ basePort: 0, productUrl: 'http://localhost:4999' });
  contract = watchGraph(tenant);
  newsId = compositeId(siteWithKey('news'), tenant.sharePointUrl);
});
afterEach(() => contract.expectNone());
afterAll(() => tenant.stop());

const prefer = { prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };
const eventual = { consistencylevel: 'eventual' };

async function graph(
  path: string,
  options: {
    as?: string;
    headers?: Record<string, string>;
    body?: unknown;
    token?: string;
    method?: string;
  } = {},
): Promise<Answer> {
  const token =
    options.token ??
    (await tenant.tokenFor(`${options.as ?? 'member'}@nordvik.example`, { resource: 'graph' }));
  const answer = await fetch(path.startsWith('http') ? path : tenant.graphUrl + path, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      authorization: `Bearer ${token}`,
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: (answer.headers.get('content-type')?.includes('json')
      ? JSON.parse(text)
      : text) as Answer['body'],
  };
}

async function everyPage(path: string, headers = {}): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let next: string | undefined = path; next;) {
    const { body }: Answer = await graph(next, { headers });
    found.push(...body.value);
    next = body['@odata.nextLink'];
  }
  return found;
}

describe('Graph in the dev tenant: every answer fits the contract', () => {
  const newsLists = () => `/v1.0/sites/${newsId}/lists/${siteWithKey('news').pagesListId}/items`;

  it.each([
    ['/v1.0/me'],
    ['/v1.0/me?$select=assignedPlans,assignedLicenses,department'],
    ['/v1.0/me/licenseDetails'],
    ['/v1.0/users/editor@nordvik.example'],
    ['/beta/users/editor@nordvik.example?$select=displayName,city,skills'],
    ["/v1.0/users?$filter=startswith(displayName,'m') or startsWith(surname,'m')&$top=5"],
    ["/beta/users?$filter=department eq 'Engineering' and accountEnabled eq true&$top=3"],
    [
      "/v1.0/me/people?$top=5&$filter=personType/class eq 'Person' and personType/subclass eq 'OrganizationUser'",
    ],
    ["/v1.0/groups?$filter=groupTypes/any(c:c eq 'Unified')&$top=5"],
    ["/beta/groups?$filter=startswith(displayName,'Project')"],
    ['/v1.0/me/followedSites'],
    ['/v1.0/sites?search=project'],
    ['/v1.0/sites/localhost:/sites/news?$select=displayName,webUrl'],
    ["/v1.0/servicePrincipals?$filter=appId eq '" + clientId + "'"],
  ])('answers %s', async (path) => {
    const { status, body } = await graph(path);
    expect(status).toBe(200);
    expect(body.value?.length ?? 1).toBeGreaterThan(0);
  });

  it('answers the lists, rows and pages of a site', async () => {
    const lists = await graph(
      `/v1.0/sites/${newsId}/lists?$select=system,name,id,drive&$expand=drive`,
    );
    expect(lists.body.value.map(({ name }) => name)).toEqual(['SitePages', 'Shared Documents']);
    const rows = await graph(`${newsLists()}?$expand=fields($select=Title,BannerImageUrl)&$top=3`);
    expect(Object.keys(rows.body.value[0]!['fields'] as object)).toEqual([
      '@odata.etag',
      'Title',
      'BannerImageUrl',
    ]);
    const one = await graph(
      `${newsLists()}/${String(rows.body.value[0]!['id'])}?$expand=fields($select=FileLeafRef)`,
    );
    expect(one.body['fields']).toMatchObject({
      FileLeafRef: expect.stringMatching(/\.aspx$/) as string,
    });
    expect(
      (await graph(`/v1.0/sites/${newsId}/pages/microsoft.graph.sitePage?$top=2`)).body.value,
    ).toHaveLength(2);
  });

  it('answers memberships, endpoints, terms, search and photos', async () => {
    const groups = await everyPage(
      '/v1.0/me/transitiveMemberOf/microsoft.graph.group?$count=true&$top=3&$select=id,displayName,resourceProvisioningOptions',
      eventual,
    );
    expect(groups.length).toBeGreaterThan(3);
    await graph('/v1.0/me/memberOf/microsoft.graph.group?$count=true', { headers: eventual });
    await graph('/v1.0/me/ownedObjects/microsoft.graph.group?$count=true', { headers: eventual });
    const ids = groups.map(({ id }) => id);
    const checked = await graph('/v1.0/me/checkMemberGroups', {
      body: { groupIds: [ids[0], '11111111-1111-4111-8111-111111111111'] },
    });
    expect(checked.body.value).toEqual([ids[0]]);
    expect(
      (await graph('/v1.0/me/getMemberGroups', { body: { securityEnabledOnly: false } })).body
        .value,
    ).toHaveLength(ids.length);
    expect(
      (
        await graph(
          `/beta/groups/${String(groups.find(({ displayName }) => displayName === 'Engineering')!['id'])}/endpoints`,
        )
      ).body.value[0],
    ).toMatchObject({ providerName: 'Microsoft Teams' });
    const roots = await graph(`/v1.0/sites/${newsId}/termStore/sets/${termSets.channels}/children`);
    expect(
      (
        await graph(
          `/v1.0/sites/${newsId}/termStore/sets/${termSets.channels}/terms/${String(roots.body.value[0]!['id'])}/children`,
        )
      ).body.value,
    ).toHaveLength(5);
    await graph('/v1.0/search/query', {
      body: {
        requests: [
          {
            entityTypes: ['driveItem', 'listItem'],
            query: { queryString: 'aurora' },
            from: 0,
            size: 5,
          },
        ],
      },
    });
    await graph('/v1.0/search/query', {
      body: { requests: [{ entityTypes: ['bookmark'], query: { queryString: 'safety' } }] },
    });
    expect(
      (await graph('/v1.0/users/editor@nordvik.example/photos/48x48/$value')).headers.get(
        'content-type',
      ),
    ).toBe('image/png');
    expect((await graph('/v1.0/users/guest@nordvik.example/photo/$value')).status).toBe(404);
  });

  it('answers in pages whose links are absolute, and every item comes once', async () => {
    const people = await everyPage('/v1.0/users?$top=50&$select=id');
    expect(people).toHaveLength(120);
    expect(new Set(people.map(({ id }) => id)).size).toBe(120);
    expect(Object.keys(people[0]!)).toEqual(['id']);
  });

  it('filters and sorts the news pages, and asks for the Prefer header because the columns have no index', async () => {
    const query =
      "$filter=fields/PromotedState eq 2 and fields/FirstPublishedDate ge '2020-01-01T00:00:00Z' and fields/BoolField_NewsIsTopNews eq 1&$orderby=fields/FirstPublishedDate desc&$expand=fields&$top=100";
    const { body } = await graph(`${newsLists()}?${query}`, { headers: prefer });
    const rows = body.value.map(({ fields }) => fields as Record<string, string>);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every((fields) => fields['BoolField_NewsIsTopNews'])).toBe(true);
    expect(rows.map((fields) => fields['FirstPublishedDate'])).toEqual(
      rows
        .map((fields) => fields['FirstPublishedDate'])
        .sort()
        .reverse(),
    );
    const refused = await graph(`${newsLists()}?${query}`);
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      expect.stringContaining('not indexed'),
    ]);
    expect(
      (
        await graph(`${newsLists()}?$filter=fields/BoolField_Channel eq '${allChannels[3]!.id}'`, {
          headers: prefer,
        })
      ).status,
    ).toBe(400);
  });
});

describe('Graph in the dev tenant refuses what Graph refuses', () => {
  it.each([
    [
      'an unknown filter property',
      "/v1.0/users?$filter=favouriteColour eq 'red'",
      400,
      'Request_UnsupportedQuery',
    ],
    [
      'an operator that needs the advanced header',
      "/v1.0/users?$filter=department ne 'Finance'",
      400,
      'Request_UnsupportedQuery',
    ],
    ['a filter that is not one', '/v1.0/users?$filter=displayName equals x', 400, 'invalidRequest'],
    [
      'a cast without ConsistencyLevel',
      '/v1.0/me/memberOf/microsoft.graph.group?$count=true',
      400,
      'Request_UnsupportedQuery',
    ],
    ['a page that is too large', '/v1.0/users?$top=1000', 400, 'invalidRequest'],
    [
      'a person who does not exist',
      '/v1.0/users/nobody@nordvik.example',
      404,
      'Request_ResourceNotFound',
    ],
    ['a site that does not exist', '/v1.0/sites/localhost:/sites/none', 404, 'itemNotFound'],
    [
      'a property that only a single user has',
      '/v1.0/users?$select=birthday',
      400,
      'Request_BadRequest',
    ],
  ])('%s', async (_what, path, status, code) => {
    const answer = await graph(path);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('a call that it does not know', async () => {
    const unknown = await fetch(`${tenant.graphUrl}/v1.0/me/horoscope`, {
      headers: {
        authorization: `Bearer ${await tenant.tokenFor('member@nordvik.example', { resource: 'graph' })}`,
      },
    });
    expect(unknown.status).toBe(400);
    expect(contract.violations.splice(0)).toEqual([expect.stringContaining('no such operation')]);
  });

  it('tokens that are missing, expired, for another service or without the scope', async () => {
    const tokens = {
      missing: '',
      expired: await tenant.tokenFor('member@nordvik.example', {
        resource: 'graph',
        expiresIn: -10,
      }),
      other: await tenant.tokenFor('member@nordvik.example', { resource: 'sharepoint' }),
      narrow: await tenant.tokenFor('member@nordvik.example', {
        resource: 'graph',
        scope: 'User.Read',
      }),
    };
    for (const token of [tokens.missing, tokens.expired, tokens.other]) {
      const { status, body } = await graph('/v1.0/me', { token });
      expect([status, body.error.code]).toEqual([401, 'InvalidAuthenticationToken']);
    }
    expect((await graph('/v1.0/me', { token: tokens.narrow })).status).toBe(200);
    expect((await graph('/v1.0/users', { token: tokens.narrow })).status).toBe(403);
  });

  it('sites for a person without a SharePoint licence', async () => {
    expect((await graph('/v1.0/me/licenseDetails', { as: 'frontline' })).body.value).toMatchObject([
      { skuPartNumber: 'FLOW_FREE' },
    ]);
    expect((await graph('/v1.0/me/licenseDetails', { as: 'guest' })).body.value).toEqual([]);
    expect((await graph(`/v1.0/sites/${newsId}/lists`, { as: 'frontline' })).status).toBe(403);
  });

  it('batches of more than twenty, and two searches in one call', async () => {
    const requests = Array.from({ length: 21 }, (_, index) => ({
      id: String(index),
      method: 'GET',
      url: '/me',
    }));
    expect((await graph('/v1.0/$batch', { body: { requests } })).status).toBe(400);
    const search = { entityTypes: ['driveItem'], query: { queryString: 'x' } };
    expect(
      (await graph('/v1.0/search/query', { body: { requests: [search, search] } })).status,
    ).toBe(400);
    expect(contract.violations.splice(0)).toHaveLength(2);
  });
});

describe('Graph in the dev tenant under trouble', () => {
  it('answers each request of a batch by itself, throttled ones too', async () => {
    tenant.control.fail({
      service: 'graph',
      path: '/photo*',
      status: 429,
      retryAfter: 7,
      times: 1,
    });
    const requests = [
      { id: 'a', method: 'GET', url: '/me?$select=id' },
      { id: 'b', method: 'GET', url: '/me/photo/$value' },
      { id: 'c', method: 'GET', url: '/users/nobody' },
    ];
    const { body } = await graph('/v1.0/$batch', { body: { requests } });
    const byId = Object.fromEntries(
      (body['responses'] as { id: string; status: number; headers?: Record<string, string> }[]).map(
        (answer) => [answer.id, answer],
      ),
    );
    expect([byId['a']!.status, byId['b']!.status, byId['c']!.status]).toEqual([200, 429, 404]);
    expect(byId['b']!.headers).toMatchObject({ 'Retry-After': '7' });
    const photo = await graph('/v1.0/$batch', {
      body: { requests: [{ id: '1', method: 'GET', url: '/me/photos/48x48/$value' }] },
    });
    expect(
      Buffer.from((photo.body['responses'] as { body: string }[])[0]!.body, 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('answers a page of another origin, with the headers it needs to read', async () => {
    const preflight = await fetch(`${tenant.graphUrl}/v1.0/me`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:4999',
        'access-control-request-headers': 'authorization,prefer',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,prefer');
    tenant.control.fail({ path: '/v1.0/me', status: 503, retryAfter: 3, times: 1 });
    const failed = await graph('/v1.0/me');
    expect([
      failed.status,
      failed.headers.get('retry-after'),
      failed.headers.get('access-control-allow-origin'),
    ]).toEqual([503, '3', '*']);
    expect(failed.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });
});
