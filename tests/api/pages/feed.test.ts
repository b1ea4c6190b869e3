import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Feed } from '#shared/contract/feed';
import type { Problem } from '#shared/errors';
import { checkWebAddress, isPublicAddress } from '../../../src/server/web/publicHosts';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

let portal: TestPortal;
let feeds: Server;
let origin: string;
const answers = new Map<string, Answerer>();
const asked: IncomingMessage[] = [];
let clock = new Date('2026-11-21T08:00:00Z');

beforeAll(async () => {
  feeds = createServer((request, response) => {
    asked.push(request);
    (answers.get(request.url!) ?? ((_, missing) => missing.writeHead(404).end()))(
      request,
      response,
    );
  });
  await new Promise<void>((resolve) => feeds.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(feeds.address() as AddressInfo).port}`;
  portal = await startTestPortal({
    now: () => clock,
    config: { feedPrivateHosts: [new URL(origin).host] },
  });
});
beforeEach(() => {
  answers.clear();
  asked.length = 0;
});
afterAll(async () => {
  await portal.stop();
  feeds.closeAllConnections();
  await new Promise((resolve) => feeds.close(resolve));
});

const xml =
  (text: string | Buffer, headers: Record<string, string> = {}): Answerer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/xml', ...headers }).end(text);
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title><link>https://news.example/blog/</link>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;

async function configure(...sources: [address: string, TagName?: string][]): Promise<string[]> {
  await portal.call('admin', 'DELETE', '/featuresettings/rssFeedConfig');
  const feedLinksAndTagName = sources.map(([FeedLink, TagName]) => ({ FeedLink, TagName }));
  await portal.call('admin', 'POST', '/featuresettings', {
    Key: 'rssFeedConfig',
    Value: { feedLinksAndTagName },
  });
  return sources.map(([address]) => address);
}

const read = <T = Feed[]>(addresses: string[], query = '') =>
  portal.call<T>(
    'member',
    'GET',
    `/Feed?feedUrls=${encodeURIComponent(addresses.map(encodeURIComponent).join(','))}${query}`,
  );

let number = 0;
/** A configured feed of its own that answers this. */
async function feedOf(answerer: Answerer): Promise<Feed> {
  const path = `/${(number += 1)}.xml`;
  answers.set(path, answerer);
  const { body } = await read(await configure([origin + path, 'Tag']));
  return body[0]!;
}

const titles = ({ Items }: Feed) => Items.map(({ Title }) => Title);

describe('What a feed becomes', () => {
  it('RSS-02 RSS-03 several feeds are answered in their order, each with its items and its tag name', async () => {
    answers.set(
      '/a,b.xml',
      xml(
        rss(
          '<title>One</title><link>https://news.example/1</link><pubDate>Mon, 05 Jan 2026 09:00:00 +0100</pubDate>',
        ),
      ),
    );
    answers.set('/c.xml', xml(rss('<title>Two</title>')));
    const { status, body } = await read(
      await configure([`${origin}/a,b.xml`, 'Sea'], [`${origin}/c.xml`]),
      '&amount=5&feedTagNames=Ships,Ports',
    );
    expect(status).toBe(200);
    expect(body.map(({ TagName, Failed, Items }) => ({ TagName, Failed, Items }))).toEqual([
      {
        TagName: 'Ships',
        Failed: false,
        Items: [
          {
            Title: 'One',
            Url: 'https://news.example/1',
            PublishedDate: '2026-01-05T08:00:00.000Z',
            TagName: 'Ships',
          },
        ],
      },
      {
        TagName: 'Ports',
        Failed: false,
        Items: [{ Title: 'Two', Url: null, PublishedDate: null, TagName: 'Ports' }],
      },
    ]);
  });

  it('RSS-10 items without a title are dropped and the newest come first, at most the amount asked for', async () => {
    answers.set(
      '/many.xml',
      xml(
        rss(
          '<title>Old</title><pubDate>Mon, 05 Jan 2026 09:00:00 GMT</pubDate>',
          '<title> </title><pubDate>Wed, 07 Jan 2026 09:00:00 GMT</pubDate>',
          '<title>New</title><pubDate>Tue, 06 Jan 2026 09:00:00 GMT</pubDate>',
          '<title>Undated</title>',
        ),
      ),
    );
    const { body } = await read(await configure([`${origin}/many.xml`]), '&amount=2');
    expect(titles(body[0]!)).toEqual(['New', 'Old']);
  });

  it('reads RSS 0.91 with its document type, RSS 1.0, Atom 1.0 and 0.3', async () => {
    expect(
      titles(
        await feedOf(
          xml(
            '<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd"><rss version="0.91"><channel><title>N</title><item><title>Caf&eacute; &amp; more</title></item></channel></rss>',
          ),
        ),
      ),
    ).toEqual(['Café & more']);
    expect(
      titles(
        await feedOf(
          xml(
            '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>c</title></channel><item><title>RDF</title><link>https://a.example</link></item></rdf:RDF>',
          ),
        ),
      ),
    ).toEqual(['RDF']);
    expect(
      titles(
        await feedOf(
          xml(
            '<feed xmlns="http://www.w3.org/2005/Atom"><title>f</title><entry><title type="html">&lt;i&gt;Tide&lt;/i&gt; &amp;amp; time</title></entry></feed>',
          ),
        ),
      ),
    ).toEqual(['Tide & time']);
    expect(
      titles(
        await feedOf(
          xml(
            '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>f</title><entry><title>Old Atom</title></entry></feed>',
          ),
        ),
      ),
    ).toEqual(['Old Atom']);
  });

  it('resolves relative links by the feed and refuses addresses that are not of the web', async () => {
    const { Items } = await feedOf(
      xml(
        rss(
          '<title>A</title><link>../ships/1</link>',
          '<title>B</title><link>javascript:alert(1)</link>',
          '<title>C</title><guid isPermaLink="false">https://a.example/id</guid>',
          '<title>D</title><guid>https://a.example/d</guid>',
        ),
      ),
    );
    expect(Items.map(({ Title, Url }) => [Title, Url])).toEqual([
      ['A', 'https://news.example/ships/1'],
      ['B', null],
      ['C', null],
      ['D', 'https://a.example/d'],
    ]);
  });

  it('knows the elements of another format by their namespace, whatever their prefix', async () => {
    const { Items } = await feedOf(
      xml(
        '<rss version="2.0" xmlns:a10="http://www.w3.org/2005/Atom"><channel><title>f</title><item><a10:title>Tide table</a10:title><a10:updated>2026-01-02T03:04:05Z</a10:updated></item></channel></rss>',
      ),
    );
    expect(Items).toMatchObject([
      { Title: 'Tide table', PublishedDate: '2026-01-02T03:04:05.000Z' },
    ]);
  });

  it('leaves no markup in a title', async () => {
    expect(
      titles(
        await feedOf(
          xml(
            rss(
              '<title><![CDATA[<script>alert(1)</script><b onclick="x">Bold</b> &lt; 5]]></title>',
            ),
          ),
        ),
      ),
    ).toEqual(['Bold < 5']);
  });

  it('reads the encodings of byte order marks, content types and XML declarations', async () => {
    const text = rss('<title>Ålesund</title>');
    expect(
      titles(
        await feedOf(xml(Buffer.from(text.replace('?>', ' encoding="ISO-8859-1"?>'), 'latin1'))),
      ),
    ).toEqual(['Ålesund']);
    expect(
      titles(
        await feedOf(
          xml(Buffer.from(text, 'latin1'), { 'content-type': 'text/xml; charset=windows-1252' }),
        ),
      ),
    ).toEqual(['Ålesund']);
    expect(titles(await feedOf(xml(Buffer.from(`\ufeff${text}`, 'utf16le'))))).toEqual(['Ålesund']);
    expect(
      titles(
        await feedOf(
          xml(Buffer.from(text, 'utf8'), { 'content-type': 'text/xml; charset=no-such-thing' }),
        ),
      ),
    ).toEqual(['Ålesund']);
  });

  it("expands no entities of the document's own", async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
      .split('')
      .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index]};`.repeat(10)}">`)
      .join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    const found = await feedOf(xml(bomb + rss('<title>x &h; &file;</title>')));
    expect(JSON.stringify(found)).not.toMatch(/aaaaaaaaaa|root:/);
  });
});

