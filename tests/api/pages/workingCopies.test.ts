import { randomUUID } from 'node:crypto';
import type { Page } from '#shared/contract/pages/pages';
import type { ListedWorkingCopy, WorkingCopy } from '#shared/contract/pages/workingCopies';
import type { Problem } from '#shared/errors';
import { openHub } from '../../support/servers/hubClient';
import { workingCopy } from '../../support/content/pageWrites';
import { hoursFromNow, newsPage, storePage } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const mine = '/me/workingCopies';
const keep = (key: string | number, body: object, person = 'editor') =>
  portal.call<ListedWorkingCopy & Problem>(person, 'PUT', `${mine}/${key}`, body);
const read = (key: string | number, person = 'editor') =>
  portal.call<WorkingCopy & Problem>(person, 'GET', `${mine}/${key}`);

it('a copy that is neither finished nor valid is kept as it was typed, for its author alone', async () => {
  const key = randomUUID().toUpperCase();
  const Body = { Title: ' \u0000 two\ud800', PublishingDate: 'tomorrow', SenderTags: [{}] };
  const { status, body } = await keep(key, workingCopy(Body));
  expect(status).toBe(200);
  expect(body).toEqual({
    ...{ Key: key.toLowerCase(), PageId: null, PageType: 1, BaseModified: null },
    ...{ Title: expect.stringContaining('two'), Modified: expect.any(String) },
  });
  expect((await read(key)).body).toEqual({
    ...{ Key: key.toLowerCase(), PageId: null, PageType: 1, BaseModified: null },
    ...{ Body, Modified: body.Modified },
  });
  const listed = await portal.call<ListedWorkingCopy[]>('editor', 'GET', mine);
  expect(listed.body[0]).toEqual(body);
  expect(JSON.stringify(listed.body)).not.toContain('tomorrow');
  expect((await read(key, 'admin')).status).toBe(404);
  expect((await portal.call('admin', 'GET', mine)).body).toEqual([]);
  expect((await portal.call('admin', 'DELETE', `${mine}/${key}`)).status).toBe(404);
});

it('its text is cleaned as that of a page', async () => {
  const key = randomUUID();
  const Content = '<p onclick="go()">The <script>go()</script><b>quay</b></p>';
  await keep(key, workingCopy({ Content }));
  const page = await storePage(portal, { Content });
  expect((await read(key)).body.Body).toEqual({ Content: page.Content });
  expect(page.Content).not.toContain('go()');
});

it('what the same person has written in another window is not overwritten', async () => {
  const key = randomUUID();
  const first = await keep(key, workingCopy({ Title: 'One' }, { Modified: null }));
  const other = await keep(key, workingCopy({ Title: 'Two' }, { Modified: null }));
  expect([other.status, other.body.id]).toEqual([409, 'conflict']);
  expect(other.body.current).toMatchObject({ Key: key, Body: { Title: 'One' } });
  const { Modified } = first.body;
  const second = await keep(key, workingCopy({ Title: 'Three' }, { Modified }));
  expect(second.status).toBe(200);
  expect(second.body.Modified > Modified).toBe(true);
  expect((await keep(key, workingCopy({ Title: 'Four' }, { Modified }))).status).toBe(409);
  const ifMatch = (version: string) => ({ 'if-match': `"${version}"` });
  const discard = (version: string) =>
    portal.call('editor', 'DELETE', `${mine}/${key}`, undefined, ifMatch(version));
  expect((await discard(Modified)).status).toBe(409);
  expect((await read(key)).body.Body).toEqual({ Title: 'Three' });
  expect((await discard(second.body.Modified)).status).toBe(204);
  expect((await read(key)).status).toBe(404);
  expect((await keep(key, workingCopy({}, { Modified }))).status).toBe(404);
});

