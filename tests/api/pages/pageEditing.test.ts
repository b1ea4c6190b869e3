import { randomUUID } from 'node:crypto';
import type { PageEditor } from '#shared/contract/pages/pages';
import { openHub } from '../../support/servers/hubClient';
import { hoursFromNow, storePage } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const say = (person: string, id: number, Window = randomUUID()) =>
  portal.call<PageEditor[]>(person, 'PUT', `/pages/${id}/editing`, { Window });
const who = async (person: string, id: number) =>
  (await portal.call<PageEditor[]>(person, 'GET', `/pages/${id}/editing`)).body.map(
    ({ UpnId, IsMe }) => [UpnId.split('@')[0], IsMe],
  );
const close = (person: string, id: number, window: string) =>
  portal.call(person, 'DELETE', `/pages/${id}/editing/${window}`);

it('who has a page open is seen by the others as soon as they come and go, each once', async () => {
  const { Id } = await storePage(portal);
  const [mine, second, theirs] = [randomUUID(), randomUUID(), randomUUID()];
  const first = await say('editor', Id, mine);
  expect(first.body).toEqual([
    {
      ...{ UpnId: 'editor@nordvik.example', DisplayName: expect.any(String) },
      ...{ Since: expect.any(String), IsMe: true },
    },
  ]);
  const open = await openHub(portal, 'editor');
  await say('admin', Id, theirs);
  await open.update(
    ({ ComponentId, Data }) =>
      ComponentId === 'pageEditing' && Data?.Id === Id && Data.Change === 'created',
  );
  await say('editor', Id, second);
  expect(await who('editor', Id)).toEqual([
    ['editor', true],
    ['admin', false],
  ]);
  await close('editor', Id, mine);
  expect(await who('admin', Id)).toEqual([
    ['admin', true],
    ['editor', false],
  ]);
  await close('admin', Id, theirs);
  await open.update(
    ({ ComponentId, Data }) =>
      ComponentId === 'pageEditing' && Data?.Id === Id && Data.Change === 'deleted',
  );
  expect(await who('editor', Id)).toEqual([['editor', true]]);
  // Saying so again is nothing new.
  await say('editor', Id, second);
  const told = open.updates.filter(({ ComponentId }) => ComponentId === 'pageEditing');
  expect(told).toHaveLength(2);
  await open.stop();
});

it('a window that says nothing any more counts as closed after a minute', async () => {
  const { Id } = await storePage(portal);
  await say('editor', Id);
  await portal.db
    .updateTable('page_editors')
    .set({ Until: hoursFromNow(-0.01) })
    .execute();
  expect(await who('admin', Id)).toEqual([]);
  expect((await say('admin', Id)).body).toHaveLength(1);
});

it('only a page that exists can be open, and closing one that is not is no failure', async () => {
  expect((await say('editor', 2_000_000)).status).toBe(404);
  expect((await portal.call('editor', 'GET', '/pages/2000000/editing')).status).toBe(404);
  expect((await close('editor', 2_000_000, randomUUID())).status).toBe(204);
});

it('nobody closes the window of somebody else', async () => {
  const { Id } = await storePage(portal);
  const window = randomUUID();
  await say('editor', Id, window);
  expect((await close('admin', Id, window)).status).toBe(204);
  expect(await who('admin', Id)).toEqual([['editor', false]]);
});

it('readers do not hear of what editors do with drafts', async () => {
  const [reader, colleague] = [await openHub(portal, 'member'), await openHub(portal, 'admin')];
  const draft = await storePage(portal, { PublishingDate: null });
  await colleague.update(
    ({ ComponentId, Data }) => ComponentId === 'pages' && Data?.Id === draft.Id,
  );
  const page = await storePage(portal);
  await reader.update(({ Data }) => Data?.Id === page.Id);
  expect(reader.updates.map(({ ComponentId }) => ComponentId)).toEqual(['personalNews']);
  await Promise.all([reader.stop(), colleague.stop()]);
});
