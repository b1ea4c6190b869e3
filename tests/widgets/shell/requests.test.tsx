import { waitFor } from '@testing-library/react';
import { callApi } from '../../../src/client/data/connection/callApi';
import { connection } from '../../../src/client/data/connection/connection';
import { FailureError, type Failure } from '../../../src/client/data/connection/failure';
import { readGraph, readGraphPages } from '../../../src/client/data/graph/graph';
import { send } from '../../../src/client/data/connection/send';
import { readLatestSites } from '../../../src/client/data/sharePoint/visitedSites';
import { licenceRead } from '../../../src/client/data/session/licence';
import { readSharePoint } from '../../../src/client/data/sharePoint/sharePoint';
import { clearPending, notePending } from '../../../src/client/auth/pendingScopes';
import { TokenError } from '../../../src/client/auth/TokenError';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import type { SignInStrategy } from '../../../src/client/auth/SignInStrategy';
import { readHomeSites } from '../../../src/client/data/connection/homeService';
import { uploadImage } from '../../../src/client/data/uploadImage';
import { pngOf } from '../../support/content/uploads';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(async () => {
  portal.devTenant.control.reset();
  (await portal.connectAs()).connection.setLicensed(true);
});

const me = (signal?: AbortSignal) =>
  readGraph<{ displayName: string }>('/me?$select=displayName', {
    scopes: ['User.Read'],
    operation: 'You',
    signal,
  });
const webTitle = () => `${portal.devTenant.sharePointUrl}/_api/web/title`;

async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FailureError))
    throw new Error(`Expected a FailureError, got ${String(error)}`);
  return error.failure;
}

/** Stands for the sign-in and keeps what is asked of it. */
function signInThat(getToken: SignInStrategy['getToken']): SignInStrategy {
  return {
    restore: async () => undefined,
    signIn: async () => ({ kind: 'needsClick' }),
    signOut: async () => undefined,
    getToken,
  };
}

