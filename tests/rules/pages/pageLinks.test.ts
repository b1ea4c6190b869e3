import { linkedPageId } from '#shared/rules/pages/pageLinks';

const origin = 'https://portal.example';

it('a link leads to the page whose id ends it, also one with the portal’s own origin', () => {
  for (const address of [
    '/pages/news/new-quay-12',
    '/pages/content/new-quay-12/',
    '/pages/news/new-quay-12?from=mail',
    '/pages/news/new-quay-12#end',
    `${origin}/pages/news/new-quay-12`,
  ])
    expect([address, linkedPageId(address, origin)]).toEqual([address, 12]);
});

it('other links lead to no page', () => {
  for (const address of [
    '/pages/news/new-quay',
    '/pages/news/',
    '/pages/menu/new-quay-12',
    '/a/pages/news/new-quay-12',
    '/pages/news/new-quay-12/more',
    `${origin}.evil.example/pages/news/new-quay-12`,
    'https://other.example/pages/news/new-quay-12',
    '',
  ])
    expect([address, linkedPageId(address, origin)]).toEqual([address, undefined]);
  expect(linkedPageId(`${origin}/pages/news/new-quay-12`)).toBeUndefined();
});
