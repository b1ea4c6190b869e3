import { Company } from '../../../src/devTenant/company/company';
import { startDevTenant, type DevTenant } from '../../../src/devTenant/devTenant';

let tenant: DevTenant;

beforeAll(async () => {
  tenant = await startDevTenant({ basePort: 0, productUrl: 'http://localhost:4996' });
});
afterEach(() => tenant.control.reset());
afterAll(() => tenant.stop());

async function control(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(tenant.controlUrl + path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function me(): Promise<Response> {
  return fetch(`${tenant.graphUrl}/v1.0/me`, {
    headers: {
      authorization: `Bearer ${await tenant.tokenFor('member@nordvik.example', { resource: 'graph' })}`,
    },
  });
}

describe('The control endpoint of the dev tenant', () => {
  it('fails requests by path and as often as asked, then lets them through', async () => {
    await control('POST', '/failures', {
      service: 'graph',
      path: '/v1.0/me',
      status: 504,
      times: 2,
    });
    expect([(await me()).status, (await me()).status, (await me()).status]).toEqual([
      504, 504, 200,
    ]);
    await control('POST', '/failures', [{ service: 'graph', status: 500 }]);
    expect((await me()).status).toBe(500);
    await control('DELETE', '/failures');
    expect((await me()).status).toBe(200);
  });

  it('closes the connection, or never answers', async () => {
    await control('POST', '/failures', { service: 'graph', silence: 'drop', times: 1 });
    await expect(me()).rejects.toThrow();
    await control('POST', '/failures', { service: 'graph', silence: 'hang', times: 1 });
    const token = await tenant.tokenFor('member@nordvik.example', { resource: 'graph' });
    const abort = new AbortController();
    const hanging = fetch(`${tenant.graphUrl}/v1.0/me`, {
      headers: { authorization: `Bearer ${token}` },
      signal: abort.signal,
    });
    while (tenant.control.requests('graph').length < 2)
      await new Promise((resolve) => setImmediate(resolve));
    abort.abort();
    await expect(hanging).rejects.toThrow(/abort/i);
  });

  it('answers 429 with the seconds to wait to a caller who asks for too much, and goes on for others', async () => {
    await control('PUT', '/budget', { units: 3 });
    expect([(await me()).status, (await me()).status, (await me()).status]).toEqual([
      200, 200, 200,
    ]);
    const refused = await me();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(((await refused.json()) as { error: { code: string } }).error.code).toBe(
      'TooManyRequests',
    );
    const other = {
      headers: {
        authorization: `Bearer ${await tenant.tokenFor('editor@nordvik.example', { resource: 'graph' })}`,
      },
    };
    expect((await fetch(`${tenant.graphUrl}/v1.0/me`, other)).status).toBe(200);
    await control('POST', '/reset');
    expect((await me()).status).toBe(200);
  });

  it('delays, switches and resets', async () => {
    await control('PUT', '/latency', { graph: 5 });
    await control('PUT', '/identity', { tokenLifetime: 400 });
    await control('PUT', '/sharepoint', { getBaseItemByUrl: 404 });
    expect((await control('GET', '')).body).toMatchObject({
      latency: { graph: 5 },
      identity: { tokenLifetime: 400 },
      sharePoint: { getBaseItemByUrl: 404 },
    });
    await control('POST', '/reset');
    expect((await control('GET', '')).body).toMatchObject({
      latency: { graph: 0 },
      identity: { tokenLifetime: 3_900 },
      sharePoint: { getBaseItemByUrl: 200 },
      requests: 0,
    });
  });

  it('tells which requests came, without tokens', async () => {
    await me();
    const { body } = await control('GET', '/requests?service=graph&path=/me');
    expect(body).toEqual([
      {
        service: 'graph',
        method: 'GET',
        path: '/v1.0/me',
        status: 200,
        at: expect.any(String) as string,
        inBatch: false,
      },
    ]);
    await control('DELETE', '/requests');
    expect((await control('GET', '/requests')).body).toEqual([]);
  });

  it('takes nothing from web pages, and says what it has', async () => {
    expect((await control('POST', '/reset', {}, { origin: 'http://evil.example' })).status).toBe(
      403,
    );
    expect((await control('GET', '/unknown')).status).toBe(404);
  });
});

describe('The example organisation', () => {
  const now = () => new Date('2026-03-02T10:00:00Z');

  it('is the same in every run', () => {
    const [one, other] = [new Company('small', now), new Company('small', now)];
    expect(one.people).toEqual(other.people);
    expect(one.groups).toEqual(other.groups);
    expect(
      [...one.allSitePages()].map(({ uniqueId, published, fileName }) => [
        uniqueId,
        published,
        fileName,
      ]),
    ).toEqual(
      [...other.allSitePages()].map(({ uniqueId, published, fileName }) => [
        uniqueId,
        published,
        fileName,
      ]),
    );
  });

  it('has 120 people with managers, and news in five languages dated from now', () => {
    const company = new Company('small', now);
    expect(company.people).toHaveLength(120);
    expect(company.people.filter(({ managerId, isGuest }) => !managerId && !isGuest)).toHaveLength(
      1,
    );
    expect(company.people.filter(({ hasPhoto }) => hasPhoto).length).toBeGreaterThan(60);
    const pages = [...company.allSitePages()];
    expect(pages.length).toBeGreaterThanOrEqual(30);
    expect(new Set(pages.map(({ article }) => article.language)).size).toBe(5);
    expect(
      pages.every(({ published }) => published <= now() && published > new Date('2025-12-01')),
    ).toBe(true);
  });

  it('has 20,000 people, 5,000 groups and 10,000 news pages when large, the fixed people unchanged', () => {
    const [small, large] = [new Company('small', now), new Company('large', now)];
    expect([large.people.length, large.groups.length]).toEqual([20_000, 5_000]);
    expect([...large.allSitePages()].length).toBeGreaterThanOrEqual(10_000);
    expect(new Set(large.people.map(({ upn }) => upn)).size).toBe(20_000);
    const identity = ({
      id,
      upn,
      roles,
      licences,
    }: {
      id: string;
      upn: string;
      roles: string[];
      licences: string[];
    }) => ({ id, upn, roles, licences });
    expect(large.people.slice(0, 11).map(identity)).toEqual(
      small.people.slice(0, 11).map(identity),
    );
  });
});
