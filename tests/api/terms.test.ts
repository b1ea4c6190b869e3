import type { Term } from '../../src/shared/contract/terms';
import { storeTerm } from '../support/pages';
import { startTestPortal, type TestPortal } from '../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const labels = (names: Record<string, string>) => Object.entries(names).map(([Language, Name]) => ({ Language, Name }));

it('CHANNELS-24 the channel tree is named in the asked language, with the internal name where there is none', async () => {
  const parent = await storeTerm(portal, 'channelterms', 'Places', { Labels: labels({ en: 'Places', sv: 'Platser', 'nb-NO': 'Steder' }), SortOrder: 2 });
  await storeTerm(portal, 'channelterms', 'Turku', { ParentTermGuid: parent, Labels: labels({ sv: 'Åbo' }) });
  await storeTerm(portal, 'channelterms', 'First', { SortOrder: 1 });
  const tree = async (lcid: number) => (await portal.call<Term[]>('member', 'GET', `/channelterms/localized/${lcid}`)).body;
  expect((await tree(1053)).map(({ Name }) => Name)).toEqual(['First', 'Platser']);
  expect((await tree(1044))[1]?.Name).toBe('Steder');
  expect((await tree(1053))[1]?.Terms[0]?.Name).toBe('Åbo');
  expect((await tree(1030))[1]?.Terms[0]).toMatchObject({ Name: 'Turku', InternalName: 'Turku' });
});

