import { portalPath } from '#shared/rules/addresses/portalPath';
import { teamsLink } from '#shared/rules/addresses/teamsLink';
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

const teams = (webUrl: string, host = 'https://teams.microsoft.com') =>
  teamsLink({ appId: 'app', tabId: 'today', address: '/', label: 'A & B', webUrl }, host);

it('a link of Teams that names a page of the portal leads to that page', () => {
  const page = `${origin}/pages/news/new-quay-12?a=1`;
  for (const host of ['https://teams.microsoft.com', 'https://teams.cloud.microsoft'])
    expect(portalPath(teams(page, host), origin)).toBe('/pages/news/new-quay-12?a=1');
  expect(linkedPageId(teams(page), origin)).toBe(12);
});

it('other links of Teams, and look-alike hosts, stay as they are', () => {
  const page = `${origin}/pages/news/new-quay-12`;
  for (const address of [
    teams(page, 'https://teams.microsoft.com.evil.example'),
    teams(page, 'https://evilteams.microsoft.com.example'),
    teams(page).replace('/l/entity/', '/l/chat/'),
    teams(page.replace(origin, `${origin}.evil.example`)),
    teams(page.replace(origin, `${origin}@evil.example`)),
    teams('//evil.example/pages/news/new-quay-12'),
    teams(`${origin}//evil.example`),
    teams(teams(page)),
    'https://teams.microsoft.com/l/entity/app/today',
  ])
    expect([address, portalPath(address, origin)]).toEqual([address, undefined]);
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
