import { isHomeServiceHost } from '../../../src/client/data/connection/resources';

const isHome = (address: string, sharePointUrl: string) =>
  isHomeServiceHost(new URL(address), { sharePointUrl });

it('AUTH-39 the home service gets its token only on hosts of SharePoint', () => {
  const online = 'https://nordvik.sharepoint.com';
  expect(isHome('https://nordvik.sharepoint.com/x', online)).toBe(true);
  expect(isHome('https://westeurope1-sphomep.svc.ms/x', online)).toBe(true);
  expect(isHome('http://westeurope1-sphomep.svc.ms/x', online)).toBe(false);
  expect(isHome('https://svc.ms.elsewhere.example/x', online)).toBe(false);
  expect(isHome('https://home.svc.ms/x', 'http://localhost:3003')).toBe(false);
  expect(isHome('http://localhost:3003/x', 'http://localhost:3003')).toBe(true);
});
