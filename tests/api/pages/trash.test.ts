import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Change } from '#shared/contract/audits';
import type { PageBulkAnswer, TrashedPage } from '#shared/contract/pages/pageCenter';
import type { Problem } from '#shared/errors';
import { openHub } from '../../support/servers/hubClient';
import { workingCopy } from '../../support/content/pageWrites';
import { hoursFromNow, ids, storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { drawing, upload } from '../../support/content/uploads';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';
import { untilLocked } from '../../support/untilLocked';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const trash = async (query = '') =>
  (
    await portal.call<{ Pages: TrashedPage[]; HasMore: boolean }>(
      'editor',
      'GET',
      `/pages/trash${query}`,
    )
  ).body;
const remove = (path: string) => portal.call('editor', 'DELETE', path);
const forGood = (id: number, version?: string) =>
  portal.call<Problem>(
    'editor',
    'DELETE',
    `/pages/trash/${id}`,
    undefined,
    version ? { 'if-match': `"${version}"` } : {},
  );
const putBack = (path: string) => portal.call<Problem>('editor', 'POST', `${path}/restore`);
const picture = async () => (await upload(portal, await drawing(9, 9).png().toBuffer())).body.Url;
const showing = (url: string) => `<p>See</p><p><img src="${url}" alt="Quay"></p>`;
const statusOf = async (url: string) => (await fetch(`${portal.url}${url}`)).status;
/** Everything that the history holds of something. */
const historyOf = async (resource: string, id: number) =>
  (
    await sql<{ text: string }>`
      select coalesce(string_agg("NewValues"::text, ' '), '') as text from audits
      where "Resource" = ${resource} and "ResourceId" = ${id}`.execute(portal.db)
  ).rows[0]!.text;
const isInTrash = async (resource: string) =>
  (await sql`select from audits where "Resource" = ${resource} and "InTrash"`.execute(portal.db))
    .rows.length > 0;
/** Moves what was deleted into the past, and starts a server, which looks what is too old. */
async function afterDays(
  days: number,
  id: number,
  hasHappened: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  await portal.db
    .updateTable('audits')
    .set({ DateTime: hoursFromNow(-24 * days) })
    .where('ResourceId', '=', id)
    .where('Action', '=', 'deleted')
    .execute();
  const beside = await startTestPortal({ beside: portal });
  // One that is stopped at once may not have come to it.
  await until(hasHappened);
  await beside.stop();
}

it('a deleted page lies in the trash with who deleted it and until when, and is put back whole', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Harbours');
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
  const page = await storePage(portal, { ChannelTermPages: [{ ChannelTermId: channel }] });
  await portal.call('editor', 'POST', '/users', {});
  await remove(`/pages/${page.Id}`);
  const [found] = (await trash()).Pages;
  const { Id, Title, PageType, PublishingDate, LanguageTermId } = page;
  expect(found).toEqual({
    ...{ Id, Title, PageType, PublishingDate, LanguageTermId, ChannelTermIds: [channel] },
    ...{ Deleted: expect.any(String), KeptUntil: expect.any(String) },
    DeletedByUser: { UpnId: 'editor@nordvik.example', DisplayName: expect.any(String) },
  });
  const days = (Date.parse(found!.KeptUntil) - Date.parse(found!.Deleted)) / 86_400_000;
  expect(days).toBe(30);
  expect((await putBack(`/pages/${Id}`)).status).toBe(200);
  expect(ids((await trash()).Pages)).not.toContain(Id);
  expect((await portal.call('editor', 'GET', `/pages/${Id}`)).body).toMatchObject({
    ...{ Id, Title, Content: page.Content, ChannelTermPages: page.ChannelTermPages },
  });
});

it('the trash is read in parts, the latest first', async () => {
  const pages = [await storePage(portal), await storePage(portal), await storePage(portal)];
  for (const { Id } of pages) await remove(`/pages/${Id}`);
  const [first, second, third] = ids(pages);
  const part = async (query: string) => {
    const { Pages, HasMore } = await trash(query);
    return [ids(Pages), HasMore];
  };
  expect(await part('?amount=2')).toEqual([[third, second], true]);
  expect(await part('?amount=1&skip=2')).toEqual([[first], expect.any(Boolean)]);
  const all = ids((await trash('?amount=100')).Pages);
  expect(await part(`?amount=${all.length}`)).toEqual([all, false]);
});

