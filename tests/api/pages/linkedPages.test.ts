import type { Page } from '#shared/contract/pages/pages';
import type { LinkCheck } from '#shared/contract/people/targeting';
import { linkedPageId } from '#shared/rules/pages/pageLinks';
import { hoursFromNow, storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let ships: string;
let docks: string;
const people = ['editor', 'member', 'guest', 'frontline'];

beforeAll(async () => {
  portal = await startTestPortal();
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
  ships = await storeTerm(portal, 'channelterms', 'Ships');
  docks = await storeTerm(portal, 'channelterms', 'Docks');
  for (const person of people) await portal.call(person, 'POST', '/users', {});
  const follow = (person: string, ChannelTermId: string) =>
    portal.call(person, 'POST', '/me/userchannelterms', { ChannelTermId, ChannelType: 0 });
  await follow('member', ships);
  await follow('guest', docks);
  await follow('frontline', ships);
  await follow('frontline', docks);
});
afterAll(() => portal.stop());

const channels = (...ids: string[]) => ids.map((ChannelTermId) => ({ ChannelTermId }));
const check = (body: object, person = 'editor') =>
  portal.call<LinkCheck>(person, 'POST', '/targeting/links', body);
/** Readers, so not the editor, who opens everything. */
const readers = people.slice(1);
const statuses = (path: string) =>
  Promise.all(readers.map(async (person) => (await portal.call<Page>(person, 'GET', path)).status));

it('as many readers of a text are counted as are refused the page that it links to', async () => {
  for (const [ofText, ofTarget] of [
    [[ships], []],
    [[ships], [docks]],
    [[docks], [ships, docks]],
    [[ships, docks], [docks]],
  ] as const) {
    const text = await storePage(portal, { ChannelTermPages: channels(...ofText) });
    const target = await storePage(portal, { ChannelTermPages: channels(...ofTarget) });
    const mayRead = await statuses(`/pages/${text.Id}`);
    const mayFollow = await statuses(`/pages/${target.Id}`);
    const refused = readers.filter((_, at) => mayRead[at] === 200 && mayFollow[at] === 404);
    const { body } = await check({ PageIds: [target.Id], ChannelTermIds: ofText });
    expect([ofText, ofTarget, body]).toEqual([
      ...[ofText, ofTarget],
      {
        Readers: mayRead.filter((status) => status === 200).length,
        Pages: [{ Id: target.Id, State: 'shown', Withheld: refused.length }],
      },
    ]);
  }
});

it('a page that is gone, unpublished or archived says so, at the time at which the text is published', async () => {
  const stored = {
    draft: await storePage(portal, { PublishingDate: null }),
    tomorrow: await storePage(portal, { PublishingDate: hoursFromNow(20) }),
    archived: await storePage(portal, {
      PublishingDate: hoursFromNow(-20),
      ArchiveDate: hoursFromNow(-1),
    }),
    gone: await storePage(portal),
  };
  const PageIds = Object.values(stored).map(({ Id }) => Id);
  await portal.call('editor', 'DELETE', `/pages/${stored.gone.Id}`);
  const states = async (At?: string) =>
    (await check({ PageIds, ChannelTermIds: [], At })).body.Pages.map(({ State }) => State);
  expect(await states()).toEqual(['draft', 'scheduled', 'archived', 'missing']);
  expect(await states(hoursFromNow(24))).toEqual(['draft', 'shown', 'archived', 'missing']);
});

it('only those who write pages may ask', async () => {
  const body = { PageIds: [1], ChannelTermIds: [] };
  expect((await check(body, 'member')).status).toBe(403);
  expect((await check(body, 'broadcaster')).status).toBe(403);
  expect((await check({ ...body, PageIds: ['x'] })).status).toBe(400);
});

it('PAGES-062 a link leads to its page by the id in it, whatever the title has become', async () => {
  const page = await storePage(portal, { Title: 'Old title' });
  const renamed = await portal.call<Page>('editor', 'PUT', `/pages/${page.Id}`, {
    Title: 'Quite another title',
  });
  expect(renamed.status).toBe(200);
  expect(renamed.body.Path).not.toBe(page.Path);
  for (const address of [page.Path, renamed.body.Path, `${portal.url}${page.Path}#top`])
    expect(linkedPageId(address, portal.url)).toBe(page.Id);
  expect((await portal.call<Page>('member', 'GET', page.Path)).body.Title).toBe(
    'Quite another title',
  );
  for (const other of [
    '/pages/news',
    '/pages/news/add',
    `https://x.example${page.Path}`,
    '/people',
  ])
    expect(linkedPageId(other, portal.url)).toBeUndefined();
});
