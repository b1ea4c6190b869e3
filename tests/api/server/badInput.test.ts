import type { Problem } from '#shared/errors';
import { newsPage, storePage } from '../../support/content/pages';
import { send, startTestPortal, type Answer, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

function expectProblem(answer: Answer, status: number, id: string): Problem {
  const problem = answer.body as Problem;
  expect({ status: answer.status, id: problem.id, type: problem.type }).toEqual({
    status,
    id,
    type: `/problems/${id}`,
  });
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(problem.instance).toBe(answer.headers.get('x-request-id'));
  return problem;
}

it('an unknown address of the API is a problem, not a page', async () => {
  expectProblem(await portal.call('member', 'GET', '/nothing/here'), 404, 'unknownRoute');
  expectProblem(await send(`${portal.url}/api`, 'GET'), 404, 'unknownRoute');
});

it('a known address with another method names the methods it takes', async () => {
  const answer = await portal.call('member', 'PATCH', '/pages/12');
  expectProblem(answer, 405, 'methodNotAllowed');
  expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'PUT']);
});

it('malformed JSON, an empty body and a body of another type are told apart', async () => {
  expectProblem(await portal.call('editor', 'POST', '/pages', '{"Title": '), 400, 'malformedBody');
  expectProblem(await portal.call('editor', 'POST', '/pages', ''), 400, 'malformedBody');
  for (const type of ['application/xml', 'text/plain', 'text/plain;charset=UTF-8']) {
    const headers = {
      authorization: `Bearer ${await portal.tokenOf('editor')}`,
      'content-type': type,
    };
    const other = await fetch(`${portal.url}/api/pages`, { method: 'POST', headers, body: '{}' });
    expectProblem(
      { status: other.status, headers: other.headers, body: await other.json() },
      415,
      'unsupportedMediaType',
    );
  }
});

it('prototype tricks in JSON are refused', async () => {
  expectProblem(
    await portal.call(
      'editor',
      'POST',
      '/pages',
      '{"__proto__": {"x": 1}, "Title": "a", "Content": "b", "PageType": 1}',
    ),
    400,
    'malformedBody',
  );
});

it('JSON that is nested without end is refused by every call, also one that takes no body', async () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const deepObject = `${'{"in": '.repeat(10_000)}1${'}'.repeat(10_000)}`;
  const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3399';
  const about = '"PageId":null,"PageType":1,"BaseModified":null';
  for (const [person, method, path, body] of [
    ['member', 'DELETE', '/me/broadcastmessages/1/hide', deep],
    ['member', 'POST', '/analytics/events', `{"Events":${deep}}`],
    ['admin', 'POST', '/featuresettings', `{"Key":"own","Value":${deep}}`],
    ['admin', 'POST', '/featuresettings', `{"Key":"own","Value":${deepObject}}`],
    ['editor', 'PUT', `/me/workingCopies/${key}`, `{${about},"Body":{"Tags":${deep}}}`],
  ] as const) {
    const answer = await portal.call(person, method, path, body, { 'idempotency-key': path });
    expectProblem(answer, 400, 'malformedBody');
  }
  const flat = JSON.stringify({ Key: 'flat', Value: '[{'.repeat(10_000) });
  expect((await portal.call('admin', 'POST', '/featuresettings', flat)).status).toBe(201);
});

it('unknown fields that are called like parts of every object are named as any other', async () => {
  const { errors } = expectProblem(
    await portal.call('editor', 'POST', '/pages', {
      ...newsPage(),
      ...{ constructor: 1, toString: 'x', hasOwnProperty: null },
    }),
    400,
    'invalidRequest',
  );
  const message = ['is not a field of this call'];
  expect(Object.entries(errors ?? {})).toEqual([
    ['constructor', message],
    ['toString', message],
    ['hasOwnProperty', message],
  ]);
});

