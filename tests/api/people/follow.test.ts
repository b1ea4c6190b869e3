import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FollowedSite } from '#shared/contract/people/follow';
import type { Problem } from '#shared/errors';
import { readJson } from '../../../src/server/microsoft/readJson';
import { isHomeAddress, siteAddress } from '../../../src/server/resources/follow/siteAddress';
import { startTestPortal, type Answer, type TestPortal } from '../../support/testPortal';

interface Sites {
  Items: FollowedSite[];
}

let portal: TestPortal;
let sharePointUrl: string;
beforeAll(async () => {
  portal = await startTestPortal();
  ({ sharePointUrl } = portal.devTenant);
});
afterEach(() => portal.devTenant.control.reset());
afterAll(() => portal.stop());

const follow = <T = Sites>(
  person: string | undefined,
  query: Record<string, string | number>,
  at = portal,
) =>
  at.call<T>(
    person,
    'GET',
    `/follow/sites?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  );
const requests = (service: 'identity' | 'sharepoint', path = '') =>
  portal.devTenant.control.requests(service, path).map((request) => request.path);
/** A server that keeps nothing of what the others have requested. */
const fresh = (config = {}) => startTestPortal({ beside: portal, config });

async function withFresh<T>(work: (server: TestPortal) => Promise<T>, config = {}): Promise<T> {
  const server = await fresh(config);
  return work(server).finally(() => server.stop());
}

function idOf({ status, body }: Answer<Problem>): [number, string] {
  return [status, body.id];
}

describe('The followed sites', () => {
  it('NEWS-68 GET /follow/sites with siteUrl, start and count answers the followed sites under Items', async () => {
    const all = await follow('member', { siteUrl: sharePointUrl, start: 0, count: 100 });
    expect(all.status).toBe(200);
    expect(all.body.Items.length).toBeGreaterThan(2);
    const part = await follow('member', {
      siteUrl: `${sharePointUrl}/sites/news/`,
      start: 1,
      count: 2,
    });
    expect(part.body.Items.map(({ OriginalUrl }) => OriginalUrl)).toEqual(
      all.body.Items.slice(1, 3).map(({ OriginalUrl }) => OriginalUrl),
    );
    const defaults = await follow('member', { siteUrl: sharePointUrl });
    expect(defaults.body.Items).toEqual(all.body.Items.slice(0, 10));
  });

  it('NEWS-74 SEARCH-11 they are the answer of the home service for the same person, the fields that the contract names', async () => {
    const authorization = `Bearer ${await portal.devTenant.tokenFor('member@nordvik.example', { resource: 'sharepoint' })}`;
    const context = (await readJson(
      `${sharePointUrl}/_api/sphomeservice/context?$expand=Token,Payload`,
      { authorization },
    )) as { Payload: string };
    const own = (await readJson(
      `${sharePointUrl}/api/v1/sites/followed?mostRecentFirst=true&start=0&count=10&fillSiteData=true`,
      { authorization, 'SPHome-ApiContext': context.Payload },
    )) as { Items: Record<string, unknown>[] };
    const { body } = await follow('member', { siteUrl: sharePointUrl });
    expect(
      body.Items.map(({ OriginalUrl, Title, Acronym, BannerColor, WebTemplate }) => ({
        OriginalUrl,
        Title,
        Acronym,
        BannerColor,
        WebTemplate,
      })),
    ).toEqual(
      own.Items.map(({ OriginalUrl, Title, Acronym, BannerColor, WebTemplate }) => ({
        OriginalUrl,
        Title,
        Acronym,
        BannerColor,
        WebTemplate,
      })),
    );
    expect(Object.keys(body.Items[0]!).sort()).toEqual([
      'Acronym',
      'BannerColor',
      'BannerImageUrl',
      'ItemReference',
      'OriginalUrl',
      'Time',
      'Title',
      'Type',
      'Url',
      'WebTemplate',
    ]);
  });

  it('are asked with the query and the headers of the home service, after one exchange of the token', async () => {
    await withFresh(async (server) => {
      const [, other] = await Promise.all([
        follow('editor', { siteUrl: sharePointUrl }, server),
        follow('editor', { siteUrl: sharePointUrl, count: 3 }, server),
      ]);
      await follow('editor', { siteUrl: sharePointUrl, start: 2, count: 7 }, server);
      expect(other.status).toBe(200);
      expect(requests('identity', '/token')).toHaveLength(1);
      expect(requests('sharepoint', 'sphomeservice')).toEqual([
        '/_api/sphomeservice/context?$expand=Token,Payload',
      ]);
      expect(requests('sharepoint', '/followed').at(-1)).toBe(
        '/api/v1/sites/followed?mostRecentFirst=true&start=2&count=7&fillSiteData=true',
      );
    });
  });

  it('belong to the person: nobody gets the token or the sites of another', async () => {
    const urls = async (person: string) =>
      (await follow(person, { siteUrl: sharePointUrl, count: 100 })).body.Items.map(
        ({ OriginalUrl }) => OriginalUrl,
      );
    for (const person of ['member', 'editor', 'admin']) {
      const { company } = portal.devTenant;
      const sites = company.followedSites(company.person(`${person}@nordvik.example`)!);
      expect(await urls(person)).toEqual(sites.map(({ path }) => sharePointUrl + path));
    }
  });

  it('are read again with new tokens when SharePoint no longer takes the remembered ones', async () => {
    await follow('member', { siteUrl: sharePointUrl });
    portal.devTenant.control.fail({
      service: 'sharepoint',
      path: '/sites/followed',
      status: 401,
      times: 1,
    });
    expect((await follow('member', { siteUrl: sharePointUrl })).status).toBe(200);
    portal.devTenant.control.fail({ service: 'sharepoint', path: '/sites/followed', status: 401 });
    expect(idOf(await follow<Problem>('member', { siteUrl: sharePointUrl }))).toEqual([
      403,
      'consentNeeded',
    ]);
  });
});

describe('GET /follow/sites refuses', () => {
  it.each([
    ['https://evil.example/sites/news'],
    ['https://evil.sharepoint.com'],
    ['http://169.254.169.254/latest'],
    ['file:///etc/passwd'],
    ['javascript:alert(1)'],
    ['//evil.example'],
    ['sites/news'],
    ['http://localhost:1/'],
  ])('the address %s, without asking anybody', async (siteUrl) => {
    const { status, body } = await follow<Problem>('member', { siteUrl });
    expect([status, body.id, Object.keys(body.errors ?? {})]).toEqual([
      400,
      'invalidRequest',
      ['siteUrl'],
    ]);
    expect([...requests('identity'), ...requests('sharepoint')]).toEqual([]);
  });

  it('an address of the right host that hides another, or is not that of a site', async () => {
    const { host } = new URL(sharePointUrl);
    for (const siteUrl of [
      `http://member@${host}/`,
      `http://evil.example@${host}/`,
      `http://${host}@evil.example/`,
      `${sharePointUrl}.evil.example`,
      `${sharePointUrl}/_api/web`,
      `${sharePointUrl}/sites/..%2f_api`,
      `${sharePointUrl}/sites/%5c_api`,
      `${sharePointUrl}/sites/x/%5Fapi`,
    ]) {
      expect([siteUrl, ...idOf(await follow<Problem>('member', { siteUrl }))]).toEqual([
        siteUrl,
        400,
        'invalidRequest',
      ]);
    }
  });

  it('a missing address, a negative start and more than 100 sites', async () => {
    for (const query of [
      {},
      { siteUrl: '' },
      { siteUrl: sharePointUrl, start: -1 },
      { siteUrl: sharePointUrl, count: 0 },
      { siteUrl: sharePointUrl, count: 101 },
    ]) {
      expect(idOf(await follow<Problem>('member', query as Record<string, string>))).toEqual([
        400,
        'invalidRequest',
      ]);
    }
  });

  it('a person whom SharePoint does not let in, and nobody', async () => {
    expect(idOf(await follow<Problem>('frontline', { siteUrl: sharePointUrl }))).toEqual([
      403,
      'forbidden',
    ]);
    expect(idOf(await follow<Problem>(undefined, { siteUrl: sharePointUrl }))).toEqual([
      401,
      'tokenMissing',
    ]);
  });
});

