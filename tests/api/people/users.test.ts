import type { User } from '#shared/contract/people/users';
import type { ComponentUpdate } from '#shared/realtime';
import { isWizardDue, wantsNewsFromFollowedSites } from '#shared/rules/people/users';
import { openHub } from '../../support/servers/hubClient';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

it('USER-02 a person without a record gets 404 and creates one with news of followed sites on', async () => {
  expect((await portal.call('member', 'GET', '/users/me')).status).toBe(404);
  const created = await portal.call<User>('member', 'POST', '/users', {
    ShowNewsFromFollowedSites: true,
  });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    UpnId: 'member@nordvik.example',
    ShowNewsFromFollowedSites: true,
  });
  expect((await portal.call('member', 'GET', '/users/me')).body).toEqual(created.body);
});

it('USER-01 GET /users/me answers the record of the person who asks and of nobody else', async () => {
  await portal.call('editor', 'POST', '/users', {});
  const [editor, member] = await Promise.all([
    portal.call<User>('editor', 'GET', '/users/me'),
    portal.call<User>('member', 'GET', '/users/me'),
  ]);
  expect(editor.body.UpnId).toBe('editor@nordvik.example');
  expect(member.body.UpnId).toBe('member@nordvik.example');
});

it('creating the record again changes nothing, also when both requests come at once', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() =>
      portal.call<User>('guest', 'POST', '/users', { FirstDayWizardStep: 'SetupLanguage' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  await portal.call('guest', 'POST', '/users', { FirstDayWizardStep: 'SetupYourBoard' });
  expect((await portal.call<User>('guest', 'GET', '/users/me')).body.FirstDayWizardStep).toBe(
    'SetupLanguage',
  );
});

it('USER-03 PUT /users/ with the whole user as body updates the record, which is then read again', async () => {
  const before = (await portal.call<User>('editor', 'GET', '/users/me')).body;
  const changed = await portal.call<User>('editor', 'PUT', '/users/', {
    ...before,
    FirstDayWizardStep: 'SetupYourFeed',
  });
  expect(changed.status).toBe(200);
  expect((await portal.call<User>('editor', 'GET', '/users/me')).body).toEqual({
    ...before,
    FirstDayWizardStep: 'SetupYourFeed',
  });
});

it('USER-04 the record has the onboarding step and the choice about followed sites', async () => {
  const answer = await portal.call<User>('editor', 'PUT', '/users', {
    FirstDayWizardStep: 'SetupYourBoard',
    ShowNewsFromFollowedSites: false,
  });
  expect(answer.body).toMatchObject({
    FirstDayWizardStep: 'SetupYourBoard',
    ShowNewsFromFollowedSites: false,
  });
});

it('USER-06 the onboarding steps are None, SetupYourFeed, SetupYourBoard and SetupLanguage, and nothing else', async () => {
  for (const FirstDayWizardStep of ['None', 'SetupYourFeed', 'SetupYourBoard', 'SetupLanguage']) {
    expect(
      (await portal.call<User>('editor', 'PUT', '/users', { FirstDayWizardStep })).body
        .FirstDayWizardStep,
    ).toBe(FirstDayWizardStep);
  }
  const refused = await portal.call<{ errors: object }>('editor', 'PUT', '/users', {
    FirstDayWizardStep: 'Finished',
  });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toHaveProperty('FirstDayWizardStep');
});

it('a person cannot become somebody else by the fields of the body', async () => {
  const answer = await portal.call<User>('editor', 'PUT', '/users', {
    Id: '11111111-1111-4111-8111-111111111111',
    UpnId: 'admin@nordvik.example',
    DisplayName: 'Admin',
  });
  expect(answer.body.UpnId).toBe('editor@nordvik.example');
});

it('updating a record that does not exist answers 404', async () => {
  expect(
    (await portal.call('frontline', 'PUT', '/users', { FirstDayWizardStep: 'None' })).status,
  ).toBe(404);
});

it('USER-05 USER-07 a new record means yes to followed sites, and its wizard is due until a step is stored', async () => {
  const created = (await portal.call<User>('broadcaster', 'POST', '/users', {})).body;
  expect([
    created.ShowNewsFromFollowedSites,
    wantsNewsFromFollowedSites(created),
    isWizardDue(created),
  ]).toEqual([null, true, true]);
  const changed = (
    await portal.call<User>('broadcaster', 'PUT', '/users', { FirstDayWizardStep: 'SetupYourFeed' })
  ).body;
  expect([wantsNewsFromFollowedSites(changed), isWizardDue(changed)]).toEqual([true, false]);
});

it('the record keeps what a person has hidden on Today, and where they eat; nothing else can be hidden', async () => {
  const put = (body: object) => portal.call<User>('editor', 'PUT', '/users', body);
  expect((await put({})).body).toMatchObject({ HiddenOnToday: [], RestaurantId: null });
  await put({ HiddenOnToday: ['lunch'], RestaurantId: 7 });
  await put({ FirstDayWizardStep: 'SetupLanguage' });
  expect((await portal.call<User>('editor', 'GET', '/users/me')).body).toMatchObject({
    HiddenOnToday: ['lunch'],
    RestaurantId: 7,
  });
  expect((await put({ HiddenOnToday: ['news'] })).status).toBe(400);
});

it('the other windows of the person hear of what they have chosen, and those of nobody else', async () => {
  await Promise.all(
    ['member', 'broadcaster'].map((name) => portal.call(name, 'POST', '/users', {})),
  );
  const [own, other] = await Promise.all([
    openHub(portal, 'member'),
    openHub(portal, 'broadcaster'),
  ]);
  await portal.call('member', 'PUT', '/users', { HiddenOnToday: ['lunch'] });
  const isOfUser = ({ ComponentId }: ComponentUpdate) => ComponentId === 'user';
  expect((await own.update(isOfUser)).Data?.Change).toBe('updated');
  // The other one hears of their own choice, and of nothing before it.
  await portal.call('broadcaster', 'PUT', '/users', { HiddenOnToday: [] });
  await other.update(isOfUser);
  expect(other.updates.filter(isOfUser)).toHaveLength(1);
  await Promise.all([own.stop(), other.stop()]);
});

it('a person whose name has changed is known by the new one from their next visit on', async () => {
  const before = (await portal.call<User>('editor', 'POST', '/users', {})).body;
  await portal.db
    .updateTable('users')
    .set({ UpnId: 'earlier@nordvik.example', DisplayName: 'Earlier' })
    .where('Id', '=', before.Id)
    .execute();
  expect((await portal.call<User>('editor', 'GET', '/users/me')).body).toEqual(before);
  const row = await portal.db
    .selectFrom('users')
    .select(['UpnId', 'DisplayName'])
    .where('Id', '=', before.Id)
    .executeTakeFirst();
  expect(row).toEqual({ UpnId: before.UpnId, DisplayName: before.DisplayName });
});

it('a token that says no name of a person takes none from their record', async () => {
  const before = (await portal.call<User>('editor', 'POST', '/users', {})).body;
  const without = { upn: undefined, preferred_username: undefined, unique_name: undefined };
  for (const claims of [without, { ...without, name: undefined }]) {
    const token = await portal.devTenant.tokenFor('editor@nordvik.example', { claims });
    for (const [method, path] of [
      ['GET', '/api/users/me'],
      ['PUT', '/api/users'],
    ]) {
      const answer = await fetch(portal.url + path!, {
        method: method!,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'PUT' && { body: '{}' }),
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { UpnId: before.UpnId, DisplayName: before.DisplayName },
      ]);
    }
  }
});