it('a time that only some programs can read is refused wherever one is sent', async () => {
  for (const time of [
    ...['2026-01-31T10:00:00+01', '2016-12-31T23:59:60Z'],
    // In another year than it says, beyond those that every program writes alike.
    ...['9999-12-31T23:59:59-05:00', '9999-12-31T23:59:59.9999999Z', '0001-01-01T00:00:00+14:00'],
  ]) {
    const event = { Name: 'PageView', Time: time, Path: '/' };
    const sent = await portal.call('member', 'POST', '/analytics/events', { Events: [event] });
    expect(expectProblem(sent, 400, 'invalidRequest').errors).toHaveProperty(['Events.0.Time']);
    const page = await portal.call('editor', 'POST', '/pages', {
      ...newsPage(),
      PublishingDate: time,
    });
    expect(expectProblem(page, 400, 'invalidRequest').errors).toHaveProperty('PublishingDate');
  }
});

it('an id that is written as a URN is refused: the database would take some and not others', async () => {
  const id = 'urn:uuid:3f2504e0-4f89-41d3-9a0c-0305e82c3399';
  const node = { Title: 'Pay', LanguageTermNavigationNodes: [{ LanguageTermId: id }] };
  const item = {
    Title: 'Safety',
    Url: 'https://safety.example/',
    ItemsToReadForPrincipal: [{ Principal: 'User', PrincipalId: id }],
  };
  for (const [path, body, field] of [
    ['/NavigationNodes', node, 'LanguageTermNavigationNodes.0.LanguageTermId'],
    ['/itemstoread', item, 'ItemsToReadForPrincipal.0.PrincipalId'],
  ] as const) {
    const answer = await portal.call('editor', 'POST', path, body);
    expect(expectProblem(answer, 400, 'invalidRequest').errors).toHaveProperty([field]);
  }
  expectProblem(
    await portal.call('admin', 'GET', `/languageterms/${id}/usage`),
    400,
    'invalidRequest',
  );
});

it('the first and the last time of the calendar are answered as they were sent', async () => {
  const dates = {
    PublishingDate: '0001-01-01T14:00:00+14:00',
    ArchiveDate: '9999-12-31T23:59:59.998Z',
  };
  const { Id } = await storePage(portal, dates);
  expect((await portal.call('editor', 'GET', `/pages/${Id}`)).body).toMatchObject({
    ...dates,
    PublishingDate: '0001-01-01T00:00:00.000Z',
  });
});

it('a body beyond the limit is refused and the server goes on', async () => {
  expectProblem(
    await portal.call('editor', 'POST', '/pages', newsPage({ Content: 'x'.repeat(3_000_000) })),
    413,
    'bodyTooLarge',
  );
  expect((await portal.call('member', 'GET', '/pages/news')).status).toBe(200);
});

it('wrong types, unknown fields and over-long texts are named by field, all at once', async () => {
  const answer = await portal.call('editor', 'POST', '/pages', {
    ...newsPage(),
    Title: 'x'.repeat(256),
    PageType: '1',
    PublishingDate: 'tomorrow',
    Unknown: 1,
    LanguageTermId: 'da',
  });
  const { errors } = expectProblem(answer, 400, 'invalidRequest');
  expect(Object.keys(errors ?? {}).sort()).toEqual([
    'LanguageTermId',
    'PageType',
    'PublishingDate',
    'Title',
    'Unknown',
  ]);
});

it('a text that is far too long is refused without being looked at, and so is a list', async () => {
  const address = await portal.call('member', 'POST', '/me/userapptiles', {
    AppTile: { Title: 'a', Url: `https://${'a'.repeat(2_000_000)} ` },
  });
  expect(expectProblem(address, 400, 'invalidRequest').errors).toEqual({
    'AppTile.Url': [expect.stringContaining('2000'), expect.any(String)],
  });
  const list = await portal.call(
    'member',
    'PUT',
    '/me/userapptiles',
    `[${'{},'.repeat(500_000)}{}]`,
  );
  expect(expectProblem(list, 400, 'invalidRequest').errors).toEqual({
    '': [expect.stringContaining('1000')],
  });
});

