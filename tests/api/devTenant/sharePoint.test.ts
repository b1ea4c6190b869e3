import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { startDevTenant, type DevTenant } from '../../../src/devTenant/devTenant';
import { siteWithKey } from '../../../src/devTenant/company/sites';
import { channel } from '../../../src/devTenant/company/terms';
import {
  followedSitesQueries,
  newsSearchProperties,
  sitePagesFilter,
} from '#shared/rules/news/newsQueries';
import { sitePageFieldNames } from '#shared/rules/news/newsFromSitePage';

interface Shapes {
  $defs: Record<string, object>;
  calls: { id: string; response: object }[];
}

let tenant: DevTenant;
const shapes = JSON.parse(
  readFileSync(
    join(__dirname, '..', '..', 'support', 'contract', 'sharepoint-shapes.json'),
    'utf8',
  ).replaceAll('"^https://"', '"^https?://"'),
) as Shapes;
const ajv = new Ajv2020({ strict: false, allErrors: true });

beforeAll(async () => {
  tenant = await startDevTenant({ basePort: 0, productUrl: 'http://localhost:4997' });
});
beforeEach(() => tenant.control.reset());
afterAll(() => tenant.stop());

interface Options {
  as?: string;
  headers?: Record<string, string>;
  body?: unknown;
  token?: string;
}