describe('Trouble', () => {
  it.each([
    ['no feed', xml('<html><body>Sign in</body></html>')],
    ['broken XML', xml('<rss version="2.0"><channel><item><title>a')],
    ['nothing', xml('')],
    ['bytes', xml(Buffer.from([0, 255, 1, 254, 60, 0]))],
    ['an error', ((_request, response) => response.writeHead(500).end()) as Answerer],
    ['a broken connection', ((request) => request.socket.destroy()) as Answerer],
    [
      'an endless redirect',
      ((request, response) => response.writeHead(302, { location: request.url }).end()) as Answerer,
    ],
    [
      'a redirect to nowhere',
      ((_request, response) => response.writeHead(302, { location: 'http://' }).end()) as Answerer,
    ],
  ])(
    'RSS-16 a feed that answers %s gives an empty list, named as failed',
    async (_name, answerer) => {
      expect(await feedOf(answerer)).toMatchObject({ Items: [], Failed: true });
    },
  );

  it('a server that answers 101 is let go, and read when it answers well', async () => {
    const sockets: Socket[] = [];
    const switching: Answerer = ({ socket }) => {
      sockets.push(socket);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    };
    answers.set('/101.xml', switching);
    answers.set('/beside.xml', xml(rss('<title>Beside</title>')));
    const addresses = await configure([`${origin}/101.xml`], [`${origin}/beside.xml`]);
    const { body } = await read(addresses);
    expect(body.map((feed) => [titles(feed), feed.Failed])).toEqual([
      [[], true],
      [['Beside'], false],
    ]);
    await until(async () => sockets.length === 1 && sockets.every(({ destroyed }) => destroyed));
    answers.set('/101.xml', xml(rss('<title>Back</title>')));
    clock = new Date(clock.getTime() + 2 * 60_000);
    expect(titles((await read(addresses)).body[0]!)).toEqual(['Back']);
  });

  it('a feed that is late holds up no other, and is there for those who ask later', async () => {
    let answerNow: () => void = () => undefined;
    answers.set('/late.xml', (request, response) => {
      answerNow = () => xml(rss('<title>Late</title>'))(request, response);
    });
    answers.set('/prompt.xml', xml(rss('<title>Prompt</title>')));
    const addresses = await configure([`${origin}/late.xml`], [`${origin}/prompt.xml`]);
    const { body } = await read(addresses);
    expect(body.map((feed) => [titles(feed), feed.Failed])).toEqual([
      [[], true],
      [['Prompt'], false],
    ]);
    answerNow();
    await until(async () => titles((await read(addresses)).body[0]!)[0] === 'Late');
    expect(asked.filter(({ url }) => url === '/late.xml')).toHaveLength(1);
  });

  it('a feed larger than the limit is refused, also when it is small on the way', async () => {
    const large = Buffer.from(rss(`<title>${'x'.repeat(6_000_000)}</title>`));
    expect((await feedOf(xml(large))).Failed).toBe(true);
    expect((await feedOf(xml(gzipSync(large), { 'content-encoding': 'gzip' }))).Failed).toBe(true);
    expect(
      titles(
        await feedOf(xml(gzipSync(rss('<title>Small</title>')), { 'content-encoding': 'gzip' })),
      ),
    ).toEqual(['Small']);
  });

  it('one feed that fails leaves the others whole, and its last items stay', async () => {
    answers.set('/good.xml', xml(rss('<title>Good</title>')));
    answers.set('/shaky.xml', xml(rss('<title>Before</title>')));
    const addresses = await configure([`${origin}/good.xml`], [`${origin}/shaky.xml`]);
    await read(addresses);
    answers.delete('/shaky.xml');
    clock = new Date(clock.getTime() + 11 * 60_000);
    const { body } = await read(addresses);
    expect(body.map((feed) => [titles(feed), feed.Failed])).toEqual([
      [['Good'], false],
      [['Before'], true],
    ]);
  });

  it('a feed is asked once for many readers, and later only whether it changed', async () => {
    answers.set('/shared.xml', (request, response) =>
      request.headers['if-none-match'] === '"1"'
        ? response.writeHead(304).end()
        : xml(rss('<title>Same</title>'), { etag: '"1"' })(request, response),
    );
    const addresses = await configure([`${origin}/shared.xml`]);
    await Promise.all([read(addresses), read(addresses), read(addresses)]);
    await read(addresses);
    expect(asked).toHaveLength(1);
    clock = new Date(clock.getTime() + 11 * 60_000);
    const { body } = await read(addresses);
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
    expect([titles(body[0]!), body[0]!.Failed]).toEqual([['Same'], false]);
  });
});

