import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { isOverdue } from '#shared/rules/pages/requiredReading';
import { windowState } from '#shared/rules/widgets/broadcasts';
import { seedPortal } from '../../../src/devTenant/seed/seedPortal';
import { menuOf } from '../../support/content/navigation';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
  await seedPortal({ portalUrl: portal.url, devTenant: portal.devTenant });
}, 120_000);
afterAll(() => portal.stop());

describe('The example organisation in the portal', () => {
  it('fills an empty portal with pages of every kind, in five languages', async () => {
    const { body } = await portal.call<
      {
        PageType: number;
        PublishingDate: string | null;
        LanguageTermId: string;
        BannerImageUrl: string | null;
      }[]
    >('editor', 'POST', '/pages/query', { IncludeDrafts: true, IncludeArchive: true, Take: 500 });
    expect(body.length).toBeGreaterThanOrEqual(25);
    expect(new Set(body.map(({ PageType }) => PageType))).toEqual(new Set([0, 1, 2]));
    expect(new Set(body.map(({ LanguageTermId }) => LanguageTermId)).size).toBe(5);
    expect(body.some(({ PublishingDate }) => PublishingDate === null)).toBe(true);
    const picture = await fetch(body.find(({ BannerImageUrl }) => BannerImageUrl)!.BannerImageUrl!);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('gives every kind of reader featured and personal news', async () => {
    for (const person of ['member', 'editor', 'frontline', 'admin']) {
      for (const path of ['/pages/news/top?amount=50', '/pages/news/my?amount=50']) {
        const { status, body } = await portal.call<unknown[]>(person, 'GET', path);
        expect(status).toBe(200);
        expect(body.length).toBeGreaterThanOrEqual(5);
      }
    }
  });

  it('has messages for its people, among them one that has ended and one that is still to come', async () => {
    const all = (await portal.call<BroadcastMessage[]>('editor', 'GET', '/broadcastmessages/all'))
      .body;
    expect(new Set(all.map((message) => windowState(message, new Date())))).toEqual(
      new Set(['active', 'scheduled', 'ended']),
    );
    for (const person of ['member', 'frontline', 'guest'])
      expect(
        (await portal.call<unknown[]>(person, 'GET', '/broadcastmessages')).body.length,
      ).toBeGreaterThan(0);
  });

  it('has something to read for everybody, some of it overdue, each at an address that opens', async () => {
    const { body } = await portal.call<UserItemToRead[]>('member', 'GET', '/me/useritemstoread');
    expect(body.map((item) => isOverdue(item, new Date()))).toEqual([
      true,
      ...body.slice(1).map(() => false),
    ]);
    expect(body.length).toBeGreaterThan(1);
    const slugs = body.flatMap(({ Url }) => /^\/pages\/news\/(.+)$/.exec(Url)?.[1] ?? []);
    for (const slug of slugs)
      expect((await portal.call('member', 'GET', `/pages/news/${slug}`)).status).toBe(200);
    expect(slugs.length).toBeGreaterThan(0);
  });

  it('leads from the menu to what to do in an emergency, without a licence too', async () => {
    const safety = (await menuOf(portal, 'frontline'))[1];
    const slug = /^\/pages\/content\/(.+)$/.exec(safety?.Children[0]?.Url ?? '')?.[1];
    const page = await portal.call<{ Title: string }>('frontline', 'GET', `/pages/content/${slug}`);
    expect([page.status, page.body.Title]).toEqual([200, 'In an emergency']);
    expect([safety?.Title, safety?.Children[0]?.Title]).toEqual(['Safety', 'In an emergency']);
  });

  it('goes on after an interruption: what is missing comes, and nothing comes twice', async () => {
    const all = async () =>
      (
        await portal.call<{ Id: number; Title: string }[]>('editor', 'POST', '/pages/query', {
          IncludeDrafts: true,
          IncludeArchive: true,
          Take: 500,
        })
      ).body;
    const before = await all();
    await portal.call('admin', 'DELETE', '/featuresettings/exampleContentComplete');
    for (const { Id } of before.slice(0, 3)) await portal.call('editor', 'DELETE', `/pages/${Id}`);
    expect(await seedPortal({ portalUrl: portal.url, devTenant: portal.devTenant })).toEqual({
      pages: 3,
      skipped: false,
    });
    expect((await all()).map(({ Title }) => Title).sort()).toEqual(
      before.map(({ Title }) => Title).sort(),
    );
  });

  it('does nothing the second time', async () => {
    expect(await seedPortal({ portalUrl: portal.url, devTenant: portal.devTenant })).toEqual({
      pages: 0,
      skipped: true,
    });
  });
});
