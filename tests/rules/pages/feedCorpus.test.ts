import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { decodeFeed } from '../../../src/server/resources/feed/decodeFeed';
import { parseFeed } from '../../../src/server/resources/feed/parseFeed';
import { checkWebAddress, isPublicAddress } from '../../../src/server/web/publicHosts';

const rss = (items: string, head = '<?xml version="1.0"?>') =>
  `${head}<rss version="2.0"><channel><title>t</title><link>https://news.example/blog/</link>${items}</channel></rss>`;
const item = (title: string, rest = '') => rss(`<item><title>${title}</title>${rest}</item>`);
const atom = (entry: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>f</title>${entry}</feed>`;
const read = (text: string) => parseFeed(text, 'https://feed.example/dir/rss.xml');
const titlesOf = (text: string) => read(text).map(({ Title }) => Title);
const urlOf = (text: string) => read(text)[0]?.Url;
const dateOf = (text: string) => read(item('a', `<pubDate>${text}</pubDate>`))[0]?.PublishedDate;

describe('titles', () => {
  it.each([
    ['words of CDATA, their markup left out', '<![CDATA[A & B <b>bold</b>]]>', 'A & B bold'],
    ['entities that were escaped twice', 'Tom &amp;amp; Jerry &amp;#8217;s', 'Tom & Jerry ’s'],
    [
      'numeric and named entities',
      'It&#8217;s &#x20AC;5&hellip; &eacute; &#x1F600;',
      'It’s €5… é 😀',
    ],
    ['entities within CDATA', '<![CDATA[It&#8217;s &amp; more]]>', 'It’s & more'],
    ['an ampersand that nobody escaped', 'R&D and A&B', 'R&D and A&B'],
    ['signs that are no markup', '1 &lt; 2 &amp;&amp; 3 &gt; 2', '1 < 2 && 3 > 2'],
    [
      'markup that is escaped',
      '&lt;b onclick="x()"&gt;Bold&lt;/b&gt; &lt;script&gt;x()&lt;/script&gt;move',
      'Bold move',
    ],
    ['white space of any kind as one space', 'a\n b\t\u00a0 c', 'a b c'],
    ['no control characters and no turned direction', 'a\u202eb\u0007c\u2066d', 'abcd'],
    ['no characters that do not exist', 'a&#xD800;b', 'a�b'],
    ['an entity that nobody declared, as it is written', '&unknown; z', '&unknown; z'],
  ])('RSS-02 have %s', (_, written, shown) => {
    expect(titlesOf(item(written))).toEqual([shown]);
  });

  it.each(['', ' ', '<![CDATA[ ]]>', '&nbsp;', '<b></b>', '&lt;br/&gt;', '\u202e', '&#8203;&shy;'])(
    'RSS-10 an item is left out whose title is only %p',
    (written) => {
      expect(titlesOf(item(written))).toEqual([]);
    },
  );
});

describe('thousands of items', () => {
  const many = (each: (index: number) => string) =>
    Array.from({ length: 3_000 }, (_, index) => each(index)).join('');
  it.each([
    ['RSS', rss(many((index) => `<item><title>n${index}</title></item>`))],
    [
      'RDF',
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>c</title></channel>${many((index) => `<item><title>n${index}</title></item>`)}</rdf:RDF>`,
    ],
    ['Atom', atom(many((index) => `<entry><title>n${index}</title></entry>`))],
    [
      'JSON',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'f',
        items: Array.from({ length: 3_000 }, (_, index) => ({
          id: `${index}`,
          title: `n${index}`,
        })),
      }),
    ],
  ])('the first 2,000 of %s are read, and none behind them', (_, text) => {
    const titles = titlesOf(text);
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([2_000, 'n0', 'n1999']);
  });
});

