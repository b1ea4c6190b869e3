import { linkWithoutQuery } from '#shared/rules/tracking';

it('a link is counted without what follows its path', () => {
  expect(linkWithoutQuery('https://nordvik.example/crew?who=ann#top')).toBe(
    'https://nordvik.example/crew',
  );
  expect(linkWithoutQuery('/pages/news/storm-12?from=mail')).toBe('/pages/news/storm-12');
  expect(linkWithoutQuery('https://nordvik.example/personal-news#\nann')).toBe(
    'https://nordvik.example/personal-news',
  );
  expect(linkWithoutQuery('/pages/user/ann')).toBe('/pages/user/ann');
  const long = `/${'x'.repeat(1_999)}`;
  expect(linkWithoutQuery(`${long}y`)).toBe(long);
});

it.each([
  '/user/detail/ann@nordvik.example',
  '/User/detail/ann',
  'https://portal.nordvik.example/user/detail/ann',
  'https://nordvik-my.sharepoint.com/personal/ann_nordvik_example/Documents',
  'mailto:ann@nordvik.example',
  '//evil.example',
  'https://ann:secret@nordvik.example/',
  'https://ann@nordvik.example/',
  'https://:secret@nordvik.example/',
  'https://nordvik.example:port/',
])('%s names somebody, or is no address of the web, and is not counted', (link) => {
  expect(linkWithoutQuery(link)).toBeUndefined();
});