it('a page deleted for good is gone with its history and its own pictures; the history says by whom', async () => {
  const [own, shared, drafted] = [await picture(), await picture(), await picture()];
  const other = await storePage(portal, { Content: showing(shared) });
  // The other page shows it no more, but could be put back to where it did.
  await portal.call('editor', 'PUT', `/pages/${other.Id}`, { Content: '<p>No picture</p>' });
  const copy = workingCopy({ Content: showing(drafted) }, { PageId: other.Id });
  await portal.call('editor', 'PUT', `/me/workingCopies/${other.Id}`, copy);
  const page = await storePage(portal, {
    Title: 'Old quay',
    BannerImageUrl: shared,
    Content: showing(own) + showing(drafted),
  });
  await remove(`/pages/${page.Id}`);
  const before = (await trash()).Pages[0]!;
  expect((await forGood(page.Id, hoursFromNow(-1))).body.id).toBe('conflict');
  const open = await openHub(portal, 'admin');
  expect((await forGood(page.Id, before.Deleted)).status).toBe(204);
  await open.update(
    ({ ComponentId, Data }) =>
      ComponentId === 'pages' && Data?.Change === 'deleted' && Data.Id === page.Id,
  );
  await open.stop();
  expect(ids((await trash()).Pages)).not.toContain(page.Id);
  expect((await putBack(`/pages/${page.Id}`)).status).toBe(404);
  expect(await historyOf('pages', page.Id)).not.toContain('/images/');
  expect([await statusOf(own), await statusOf(shared), await statusOf(drafted)]).toEqual([
    404, 200, 200,
  ]);
  const { body } = await portal.call<{ Changes: Change[] }>('editor', 'GET', '/audits');
  expect(body.Changes[0]).toMatchObject({
    ...{ Action: 'purged', Resource: 'pages', ResourceId: page.Id, Title: 'Old quay' },
    UpnId: 'editor@nordvik.example',
  });
  const again = await forGood(page.Id);
  expect([again.status, again.body.changedBy?.UpnId]).toEqual([404, 'editor@nordvik.example']);
});

it('what is not in the trash cannot be deleted for good', async () => {
  const { Id } = await storePage(portal);
  expect((await forGood(Id)).status).toBe(404);
  expect((await portal.call('member', 'GET', `/pages/${Id}`)).status).toBe(200);
  expect((await forGood(2_000_000)).status).toBe(404);
});

it('of a page that is put back and deleted for good at the same time either happens, never both', async () => {
  const { Id } = await storePage(portal);
  await remove(`/pages/${Id}`);
  const [back, gone] = await Promise.all([putBack(`/pages/${Id}`), forGood(Id)]);
  expect([back.status, gone.status]).toEqual(back.status === 200 ? [200, 404] : [404, 204]);
  const { status } = await portal.call('editor', 'GET', `/pages/${Id}`);
  expect(status).toBe(back.status === 200 ? 200 : 404);
});

it('two editors who put the same pages back in another order never wait for each other', async () => {
  const Ids = ids(await Promise.all([1, 2, 3].map(() => storePage(portal)))).sort();
  for (const id of Ids) await remove(`/pages/${id}`);
  const putBackAll = (person: string, order: number[]) =>
    portal.call<PageBulkAnswer>(person, 'POST', '/pages/trash/restore', { Ids: order });
  const answers = await portal.db.transaction().execute(async (transaction) => {
    await sql`select from audits where "ResourceId" = ${Ids[1]} for update`.execute(transaction);
    const both = [putBackAll('editor', Ids), putBackAll('admin', [...Ids].reverse())];
    await untilLocked(portal, both.length);
    return both;
  });
  const done = (await Promise.all(answers)).map(({ status, body }) => [status, body.Done]);
  expect(done).toEqual(
    expect.arrayContaining([
      [200, Ids],
      [200, []],
    ]),
  );
});

it('after the days of the setting deletions of every kind are emptied, and not before', async () => {
  await storeSetting(portal, 'trashDays', 7);
  const url = await picture();
  const page = await storePage(portal, { Content: showing(url) });
  const tile = await portal.call<{ Id: number }>('admin', 'POST', '/apptiles', {
    Title: 'Old timesheets',
    Url: 'https://time.nordvik.example/',
  });
  await portal.call('member', 'POST', '/me/userapptiles', { AppTileId: tile.body.Id });
  await portal.call('admin', 'DELETE', `/apptiles/${tile.body.Id}`);
  await remove(`/pages/${page.Id}`);
  expect(await historyOf('apptiles', tile.body.Id)).toContain('@dependents');

  await afterDays(6, page.Id);
  await afterDays(
    8,
    tile.body.Id,
    async () => !(await historyOf('apptiles', tile.body.Id)).includes('@dependents'),
  );
  expect(await historyOf('apptiles', tile.body.Id)).toMatch(/^({"Title": "Old timesheets"} ?){2}$/);
  expect(ids((await trash()).Pages)).toContain(page.Id);
  expect(await statusOf(url)).toBe(200);

  await afterDays(8, page.Id, async () => (await statusOf(url)) === 404);
  expect(ids((await trash()).Pages)).not.toContain(page.Id);
  expect((await putBack(`/pages/${page.Id}`)).status).toBe(404);
  expect((await putBack(`/apptiles/${tile.body.Id}`)).status).toBe(404);
});