describe('kinds', () => {
  it.each([
    [
      'RSS 0.90',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/"><channel><title>c</title></channel><item><title>A</title></item></rdf:RDF>',
    ],
    [
      'RSS 1.0 with a prefix',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:r="http://purl.org/rss/1.0/"><r:item><r:title>A</r:title></r:item></rdf:RDF>',
    ],
    [
      'RSS 0.92',
      '<rss version="0.92"><channel><title>x</title><item><title>A</title></item></channel></rss>',
    ],
    ['RSS without a version', '<rss><channel><item><title>A</title></item></channel></rss>'],
    [
      'RSS in capital letters',
      '<RSS VERSION="2.0"><CHANNEL><ITEM><TITLE>A</TITLE></ITEM></CHANNEL></RSS>',
    ],
    [
      'RSS whose items stand beside the channel',
      '<rss version="2.0"><channel><title>x</title></channel><item><title>A</title></item></rss>',
    ],
    [
      'Atom with a prefix',
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>A</a:title></a:entry></a:feed>',
    ],
    [
      'Atom with XHTML in its titles',
      atom(
        '<entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><b>A</b></div></title></entry>',
      ),
    ],
    [
      'JSON Feed',
      '{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[{"id":"1","title":"A"},{"id":"2","content_text":"no title"}]}',
    ],
    ['white space before the declaration', `\n\n ${item('A')}`],
    ['a warning of the server before it', `Warning: foo in bar.php<br/>\n${item('A')}`],
    ['rubbish behind it', `${item('A')}<!-- c --><script>x</script>bye`],
    ['an item that nothing closes', rss('<item><title>A</title>')],
    [
      'titles of another namespace',
      rss(
        '<item><media:title xmlns:media="http://search.yahoo.com/mrss/">B</media:title><title>A</title></item>',
      ),
    ],
    ['tags that do not match', rss('<item><title>A</titel><link>/a</link></item>')],
    [
      'names of JavaScript’s own',
      rss('<__proto__><x>1</x></__proto__><item><title>A</title></item>'),
    ],
    [
      'entities of files as words that mean nothing',
      `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://127.0.0.1/">%p;]>${item('A')}`,
    ],
  ])('reads %s', (_, text) => {
    expect(titlesOf(text)).toEqual(['A']);
  });

  it.each([
    ['a page', '<!DOCTYPE html><html><body><item><title>no</title></item></body></html>'],
    ['a list of feeds', '<opml version="2.0"><body><outline text="x"/></body></opml>'],
    [
      'a site map',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example</loc></url></urlset>',
    ],
    ['other JSON', '{"a":1}'],
    ['null', 'null'],
    ['elements without end', `<rss version="2.0"><channel>${'<item><title>'.repeat(20_000)}`],
    ['a hundred thousand brackets', '<'.repeat(100_000)],
  ])('refuses %s', (_, text) => {
    expect(() => read(text)).toThrow();
  });
});

describe('flaws and other vocabularies', () => {
  const three = ['One', 'Two', 'Three'];
  const items = three.map((name) => `<item><title>${name}</title><link>/${name}</link></item>`);
  it.each([
    ['cut within an item', rss(items.join('')).replace(/hree<.*$/, 'hr'), ['One', 'Two']],
    ['cut between items', rss(items.join('')).replace(/<item><title>Three.*$/, ''), ['One', 'Two']],
    ['one wrong end tag', rss(items.join('')).replace('Two</title>', 'Two</titel>'), three],
    ['one end tag too many', rss(items.join('</b></channel>')).replace('</b>', '</b></i>'), three],
    ['an item that nothing closes', rss(items.join('')).replace('</item>', ''), three],
    [
      'one element with 200,000 attributes',
      rss(
        `${items[0]}<x ${Array.from({ length: 200_000 }, (_, index) => `a${index}="1"`).join(' ')}/>${items[1]}`,
      ),
      ['One'],
    ],
    ['a million elements', rss(`${items[0]}${'<item/><x/>'.repeat(500_000)}`), ['One']],
    ['250,000 elements', rss(`${items[0]}${'<x/>'.repeat(250_000)}${items[1]}`), ['One']],
    [
      'ten thousand levels',
      rss(`${items[0]}${'<x>'.repeat(10_000)}${'</x>'.repeat(10_000)}${items[1]}`),
      ['One'],
    ],
  ])('%s costs no complete item before it', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });

  it.each([
    ['<dcterms:created xmlns:dcterms="http://purl.org/dc/terms/">', '</dcterms:created>'],
    ['<t:issued xmlns:t="http://purl.org/dc/terms/">', '</t:issued>'],
    ['<dc:date>', '</dc:date>'],
    ['<atom:published xmlns:atom="http://www.w3.org/2005/Atom">', '</atom:published>'],
    ['<a10:updated xmlns:a10="http://www.w3.org/2005/Atom">', '</a10:updated>'],
    ['<old:issued xmlns:old="http://purl.org/atom/ns#">', '</old:issued>'],
  ])('an item of RSS has the date of %s', (start, end) => {
    const [found] = read(item('a', `${start}2026-01-05T09:00:00Z${end}`));
    expect(found?.PublishedDate).toBe('2026-01-05T09:00:00.000Z');
  });

  it('the day of publishing counts before that of a change', () => {
    const dates =
      '<updated>2026-02-02T00:00:00Z</updated><published>2026-01-01T00:00:00Z</published>';
    const [found] = read(atom(`<entry><title>a</title>${dates}</entry>`));
    expect(found?.PublishedDate).toBe('2026-01-01T00:00:00.000Z');
  });

  it.each([
    ['dc', rss('<item><dc:title>A</dc:title></item>')],
    ['media', rss('<item><media:group><media:title>A</media:title></media:group></item>')],
    ['an empty one and dc', rss('<item><title/><dc:title>A</dc:title></item>')],
    ['base64', atom('<entry><title type="application/octet-stream">QQ==</title></entry>')],
    [
      'base64 of Atom 0.3',
      atom('<entry><title mode="base64" type="text/html">PGI+QTwvYj4=</title></entry>'),
    ],
    [
      'the entry, not of its source',
      atom('<entry><source><title>B</title></source><title>A</title></entry>'),
    ],
  ])('a title of %s is read', (_, text) => {
    expect(titlesOf(text)).toEqual(['A']);
  });

  it('xml:base counts at each level, of RSS too', () => {
    const link = '<link xml:base="deep/" href="x"/>';
    const entry = `<entry xml:base="sub/"><title>b</title>${link}</entry>`;
    expect(urlOf(atom(entry, 'xml:base="/dir/"'))).toBe('https://feed.example/dir/sub/deep/x');
    expect(
      urlOf(
        item('a', '<link>x</link>').replace(
          '<channel>',
          '<channel xml:base="https://b.example/c/">',
        ),
      ),
    ).toBe('https://b.example/c/x');
  });

  it('a date without a zone counts in UTC wherever the server is', () => {
    const source = join(__dirname, '../../../src/server/resources/feed/feedDates.ts');
    const { code } = transformSync(readFileSync(source, 'utf8'), {
      filename: source,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'commonjs' },
    });
    const written = [
      'Mon, 05 Jan 2026 09:00:00',
      '2026-01-05T09:00:00',
      '2026-01-05 09:00',
      'Jan 5, 2026 9:00 AM',
      'Mon, 05 Jan 2026 11:00:00 +0200',
    ];
    const script = `${code};console.log(JSON.stringify(${JSON.stringify([...written, '5 Jan 2026'])}.map(isoDate)))`;
    const env = { ...process.env, TZ: 'Pacific/Auckland' };
    const found: unknown = JSON.parse(
      execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }),
    );
    expect(found).toEqual([
      ...written.map(() => '2026-01-05T09:00:00.000Z'),
      '2026-01-05T00:00:00.000Z',
    ]);
  });
});

