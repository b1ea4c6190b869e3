import { startDevTenant, type DevTenant } from '../../../src/devTenant/devTenant';
import { watchGraph } from '../../support/graphContract';

let tenant: DevTenant;
let contract: ReturnType<typeof watchGraph>;

beforeAll(async () => {
  tenant = await startDevTenant({ basePort: 0, productUrl: 'http://localhost:4995' });
  contract = watchGraph(tenant);
});
afterEach(() => {
  contract.expectNone();
  tenant.control.reset();
});
afterAll(() => tenant.stop());

type Body = Record<string, unknown> & {
  value: Record<string, unknown>[];
  '@odata.nextLink'?: string;
};

async function graph(
  method: string,
  path: string,
  {
    body,
    headers,
    as = 'member',
  }: { body?: unknown; headers?: Record<string, string>; as?: string } = {},
): Promise<{ status: number; body: Body }> {
  const token = await tenant.tokenFor(`${as}@nordvik.example`, { resource: 'graph' });
  const answer = await fetch(tenant.graphUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Body };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('Calendar, tasks and files of the dev tenant', () => {
  it('shows the meetings of a week in the wanted zone, ten a page, and keeps a response', async () => {
    const view = `/v1.0/me/calendar/calendarView?startDateTime=${inDays(0)}&endDateTime=${inDays(7)}`;
    const { body } = await graph('GET', view, {
      headers: { prefer: 'outlook.timezone="Romance Standard Time"' },
    });
    expect(body.value).toHaveLength(10);
    expect(body['@odata.nextLink']).toContain('$skiptoken'.replace('$', '%24'));
    expect(body.value[0]!['start']).toMatchObject({ timeZone: 'Romance Standard Time' });
    const all = (
      await graph('GET', `${view}&$top=100&$select=id,subject,isOrganizer,responseRequested`)
    ).body.value;
    const invited = all.find(
      ({ isOrganizer, responseRequested }) => !isOrganizer && responseRequested,
    )!;
    expect(
      (
        await graph('POST', `/v1.0/me/calendar/events/${String(invited['id'])}/tentativelyAccept`, {
          body: { sendResponse: false },
        })
      ).status,
    ).toBe(202);
    expect(
      (await graph('GET', `/v1.0/me/events/${String(invited['id'])}`)).body['responseStatus'],
    ).toMatchObject({ response: 'tentativelyAccepted' });
    const answerWith = (body: object) =>
      graph('POST', `/v1.0/me/calendar/events/${String(invited['id'])}/accept`, { body });
    expect((await answerWith({ Comment: 'With pleasure', sendResponse: true })).status).toBe(202);
    expect(tenant.answerComments.get(String(invited['id']))).toBe('With pleasure');
    const own = all.find(({ isOrganizer }) => isOrganizer)!;
    expect(
      (await graph('POST', `/v1.0/me/calendar/events/${String(own['id'])}/accept`, { body: {} }))
        .status,
    ).toBe(400);
    expect(
      (
        await graph('POST', `/v1.0/me/events/${String(own['id'])}/cancel`, {
          body: { comment: 'Sorry' },
        })
      ).status,
    ).toBe(202);
    expect((await graph('DELETE', `/v1.0/me/calendar/events/${String(own['id'])}`)).status).toBe(
      404,
    );
    expect((await graph('GET', view, { as: 'frontline' })).status).toBe(404);
  });

  it('shows and completes To Do and Planner tasks, Planner only with the current ETag', async () => {
    const lists = await graph('GET', '/v1.0/me/todo/lists');
    const path = `/v1.0/me/todo/lists/${String(lists.body.value[0]!['id'])}/tasks`;
    const [task] = (await graph('GET', `${path}?$filter=status ne 'completed'`)).body.value;
    expect(
      (await graph('PATCH', `${path}/${String(task!['id'])}`, { body: { status: 'completed' } }))
        .body['status'],
    ).toBe('completed');
    expect(
      (await graph('GET', `${path}?$filter=status ne 'completed'`)).body.value.map(({ id }) => id),
    ).not.toContain(task!['id']);
    const [planned] = (await graph('GET', '/v1.0/me/planner/tasks?$top=100')).body.value;
    const own = `/v1.0/planner/tasks/${String(planned!['id'])}`;
    await graph('GET', `${own}/details`);
    await graph('GET', `/v1.0/planner/plans/${String(planned!['planId'])}`);
    await graph('GET', `/v1.0/planner/buckets/${String(planned!['bucketId'])}`);
    const complete = (etag: string) =>
      graph('PATCH', own, {
        body: { percentComplete: 100 },
        headers: { 'if-match': etag, prefer: 'return=representation' },
      });
    expect((await complete('W/"stale"')).status).toBe(412);
    expect((await complete(String(planned!['@odata.etag']))).body['percentComplete']).toBe(100);
    expect((await complete(String(planned!['@odata.etag']))).status).toBe(412);
  });

  it('shows used, trending, shared and followed documents, and stores files', async () => {
    for (const path of [
      "/v1.0/me/insights/used?$filter=resourceVisualization/type eq 'Word'&$orderby=lastUsed/lastAccessedDateTime desc",
      "/beta/me/insights/used?$filter=resourceVisualization/type eq 'spsite'",
      '/v1.0/me/insights/trending',
      '/v1.0/me/insights/shared',
      '/v1.0/me/drive/following',
    ]) {
      const { status, body } = await graph('GET', path);
      expect([path, status, body.value.length > 0]).toEqual([path, 200, true]);
    }
    const [followed] = (await graph('GET', '/v1.0/me/drive/following')).body.value;
    const { id, parentReference } = followed as {
      id: string;
      parentReference: { driveId: string };
    };
    const write = (drive: string, act: string) =>
      graph('POST', `/v1.0/${drive}/items/${id}/${act}`);
    const drive = `drives/${parentReference.driveId}`;
    for (const other of ['me/drive', 'drives/b!other'])
      expect((await write(other, 'follow')).status).toBe(404);
    expect((await write('drives/b!other', 'unfollow')).status).toBe(404);
    expect((await write('me/drive', 'unfollow')).status).toBe(204);
    expect((await write(drive, 'unfollow')).status).toBe(404);
    await write(drive, 'follow');
    expect((await write(drive, 'unfollow')).status).toBe(204);
    expect(
      (await graph('GET', '/v1.0/me/drive/following')).body.value.map((item) => item['id']),
    ).not.toContain(id);
    expect((await write(drive, 'follow')).body).toMatchObject({ id });
    expect((await graph('GET', '/v1.0/me/drive/following')).body.value[0]).toEqual(followed);
    await graph('GET', '/v1.0/me/drive?$select=webUrl');
    expect((await graph('GET', '/v1.0/me/drive/root:/Plan.docx')).status).toBe(404);
    expect(
      (await graph('PUT', '/v1.0/me/drive/root:/Plan.docx:/content', { body: 'x' })).status,
    ).toBe(201);
    expect((await graph('GET', '/v1.0/me/drive/root:/Plan.docx')).status).toBe(200);
    expect(
      (await graph('GET', '/v1.0/me/mailFolders/inbox?$select=unreadItemCount')).body[
        'unreadItemCount'
      ],
    ).toBe(4);
  });

  it('a file gets new tags with each change; outdated tags and taken names are refused or numbered', async () => {
    const path = '/v1.0/me/drive/root:/Tags.docx';
    const put = (conflict: string, ifMatch?: unknown) =>
      graph('PUT', `${path}:/content?@microsoft.graph.conflictBehavior=${conflict}`, {
        body: 'x',
        ...(ifMatch !== undefined && { headers: { 'if-match': String(ifMatch) } }),
      });
    const { body: first } = await put('fail');
    const { body: second } = await put('replace', first['eTag']);
    expect(second['id']).toBe(first['id']);
    expect(second['eTag']).not.toBe(first['eTag']);
    expect(second['cTag']).not.toBe(first['cTag']);
    const refused = await put('replace', first['eTag']);
    expect([refused.status, refused.body['error']]).toEqual([
      412,
      expect.objectContaining({ code: 'resourceModified' }),
    ]);
    expect((await graph('GET', path)).body['eTag']).toBe(second['eTag']);
    // Either tag may be named.
    expect((await put('replace', second['cTag'])).status).toBe(200);
    expect((await put('fail')).body['error']).toMatchObject({ code: 'nameAlreadyExists' });
    expect((await put('rename')).body['name']).toBe('Tags 1.docx');
    expect((await put('rename')).body['name']).toBe('Tags 2.docx');
  });

  it('gives thumbnails of a document in its sizes, as pictures that can be fetched', async () => {
    const { body } = await graph('GET', '/v1.0/me/drive/following');
    const { id, parentReference } = body.value[0] as {
      id: string;
      parentReference: { driveId: string };
    };
    const sets = await graph(
      'GET',
      `/v1.0/drives/${parentReference.driveId}/items/${id}/thumbnails`,
    );
    const set = sets.body.value[0] as Record<string, { width: number; url: string }>;
    expect(['small', 'medium', 'large'].map((size) => set[size]!.width)).toEqual([96, 176, 800]);
    const picture = await fetch(set['large']!.url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(
      (await graph('GET', `/v1.0/drives/${parentReference.driveId}/items/unknown/thumbnails`))
        .status,
    ).toBe(404);
  });

  it('lists followed documents in beta too, and stops following there', async () => {
    const followed = async () =>
      (await graph('GET', '/beta/me/drive/following')).body.value as {
        id: string;
        parentReference: { driveId: string };
      }[];
    const [first, ...others] = await followed();
    expect(
      (
        await graph(
          'DELETE',
          `/beta/me/drives/${first!.parentReference.driveId}/following/${first!.id}`,
        )
      ).status,
    ).toBe(204);
    expect((await followed()).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  });
});
