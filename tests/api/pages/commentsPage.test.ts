import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'commentoScriptUrl', Value: '' });
});
afterAll(() => portal.stop());

const open = (path: string) => fetch(`${portal.url}${path}`);
const setScript = (Value: string) =>
  portal.call('admin', 'PUT', '/featuresettings/commentoScriptUrl', { Value });

it('COMMENTS-02 COMMENTS-03 comments are a document with the configured script, and the page id', async () => {
  await setScript('https://comments.example/js/commento.js?a=1&b="2"');
  const answer = await open('/comments/news/12');
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('src="https://comments.example/js/commento.js?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('data-page-id="workplace/pages/news/12"');
  expect(await (await open('/comments/content/7')).text()).toContain(
    'data-page-id="workplace/pages/content/7"',
  );
});

it('only the origin of the configured script is let in, and only pages that show the portal frame it', async () => {
  await setScript('https://comments.example/js/commento.js');
  const policy = (await open('/comments/news/12')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('connect-src https://comments.example;');
  expect(policy).toMatch(/script-src https:\/\/comments\.example 'nonce-[^']+';/);
  expect(policy).toContain(
    "frame-ancestors 'self' https://*.cloud.microsoft https://teams.microsoft.com",
  );
  const ofApp = (await open('/today')).headers.get('content-security-policy') ?? '';
  expect(ofApp).not.toContain('comments.example');
});

it('there are no comments without a script, and of nothing that is no page', async () => {
  await setScript('https://comments.example/js/commento.js');
  for (const path of ['/comments/video/12', '/comments/news/x', '/comments/news/0'])
    expect([path, (await open(path)).status]).toEqual([path, 404]);
  await setScript('');
  expect((await open('/comments/news/12')).status).toBe(404);
});

it.each(['a;frame-src', 'a,b', '*', '*.example', "'unsafe-eval'"])(
  'a script of the host %s has no comments: the policy would let in more than it',
  async (host) => {
    await setScript(`https://${host}/js/commento.js`);
    const answer = await open('/comments/news/12');
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([404, null]);
  },
);
