import {
  contrast,
  infoboxColours,
  infoboxLines,
  infoboxMinHeight,
  infoboxRoute,
  infoboxState,
  infoboxWidths,
  isHeroArea,
  minContrast,
} from '#shared/rules/widgets/infoboxes';
import { videoAddress, videoHostName } from '#shared/rules/pictures/videoAddress';

const now = new Date('2026-11-21T12:00:00Z');
const box = (StartDate: string | null, EndDate: string | null, Hidden = false) => ({
  StartDate,
  EndDate,
  Hidden,
});

it('INFOBOX-18 an infobox is active, future or hidden', () => {
  expect(infoboxState(box(null, null), now)).toBe('active');
  expect(infoboxState(box('2026-11-21T12:00:00Z', '2026-11-21T12:00:01Z'), now)).toBe('active');
  expect(infoboxState(box('2026-11-21T12:00:01Z', null), now)).toBe('future');
  expect(infoboxState(box('2026-11-21T12:00:01Z', null, true), now)).toBe('hidden');
  expect(infoboxState(box(null, '2026-11-21T12:00:00Z'), now)).toBe('ended');
});

it('INFOBOX-02 the widths are auto, 25, 33, 50, 66, 75 and 100 percent', () => {
  expect(infoboxWidths).toEqual(['Auto', '25', '33', '50', '66', '75', '100']);
});

it('INFOBOX-03 INFOBOX-06 the min height is 13.75rem compact, 15rem normal and 27.5rem normal in a hero area', () => {
  expect([
    infoboxMinHeight('default', 1),
    infoboxMinHeight('default', 0),
    infoboxMinHeight('hero', 0),
    infoboxMinHeight('left-Hero-2', 0),
  ]).toEqual([13.75, 15, 27.5, 27.5]);
  expect(['hero', 'Hero', 'superhero', 'default', 'her'].map(isHeroArea)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('INFOBOX-04 INFOBOX-05 a title has 2 lines, a text 3, in a hero area 9', () => {
  expect(infoboxLines('default')).toEqual({ title: 2, text: 3 });
  expect(infoboxLines('hero')).toEqual({ title: 2, text: 9 });
});

it('INFOBOX-07 a custom background brings its own text colour, or one that is read well on it', () => {
  expect(infoboxColours(null)).toBeUndefined();
  expect(infoboxColours('#0B5C7D')).toEqual({ background: '#0b5c7d', text: '#ffffff' });
  expect(infoboxColours('#ffe680')).toEqual({ background: '#ffe680', text: '#000000' });
  expect(infoboxColours('#222222;#ffe680')).toEqual({ background: '#222222', text: '#ffe680' });
  for (const grey of ['00', '44', '70', '76', '77', '80', 'aa', 'ff']) {
    const { background, text } = infoboxColours(`#${grey}${grey}${grey}`)!;
    expect(contrast(background, text)).toBeGreaterThanOrEqual(minContrast);
  }
});

it('contrast is that of WCAG 2, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.478, 3);
  expect(contrast('#0a0a0a', '#000000')).toBeCloseTo(1.0607, 4);
});

it('INFOBOX-10 the route of an address is its path', () => {
  expect(['/', '', '/Find-Information/', '/light?modal=x#y', '/pages//'].map(infoboxRoute)).toEqual(
    ['/', '/', '/find-information', '/light', '/pages'],
  );
});

const hosts = {
  allowed: ['video.example.com', 'https://Media.example.org/', 'not a host', 'example'],
  sharePointUrl: 'https://nordvik.sharepoint.com',
};
const player = (pasted: string) => videoAddress(pasted, hosts);

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?si=1', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    '<iframe title="x" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=4&amp;x=1"></iframe>',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    "<div><IFRAME SRC='https://player.vimeo.com/video/76979871?h=8272103f6e' width=640></IFRAME></div>",
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  [
    'https://web.microsoftstream.com/video/1C6F1E42-3C94-4E4B-A4A8-3A5C8C6F2E11',
    'https://web.microsoftstream.com/embed/video/1c6f1e42-3c94-4e4b-a4a8-3a5c8c6f2e11',
  ],
  [
    'https://nordvik.sharepoint.com/sites/x/_layouts/15/embed.aspx?UniqueId=1',
    'https://nordvik.sharepoint.com/sites/x/_layouts/15/embed.aspx?UniqueId=1',
  ],
  [
    '<iframe src="https://nordvik.sharepoint.com/_layouts/15/embed.aspx?UniqueId=1&amp;t=2"></iframe>',
    'https://nordvik.sharepoint.com/_layouts/15/embed.aspx?UniqueId=1&t=2',
  ],
  ['https://video.example.com/play/4?x=1', 'https://video.example.com/play/4?x=1'],
  ['https://media.example.org/4', 'https://media.example.org/4'],
])('INFOBOX-37 %s is played by %s', (pasted, expected) => {
  expect(player(pasted)).toBe(expected);
});

it.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>1</script>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>1</script>"></iframe>',
  '<iframe data-src="https://youtu.be/dQw4w9WgXcQ"></iframe>',
  '<script src="https://www.youtube.com/embed/dQw4w9WgXcQ"></script>',
  'http://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://evil.example/?https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
  'https://user:word@video.example.com/1',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/embed/"><script>',
  'https://video.example.com:8443/1',
  'http://video.example.com/1',
  'https://sub.video.example.com/1',
  'https://vimeo.com/ondemand/x',
  'https://nordvik.sharepoint.com/sites/x/page.aspx',
  '//www.youtube.com/embed/dQw4w9WgXcQ',
  '',
  'a video',
])('INFOBOX-37 %j is played by nothing', (pasted) => {
  expect(player(pasted)).toBeUndefined();
});

it('only whole host names of the setting count', () => {
  expect(
    [
      'video.example.com',
      ' HTTPS://Media.Example.org/ ',
      '*.example.com',
      'example',
      'a.example.com; script-src *',
      'a.b/c',
    ].map(videoHostName),
  ).toEqual(['video.example.com', 'media.example.org', undefined, undefined, undefined, undefined]);
});