describe('addresses', () => {
  it.each([
    ['https://a.example/?a=1&b=2', 'https://a.example/?a=1&b=2'],
    ['<![CDATA[ https://a.example/1 ]]>', 'https://a.example/1'],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['/root', 'https://news.example/root'],
    ['rel/x', 'https://news.example/blog/rel/x'],
    ['https://münchen.example/ä b', 'https://xn--mnchen-3ya.example/%C3%A4%20b'],
    ...[
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.example',
      'ftp://a.example/',
      'https://exa mple/',
    ].map((link): [string, null] => [link, null]),
  ])('%p leads to %p', (link, url) => {
    expect(urlOf(item('a', `<link>${link}</link>`))).toBe(url);
  });

  it('an entry of Atom counts from its own base and names its page, not its file', () => {
    expect(
      urlOf(
        atom(
          '<entry xml:base="sub/"><title>b</title><link rel="self" href="self.xml"/><link rel="enclosure" href="a.mp3"/><link rel="alternate" type="text/html" href="post.html"/></entry>',
          'xml:base="https://b.example/dir/"',
        ),
      ),
    ).toBe('https://b.example/dir/sub/post.html');
    expect(urlOf(atom('<entry><title>b</title><link href="/p/1"/></entry>'))).toBe(
      'https://feed.example/p/1',
    );
  });

  it('an item without a link has that of its permanent id, or of Atom', () => {
    expect(urlOf(item('a', '<guid>https://a.example/g</guid>'))).toBe('https://a.example/g');
    expect(urlOf(item('a', '<guid>urn:uuid:1</guid>'))).toBeNull();
    expect(
      urlOf(
        rss(
          '<item><title>a</title><atom:link xmlns:atom="http://www.w3.org/2005/Atom" href="https://a.example/al"/></item>',
        ),
      ),
    ).toBe('https://a.example/al');
  });
});