describe('tokens', () => {
  it('AUTH-39 a token is never sent to an address that is not its own resource’s', async () => {
    const { config } = connection();
    const outgoing = jest.spyOn(globalThis, 'fetch');
    const addresses: [string, string][] = [
      [`${portal.devTenant.graphUrl}/v1.0/me`, config.apiScope],
      [`${portal.url}/elsewhere`, config.apiScope],
      ['http://localhost.evil.example/api/users/me', config.apiScope],
      [`${portal.url}/api/users/me`, `${config.graphUrl}/User.Read`],
      ['https://evil.example/v1.0/me', `${config.graphUrl}/User.Read`],
      [`${portal.devTenant.graphUrl}/v1.0/me`, `${config.sharePointUrl}/AllSites.Read`],
    ];
    for (const [url, scope] of addresses) {
      await expect(send({ url, scopes: [scope], operation: 'Probe' })).rejects.toThrow(
        'must not be sent',
      );
    }
    expect(outgoing).not.toHaveBeenCalled();
  });

  it('AUTH-39 an address outside SharePoint that is named as its home service gets no token', async () => {
    const outgoing = jest.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        Token: { access_token: 'of the home service' },
        Payload: '{}',
        Urls: ['https://home.example'],
      }),
    );
    expect(
      await failureOf(readHomeSites('followed', { end: 5 }, { operation: 'Your sites' })),
    ).toMatchObject({
      status: 502,
    });
    const hosts = outgoing.mock.calls.map(([url]) => new URL(String(url)).hostname);
    expect(hosts).not.toContain('home.example');
  });

  it('AUTH-19 an upload whose token has expired goes out again with a new one', async () => {
    const good = await portal.tokenOf('editor');
    const asked: (boolean | undefined)[] = [];
    takeTokensFrom(async () =>
      signInThat(async (_, { renew }) => {
        asked.push(renew);
        return renew ? good : 'expired';
      }),
    );
    const picture = new Blob([new Uint8Array(pngOf(8, 8))], { type: 'image/png' });
    const upload = { name: 'a.png', operation: 'Pictures', signal: new AbortController().signal };
    expect(await uploadImage(picture, upload)).toMatch(/^\//);
    expect(asked).toEqual([undefined, true]);
  });

  it('AUTH-39 a next page outside Graph is not followed', async () => {
    portal.devTenant.control.fail({
      service: 'graph',
      path: '/me/licenseDetails',
      status: 200,
      body: { value: [], '@odata.nextLink': 'https://evil.example/v1.0/me' },
      times: 1,
    });
    await expect(
      readGraphPages('/me/licenseDetails', { scopes: ['User.Read'], operation: 'Licences' }),
    ).rejects.toThrow('outside Graph');
  });

  it('AUTH-19 a call refused with 401 is repeated with a renewed token, then after asking the person once', async () => {
    const wishes: string[] = [];
    const good = await portal.tokenOf('member');
    takeTokensFrom(async () =>
      signInThat(async (_scopes, { renew, ask }) => {
        wishes.push(ask ? 'ask' : renew ? 'renew' : 'silent');
        return ask ? good : 'expired';
      }),
    );
    await expect(callApi('GET /security/roles', { operation: 'Your roles' })).resolves.toEqual([]);
    expect(wishes).toEqual(['silent', 'renew', 'ask']);
  });

  it('AUTH-19 calls whose token has expired renew it once, without asking the person, and go on', async () => {
    const wishes: string[] = [];
    const good = await portal.tokenOf('editor');
    takeTokensFrom(async () =>
      signInThat(async (_scopes, { renew, ask }) => {
        wishes.push(ask ? 'ask' : renew ? 'renew' : 'silent');
        if (renew) await waitFor(() => expect(refused).toBe(4));
        return renew ? good : 'expired';
      }),
    );
    const real = globalThis.fetch;
    let refused = 0;
    let answerLast: () => void;
    const isRenewed = new Promise<void>((resolve) => (answerLast = resolve));
    // The service refuses the last of them only when the others have long gone on.
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      if (answer.status === 401) refused += 1;
      if (answer.status === 401 && String(input).includes('/featuresettings')) await isRenewed;
      return answer;
    });
    const roles = () => callApi('GET /security/roles', { operation: 'Your roles' });
    const last = callApi('GET /featuresettings', { operation: 'Settings' });
    const written = callApi('POST /infoboxes', {
      body: { Type: 0, Title: 'Written meanwhile', RouteId: '/', AreaId: 'hero' },
      operation: 'Infobox',
    });
    const [stored] = await Promise.all([written, roles(), roles()]);
    expect(stored).toMatchObject({ Title: 'Written meanwhile' });
    answerLast!();
    await last;
    expect(wishes.filter((wish) => wish !== 'silent')).toEqual(['renew']);
  });

  it('a token that still does not help is a failure with status 401, not a loop', async () => {
    let asked = 0;
    takeTokensFrom(async () =>
      signInThat(async () => {
        asked += 1;
        return 'never good';
      }),
    );
    expect(
      await failureOf(callApi('GET /security/roles', { operation: 'Your roles' })),
    ).toMatchObject({ status: 401, operation: 'Your roles' });
    expect(asked).toBe(3);
  });
});