it('CHANNELS-01 a term has all its fields', async () => {
  const parent = await storeTerm(portal, 'channelterms', 'Fleet');
  const given = { IsAvailableForTagging: false, IsDeprecated: true, SortOrder: 7, Url: 'https://nordvik.example/ships', FriendlyUrl: 'ships', LocalCustomProperties: { siteUrl: '/sites/ships' }, Labels: labels({ en: 'Ships' }) };
  const Guid = await storeTerm(portal, 'channelterms', 'ships', { ...given, ParentTermGuid: parent });
  const fleet = (await portal.call<Term[]>('member', 'GET', '/channelterms/localized/1033')).body.find((term) => term.Guid === parent);
  expect(fleet).toMatchObject({ TermCount: 1, IsRoot: true, ParentTermGuid: null });
  expect(fleet?.Terms[0]).toEqual({
    ...given, Guid, Name: 'Ships', InternalName: 'ships', ParentTermGuid: parent, TermCount: 0, IsRoot: false, Selected: false, DisableSelection: false, Terms: [],
    LastModified: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

it('CHANNELS-26 POST /channelterms/ with siteUrl creates a channel; a taken id or a missing parent is refused', async () => {
  const Guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  expect((await portal.call('admin', 'POST', '/channelterms/?siteUrl=https%3A%2F%2Fx.example', { Guid, InternalName: 'One' })).status).toBe(201);
  expect((await portal.call('admin', 'POST', '/channelterms', { Guid, InternalName: 'Two' })).status).toBe(409);
  const orphan = await portal.call<{ errors: object }>('admin', 'POST', '/channelterms', { InternalName: 'Orphan', ParentTermGuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3399' });
  expect(orphan.status).toBe(400);
  expect(orphan.body.errors).toHaveProperty('ParentTermGuid');
});

it('CHANNELS-25 DELETE /channelterms/{id} deletes a channel that has none below it', async () => {
  const parent = await storeTerm(portal, 'channelterms', 'Parent');
  const child = await storeTerm(portal, 'channelterms', 'Child', { ParentTermGuid: parent });
  const remove = async (id: string) => (await portal.call('admin', 'DELETE', `/channelterms/${id}?siteUrl=x`)).status;
  expect([await remove(parent), await remove(child), await remove(parent), await remove(parent)]).toEqual([409, 204, 204, 404]);
});

it('CHANNELS-28 CHANNELS-27 CHANNELS-03 a followed channel is answered with its kind, and stays followed once when repeated', async () => {
  const own = await storeTerm(portal, 'channelterms', 'Own');
  const pushed = await storeTerm(portal, 'channelterms', 'Pushed');
  for (const body of [{ ChannelTermId: own, ChannelType: 0 }, { ChannelTermId: pushed, ChannelType: 1 }, { ChannelTermId: own, ChannelType: 0 }, { ChannelTermId: pushed, ChannelType: 0 }]) {
    expect((await portal.call('member', 'POST', '/me/userchannelterms', body)).status).toBe(201);
  }
  const { body } = await portal.call<object[]>('member', 'GET', '/me/userchannelterms/');
  expect(body).toHaveLength(2);
  expect(body).toEqual(expect.arrayContaining([{ ChannelTermId: own, ChannelType: 0 }, { ChannelTermId: pushed, ChannelType: 1 }]));
  const tree = (await portal.call<Term[]>('member', 'GET', '/channelterms/localized/1033')).body;
  expect(tree.find(({ Guid }) => Guid === own)).toMatchObject({ Selected: true, DisableSelection: false });
  expect(tree.find(({ Guid }) => Guid === pushed)).toMatchObject({ Selected: true, DisableSelection: true });
  expect((await portal.call('editor', 'GET', '/me/userchannelterms')).body).toEqual([]);
});

it('CHANNELS-29 DELETE /me/userchannelterms/{id} stops following', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Short');
  await portal.call('guest', 'POST', '/me/userchannelterms', { ChannelTermId: channel, ChannelType: 0 });
  expect((await portal.call('guest', 'DELETE', `/me/userchannelterms/${channel}`)).status).toBe(204);
  expect((await portal.call('guest', 'GET', '/me/userchannelterms')).body).toEqual([]);
  expect((await portal.call('guest', 'DELETE', `/me/userchannelterms/${channel}`)).status).toBe(404);
});

it('a channel that does not exist cannot be followed, and a language is no channel', async () => {
  const language = await storeTerm(portal, 'languageterms', 'Dansk');
  for (const ChannelTermId of [language, '3f2504e0-4f89-41d3-9a0c-0305e82c3398']) {
    expect((await portal.call('member', 'POST', '/me/userchannelterms', { ChannelTermId, ChannelType: 0 })).status).toBe(404);
  }
});

it('LANG-02 LANG-03 LANG-04 language terms are created, answered localized and deleted', async () => {
  const { status, body } = await portal.call<Term>('admin', 'POST', '/LanguageTerms/', { InternalName: 'Suomi', Labels: labels({ en: 'Finnish', fi: 'suomi' }) });
  expect(status).toBe(201);
  expect((await portal.call<Term[]>('member', 'GET', '/languageterms/localized/1035')).body.map(({ Name }) => Name)).toContain('suomi');
  expect((await portal.call('admin', 'DELETE', `/languageterms/${body.Guid}`)).status).toBe(204);
  expect((await portal.call<Term[]>('member', 'GET', '/languageterms/localized/1033')).body.map(({ Name }) => Name)).not.toContain('Finnish');
});

it('LANG-01 LANG-09 LANG-10 LANG-11 a person adds, reads and removes languages', async () => {
  const language = await storeTerm(portal, 'languageterms', 'Svenska');
  expect((await portal.call('member', 'POST', '/me/userlanguageterms', { LanguageTermId: language, LanguageType: 1 })).body).toEqual({ LanguageTermId: language, LanguageType: 1 });
  expect((await portal.call('member', 'GET', '/me/userlanguageterms')).body).toEqual([{ LanguageTermId: language, LanguageType: 1 }]);
  expect((await portal.call('member', 'DELETE', `/me/userlanguageterms/${language}`)).status).toBe(204);
  expect((await portal.call('member', 'GET', '/me/userlanguageterms')).body).toEqual([]);
});

it('LANG-08 the default request culture is answered as text', async () => {
  const { body, headers } = await portal.call('member', 'GET', '/appsettings/defaultrequestculture');
  expect(body).toBe('en-us');
  expect(headers.get('content-type')).toContain('text/plain');
});

it('ROLE-06 GET /security/roles answers the names of the own roles', async () => {
  expect((await portal.call('admin', 'GET', '/security/roles')).body).toEqual(['Admin']);
  expect((await portal.call('member', 'GET', '/security/roles')).body).toEqual([]);
});
