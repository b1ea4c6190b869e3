import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

const aDay = 86_400_000;
let portal: TestPortal;
afterEach(() => portal.stop());

/** Sends a request whose body comes one byte after the other and never ends. */
async function trickle(
  path: string,
  headers: Record<string, string>,
): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect(Number(new URL(portal.url).port), 'localhost');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  // A closed connection is what is waited for.
  socket.on('error', () => undefined);
  const lines = Object.entries({ host: 'localhost', ...headers }).map((pair) => pair.join(': '));
  socket.write([`POST /api${path} HTTP/1.1`, ...lines, '', '{'].join('\r\n'));
  const drip = setInterval(() => socket.write(' '), 20);
  socket.once('close', () => clearInterval(drip));
  return { socket, answer: () => answer };
}

/** `once` of Node would fail when the connection is reset, which is a way to close it. */
const closeOf = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const json = { 'content-type': 'application/json', 'content-length': '100000' };
const form = { ...json, 'content-type': 'multipart/form-data; boundary=x' };
const bearer = async () => ({ authorization: `Bearer ${await portal.tokenOf('editor')}` });

it.each([
  ['of a call that is let in', '/pages', async () => ({ ...json, ...(await bearer()) }), ''],
  ['of somebody without a token', '/pages', async () => json, ' 401 '],
  [
    'that is too large',
    '/pages',
    async () => ({ ...json, ...(await bearer()), 'content-length': '9000000' }),
    ' 413 ',
  ],
  ['for an address that does not exist', '/nothing', async () => json, ' 404 '],
])('a body %s that never ends closes its connection', async (_name, path, headers, status) => {
  portal = await startTestPortal({ bodyTimes: { usual: 300, file: aDay } });
  const { socket, answer } = await trickle(path, await headers());
  await closeOf(socket);
  expect(answer()).toContain(status);
});

it('a picture has a time of its own', async () => {
  portal = await startTestPortal({ bodyTimes: { usual: aDay, file: 300 } });
  const { socket } = await trickle('/Image', { ...form, ...(await bearer()) });
  await closeOf(socket);
  expect((await portal.call('member', 'GET', '/pages/news')).status).toBe(200);
});