describe('failures', () => {
  it('a problem of the product API keeps its id, its words and the request id', async () => {
    const failure = await failureOf(
      callApi('GET /pages/{id}', { params: { id: 999_999 }, operation: 'The page' }),
    );
    expect(failure).toMatchObject({
      status: 404,
      problemId: 'notFound',
      operation: 'The page',
      url: `${portal.url}/api/pages/999999`,
    });
    expect(failure.messages[0]).toBe("This doesn't exist, or isn't available to you.");
    expect(failure.requestId).toBeTruthy();
    expect(Date.parse(failure.time)).not.toBeNaN();
  });

  it('a Graph error keeps its message, and no query value is in the address', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/me', status: 403 });
    const failure = await failureOf(me());
    expect(failure.status).toBe(403);
    expect(failure.messages.join(' ')).not.toBe('');
    expect(failure.url).toBe(`${portal.devTenant.graphUrl}/v1.0/me`);
  });

  it('the old error form of SharePoint is understood', async () => {
    portal.devTenant.control.fail({
      service: 'sharepoint',
      status: 400,
      body: {
        'odata.error': { code: '-1', message: { lang: 'en-US', value: 'The query is too long.' } },
      },
    });
    expect(
      (await failureOf(readSharePoint(webTitle(), { operation: 'The title' }))).messages,
    ).toEqual(['The query is too long.']);
  });

  it('an answer that is no JSON is a failure of the service', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(
      await failureOf(callApi('GET /security/roles', { operation: 'Your roles' })),
    ).toMatchObject({ status: 502 });
  });

  it('a service that drops the connection is status 0 after a few tries', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/me', silence: 'drop' });
    expect(await failureOf(me())).toMatchObject({ status: 0 });
    expect(portal.devTenant.control.requests('graph', '/me').length).toBe(3);
  });

  it('an abort is no failure', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/me', silence: 'hang' });
    const leaving = new AbortController();
    const reading = me(leaving.signal);
    leaving.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('AUTH-29 what waits for the Sign in button above the page says so: it is no refusal', async () => {
  const refuse: SignInStrategy['getToken'] = async () => {
    throw new TokenError('refused', 'popups_blocked');
  };
  takeTokensFrom(async () => signInThat(refuse));
  expect(await failureOf(me())).not.toHaveProperty('isSignInNeeded');
  const scope = `${connection().config.graphUrl}/User.Read`;
  notePending([scope]);
  const failure = await failureOf(me());
  clearPending([scope]);
  expect(failure).toMatchObject({ status: 401, isSignInNeeded: true });
});

describe('patience', () => {
  it('a busy service is asked again after the time it names', async () => {
    portal.devTenant.control.fail({
      service: 'graph',
      path: '/me',
      status: 429,
      retryAfter: 0,
      times: 2,
    });
    await expect(me()).resolves.toHaveProperty('displayName');
    expect(portal.devTenant.control.requests('graph', '/me').length).toBe(3);
  });

  it('a busy service that names no time is asked again after two seconds', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/me', status: 429, times: 1 });
    const began = Date.now();
    await expect(me()).resolves.toHaveProperty('displayName');
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_900);
  });

  it('a write to a busy service that names no time is sent again after two seconds', async () => {
    const { writeGraph } = await import('../../../src/client/data/graph/writeGraph');
    const body = { groupIds: ['11111111-1111-4111-8111-111111111111'] };
    portal.devTenant.control.fail({ path: '/checkMemberGroups', status: 429, times: 1 });
    const waits: number[] = [];
    const onWait = (seconds: number) => waits.push(seconds);
    const write = { scopes: ['User.Read'], operation: 'Groups', body, onWait };
    await writeGraph('/me/checkMemberGroups', write).catch(() => undefined);
    expect(waits).toEqual([2]);
    expect(portal.devTenant.control.requests('graph', '/checkMemberGroups').length).toBe(2);
  });

  it('a service that asks for a long wait is not waited for', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/me', status: 429, retryAfter: 60 });
    expect(await failureOf(me())).toMatchObject({ status: 429, retryAfterSeconds: 60 });
    expect(portal.devTenant.control.requests('graph', '/me').length).toBe(1);
  });

  it('CACHE-08 channel calls are repeated at most three times', async () => {
    const { channelTreeRead, followedChannelsRead } =
      await import('../../../src/client/data/targeting/useTerms');
    const outgoing = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        async () => new Response('{}', { status: 503, headers: { 'retry-after': '0' } }),
      );
    for (const { read } of [followedChannelsRead, channelTreeRead(1033)]) {
      outgoing.mockClear();
      expect(await failureOf(read(new AbortController().signal))).toMatchObject({ status: 503 });
      expect(outgoing).toHaveBeenCalledTimes(1 + 3);
    }
  });

  it('a call that changes something is not repeated when the service is busy', async () => {
    const outgoing = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        async () => new Response('{}', { status: 503, headers: { 'retry-after': '0' } }),
      );
    expect(
      await failureOf(callApi('PUT /users', { body: {}, operation: 'Your user record' })),
    ).toMatchObject({ status: 503 });
    expect(outgoing).toHaveBeenCalledTimes(1);
  });
});

