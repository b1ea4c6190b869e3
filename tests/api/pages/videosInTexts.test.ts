import type { Page } from '#shared/contract/pages/pages';
import type { Problem } from '#shared/errors';
import { withPlayers } from '../../../src/server/html/videoPlayers';
import { newsPage, storePage, storeSetting } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const video = (address: string, title = 'The new crane') =>
  `<figure data-video="${address}"><figcaption>${title}</figcaption></figure>`;
const store = (Content: string) =>
  portal.call<Page & Problem>('editor', 'POST', '/pages', newsPage({ Content }));

it('INFOBOX-37 a video in a text is kept by the address of its player, and found by its title', async () => {
  const { Content, Description, Id } = await storePage(portal, {
    Content: video('https://youtu.be/abcdefgh123') + '<p>Lifts more.</p>',
  });
  expect(Content).toBe(
    video('https://www.youtube-nocookie.com/embed/abcdefgh123') + '<p>Lifts more.</p>',
  );
  expect(Description).toBe('The new crane. Lifts more.');
  const found = await portal.call<{ Pages: { Id: number }[] }>(
    'member',
    'GET',
    '/pages/search?query=crane&amount=5',
  );
  expect(found.body.Pages.map((page) => page.Id)).toEqual([Id]);
});

it('INFOBOX-37 a video of another host is refused by its name, until its host is allowed', async () => {
  const own = video('https://video.nordvik.example/embed/7?a=1&amp;b=2');
  const refused = await store(own);
  expect([refused.status, refused.body.errors?.Content?.[0]]).toEqual([
    400,
    expect.stringMatching(/^must not show a video of video\.nordvik\.example: must be .*YouTube/),
  ]);
  await storeSetting(portal, 'allowedVideoHosts', ['video.nordvik.example']);
  const stored = await store(own);
  expect([stored.status, stored.body.Content]).toEqual([201, own]);
  await storeSetting(portal, 'allowedVideoHosts', []);
  // A video that was there before keeps nobody from correcting the rest.
  const corrected = await portal.call<Page>('editor', 'PUT', `/pages/${stored.body.Id}`, {
    Content: `${own}<p>Corrected.</p>`,
  });
  expect(corrected.status).toBe(200);
  const added = await portal.call('editor', 'PUT', `/pages/${stored.body.Id}`, {
    Content: `${own}${video('https://video.nordvik.example/embed/8')}`,
  });
  expect(added.status).toBe(400);
});

it('the stored text is gone through once, however many videos are not allowed any more', () => {
  const videos = Array.from({ length: 50 }, (_, index) => video(`https://video.example/${index}`));
  const own = { html: videos.join(''), reads: 0 };
  const before = {
    toString: () => {
      own.reads += 1;
      return own.html;
    },
  };
  const hosts = { allowed: [], sharePointUrl: '' };
  const added = own.html + video('https://other.example/1');
  expect(withPlayers(own.html, hosts, before)).toEqual({ html: own.html, refused: [] });
  expect(withPlayers(added, hosts, before).refused).toEqual(['other.example']);
  expect(own.reads).toBe(2);
});

it('the allowed hosts are gone through once, however many videos a text has', () => {
  const names = Array.from({ length: 3 }, (_, index) => `video${index}.example`);
  let reads = 0;
  const allowed = new Proxy(names, {
    get: (list, key) => {
      reads += key === '0' ? 1 : 0;
      return Reflect.get(list, key) as unknown;
    },
  });
  const videos = Array.from({ length: 50 }, (_, index) => video(`https://video2.example/${index}`));
  const html = videos.join('') + video('https://other.example/1');
  const hosts = { allowed, sharePointUrl: '' };
  expect(withPlayers(html, hosts, '').refused).toEqual(['other.example']);
  expect(reads).toBe(1);
});

it('EDITOR-11 what is no address of a player, and who is nobody, leaves their words alone', async () => {
  const { Content } = await storePage(portal, {
    Content:
      video('javascript:alert(1)', 'Script') +
      video('https://a:b@www.youtube-nocookie.com/embed/abcdefgh', 'Name') +
      '<p><span data-person="x&quot; onclick=&quot;y">Nobody</span> and ' +
      '<span data-person="3F2C1D00-1111-4a4a-9b9b-0123456789ab"><b>Ingrid</b> <i>Dahl</i></span></p>',
  });
  expect(Content).toBe(
    '<figure><figcaption>Script</figcaption></figure>' +
      '<figure><figcaption>Name</figcaption></figure>' +
      '<p>Nobody and ' +
      '<span data-person="3F2C1D00-1111-4a4a-9b9b-0123456789ab">Ingrid Dahl</span></p>',
  );
});
