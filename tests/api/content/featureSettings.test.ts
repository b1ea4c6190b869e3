import type { FeatureSetting, FeatureSettingChange } from '#shared/contract/featureSettings';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const aTime = expect.stringMatching(/^\d{4}-.*Z$/);

it('SETTINGS-02 SETTINGS-05 a created setting is among all feature settings', async () => {
  expect((await portal.call('member', 'GET', '/featuresettings')).body).toEqual([]);
  expect(
    (
      await portal.call('admin', 'POST', '/featuresettings', {
        Key: 'workplaceName',
        Value: 'Nordvik',
      })
    ).status,
  ).toBe(201);
  expect((await portal.call('member', 'GET', '/featuresettings')).body).toEqual([
    { Key: 'workplaceName', Value: 'Nordvik', Modified: aTime },
  ]);
});

it('SETTINGS-01 a value may be any JSON value', async () => {
  const values = ['text', 12.5, true, null, ['a', { b: [1] }], { Name: 'x', deep: { y: null } }];
  for (const [index, Value] of values.entries())
    await portal.call('admin', 'POST', '/featuresettings', { Key: `own-${index}`, Value });
  const stored = (
    await portal.call<FeatureSetting[]>('member', 'GET', '/featuresettings')
  ).body.filter(({ Key }) => Key.startsWith('own-'));
  expect(stored.map(({ Value }) => Value)).toEqual(values);
});

it('SETTINGS-03 PUT /featuresettings/{key} updates one setting', async () => {
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'supportPhone', Value: '1' });
  expect(
    (
      await portal.call('admin', 'PUT', '/featuresettings/supportPhone', {
        Key: 'supportPhone',
        Value: '2',
      })
    ).body,
  ).toEqual({ Key: 'supportPhone', Value: '2', Modified: aTime });
  expect(
    (await portal.call<FeatureSetting[]>('member', 'GET', '/featuresettings')).body,
  ).toContainEqual({ Key: 'supportPhone', Value: '2', Modified: aTime });
  expect((await portal.call('admin', 'PUT', '/featuresettings/unknown', { Value: 1 })).status).toBe(
    404,
  );
});

it('SETTINGS-04 DELETE /featuresettings/{key} removes one setting', async () => {
  await portal.call('admin', 'POST', '/featuresettings', {
    Key: 'supportEmail',
    Value: 'help@nordvik.example',
  });
  expect((await portal.call('admin', 'DELETE', '/featuresettings/supportEmail')).status).toBe(204);
  expect(
    (await portal.call<FeatureSetting[]>('member', 'GET', '/featuresettings')).body.map(
      ({ Key }) => Key,
    ),
  ).not.toContain('supportEmail');
  expect((await portal.call('admin', 'DELETE', '/featuresettings/supportEmail')).status).toBe(404);
});

it('a known setting takes only values of its type', async () => {
  const answer = await portal.call<{ errors: object }>('admin', 'POST', '/featuresettings', {
    Key: 'stickyHeader',
    Value: 'yes',
  });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual({ Value: ['must be of type boolean'] });
});

it.each([
  ['trashDays', 0, 'must be from 1 to 3650'],
  ['workplaceName', 'N'.repeat(61), 'must not be longer than 60'],
  ['workplaceName', ' Nordvik', 'must not begin with a space'],
])('%s out of its bounds is told what they are', async (Key, Value, expected) => {
  const answer = await portal.call<{ errors: object }>('admin', 'POST', '/featuresettings', {
    Key,
    Value,
  });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual({ Value: [expected] });
});

it('creating a setting twice answers 409 and keeps the first value', async () => {
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'twice', Value: 1 });
  expect(
    (await portal.call('admin', 'POST', '/featuresettings', { Key: 'twice', Value: 2 })).status,
  ).toBe(409);
  expect(
    (await portal.call<FeatureSetting[]>('member', 'GET', '/featuresettings')).body,
  ).toContainEqual({ Key: 'twice', Value: 1, Modified: aTime });
});

it('a flaw deep in a value is told with its place', async () => {
  const answer = await portal.call<{ errors: object }>('admin', 'POST', '/featuresettings', {
    Key: 'linkTopNav',
    Value: { title: 'Wiki', url: 'javascript:alert(1)' },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual({
    'Value.url': [
      'must be an address that begins with https:// or http://, or one within the portal that begins with /',
    ],
  });
});

it("PEOPLE-33 an address of profiles without a place for the person's id is refused", async () => {
  const answer = await portal.call<{ errors: object }>('admin', 'POST', '/featuresettings', {
    Key: 'delveProfileUrl',
    Value: 'https://profiles.example',
  });
  expect(answer.body.errors).toEqual({
    Value: ["must begin with https:// and have {id} in place of a person's id"],
  });
});

it('every change of a setting is audited with person, time and values, for administrators only', async () => {
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'colleagueResultCap', Value: 30 });
  await portal.call('admin', 'PUT', '/featuresettings/colleagueResultCap', { Value: 40 });
  await portal.call('admin', 'PUT', '/featuresettings/colleagueResultCap', { Value: 'many' });
  await portal.call('admin', 'DELETE', '/featuresettings/colleagueResultCap');
  const { body } = await portal.call<FeatureSettingChange[]>(
    'admin',
    'GET',
    '/featuresettings/colleagueResultCap/audits',
  );
  expect(body.map(({ From, To }) => [From, To])).toEqual([
    [40, undefined],
    [30, 40],
    [undefined, 30],
  ]);
  expect(new Set(body.map(({ UpnId }) => UpnId))).toEqual(new Set(['admin@nordvik.example']));
  expect(body.every(({ DateTime }) => !Number.isNaN(Date.parse(DateTime)))).toBe(true);
  expect(
    (await portal.call('editor', 'GET', '/featuresettings/colleagueResultCap/audits')).status,
  ).toBe(403);
});

it('a change about a value that is no longer stored is refused; one about none in particular is not', async () => {
  const Value = { title: 'Guide', url: '/guide' };
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'linkTopNav', Value });
  expect(
    (
      await portal.call('admin', 'PUT', '/featuresettings/linkTopNav', {
        Value: { title: 'Mine', url: '/mine' },
        From: { url: '/guide', title: 'Guide' },
      })
    ).status,
  ).toBe(200);
  const refused = await portal.call<{ id: string }>('admin', 'PUT', '/featuresettings/linkTopNav', {
    Value: { title: 'Other', url: '/other' },
    From: Value,
  });
  expect([refused.status, refused.body.id]).toEqual([409, 'conflict']);
  expect(
    (await portal.call<FeatureSetting[]>('member', 'GET', '/featuresettings')).body,
  ).toContainEqual({
    Key: 'linkTopNav',
    Value: { title: 'Mine', url: '/mine' },
    Modified: aTime,
  });
  expect((await portal.call('admin', 'PUT', '/featuresettings/linkTopNav', { Value })).status).toBe(
    200,
  );
});
