import { isSharePointHost, oneDriveHome } from '#shared/rules/sites/sharePointHosts';

it('LICENCE-24 hosts of SharePoint are the public ones, and those of the organisation’s own address', () => {
  const hosts = (sharePointUrl: string) =>
    [
      'https://contoso.sharepoint.com/a',
      'https://sp.contoso.example/a',
      'https://sp-my.contoso.example/a',
      'https://sp-admin.contoso.example/a',
      'https://other.contoso.example/a',
      'https://sp.contoso.example:8443/a',
      'https://sharepoint.com.evil.example/',
      'https://evilsharepoint.com/',
    ].filter((address) => isSharePointHost(new URL(address), { sharePointUrl }));
  expect(hosts('')).toEqual(['https://contoso.sharepoint.com/a']);
  expect(hosts('https://sp.contoso.example')).toEqual([
    'https://contoso.sharepoint.com/a',
    'https://sp.contoso.example/a',
    'https://sp-my.contoso.example/a',
    'https://sp-admin.contoso.example/a',
  ]);
});

it('a host without a dot is its own only', () => {
  const isOwn = (address: string) =>
    isSharePointHost(new URL(address), { sharePointUrl: 'http://localhost:3003' });
  expect([isOwn('http://localhost:3003/a'), isOwn('http://localhost:3004/a')]).toEqual([
    true,
    false,
  ]);
});

it('DOCS-14 everybody’s OneDrive is on the host beside that of the sites', () => {
  const home = (sharePointUrl: string) => oneDriveHome({ sharePointUrl });
  expect(home('https://contoso.sharepoint.com')).toBe('https://contoso-my.sharepoint.com/');
  expect(home('http://localhost:3003')).toBe('http://localhost:3003/');
  expect(home('')).toBeUndefined();
});