describe('writes', () => {
  const headersOf = (outgoing: jest.SpyInstance<unknown, Parameters<typeof fetch>>) =>
    outgoing.mock.calls.map(([, request]) => new Headers(request!.headers));

  it('one whose answer is lost is sent once more by itself, with the same key, and stored once', async () => {
    const real = globalThis.fetch;
    const outgoing = jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
      await real(...request);
      throw new TypeError('Failed to fetch');
    });
    const AppTile = { Title: 'Stored once', Url: 'https://once.example/' };
    await callApi('POST /me/userapptiles', { body: { AppTile }, operation: 'Your app' });
    const [first, second] = headersOf(outgoing).map((headers) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    const all = await callApi('GET /me/userapptiles', { query: {}, operation: 'Your apps' });
    expect(all.filter((tile) => tile.AppTile.Title === AppTile.Title)).toHaveLength(1);
  });

  it('they carry the key and the version that they are given', async () => {
    const outgoing = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
    const failure = await failureOf(
      callApi('DELETE /chartgroups/{id}', {
        params: { id: 1 },
        query: {},
        operation: 'The group',
        idempotencyKey: 'form',
        version: '2026-01-15T08:00:00.000Z',
      }),
    );
    expect(failure.status).toBe(0);
    expect(
      headersOf(outgoing).map((headers) => [
        headers.get('idempotency-key'),
        headers.get('if-match'),
      ]),
    ).toEqual([1, 2].map(() => ['form', '"2026-01-15T08:00:00.000Z"']));
  });

  it('a conflict tells what stands there now, and who was faster', async () => {
    const current = { Id: 1, Title: 'Theirs' };
    const changedBy = {
      UpnId: 'ann@nordvik.example',
      DisplayName: 'Ann',
      DateTime: '2026-01-15T08:00:00.000Z',
    };
    const answer = (members: object) =>
      jest
        .spyOn(globalThis, 'fetch')
        .mockResolvedValueOnce(Response.json({ id: 'conflict', ...members }, { status: 409 }));
    const change = () =>
      failureOf(callApi('PUT /users', { body: {}, operation: 'Your user record' }));
    answer({ current, changedBy });
    expect(await change()).toMatchObject({ problemId: 'conflict', current, changedBy });
    answer({ changedBy: 'Ann' });
    const other = await change();
    expect([other.current, other.changedBy]).toEqual([undefined, undefined]);
  });
});