describe('Only what was meant', () => {
  it('an address that is not configured is refused and not asked', async () => {
    await configure([`${origin}/a.xml`]);
    const { status, body } = await read<Problem>([`${origin}/other.xml`]);
    expect([status, body.id, Object.keys(body.errors!)]).toEqual([
      400,
      'invalidRequest',
      ['feedUrls'],
    ]);
    expect(asked).toEqual([]);
  });

  it('an address that no browser would take fails by itself, and nobody asks for more feeds than there are', async () => {
    const addresses = await configure([`${origin}/broken.xml`]);
    await portal.db
      .updateTable('feature_settings')
      .set({ Value: JSON.stringify({ feedLinksAndTagName: [{ FeedLink: 'http://[x' }] }) })
      .where('Key', '=', 'rssFeedConfig')
      .execute();
    const { status, body } = await read(['http://[x']);
    expect([status, body]).toEqual([
      200,
      [{ FeedUrl: 'http://[x', TagName: '', Items: [], Failed: true }],
    ]);
    expect((await read<Problem>([...addresses, ...addresses])).status).toBe(400);
    expect(
      (
        await portal.call('admin', 'PUT', '/featuresettings/rssFeedConfig', {
          Value: { feedLinksAndTagName: [{ FeedLink: 'http://[x' }] },
        })
      ).status,
    ).toBe(400);
  });

  it('a redirect into a private network is not followed, by address or by name', async () => {
    const port = (feeds.address() as AddressInfo).port;
    answers.set('/secret', xml(rss('<title>Secret</title>')));
    for (const target of [
      `http://127.0.0.1:${port}/secret`,
      `http://[::1]:${port}/secret`,
      `http://0x7f000001:${port}/secret`,
      `http://internal.localhost:${port}/secret`,
      'file:///etc/passwd',
    ]) {
      expect(
        await feedOf((_request, response) => response.writeHead(302, { location: target }).end()),
      ).toMatchObject({ Items: [], Failed: true });
    }
    expect(asked.filter(({ url }) => url === '/secret')).toEqual([]);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nonsense',
  ])('%s is not a public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111'])('%s is a public address', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'ftp://news.example/a.xml',
    'https://ann:secret@news.example/a.xml',
    'http://10.0.0.1/a.xml',
    'http://2130706433/a.xml',
  ])('%s is not read', (address) => {
    expect(() => checkWebAddress(new URL(address), [])).toThrow();
  });
});
