import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LinkAnswers } from '#shared/contract/pages/links';
import { LinkAsker } from '../../../src/server/resources/links/LinkAsker';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let site: Server;
let origin: string;
let asker: LinkAsker;
/** Method and path of what was asked. */
const asked: string[] = [];
const answers: Record<string, (method: string) => [status: number, location?: string]> = {
  '/fine': () => [200],
  '/gone': () => [404],
  '/withdrawn': () => [410],
  '/broken': () => [500],
  '/busy': () => [503],
  '/signIn': () => [401],
  '/noHead': (method) => [method === 'HEAD' ? 404 : 200],
  '/moved': () => [301, '/fine'],
  '/inward': () => [302, 'http://127.0.0.1:1/'],
  '/round': () => [302, '/round'],
};
let [open, max] = [0, 0];
/** Answers that sites owe, until they no longer stay silent. */
const held: (() => void)[] = [];
let answersSilent = false;
let onSilent: () => void = () => undefined;

beforeAll(async () => {
  site = createServer(({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`);
    if (url.startsWith('/silent/') && !answersSilent) {
      held.push(() => response.end());
      if (held.length === 4) onSilent();
      return;
    }
    open += 1;
    max = Math.max(max, open);
    const [status, location] = answers[url]?.(method) ?? [200];
    setTimeout(() => {
      open -= 1;
      response.writeHead(status, location ? { location } : {}).end('x'.repeat(1_000));
    }, 20);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const privateHosts = [new URL(origin).host];
  // That feeds may be read from it opens nothing to the check of links.
  portal = await startTestPortal({ config: { feedPrivateHosts: privateHosts } });
  asker = new LinkAsker(privateHosts);
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  await portal.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const call = (Addresses: string[], person = 'editor') =>
  portal.call<LinkAnswers>(person, 'POST', '/links/answers', { Addresses });
/** The site of the tests stands in a private network, which the portal does not ask. */
const check = (Addresses: string[], person = 'editor') => asker.troubles(person, Addresses);

it('says which links lead nowhere, and asks once more where a server knows no HEAD', async () => {
  const of = (...paths: string[]) => paths.map((path) => origin + path);
  const paths = of(
    '/fine',
    '/gone',
    '/withdrawn',
    '/broken',
    '/busy',
    '/signIn',
    '/noHead',
    '/moved',
    '/round',
  );
  expect(await check([...paths, 'http://localhost:1/', 'mailto:a@b.example'])).toEqual([
    { Address: `${origin}/gone`, Trouble: 'gone' },
    { Address: `${origin}/withdrawn`, Trouble: 'gone' },
    { Address: `${origin}/broken`, Trouble: 'silent' },
    { Address: `${origin}/round`, Trouble: 'silent' },
  ]);
  expect(asked).toContain('GET /noHead');
  expect(asked).not.toContain('GET /fine');
});

it('asks nothing of private networks, also not by a redirect, and says nothing of them', async () => {
  const inward = [
    'http://127.0.0.1/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://u:p@example.org/',
  ];
  expect(await check([...inward, `${origin}/inward`])).toEqual([]);
  expect(asked).toEqual(['HEAD /inward']);
  const { status, body } = await call([...inward, `${origin}/gone`]);
  expect([status, body.Troubles]).toEqual([200, []]);
  expect(asked).toEqual(['HEAD /inward']);
});

it('asks four at the same time at most, each address once in some minutes', async () => {
  max = 0;
  const many = Array.from({ length: 20 }, (_, index) => `${origin}/page/${index}`);
  await Promise.all([check(many), check(many)]);
  expect(max).toBeLessThanOrEqual(4);
  expect(asked).toHaveLength(20);
});

it("nobody waits for the silent sites of somebody else's page", async () => {
  const silent = Array.from({ length: 12 }, (_, index) => `${origin}/silent/${index}`);
  const isAsked = new Promise<void>((resolve) => (onSilent = resolve));
  const slow = check(silent);
  await isAsked;
  const quick = await Promise.race([check([`${origin}/beside`], 'admin'), slow]);
  expect(quick).toEqual([]);
  expect(asked).toContain('HEAD /beside');
  answersSilent = true;
  for (const answer of held) answer();
  await slow;
});

it('answers who writes pages alone, and takes a hundred addresses at most', async () => {
  expect((await call([], 'member')).status).toBe(403);
  expect((await call(Array(101).fill(`${origin}/fine`))).status).toBe(400);
  expect(asked).toEqual([]);
});