describe('a service that leaves requests unanswered', () => {
  /**
   * As soon as a request is out, the shortest time-out passes; gives all that were set, in
   * milliseconds.
   */
  const passTime = () => {
    const limits: { wait: number; controller: AbortController }[] = [];
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
      const controller = new AbortController();
      limits.push({ wait, controller });
      return controller.signal;
    });
    const outgoing = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (_address, request) => {
        const running = limits.filter(({ controller }) => !controller.signal.aborted);
        running
          .sort((one, other) => one.wait - other.wait)[0]!
          .controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
        throw request!.signal!.reason;
      });
    return { outgoing, waits: () => limits.map(({ wait }) => wait) };
  };

  it('is waited for once, not three times', async () => {
    const { outgoing, waits } = passTime();
    expect(await failureOf(me())).toMatchObject({
      status: 0,
      messages: ['The service did not answer in time.'],
    });
    expect(outgoing).toHaveBeenCalledTimes(1);
    expect(waits()).toEqual([30_000]);
  });

  it('ERRORS-31 fails the latest sites within half a minute, although four sources are asked in turn', async () => {
    const { outgoing, waits } = passTime();
    expect(
      await failureOf(
        readLatestSites({ operation: 'Your latest sites', signal: new AbortController().signal }),
      ),
    ).toMatchObject({ status: 0, operation: 'Your latest sites' });
    expect(outgoing).toHaveBeenCalledTimes(4);
    expect(waits().filter((wait) => wait < 30_000)).toEqual([7_500, 7_500, 7_500, 7_500]);
  });

  it('LICENCE-22 holds up what needs a licence for a quarter of a minute; then the person counts as licensed', async () => {
    const { waits } = passTime();
    expect(await failureOf(licenceRead.read(new AbortController().signal))).toMatchObject({
      status: 0,
      operation: 'Your licence',
    });
    expect(Math.min(...waits())).toBe(15_000);
  });
});

describe('Graph', () => {
  it('ROLE-17 the groups of a person are read over all pages, with the header of the query on each', async () => {
    const headers: string[] = [];
    const stop = portal.devTenant.control.onExchange(({ requestHeaders }) =>
      headers.push(requestHeaders['consistencylevel'] ?? 'none'),
    );
    const groups = await readGraphPages<{ id: string }>(
      '/me/transitiveMemberOf/microsoft.graph.group?$count=true&$select=id&$top=2',
      { scopes: ['User.Read', 'GroupMember.Read.All'], operation: 'Your groups' },
    );
    stop();
    expect(groups.length).toBeGreaterThan(2);
    expect(headers.length).toBeGreaterThan(1);
    expect(new Set(headers)).toEqual(new Set(['eventual']));
  });
});

describe('SharePoint', () => {
  it('LICENCE-01 a person without a licence is refused with 402 before anything is sent', async () => {
    connection().setLicensed(false);
    const outgoing = jest.spyOn(globalThis, 'fetch');
    expect(await failureOf(readSharePoint(webTitle(), { operation: 'News' }))).toMatchObject({
      status: 402,
      messages: ['Unlicensed'],
    });
    expect(outgoing).not.toHaveBeenCalled();
  });

  it('an address outside the SharePoint of the portal fails the read, and nothing is sent there', async () => {
    const outgoing = jest.spyOn(globalThis, 'fetch');
    for (const url of ['https://intranet.example/sites/news/_api/web/title', '/sites/news']) {
      expect(await failureOf(readSharePoint(url, { operation: 'News' }))).toMatchObject({
        status: 400,
        url,
        messages: ['This is no address of the SharePoint that the portal works with.'],
      });
    }
    expect(outgoing).not.toHaveBeenCalled();
  });

  it('LICENCE-24 the configured host, its siblings and every sharepoint.com count as SharePoint, nothing else does', async () => {
    connection().setLicensed(false);
    const outgoing = jest.spyOn(globalThis, 'fetch');
    jest.replaceProperty(connection().config, 'sharePointUrl', 'https://intranet.nordvik.example');
    const statusAt = async (host: string) =>
      (await failureOf(readSharePoint(`https://${host}/_api/web`, { operation: 'News' }))).status;
    for (const host of [
      ...['intranet.nordvik.example', 'intranet-my.nordvik.example'],
      ...['intranet-admin.nordvik.example', 'other.sharepoint.com'],
    ])
      expect([host, await statusAt(host)]).toEqual([host, 402]);
    for (const host of [
      ...['other.nordvik.example', 'nordvik.sharepoint.com.evil.example', 'evilsharepoint.com'],
    ])
      expect([host, await statusAt(host)]).toEqual([host, 400]);
    expect(outgoing).not.toHaveBeenCalled();
  });
});
