import {
  isAddress,
  isWebAddress,
  safeAddress,
  safeSource,
} from '#shared/rules/addresses/webAddress';

const web = [
  'https://nordvik.example',
  'http://x/',
  'https://nordvik.example/日本語/😀?q=Łódź#a',
  'https://[::1]/',
];
const own = ['/', '/pages/news?channel=x#top', '/images/quay.png'];
/** Look like an address, and are none, or lead where nobody would look for them. */
const none = [
  'https://[::1',
  'https://exa\u200dmple.com',
  'https://',
  'https:///host',
  'https:host',
  'https:/\\host',
  'https://\\host',
  '//host',
  '//[',
  '/\\host',
  '/\t/host',
  '/.//host',
  '/a\\b',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/hosts',
  'vbscript:x',
  'host',
  '',
];

it('an address that is stored leads to the web or within the portal, and can be read', () => {
  expect([...web, ...own].filter((address) => !isAddress(address))).toEqual([]);
  expect([...none, 'mailto:a@b', 'https://a b', '/a b'].filter(isAddress)).toEqual([]);
  expect([...web, ...own].filter(isWebAddress)).toEqual(web);
});

it('what others wrote is followed only to the web, a mail, a telephone, Teams and within the portal', () => {
  const others = [
    'mailto:ann@nordvik.example',
    'tel:+47123',
    'msteams:/l/chat/0/0',
    'https://a/b c.docx',
    'HTTPS://A',
  ];
  expect(
    [...web, ...own, ...others].filter((address) => safeAddress(address) === undefined),
  ).toEqual([]);
  expect([...none, null, undefined].map(safeAddress)).toEqual(
    [...none, null, undefined].map(() => undefined),
  );
  expect(safeAddress(' https://nordvik.example ')).toBe('https://nordvik.example');
});

it('a picture or a frame comes from the web, from the portal or from what the page has read itself', () => {
  expect(
    [...web, ...own, 'blob:https://x/1', 'data:image/jpeg;base64,/9j/'].filter(
      (address) => safeSource(address) === undefined,
    ),
  ).toEqual([]);
  expect([...none, 'mailto:a@b', 'data:image/svg+xml,x'].filter(safeSource)).toEqual([]);
});

it('an address begins and ends with itself, and keeps path, query and fragment in their order', () => {
  for (const text of [
    'see https://nordvik.example',
    'javascript:https://x/',
    'https://x/ y',
    'https://x/\ny',
  ])
    expect([text, isWebAddress(text)]).toEqual([text, false]);
  expect(safeAddress(' /pages/news?channel=x#top ')).toBe('/pages/news?channel=x#top');
  expect(safeAddress('http:host')).toBeUndefined();
  expect(safeAddress('mailto:ann@x.example?body=https:')).toBe('mailto:ann@x.example?body=https:');
});