it('two windows that begin at the same time make one copy, and neither is lost without a word', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((Title) => keep(key, workingCopy({ Title }, { Modified: null }))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it('readers do not change by a copy, and publishing forgets it with the same commit', async () => {
  const page = await storePage(portal);
  const about = { PageId: page.Id, BaseModified: page.Modified };
  await keep(page.Id, workingCopy({ Title: 'Later' }, about));
  expect((await portal.call('member', 'GET', `/pages/${page.Id}`)).body).toMatchObject({
    Title: page.Title,
  });
  const change = { Title: '', WorkingCopyKey: String(page.Id) };
  expect((await portal.call('editor', 'PUT', `/pages/${page.Id}`, change)).status).toBe(400);
  expect((await read(page.Id)).status).toBe(200);
  await portal.call('editor', 'PUT', `/pages/${page.Id}`, { ...change, Title: 'Later' });
  expect((await read(page.Id)).status).toBe(404);

  const key = randomUUID();
  await keep(key, workingCopy());
  await keep(key, workingCopy(), 'admin');
  const created = await portal.call('editor', 'POST', '/pages', {
    ...newsPage(),
    WorkingCopyKey: key.toUpperCase(),
  });
  expect(created.status).toBe(201);
  expect([(await read(key)).status, (await read(key, 'admin')).status]).toEqual([404, 200]);
});

it('publishing forgets the version of the copy that it names, and no later one', async () => {
  const page = await storePage(portal);
  const about = { PageId: page.Id, BaseModified: page.Modified };
  const first = await keep(page.Id, workingCopy({ Title: 'One' }, about));
  const second = await keep(page.Id, workingCopy({ Title: 'Two' }, about));
  const own = await openHub(portal, 'editor');
  const publish = (Title: string, WorkingCopyModified: string) =>
    portal.call<Page>('editor', 'PUT', `/pages/${page.Id}`, {
      ...{ Title, WorkingCopyKey: String(page.Id), WorkingCopyModified },
    });
  const published = await publish('One', first.body.Modified);
  expect([published.status, published.body.Title]).toEqual([200, 'One']);
  expect(published.body).not.toHaveProperty('WorkingCopyModified');
  expect((await read(page.Id)).body.Body).toEqual({ Title: 'Two' });
  await publish('Two', second.body.Modified);
  expect((await read(page.Id)).status).toBe(404);
  await own.update(({ ComponentId }) => ComponentId === 'workingCopies');
  expect(own.updates.filter(({ ComponentId }) => ComponentId === 'workingCopies')).toHaveLength(1);
  await own.stop();
});

it('a key that is no page of this copy is refused', async () => {
  for (const [key, PageId] of [
    ['12', null],
    ['12', 13],
    [randomUUID(), 12],
  ] as const) {
    const { status, body } = await keep(key, workingCopy({}, { PageId }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['PageId']]);
  }
  expect((await keep('none', workingCopy())).status).toBe(400);
});

it('a page of 1 MB is kept and saved; one of more is refused by the name of its field', async () => {
  const key = randomUUID();
  const text = (length: number) => `<p>${'ä'.repeat((length - 7) / 2)}</p>`;
  const whole = text(1_048_575);
  expect((await keep(key, workingCopy({ Content: whole }))).status).toBe(200);
  expect((await read(key)).body.Body).toEqual({ Content: whole });
  const saved = await portal.call<{ Content: string }>(
    'editor',
    'POST',
    '/pages',
    newsPage({ Content: whole }),
  );
  expect([saved.status, saved.body.Content]).toEqual([201, whole]);
  const more = await keep(key, workingCopy({ Content: text(1_048_577) }));
  expect([more.status, more.body.id, more.body.errors]).toEqual([
    413,
    'bodyTooLarge',
    { 'Body.Content': ['must have at most 1 MB'] },
  ]);
  const longer = newsPage({ Content: text(1_048_577) });
  for (const [method, path] of [
    ['POST', '/pages'],
    ['PUT', `/pages/${(await storePage(portal)).Id}`],
  ] as const) {
    const answer = await portal.call<Problem>('editor', method, path, longer);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([413, ['Content']]);
  }
  const notes = workingCopy({ Notes: 'x'.repeat(300_000) });
  expect((await keep(key, notes)).status).toBe(413);
});

it('other windows of its author hear of it, and nobody else', async () => {
  const [own, colleague] = [await openHub(portal, 'editor'), await openHub(portal, 'admin')];
  const key = randomUUID();
  await keep(key, workingCopy());
  await own.update(({ Data }) => Data?.Change === 'created' && Data.Id === key);
  await keep(key, workingCopy({ Title: 'Two' }));
  await own.update(({ Data }) => Data?.Change === 'updated' && Data.Id === key);
  await portal.call('editor', 'DELETE', `${mine}/${key}`);
  await own.update(({ Data }) => Data?.Change === 'deleted' && Data.Id === key);
  const page = await storePage(portal);
  await colleague.update(({ Data }) => Data?.Id === page.Id);
  expect(colleague.updates.filter(({ ComponentId }) => ComponentId === 'workingCopies')).toEqual(
    [],
  );
  await Promise.all([own.stop(), colleague.stop()]);
});

it('a copy that nobody touches for 90 days is forgotten', async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  for (const [key, days] of [
    [old, 91],
    [young, 89],
  ] as const) {
    await keep(key, workingCopy());
    await portal.db
      .updateTable('working_copies')
      .set({ Modified: hoursFromNow(-24 * days) })
      .where('Key', '=', key)
      .execute();
  }
  // A server looks what is too old when it starts.
  const beside = await startTestPortal({ beside: portal });
  await until(async () => (await read(old)).status === 404);
  await beside.stop();
  expect((await read(young)).status).toBe(200);
});

it('the open pages of who publishes a new page hear that its copy is gone, and nobody else', async () => {
  const Key = randomUUID();
  await keep(Key, workingCopy({ Title: 'Told' }));
  const [own, other] = [await openHub(portal, 'editor'), await openHub(portal, 'admin')];
  await storePage(portal, { Title: 'Told', WorkingCopyKey: Key });
  const isCopy = ({ ComponentId }: { ComponentId: string }) => ComponentId === 'workingCopies';
  // The update that it was made may come late.
  const update = await own.update((each) => isCopy(each) && each.Data?.Change === 'deleted');
  expect(update.Data).toEqual({ Change: 'deleted', Id: Key });
  await other.update(({ ComponentId }) => ComponentId === 'pages');
  expect(other.updates.filter(isCopy)).toEqual([]);
  await Promise.all([own.stop(), other.stop()]);
});

it('a person has so many copies; those that are there go on, and a new one needs the place of another', async () => {
  const keys = Array.from({ length: 200 }, () => randomUUID());
  for (const key of keys) await keep(key, workingCopy(), 'admin');
  const listed = await portal.call<ListedWorkingCopy[]>('admin', 'GET', mine);
  const [oldest] = listed.body.slice(-1);
  const refused = await keep(randomUUID(), workingCopy(), 'admin');
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { Body: ['must not be one more than 200: publish or discard others first'] },
  ]);
  expect((await keep(randomUUID(), workingCopy())).status).toBe(200);
  expect((await keep(oldest!.Key, workingCopy({ Title: 'Two' }), 'admin')).status).toBe(200);
  await portal.call('admin', 'DELETE', `${mine}/${oldest!.Key}`);
  expect((await keep(randomUUID(), workingCopy(), 'admin')).status).toBe(200);
});

it('a field whose name has a line break is refused, for it would not come back', async () => {
  for (const name of ['Title\n', 'a\u2028b', '\u0007', 'x'.repeat(101)]) {
    const { status, body } = await keep(randomUUID(), workingCopy({ [name]: 'One' }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['Body']]);
  }
});
