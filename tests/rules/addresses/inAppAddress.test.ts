import { inAppAddress } from '#shared/rules/addresses/inAppAddress';
import { isTeamsHost } from '#shared/rules/addresses/teamsHosts';
import { teamsLink } from '#shared/rules/addresses/teamsLink';

it('TEAMS-20 a deep link or return address leads to pages of the portal, with query and fragment', () => {
  for (const address of [
    '/',
    '/pages/news/quay-4-12',
    '/pages/news?channel=x&page=2',
    '/settings#languages',
    '/user/detail/ann/nordvik/example',
    '/?modal=search&q=a',
    '/user/detail/api/hub',
  ]) {
    expect(inAppAddress(address)).toBe(address);
  }
});

it('no deep link or return address leads to another site, whatever it is disguised as', () => {
  const disguised = [
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    ' /settings',
    '',
  ];
  expect(disguised.filter((address) => inAppAddress(address) !== undefined)).toEqual([]);
});

it('addresses of the server that are no pages are no goal of a link', () => {
  for (const address of [
    '/api/users/me',
    '/API/users/me',
    '/redirect#code=1',
    '/auth-blank',
    '/msteams-auth?scope=x',
    '/assets/main.js',
    '/images/quay.png',
    '/hub',
    '/health/ready',
  ])
    expect(inAppAddress(address)).toBeUndefined();
  expect(inAppAddress('/apiary')).toBe('/apiary');
});

it('TEAMS-20 a link to Teams names the app, its tab and the page below it, and the page in a browser beside', () => {
  const address = '/pages/news/smørrebrød-&-co-7?from=mail';
  const link = new URL(
    teamsLink({
      appId: 'app',
      tabId: 'today',
      address,
      webUrl: `https://portal.example${address}`,
      label: 'Smørrebrød & co',
    }),
  );
  expect(link.origin + link.pathname).toBe('https://teams.microsoft.com/l/entity/app/today');
  expect(JSON.parse(link.searchParams.get('context') ?? '')).toEqual({ subEntityId: address });
  expect(link.searchParams.get('webUrl')).toBe(`https://portal.example${address}`);
  expect(link.searchParams.get('label')).toBe('Smørrebrød & co');
});

it('a link to Teams leads to the host that is configured', () => {
  const place = { appId: 'a/b', tabId: 'c d', address: '/', webUrl: 'https://x/', label: '' };
  expect(teamsLink(place, 'http://teams.localhost:3004')).toBe(
    'http://teams.localhost:3004/l/entity/a%2Fb/c%20d?webUrl=https%3A%2F%2Fx%2F&label=' +
      '&context=%7B%22subEntityId%22%3A%22%2F%22%7D',
  );
});

it('AUTH-33 a host is Teams by its origin as a whole', () => {
  for (const origin of [
    'https://teams.microsoft.com',
    'https://emea.teams.microsoft.com',
    'https://teams.cloud.microsoft',
    'http://teams.localhost:3004',
  ])
    expect(isTeamsHost(origin, ['http://teams.localhost:3004'])).toBe(true);
  for (const origin of [
    'http://teams.microsoft.com',
    'http://emea.teams.microsoft.com',
    'https://emea.outlook.office365.com',
    'https://teams.microsoft.com.evil.example',
    'https://evilteams.microsoft.com',
    'https://.cloud.microsoft.evil.example',
    'http://teams.localhost:3004',
    'null',
  ]) {
    expect(isTeamsHost(origin, [])).toBe(false);
  }
});