async function sharePoint(
  path: string,
  { as = 'member', headers, body, token }: Options = {},
): Promise<Response> {
  const bearer =
    token ?? (await tenant.tokenFor(`${as}@nordvik.example`, { resource: 'sharepoint' }));
  return fetch(path.startsWith('http') ? path : tenant.sharePointUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    headers: { authorization: `Bearer ${bearer}`, ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

function expectShape(id: string, value: unknown): void {
  const { response } = shapes.calls.find((call) => call.id === id)!;
  const validate = ajv.compile({ ...response, $defs: shapes.$defs });
  expect([id, validate(value), validate.errors ?? []]).toEqual([id, true, []]);
}

const prefer = { prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };
const itemsPath = `/sites/news/_api/v2.0/sharePoint/getBaseItemByUrl(url='/SitePages')/items`;

interface Item {
  id: string;
  webUrl: string;
  eTag: string;
  fields: Record<string, unknown>;
  parentReference: { siteId: string; listId: string };
}

async function newsItems(query: string): Promise<Item[]> {
  const answer = (await (
    await sharePoint(`${itemsPath}?${query}`, { headers: prefer })
  ).json()) as { value: Item[] };
  expectShape('sp.v2.sitePagesItems', answer);
  return answer.value;
}

describe('SharePoint in the dev tenant', () => {
  it('answers the news pages of a site with the query options of the portal', async () => {
    const filter = sitePagesFilter({
      from: new Date(Date.now() - 365 * 86_400_000),
      topNewsOnly: true,
    });
    const items = await newsItems(
      `$expand=fields($select=${sitePageFieldNames.join(',')})&$filter=${encodeURIComponent(filter)}&$orderby=fields/FirstPublishedDate desc&$top=100`,
    );
    expect(items.length).toBeGreaterThan(10);
    expect(
      Object.keys(items[0]!.fields)
        .filter((name) => !name.startsWith('@'))
        .every((name) => (sitePageFieldNames as readonly string[]).includes(name)),
    ).toBe(true);
    const original = items.find(({ fields }) => Array.isArray(fields['_SPTranslatedLanguages']))!;
    const translation = items.find(({ fields }) => fields['_SPIsTranslation'] === true)!;
    expect(original.eTag).toContain(String(translation.fields['_SPTranslationSourceItemId']));
    expect(
      items.find(({ fields }) => fields['BoolField_Channel'])!.fields['BoolField_Channel'],
    ).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          TermGuid: expect.any(String) as string,
          Label: expect.any(String) as string,
        }),
      ]),
    );
    expect((await sharePoint(`${itemsPath}?$filter=fields/PromotedState eq 2`)).status).toBe(400);
  });

  it('can lose getBaseItemByUrl, as tenants may', async () => {
    tenant.control.sharePoint.getBaseItemByUrl = 501;
    expect((await sharePoint(itemsPath, { headers: prefer })).status).toBe(501);
  });

  it('answers the ids of a page and its picture only with a token', async () => {
    const [item] = await newsItems('$expand=fields&$top=1&$orderby=fields/FirstPublishedDate desc');
    const banner = (item!.fields['BannerImageUrl'] as { Url: string }).Url;
    const info = (await (
      await sharePoint(
        `/_api/v2.0/sharePoint/getBaseItemByUrl(url='${encodeURIComponent(banner)}')?select=id,parentReference`,
      )
    ).json()) as { id: string; parentReference: { siteId: string; listId: string } };
    const thumbnail = `/_api/v2.1/sites/${info.parentReference.siteId}/lists/${info.parentReference.listId}/items/${info.id}/driveItem/thumbnails/0`;
    const picture = await sharePoint(
      `${thumbnail}/c400x225/content?preferNoRedirect=true&prefer=extendCacheMaxAge&clientType=modernWebPart`,
    );
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await picture.text()).toContain('width="400" height="225"');
    const redirected = await sharePoint(`${thumbnail}/medium/content`);
    expect(redirected.status).toBe(302);
    expect((await fetch(redirected.headers.get('location')!)).status).toBe(200);
    expect(await (await sharePoint(`${thumbnail}/large`)).json()).toMatchObject({
      width: 800,
      height: 450,
    });
    expect([
      (await fetch(banner)).status,
      (await fetch(tenant.sharePointUrl + thumbnail + '/medium/content')).status,
    ]).toEqual([403, 401]);
  });

  it('answers the followed sites through the home service with its own token and context', async () => {
    const context = (await (
      await sharePoint('/_api/sphomeservice/context?$expand=Token,Payload')
    ).json()) as { Token: { access_token: string }; Payload: string; Urls: string[] };
    expectShape('sphome.context', context);
    const path = `${context.Urls[0]!}/api/v1/sites/followed?mostRecentFirst=true&start=0&count=100&fillSiteData=true`;
    const answer = await sharePoint(path, {
      token: context.Token.access_token,
      headers: { 'SPHome-ApiContext': context.Payload },
    });
    const body = (await answer.json()) as { Items: { OriginalUrl: string }[] };
    expectShape('sphome.sites.followed', body);
    expect(body.Items.map(({ OriginalUrl }) => OriginalUrl)).toContain(
      `${tenant.sharePointUrl}/sites/engineering`,
    );
    expect((await sharePoint(path)).status).toBe(400);
  });

  it('finds news by search: sites, window, order and properties', async () => {
    const [querytext] = followedSitesQueries(
      [`${tenant.sharePointUrl}/sites/engineering`, `${tenant.sharePointUrl}/sites/project-aurora`],
      new Date(Date.now() - 365 * 86_400_000),
    );
    const request = {
      Querytext: querytext,
      RowLimit: 50,
      SelectProperties: [...newsSearchProperties],
      SortList: [{ Property: 'FirstPublishedDate', Direction: 1 }],
      Properties: [
        { Name: 'EnableDynamicGroups', Value: { BoolVal: true, QueryPropertyValueTypeIndex: 3 } },
      ],
    };
    const body = (await (
      await sharePoint('/_api/search/postquery', { body: { request } })
    ).json()) as {
      PrimaryQueryResult: {
        RelevantResults: {
          RowCount: number;
          Table: { Rows: { Cells: { Key: string; Value: string }[] }[] };
        };
      };
    };
    expectShape('sp.search.postquery', body);
    const rows = body.PrimaryQueryResult.RelevantResults.Table.Rows.map(({ Cells }) =>
      Object.fromEntries(Cells.map(({ Key, Value }) => [Key, Value])),
    );
    expect(rows).toHaveLength(5);
    expect(rows.map((row) => row['FirstPublishedDate'])).toEqual(
      rows
        .map((row) => row['FirstPublishedDate'])
        .sort()
        .reverse(),
    );
    expect(new Set(rows.map((row) => row['SiteTitle']))).toEqual(
      new Set(['Engineering', 'Project Aurora']),
    );
  });

  it('refuses what a search request does not have', async () => {
    const request = { Querytext: 'aurora', EnableDynamicGroups: true };
    const answer = await sharePoint('/_api/search/postquery', { body: { request } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("'EnableDynamicGroups' does not exist on type");
  });

  it('finds pages by channel, by word and by GET, and refuses a broken query', async () => {
    const count = async (querytext: string) => {
      const answer = await sharePoint(
        `/_api/search/query?querytext='${encodeURIComponent(querytext)}'&rowlimit=500&selectproperties='Title,Path'`,
      );
      return (
        (await answer.json()) as { PrimaryQueryResult: { RelevantResults: { TotalRows: number } } }
      ).PrimaryQueryResult.RelevantResults.TotalRows;
    };
    expect(
      await count(`owstaxIdBoolFieldChannel:"#0${channel('safety').id}" AND PromotedState:2`),
    ).toBe(3);
    expect(await count('whale*')).toBeGreaterThanOrEqual(2);
    expect(await count('aurora NOT SiteTitle:"Nordvik News"')).toBeGreaterThan(0);
    expect((await sharePoint("/_api/search/query?querytext='(aurora'")).status).toBe(400);
  });

  it('finds people by their result source, sites by their class, and what changed since a time', async () => {
    const found = async (query: string) => {
      const body = (await (await sharePoint(`/_api/search/query?${query}`)).json()) as {
        PrimaryQueryResult: {
          RelevantResults: {
            TotalRows: number;
            Table: { Rows: { Cells: { Key: string; Value: string | null }[] }[] };
          };
        };
      };
      expectShape('sp.search.postquery', body);
      const { TotalRows, Table } = body.PrimaryQueryResult.RelevantResults;
      return {
        TotalRows,
        values: Table.Rows.map(
          ({ Cells }) => Cells.find(({ Key }) => Key === 'PreferredName' || Key === 'Title')!.Value,
        ),
      };
    };
    expect(
      (
        await found(
          "querytext='anna*'&sourceid='b09a7990-05ea-4af9-81ef-edfab16c4e31'&rowlimit=5&selectproperties='PreferredName,AccountName'",
        )
      ).values.every((name) => /\banna/i.test(name!)),
    ).toBe(true);
    expect(
      (await found("querytext='aurora* contentclass:STS_Site'&selectproperties='Title,Path'"))
        .values,
    ).toEqual(['Project Aurora']);
    const guides = "querytext='onboarding* PromotedState:0'&selectproperties='Title'";
    expect((await found(guides)).values).toEqual(['Onboarding of new colleagues']);
    expect(
      (
        await found(
          `${guides}&refinementfilters='LastModifiedTime:range(${new Date(Date.now() - 86_400_000).toISOString()},max)'`,
        )
      ).TotalRows,
    ).toBe(0);
    expect(
      (await sharePoint("/_api/search/query?querytext='a'&refinementfilters='nonsense'")).status,
    ).toBe(400);
  });

  it('suggests what others have searched for, and takes notice of clicks', async () => {
    const answer = (await (
      await sharePoint("/_api/search/suggest?querytext='paren'&inumberofquerysuggestions=1")
    ).json()) as { Queries: { Query: string }[] };
    expectShape('sp.search.suggest', answer);
    expect(answer.Queries.map(({ Query }) => Query)).toEqual(['parental leave']);
    expect(
      (
        await sharePoint(
          "/_api/search/recordpageclick?pageInfo=''&clickType='Result'&blockType=2&clickedResultId='1'&subResultIndex=0",
        )
      ).status,
    ).toBe(200);
    expect((await sharePoint('/_api/search/recordpageclick')).status).toBe(400);
  });

  it('answers what has changed in a site, and where somebody has been, as SharePoint does', async () => {
    const ask = (query: object) =>
      sharePoint('/sites/project-aurora/_api/web/getchanges', { body: { query } });
    const wanted = { Item: true, Add: true, Update: true, FetchLimit: 5, LatestFirst: true };
    const answer = (await (await ask({ ...wanted, RequireSecurityTrim: true })).json()) as {
      value: { ChangeType: number; Time: string }[];
    };
    expectShape('sp.getchanges', answer);
    expect(answer.value).toHaveLength(5);
    expect(answer.value.every(({ ChangeType }) => [1, 2].includes(ChangeType))).toBe(true);
    const times = answer.value.map(({ Time }) => Time);
    expect(times).toEqual([...times].sort().reverse());
    expect((await ask(wanted)).status).toBe(403);
    const recent = await (await sharePoint('/_api/v2.1/insights/recentSites?$top=3')).json();
    expectShape('sp.v21.recentSites', recent);
    expect((recent as { value: object[] }).value).toHaveLength(3);
    tenant.control.sharePoint.recentSites = 501;
    expect((await sharePoint('/_api/v2.1/insights/recentSites')).status).toBe(501);
  });

  it('answers hub, site and group questions', async () => {
    const hub = await (await sharePoint('/sites/news/_api/web/HubSiteData(true)')).json();
    expectShape('sp.hubSiteData', hub);
    expect(
      (JSON.parse((hub as { value: string }).value) as { navigation: object[] }).navigation,
    ).toHaveLength(3);
    expect(await (await sharePoint('/_api/web/HubSiteData(true)')).json()).toEqual({
      'odata.null': true,
    });
    const site = await (
      await sharePoint('/sites/home/_api/site?$select=IsHubSite,HubSiteId')
    ).json();
    expectShape('sp.site', site);
    expect(site).toMatchObject({ IsHubSite: true, HubSiteId: siteWithKey('hub').siteId });
    const group =
      "/sites/home/_api/web/sitegroups/getbyname('Workplace Editors')/CanCurrentUserViewMembership";
    expect(await (await sharePoint(group, { as: 'editor' })).json()).toEqual({ value: true });
    expect(await (await sharePoint(group)).json()).toEqual({ value: false });
    expect((await sharePoint(group.replace('Workplace Editors', 'None'))).status).toBe(404);
  });

  it('shows a readable page at the address of a news post, with what people wrote made safe', async () => {
    const [item] = await newsItems('$expand=fields&$top=1');
    const page = await fetch(item!.webUrl);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1>');
    expect((await fetch(`${tenant.sharePointUrl}/sites/news`)).status).toBe(200);
    expect((await fetch(`${tenant.sharePointUrl}/sites/none/SitePages/x.aspx`)).status).toBe(404);
  });

  it('refuses people without a licence, tokens for another service and throttles on demand', async () => {
    expect((await sharePoint(itemsPath, { as: 'frontline' })).status).toBe(403);
    expect(
      (
        await sharePoint(itemsPath, {
          token: await tenant.tokenFor('member@nordvik.example', { resource: 'graph' }),
        })
      ).status,
    ).toBe(401);
    tenant.control.fail({
      service: 'sharepoint',
      path: 'getBaseItemByUrl*items',
      status: 429,
      retryAfter: 2,
      times: 1,
    });
    const throttled = await sharePoint(itemsPath);
    expect([
      throttled.status,
      throttled.headers.get('retry-after'),
      throttled.headers.get('access-control-allow-origin'),
    ]).toEqual([429, '2', '*']);
    expect((await sharePoint(itemsPath)).status).toBe(200);
  });
});