it('the history of what is there stays, however old it is, also where it was put back', async () => {
  const [page, gone] = [
    await storePage(portal, { Content: '<p>Quay</p>' }),
    await storePage(portal),
  ];
  await remove(`/pages/${page.Id}`);
  expect((await putBack(`/pages/${page.Id}`)).status).toBe(200);
  await portal.db
    .updateTable('audits')
    .set({ DateTime: hoursFromNow(-24 * 400) })
    .where('Resource', '=', 'pages')
    .where('ResourceId', '=', page.Id)
    .execute();
  await remove(`/pages/${gone.Id}`);
  await afterDays(60, gone.Id, async () => !ids((await trash()).Pages).includes(gone.Id));
  expect(await historyOf('pages', page.Id)).toContain('<p>Quay</p>');
});

it('what was made again under the id of something that is emptied keeps its history', async () => {
  const Guid = randomUUID();
  await storeTerm(portal, 'channelterms', 'Old harbour', { Guid });
  await portal.call('admin', 'DELETE', `/channelterms/${Guid}`);
  await storeTerm(portal, 'channelterms', 'New harbour', { Guid });
  const history = () =>
    portal.db
      .selectFrom('audits')
      .select(['InTrash', 'NewValues'])
      .where('ResourceKey', '=', Guid)
      .orderBy('Id')
      .execute();
  await afterDays(60, 0, async () => !(await history())[1]!.InTrash);
  expect((await history()).map(({ NewValues }) => NewValues)).toEqual([
    { InternalName: 'Old harbour' },
    { InternalName: 'Old harbour' },
    expect.objectContaining({ InternalName: 'New harbour', IsDeprecated: false }),
  ]);
});

it('what was emptied is listed by its name, whatever the field of that is', async () => {
  const Guid = await storeTerm(portal, 'channelterms', 'Old canal');
  const group = await portal.call<{ Id: number }>('admin', 'POST', '/chartgroups', {
    ...{ GroupName: 'Departures', ChartType: 1 },
    ChartItems: [{ Title: 'On time', ChartValue: 92.5 }],
  });
  await portal.call('admin', 'DELETE', `/channelterms/${Guid}`);
  await portal.call('admin', 'DELETE', `/chartgroups/${group.body.Id}`);
  await afterDays(60, 0, async () => !(await isInTrash('channelterms')));
  await afterDays(60, group.body.Id, async () => !(await isInTrash('chartgroups')));
  for (const [resource, name] of [
    ['channelterms', 'Old canal'],
    ['chartgroups', 'Departures'],
  ]) {
    const { body } = await portal.call<{ Changes: Change[] }>(
      ...(['admin', 'GET', `/audits?resource=${resource}&amount=1`] as const),
    );
    expect(body.Changes).toMatchObject([{ Action: 'deleted', Title: name }]);
  }
});

it('of what was deleted twice the last state comes back, and the first one is emptied in time', async () => {
  const Guid = randomUUID();
  for (const name of ['First quay', 'Second quay']) {
    await storeTerm(portal, 'channelterms', name, { Guid });
    await portal.call('admin', 'DELETE', `/channelterms/${Guid}`);
  }
  const deletions = () =>
    portal.db
      .selectFrom('audits')
      .select('InTrash')
      .where('ResourceKey', '=', Guid)
      .where('Action', '=', 'deleted')
      .orderBy('Id')
      .execute();
  const back = await portal.call('admin', 'POST', `/channelterms/${Guid}/restore`);
  expect(back).toMatchObject({ status: 200, body: { InternalName: 'Second quay' } });
  expect(await deletions()).toEqual([{ InTrash: true }, { InTrash: false }]);
  await afterDays(60, 0, async () => !(await deletions())[0]!.InTrash);
  const { body } = await portal.call('admin', 'GET', `/channelterms/${Guid}`);
  expect(body).toMatchObject({ InternalName: 'Second quay' });
});

it('a picture that somebody has uploaded once more stays', async () => {
  const bytes = await drawing(11, 9).png().toBuffer();
  const { Url } = (await upload(portal, bytes)).body;
  const { Id } = await storePage(portal, { Content: showing(Url) });
  await remove(`/pages/${Id}`);
  await upload(portal, bytes);
  expect((await forGood(Id)).status).toBe(204);
  expect(await statusOf(Url)).toBe(200);
});

it('the trash, and which pictures are used, are found by their indexes', async () => {
  const plans = await portal.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const plan = async (query: ReturnType<typeof sql>) =>
      JSON.stringify((await sql`explain ${query}`.execute(transaction)).rows);
    return Promise.all([
      plan(
        sql`select from audits where "Resource" = 'pages' and "InTrash" order by "Id" desc limit 50`,
      ),
      plan(sql`select from audits where "InTrash" and "DateTime" < now() order by "DateTime"`),
      plan(sql`select from audits where image_names("NewValues"::text) @> array['a']`),
      plan(sql`select from working_copies where image_names("Body") @> array['a']`),
    ]);
  });
  expect(plans).toEqual([
    expect.stringContaining('audits_trash'),
    expect.stringContaining('audits_trash_age'),
    expect.stringContaining('audits_images'),
    expect.stringContaining('working_copies_images'),
  ]);
});