describe('When Microsoft does not answer as usual, GET /follow/sites', () => {
  it('passes on how long to wait', async () => {
    for (const [status, id, expected] of [
      [429, 'tooManyRequests', 429],
      [503, 'serviceAway', 503],
      [504, 'serviceAway', 503],
    ] as const) {
      portal.devTenant.control.fail({
        service: 'sharepoint',
        path: '/sites/followed',
        status,
        retryAfter: 17,
        times: 1,
      });
      const answer = await follow<Problem>('member', { siteUrl: sharePointUrl });
      expect(idOf(answer)).toEqual([expected, id]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(17);
    }
  });

  it('says that the service is away when the connection breaks or nothing comes in time', async () => {
    portal.devTenant.control.fail({ service: 'sharepoint', silence: 'drop', times: 1 });
    expect(idOf(await follow<Problem>('member', { siteUrl: sharePointUrl }))).toEqual([
      503,
      'serviceAway',
    ]);
    portal.devTenant.control.fail({ service: 'sharepoint', silence: 'hang', times: 1 });
    await expect(readJson(sharePointUrl, {}, { timeLimit: 50 })).rejects.toMatchObject({
      id: 'serviceAway',
    });
  });

  it('tells consent, an account that was closed and an identity service that is away apart', async () => {
    const { control } = portal.devTenant;
    await withFresh(async (server) => {
      const asked = async () =>
        idOf(await follow<Problem>('member', { siteUrl: sharePointUrl }, server));
      control.fail({
        service: 'identity',
        path: '/token',
        status: 400,
        times: 1,
        body: {
          error: 'invalid_grant',
          suberror: 'consent_required',
          error_description: 'AADSTS65001: Consent.',
          error_codes: [65001],
        },
      });
      expect(await asked()).toEqual([403, 'consentNeeded']);
      control.identity.disabledPeople = ['member@nordvik.example'];
      expect(await asked()).toEqual([401, 'tokenInvalid']);
      control.identity.disabledPeople = [];
      control.fail({ service: 'identity', path: '/token', status: 503, times: 1 });
      expect(await asked()).toEqual([503, 'identityAway']);
      control.fail({ service: 'identity', path: '/token', silence: 'drop', times: 1 });
      expect(await asked()).toEqual([503, 'identityAway']);
      expect((await follow('member', { siteUrl: sharePointUrl }, server)).status).toBe(200);
    });
  });

  it('says what is missing where the server is not set up for it', async () => {
    for (const [config, name] of [
      [{ clientSecret: '' }, 'CLIENT_SECRET'],
      [{ sharePointUrl: '' }, 'SHAREPOINT_URL'],
    ] as const) {
      const answer = await withFresh(
        (server) => follow<Problem>('member', { siteUrl: sharePointUrl }, server),
        config,
      );
      expect(idOf(answer)).toEqual([501, 'notConfigured']);
      expect(answer.body.detail).toContain(name);
    }
    const refused = await withFresh(
      (server) => follow<Problem>('member', { siteUrl: sharePointUrl }, server),
      { clientSecret: 'wrong' },
    );
    expect([...idOf(refused), refused.body.detail]).toEqual([
      502,
      'serviceFailed',
      expect.stringContaining('AADSTS7000215'),
    ]);
  });

  it('says that there is no home service where the organisation has none', async () => {
    portal.devTenant.control.sharePoint.homeService = 404;
    expect(
      idOf(
        await withFresh((server) => follow<Problem>('member', { siteUrl: sharePointUrl }, server)),
      ),
    ).toEqual([502, 'serviceFailed']);
  });
});

describe('A token for SharePoint', () => {
  let bait: Server;
  const seen: (string | undefined)[] = [];
  let baitUrl: string;
  beforeAll(async () => {
    bait = createServer(({ headers }, response) => {
      seen.push(headers.authorization);
      response.end('{}');
    });
    await new Promise<void>((resolve) => bait.listen(0, 'localhost', resolve));
    baitUrl = `http://localhost:${(bait.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => bait.close(resolve)));

  it('follows no redirect', async () => {
    const redirecting = createServer((_request, response) =>
      response.writeHead(302, { location: baitUrl }).end(),
    );
    await new Promise<void>((resolve) => redirecting.listen(0, 'localhost', resolve));
    const address = `http://localhost:${(redirecting.address() as AddressInfo).port}/`;
    await expect(readJson(address, { authorization: 'Bearer x' })).rejects.toMatchObject({
      id: 'serviceFailed',
    });
    await new Promise((resolve) => redirecting.close(resolve));
    expect(seen).toEqual([]);
  });

  it('goes to no home service outside SharePoint', async () => {
    const body = {
      Token: { access_token: 'home', expires_on: '9999999999', resource: baitUrl },
      Payload: '{}',
      Urls: [baitUrl],
    };
    portal.devTenant.control.fail({
      service: 'sharepoint',
      path: 'sphomeservice',
      status: 200,
      body,
      times: 1,
    });
    expect(
      idOf(
        await withFresh((server) => follow<Problem>('member', { siteUrl: sharePointUrl }, server)),
      ),
    ).toEqual([502, 'serviceFailed']);
    expect(seen).toEqual([]);
  });

  it('goes to the organisation’s three hosts at Microsoft and to no neighbour', () => {
    const at = (siteUrl: string) => siteAddress(siteUrl, 'https://nordvik.sharepoint.com');
    expect(at('https://nordvik.sharepoint.com/sites/news/')).toBe(
      'https://nordvik.sharepoint.com/sites/news',
    );
    expect(at('https://NORDVIK-my.sharepoint.com/personal/ann?x=1#y')).toBe(
      'https://nordvik-my.sharepoint.com/personal/ann',
    );
    expect(at('https://nordvik-admin.sharepoint.com')).toBe('https://nordvik-admin.sharepoint.com');
    for (const siteUrl of [
      'http://nordvik.sharepoint.com',
      'https://nordvik.sharepoint.com:8443',
      'https://nordvik-other.sharepoint.com',
      'https://nordvik.sharepoint.com.evil.example',
      'https://evil-nordvik.sharepoint.com',
    ]) {
      expect(() => at(siteUrl)).toThrow();
    }
    const home = (address: string) => isHomeAddress(address, 'https://nordvik.sharepoint.com');
    expect(
      [
        'https://nordvik.sharepoint.com',
        'https://europe-home.sharepoint.com/',
        'http://europe-home.sharepoint.com',
        'https://evilsharepoint.com',
        'https://x.sharepoint.com:444',
        'https://u@x.sharepoint.com',
        '',
        'https://westeurope3-sphomep.svc.ms',
        'http://westeurope3-sphomep.svc.ms',
        'https://westeurope3-sphomep.svc.ms:444',
        'https://u@westeurope3-sphomep.svc.ms',
        'https://evilsvc.ms',
        'https://x.svc.ms.evil.example',
      ].map(home),
    ).toEqual([true, true, ...Array(5).fill(false), true, ...Array(5).fill(false)]);
    expect(isHomeAddress('https://x-sphomep.svc.ms', 'http://localhost:3003')).toBe(false);
  });
});