it.each([
  ['Mon, 5 Jan 26 09:00 EST', '2026-01-05T14:00:00.000Z'],
  ['Tue, 6 Jan 2026 9:00:00 +0100', '2026-01-06T08:00:00.000Z'],
  ['Thursday, 08-Jan-26 10:11:12 GMT', '2026-01-08T10:11:12.000Z'],
  ['Sat, 10 Jan 2026 10:00:00 CET', '2026-01-10T09:00:00.000Z'],
  ['Mon, 06 Jul 2026 10:00:00 EEST', '2026-07-06T07:00:00.000Z'],
  ['2026-01-08 10:11:12', '2026-01-08T10:11:12.000Z'],
  ['2026-01-12T10:00:00.123456Z', '2026-01-12T10:00:00.123Z'],
  [' \n Mon, 05 Jan 2026 09:00:00 UT', '2026-01-05T09:00:00.000Z'],
  ['yesterday', null],
  ['Sun, 11 Jan 2026 25:00:00 GMT', null],
])('the date %p is %p', (written, moment) => {
  expect(dateOf(written)).toBe(moment);
});

describe('encodings', () => {
  const declared = (encoding: string) => item('Ål', '').replace('?>', ` encoding="${encoding}"?>`);
  const wide = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const bytes = (encoding: string, ...title: number[]) => {
    const [before, after] = item('|').replace('?>', ` encoding="${encoding}"?>`).split('|');
    return Buffer.concat([Buffer.from(before!), Buffer.from(title), Buffer.from(after!)]);
  };
  it.each<[string, Buffer, string, string]>([
    [
      'UTF-8 with a mark, whatever the server says',
      Buffer.from(`\ufeff${item('Ål')}`),
      'text/xml; charset=iso-8859-1',
      'Ål',
    ],
    ['UTF-16 without a mark', Buffer.from(item('Ål'), 'utf16le'), 'text/xml', 'Ål'],
    ['UTF-16 the other way round', wide(item('Ål')), 'text/xml; charset=utf-16', 'Ål'],
    ['UTF-8 that says it is UTF-16', Buffer.from(declared('utf-16')), 'text/xml', 'Ål'],
    [
      'UTF-8 that the server calls ISO 8859-1',
      Buffer.from(declared('utf-8')),
      'text/xml; charset=iso-8859-1',
      'Ål',
    ],
    [
      'UTF-8 that the server calls US-ASCII',
      Buffer.from(item('Ål')),
      'text/xml; charset=us-ascii',
      'Ål',
    ],
    [
      'ISO 8859-1 that says it is UTF-8',
      Buffer.from(declared('utf-8'), 'latin1'),
      'text/xml',
      'Ål',
    ],
    [
      'ISO 8859-1 in single quotes',
      Buffer.from(item('Ål'), 'latin1'),
      "text/xml; charset='iso-8859-1'",
      'Ål',
    ],
    [
      'Windows-1252 with its own signs',
      bytes('windows-1252', 0x93, 0x80, 0x35, 0x94, 0x20, 0x96, 0x20, 0xc5),
      'text/xml',
      '“€5” – Å',
    ],
    ['ISO 8859-15', bytes('iso-8859-15', 0xa4), 'text/xml', '€'],
    ['Windows-1251', bytes('windows-1251', 0xc6), 'text/xml', 'Ж'],
    ['KOI8-R', bytes('koi8-r', 0xf2), 'text/xml', 'Р'],
    ['Shift_JIS', bytes('Shift_JIS', 0x93, 0xfa), 'text/xml', '日'],
    ['UTF-8 with one torn character', bytes('utf-8', 0xc3, 0x85, 0xff), 'text/xml', 'Å�'],
  ])('%s is read', (_, body, contentType, title) => {
    expect(titlesOf(decodeFeed(body, contentType))).toEqual([title]);
  });
});

it.each([
  ...[
    '127.1',
    '0x7f.1',
    '0177.0.0.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '0',
    '169.254.169.254',
    '100.100.100.200',
    '198.18.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '240.0.0.1',
  ],
  ...[
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[0:0:0:0:0:ffff:10.0.0.1]',
    '[fd00::1]',
    '[64:ff9b::10.0.0.1]',
    '[2002:a00:1::]',
    '[2001:0:1::1]',
    '[::]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[fec0::1]',
    '[100::1]',
    '[::ffff:0:127.0.0.1]',
  ],
])('a feed at %s is in no public network', (host) => {
  expect(() => checkWebAddress(new URL(`http://${host}/`), [])).toThrow('private network');
});

it('only addresses of the public internet are asked after their name was resolved', () => {
  expect(['::7f00:1', '::1', 'fe80::1%eth0', '::ffff:10.1.1.1'].filter(isPublicAddress)).toEqual(
    [],
  );
  expect(isPublicAddress('2a00:1450:400f:80d::200e')).toBe(true);
});
