import { sql } from 'kysely';
import { handshake, openRaw, refusedUpgrade, type RawHub } from '../../support/servers/rawHub';
import { storePage } from '../../support/content/pages';
import { send, startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let clock = Date.now();
const open: RawHub[] = [];
const connect = async (
  ...args: Parameters<typeof openRaw> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const client = await openRaw(portal, ...args);
  open.push(client);
  return client;
};
const connected = async (person = 'member') => {
  const client = await connect(person);
  client.send(handshake);
  await client.message(({ type }) => type === undefined);
  return client;
};

beforeAll(async () => {
  portal = await startTestPortal({
    now: () => new Date(clock),
    config: { hubConnectionsPerPerson: 5 },
  });
});
afterEach(async () => {
  for (const { socket, closed } of open.splice(0)) {
    socket.terminate();
    await closed;
  }
});
afterAll(() => portal.stop());

describe('who may connect', () => {
  it('negotiation needs a token, and offers WebSockets', async () => {
    expect(
      (await send(`${portal.url}/hub/negotiate?negotiateVersion=1`, 'POST')).body,
    ).toMatchObject({ status: 401, id: 'tokenMissing' });
    expect(
      (await send(`${portal.url}/hub/negotiate?negotiateVersion=1`, 'POST', 'nonsense')).body,
    ).toMatchObject({ status: 401, id: 'tokenInvalid' });
    const { status, body } = await send(
      `${portal.url}/hub/negotiate?negotiateVersion=1`,
      'POST',
      await portal.tokenOf('member'),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      negotiateVersion: 1,
      connectionId: expect.any(String),
      connectionToken: expect.any(String),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    });
  });

  it('a number of 0 for the connections of a person is no limit', async () => {
    const free = await startTestPortal({ beside: portal, config: { hubConnectionsPerPerson: 0 } });
    const token = await free.tokenOf('member');
    const { status } = await send(`${free.url}/hub/negotiate`, 'POST', token);
    await free.stop();
    expect(status).toBe(200);
  });

  it('a WebSocket without a good token, or anywhere else, is refused with a problem', async () => {
    expect(await refusedUpgrade(portal, '/hub')).toEqual({ status: 401, id: 'tokenMissing' });
    expect(await refusedUpgrade(portal, '/hub?access_token=nonsense')).toEqual({
      status: 401,
      id: 'tokenInvalid',
    });
    expect(await refusedUpgrade(portal, '/hub', { authorization: 'Basic abc' })).toEqual({
      status: 401,
      id: 'tokenInvalid',
    });
    expect(await refusedUpgrade(portal, '/api/pages')).toEqual({ status: 404, id: 'unknownRoute' });
    expect(await refusedUpgrade(portal, '//')).toEqual({ status: 404, id: 'unknownRoute' });
  });

  it('a person may have so many connections and no more; one that closes makes room', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => connected('guest')));
    const token = await portal.tokenOf('guest');
    expect(await refusedUpgrade(portal, `/hub?access_token=${token}`)).toEqual({
      status: 429,
      id: 'tooManyConnections',
    });
    const negotiation = await send(`${portal.url}/hub/negotiate`, 'POST', token);
    expect(negotiation.body).toMatchObject({ id: 'tooManyConnections' });
    expect(Number(negotiation.headers.get('retry-after'))).toBeGreaterThanOrEqual(60);
    await connected('member');
    clients[0]!.socket.close();
    await clients[0]!.closed;
    await connected('guest');
  });

  it('the connection ends with its token, and the client may come back with a new one', async () => {
    const client = await connected();
    const begun = clock;
    clock += 3 * 3_600_000;
    expect(await client.message(({ type }) => type === 7)).toEqual({
      type: 7,
      error: 'The access token has expired.',
      allowReconnect: true,
    });
    clock = begun;
  });
});

