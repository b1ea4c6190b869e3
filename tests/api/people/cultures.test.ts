import type { TimeZone } from '#shared/contract/people/cultures';
import { localeCodeOf } from '#shared/rules/settings/cultures';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

it('LANG-14 LANG-15 LANG-20 short codes have their full locale codes, and all Norwegian ones are one', () => {
  expect(['en', 'sv', 'da', 'fi', 'nb', 'nn', 'no', 'nn-NO'].map(localeCodeOf)).toEqual([
    'en-us',
    'sv-se',
    'da-dk',
    'fi-fi',
    'nb-no',
    'nb-no',
    'nb-no',
    'nb-no',
  ]);
  expect(localeCodeOf('en-GB')).toBe('en-gb');
  expect(localeCodeOf('tlh')).toBeUndefined();
});

it('LANG-05 GET /culture answers the culture of a language', async () => {
  expect((await portal.call('member', 'GET', '/culture?languageCode=da')).body).toEqual({
    Name: 'da-dk',
    DisplayName: expect.stringMatching(/^Danish/),
    NativeName: expect.stringMatching(/^dansk/),
    TwoLetterISOLanguageName: 'da',
  });
  expect((await portal.call('member', 'GET', '/culture?languageCode=tlh')).status).toBe(404);
  expect((await portal.call('member', 'GET', '/culture')).status).toBe(400);
});

it('a code of the right shape that no language can have is not found', async () => {
  for (const code of ['en-us-gb', 'en_us_gb', 'da-dk-dk', 'nb-1a', 'en-abcdefgh-abcdefgh'])
    for (const path of ['/culture', '/culture/region']) {
      const { status } = await portal.call('member', 'GET', `${path}?languageCode=${code}`);
      expect([path, code, status]).toEqual([path, code, 404]);
    }
  const { status } = await portal.call('member', 'GET', '/culture?languageCode=en_Latn_GB');
  expect(status).toBe(200);
});

it('LANG-06 GET /culture/region answers the region of a language as text', async () => {
  const response = await fetch(`${portal.url}/api/culture/region?languageCode=fi`, {
    headers: { authorization: `Bearer ${await portal.tokenOf('member')}` },
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toBe('FI');
});

it('LANG-07 LANG-18 GET /datetime/zones answers the time zones of a region with their names', async () => {
  expect((await portal.call('member', 'GET', '/datetime/zones?regionCode=DK')).body).toEqual([
    {
      IANAName: 'Europe/Copenhagen',
      DisplayName: 'Copenhagen (GMT+01:00)',
      StandardName: 'Central European Standard Time',
    },
  ]);
  const australian = (
    await portal.call<TimeZone[]>('member', 'GET', '/datetime/zones?regionCode=au')
  ).body;
  expect(australian.find(({ IANAName }) => IANAName === 'Australia/Sydney')?.StandardName).toBe(
    'Australian Eastern Standard Time',
  );
  expect((await portal.call('member', 'GET', '/datetime/zones?regionCode=ZZ')).body).toEqual([]);
  expect((await portal.call('member', 'GET', '/datetime/zones?regionCode=Denmark')).status).toBe(
    400,
  );
});
