import { videoAddress, videoHostName } from '#shared/rules/pictures/videoAddress';

const hosts = { allowed: ['video.example.com'], sharePointUrl: 'https://nordvik.sharepoint.com' };
const player = (pasted: string) => videoAddress(pasted, hosts);
const tube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const flow = 'web.microsoftstream.com/embed/video/1c6f1e42-3c94-4e4b-a4a8-3a5c8c6f2e11';

it.each([
  ['https://youtube.com/live/dQw4w9WgXcQ', tube],
  ['https://music.youtube.com/v/dQw4w9WgXcQ/', tube],
  ['  https://youtu.be/dQw4w9WgXcQ\n', tube],
  ['<iframe src = " https://youtu.be/dQw4w9WgXcQ " ></iframe>', tube],
  ['https://www.vimeo.com/video/76979871/', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871?h=script', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871?h=8272103f6e-', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871?h=-8272103f6e', 'https://player.vimeo.com/video/76979871'],
  [`https://${flow}/`, `https://${flow}`],
])('INFOBOX-37 the player of %j is %s', (pasted, expected) => {
  expect(player(pasted)).toBe(expected);
});

it.each([
  'https://evil.example/embed/dQw4w9WgXcQ',
  'https://evil.example/dQw4w9WgXcQ',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/x/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ/x',
  'https://www.youtube.com/watching?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/embed/short',
  `https://youtu.be/${'x'.repeat(21)}`,
  'https://youtu.be/dQw4w9WgXcQ/x',
  'https://youtu.be/x/dQw4w9WgXcQ',
  'https://notvimeo.com/76979871',
  'https://vimeo.com.evil.example/76979871',
  'https://vimeo.com/1234',
  'https://vimeo.com/x/76979871',
  'https://vimeo.com/76979871/script',
  `https://evil.example/video/${flow.slice(-36)}`,
  `https://web.microsoftstream.com/x/video/${flow.slice(-36)}`,
  `https://${flow}/x`,
  `https://${flow.slice(0, -1)}`,
  'https://video.example.com/a film',
  'https://user@video.example.com/1',
  'https://:word@video.example.com/1',
  'https://nordvik.sharepoint.com/_layouts/15/embed.aspx/x',
  '<iframe></iframe><img src="https://youtu.be/dQw4w9WgXcQ">',
  '<iframes src="https://youtu.be/dQw4w9WgXcQ">',
  '<iframe title="">',
])('INFOBOX-37 nothing plays %j', (pasted) => {
  expect(player(pasted)).toBeUndefined();
});

it('without a SharePoint of its own an organisation has no player there', () => {
  const without = { ...hosts, sharePointUrl: '' };
  const address = 'https://nordvik.sharepoint.com/_layouts/15/embed.aspx?UniqueId=1';
  expect(videoAddress(address, hosts)).toBe(address);
  expect(videoAddress(address, without)).toBeUndefined();
  expect(videoAddress('https://video.example.com/1', without)).toBe('https://video.example.com/1');
});

it('a host name has parts of letters, digits and inner dashes, and an ending of letters', () => {
  expect(
    ['a.b-c.example', 'x1.example', 'http://b.example', 'video.https://b.example'].map(
      videoHostName,
    ),
  ).toEqual(['a.b-c.example', 'x1.example', undefined, undefined]);
  expect(
    [
      '-a.example',
      'a-.example',
      'a.b',
      'a.b2',
      'a..example',
      '.example',
      'b.example/x',
      'a_b.example',
    ].map(videoHostName),
  ).toEqual(Array(8).fill(undefined));
});