describe('what clients may say', () => {
  it.each([
    ['no JSON', 'hello\u001e', /could not be read as JSON/],
    ['no end of the message', '{"type":6}', /record separator/],
    ['a list', '[]\u001e', /not a JSON object/],
    ['an unknown type', '{"type":99}\u001e', /of this type/],
    [
      'a message of 5,000 bytes',
      `{"type":6,"x":"${'x'.repeat(5_000)}"}\u001e`,
      /more than 4096 bytes/,
    ],
    ['bytes', Buffer.from('{"type":6}\u001e'), /text messages only/],
  ])(
    '%s is refused with the reason, and the client is not to come back by itself',
    async (_name, text, reason) => {
      const client = await connected();
      client.send(text);
      expect(await client.message(({ type }) => type === 7)).toEqual({
        type: 7,
        error: expect.stringMatching(reason),
        allowReconnect: false,
      });
      expect(await client.closed).toBeGreaterThan(1001);
    },
  );

  it('a message of 100,000 bytes is cut off without being read to its end', async () => {
    const client = await connected();
    client.send('x'.repeat(100_000));
    expect(await client.closed).toBe(1009);
  });

  it.each([
    ['another protocol', '{"protocol":"messagepack","version":1}\u001e', /"json" only/],
    ['another version', '{"protocol":"json","version":9}\u001e', /version 1/],
    ['anything else', '{"type":6}\u001e', /"json" only/],
  ])('a handshake for %s is refused', async (_name, text, reason) => {
    const client = await connect();
    client.send(text);
    expect(await client.message(({ error }) => error !== undefined)).toEqual({
      error: expect.stringMatching(reason),
    });
    await client.closed;
  });

  it.each([
    ['without its end', '{"type":6}', /U\+001E/],
    ['that is not JSON', '{"type":\u001e', /JSON/],
    ['that is no object', '[1,2]\u001e', /JSON object/],
    ['in binary', Buffer.from([145, 6]), /text messages/],
  ])('a message %s ends the connection and says why', async (_name, message, reason) => {
    const client = await connected();
    client.send(message);
    expect(await client.message(({ type }) => type === 7)).toMatchObject({
      error: expect.stringMatching(reason),
    });
    expect(await client.closed).toBe(1002);
  });

  it('a call is answered with an error, and the connection goes on', async () => {
    const client = await connected();
    client.send('{"type":1,"invocationId":"7","target":"DeleteEverything","arguments":[]}\u001e');
    expect(await client.message(({ type }) => type === 3)).toMatchObject({
      invocationId: '7',
      error: expect.stringMatching(/no functions/),
    });
    const page = await storePage(portal);
    expect(await client.message(({ type }) => type === 1)).toMatchObject({
      target: 'UpdateComponentState',
      arguments: [{ Data: { Id: page.Id } }],
    });
  });

  it('nothing is sent to a client before its handshake', async () => {
    const [silent, speaking] = [await connect(), await connected()];
    await storePage(portal);
    await speaking.message(({ type }) => type === 1);
    expect(silent.messages).toEqual([]);
  });
});

describe('time', () => {
  it('HUB-05 after 30 seconds in which nothing was sent the hub sends a ping', async () => {
    const client = await connected();
    clock += 29_000;
    client.send('{"type":6}\u001e');
    clock += 1_000;
    await client.message(({ type }) => type === 6);
  });

  it('HUB-04 a client that is silent for 60 seconds counts as gone, one that pings does not', async () => {
    const [silent, pinging] = [await connected(), await connected()];
    clock += 59_000;
    pinging.send('{"type":1,"invocationId":"1","target":"x","arguments":[]}\u001e');
    await pinging.message(({ type }) => type === 3);
    clock += 1_000;
    expect(await silent.message(({ type }) => type === 7)).toMatchObject({ allowReconnect: true });
    expect(pinging.messages.filter(({ type }) => type === 7)).toEqual([]);
  });

  it('a client that does not introduce itself within 15 seconds is sent away', async () => {
    const client = await connect();
    clock += 15_000;
    expect(await client.message(({ error }) => error !== undefined)).toEqual({
      error: 'No handshake came in time.',
    });
    await client.closed;
  });
});

it('a client that reads too slowly is cut off instead of filling the memory', async () => {
  const [slow, quick] = [await connected(), await connected('admin')];
  slow.socket.pause();
  const announcement = sql`json_build_object('origin', '', 'ComponentId', 'featuredNews', 'Data', json_build_object('Change', 'updated', 'Id', repeat('x', 7000) || number))`;
  // As fast as the quick one reads, which must not be cut off itself; more than the system's own
  // buffers hold.
  for (let sent = 5; sent <= 3_000; sent += 5) {
    await sql`select pg_notify('portal_announcements', ${announcement}::text) from generate_series(1, 5) as number`.execute(
      portal.db,
    );
    await quick.message(() => quick.messages.length > sent);
  }
  slow.socket.resume();
  expect(await slow.closed).toBe(1006);
  expect(slow.messages.length).toBeLessThan(3_000);
});
