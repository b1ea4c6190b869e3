import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

const directory = mkdtempSync(join(tmpdir(), 'portal-client-'));
let portal: TestPortal;
beforeAll(async () => {
  for (const name of ['index', 'newcomers', 'redirect'])
    writeFileSync(join(directory, `${name}.html`), `<title>${name}</title>`);
  portal = await startTestPortal({ clientDirectory: directory });
});
afterAll(async () => {
  await portal.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The name of the page that is answered; `fetch` would not send these headers. */
function pageAt(path: string, headers: Record<string, string>): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    request(`${portal.url}${path}`, { headers }, (response) => {
      let text = '';
      response
        .on('data', (part) => (text += String(part)))
        .on('end', () => resolve(/<title>(\w+)/.exec(text)?.[1]));
    })
      .on('error', reject)
      .end();
  });
}

const tab = { 'sec-fetch-dest': 'document' };

it.each([
  ['a tab that no worker stands behind', '/your-board', tab, 'newcomers'],
  [
    'a worker asks for the page of a tab',
    '/',
    { ...tab, 'service-worker-navigation-preload': 'true' },
    'index',
  ],
  ['a worker keeps the page', '/', { 'sec-fetch-dest': 'empty' }, 'index'],
  ['a frame, as in Teams', '/', { 'sec-fetch-dest': 'iframe' }, 'index'],
  [
    'a post of Today in a tab of its own, before the worker is there',
    '/pages/news/harbour-1',
    { ...tab, 'sec-fetch-site': 'same-origin' },
    'index',
  ],
  ['a link in a mail', '/', { ...tab, 'sec-fetch-site': 'cross-site' }, 'newcomers'],
  ['a browser that does not say', '/', {}, 'index'],
  ['the way back from the identity service', '/redirect', tab, 'redirect'],
])('%s gets the page that fits', async (_, path, headers, page) => {
  expect(await pageAt(path, headers)).toBe(page);
});