it('a title that starts with a space is refused', async () => {
  const { errors } = expectProblem(
    await portal.call('editor', 'POST', '/pages', newsPage({ Title: ' x' })),
    400,
    'invalidRequest',
  );
  expect(errors).toHaveProperty('Title');
});

it.each([
  ['/pages/0'],
  ['/pages/-1'],
  ['/pages/2147483648'],
  ['/pages/abc'],
  ['/pages/1.5'],
  ['/pages/news/top?amount=0'],
  ['/pages/news/top?amount=501'],
  ['/pages/news/top?amount=many'],
  ['/pages/news/top?amount=1&amount=2'],
  ['/pages/news/top/new'],
  ['/pages/news/top/new?fromDate=yesterday'],
  ['/channelterms/localized/x'],
  ['/pages/content/search?amount=3'],
])('the address %s is refused', async (path) => {
  expectProblem(await portal.call('member', 'GET', path), 400, 'invalidRequest');
});

it('a query field that a call does not know is ignored', async () => {
  expect((await portal.call('member', 'GET', '/pages/news/top?amount=1&cache=no')).status).toBe(
    200,
  );
});

it('dates beyond the calendar and zero bytes end in a problem, never in a failure', async () => {
  for (const body of [
    newsPage({ PublishingDate: '0000-01-01T00:00:00Z' }),
    newsPage({ Title: 'a\u0000b' }),
    newsPage({ SenderTags: ['\u0000'] }),
  ]) {
    expectProblem(await portal.call('editor', 'POST', '/pages', body), 400, 'invalidRequest');
  }
});

it('ids that do not exist answer 404 for every call that takes one', async () => {
  const guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3399';
  const calls = [
    ['GET', '/pages/999999'],
    ['GET', '/pages/news/x-999999'],
    ['GET', '/pages/content/x-999999'],
    ['PUT', '/pages/999999', newsPage()],
    ['DELETE', '/pages/999999'],
    ['GET', '/pages/999999/audits'],
    ['GET', '/pages/999999/audits/1'],
    ['POST', '/pages/999999/audits/1/restore'],
    ['DELETE', `/channelterms/${guid}`],
    ['DELETE', `/languageterms/${guid}`],
    ['DELETE', `/me/userchannelterms/${guid}`],
    ['DELETE', `/me/userlanguageterms/${guid}`],
    ['PUT', '/featuresettings/none', { Value: 1 }],
    ['DELETE', '/featuresettings/none'],
  ] as const;
  for (const [method, path, body] of calls)
    expectProblem(await portal.call('admin', method, path, body), 404, 'notFound');
});

it('a page with unknown channels or language or an early archive date is refused by field', async () => {
  const guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3399';
  const body = newsPage({
    ChannelTermPages: [{ ChannelTermId: guid }],
    LanguageTermId: guid,
    PublishingDate: '2026-02-02T00:00:00Z',
    ArchiveDate: '2026-02-01T00:00:00Z',
  });
  const { errors } = expectProblem(
    await portal.call('editor', 'POST', '/pages', body),
    400,
    'invalidRequest',
  );
  expect(Object.keys(errors ?? {}).sort()).toEqual([
    'ArchiveDate',
    'ChannelTermPages',
    'LanguageTermId',
  ]);
});

it('paths are taken in any case and with a slash at the end', async () => {
  const { Id } = await storePage(portal);
  for (const path of [`/Pages/${Id}`, `/PAGES/${Id}/`, `/pages/News/Top/?amount=1`])
    expect((await portal.call('member', 'GET', path)).status).toBe(200);
});

it('broken escapes in an address are a problem, and so is a part that is far too long', async () => {
  for (const part of ['%E0%A4%A', 'a'.repeat(2_000)])
    expectProblem(await portal.call('member', 'GET', `/pages/${part}`), 400, 'invalidRequest');
});
