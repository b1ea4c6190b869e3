import { sql } from 'kysely';
import type { Audit } from '#shared/contract/audits';
import type { FeatureSetting } from '#shared/contract/featureSettings';
import type { Page } from '#shared/contract/pages/pages';
import type { TermImportPreview } from '#shared/contract/pages/terms';
import type { Reach } from '#shared/contract/people/targeting';
import type { User } from '#shared/contract/people/users';
import type { ComponentUpdate } from '#shared/realtime';
import { ids, storePage, storeSettings, storeTerm } from '../../support/content/pages';
import { openHub } from '../../support/servers/hubClient';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const kinds = [
  ['channels', 'channelterms', 'Channel', 'userChannelTerms'],
  ['languages', 'languageterms', 'Language', 'userLanguageTerms'],
] as const;

it.each(kinds)(
  'CHANNELS-28 LANG-10 LANG-11 the person’s other windows hear of chosen %s, and nobody else’s',
  async (_, terms, name, component) => {
    const TermId = await storeTerm(portal, terms, `${name} of the day`);
    const [own, other] = await Promise.all([
      openHub(portal, 'member'),
      openHub(portal, 'broadcaster'),
    ]);
    const isOfTerms = ({ ComponentId }: ComponentUpdate) => ComponentId === component;
    const follow = (person: string) =>
      portal.call(person, 'POST', `/me/user${terms}`, {
        [`${name}TermId`]: TermId,
        [`${name}Type`]: 0,
      });
    await follow('member');
    await own.update(isOfTerms);
    // Once more changes nothing.
    expect(await follow('member')).toMatchObject({ body: { [`${name}Type`]: 0 } });
    await portal.call('member', 'DELETE', `/me/user${terms}/${TermId}`);
    await own.update(() => own.updates.filter(isOfTerms).length === 2);
    // The other one hears of their own choice, and of nothing before it.
    await follow('broadcaster');
    await other.update(isOfTerms);
    expect(other.updates.filter(isOfTerms)).toHaveLength(1);
    expect(own.updates.filter(isOfTerms)).toHaveLength(2);
    await Promise.all([own.stop(), other.stop()]);
  },
);

it.each(kinds)(
  'CHANNELS-28 LANG-10 who follows %s that are deleted, put back or imported reads again',
  async (_, terms, name, component) => {
    const Guid = await storeTerm(portal, terms, `${name} of old`);
    await portal.call('member', 'POST', `/me/user${terms}`, {
      [`${name}TermId`]: Guid,
      [`${name}Type`]: 0,
    });
    const [own, other] = await Promise.all([openHub(portal, 'member'), openHub(portal, 'guest')]);
    const heard = ({ updates }: typeof own) =>
      updates.filter(({ ComponentId }) => ComponentId === component);
    const hears = (times: number) => own.update(() => heard(own).length === times);
    await portal.call('admin', 'DELETE', `/${terms}/${Guid}`);
    await hears(1);
    expect(heard(own)[0]!.Data).toEqual({ Change: 'deleted', Id: 'all' });
    await portal.call('admin', 'POST', `/${terms}/${Guid}/restore`);
    await hears(2);
    expect(heard(own)[1]!.Data).toEqual({ Change: 'created', Id: 'all' });
    // A change is heard of by all who read terms, and changes nobody's choice.
    const { body: audits } = await portal.call<Audit[]>('admin', 'GET', `/${terms}/${Guid}/audits`);
    await portal.call('admin', 'PUT', `/${terms}/${Guid}`, { InternalName: 'Renamed' });
    const earlier = `/${terms}/${Guid}/audits/${audits[0]!.Id}/restore`;
    expect((await portal.call('admin', 'POST', earlier)).status).toBe(200);
    const announced = await sql`select from announcements
      where "Payload"::jsonb -> 'Data' ->> 'Id' = 'all'
        and "Payload"::jsonb ->> 'ComponentId' = ${component}`.execute(portal.db);
    expect(announced.rows).toHaveLength(2);
    const kept = '0b9c1f00-0000-4000-8000-000000000009';
    const Labels = [{ Language: 'en', Name: 'Kept' }];
    const Terms = [{ Guid: kept, Labels, ParentTermGuid: null, LocalCustomProperties: {} }];
    const preview = `/${terms}/localized/1033/preview`;
    const { body } = await portal.call<TermImportPreview>('admin', 'POST', preview, { Terms });
    await portal.call('admin', 'POST', `/${terms}/import`, {
      ...{ Terms, Confirmation: body.Confirmation, RemovesMissing: true },
    });
    await hears(3);
    expect(heard(other)).toEqual([]);
    await portal.call('admin', 'DELETE', `/${terms}/${kept}`);
    await Promise.all([own.stop(), other.stop()]);
  },
);

it('LANG-12 a person who leaves a language is known to have chosen, and nobody else is', async () => {
  const LanguageTermId = await storeTerm(portal, 'languageterms', 'fo');
  const own = '/me/userlanguageterms';
  const hasLeft = async (person: string) =>
    (await portal.call<User>(person, 'GET', '/users/me')).body.HasLeftLanguages;
  for (const person of ['guest', 'frontline']) {
    await portal.call(person, 'POST', '/users', {});
    await portal.call(person, 'POST', own, { LanguageTermId, LanguageType: 0 });
  }
  expect(await hasLeft('guest')).toBe(false);
  expect((await portal.call('guest', 'DELETE', `${own}/${LanguageTermId}`)).status).toBe(204);
  expect(await hasLeft('guest')).toBe(true);
  expect(await hasLeft('frontline')).toBe(false);
  await portal.call('frontline', 'DELETE', `${own}/${LanguageTermId}`);
});

it('LANG-09 LANG-22 a deleted language is read by nobody until it is put back', async () => {
  const own = '/me/userlanguageterms';
  const languages = async () => (await portal.call<unknown[]>('editor', 'GET', own)).body;
  const LanguageTermId = await storeTerm(portal, 'languageterms', 'Faroese');
  const read = { LanguageTermId, LanguageType: 0 };
  await portal.call('editor', 'POST', own, read);
  await portal.call('admin', 'DELETE', `/languageterms/${LanguageTermId}`);
  // As for all who have chosen none, the default language counts.
  expect(await languages()).toEqual([]);
  await portal.call('admin', 'POST', `/languageterms/${LanguageTermId}/restore`);
  expect(await languages()).toEqual([read]);
  await portal.call('editor', 'DELETE', `${own}/${LanguageTermId}`);
  await portal.call('admin', 'DELETE', `/languageterms/${LanguageTermId}`);
});

it('LANG-16 LANG-22 a default language that is deleted counts as none until it is put back', async () => {
  await portal.call('guest', 'POST', '/users', {});
  const guid = await storeTerm(portal, 'languageterms', 'Latin');
  await storeSettings(portal, {
    enableLanguageFilteringForWorkplace: true,
    defaultLanguageTermId: guid.toUpperCase(),
  });
  const other = await storeTerm(portal, 'languageterms', 'Greek');
  const { Id } = await storePage(portal, { LanguageTermId: other, IsFeaturedPage: true });
  const audience = { ChannelTermIds: [], LanguageTermId: other };
  const standard = async () =>
    (await portal.call<FeatureSetting[]>('guest', 'GET', '/featuresettings')).body.find(
      ({ Key }) => Key === 'defaultLanguageTermId',
    )!.Value;
  const isRead = async () =>
    ids((await portal.call<Page[]>('guest', 'GET', '/pages/news/top?amount=500')).body).includes(
      Id,
    );
  const people = async () =>
    (await portal.call<Reach>('editor', 'POST', '/targeting/reach', audience)).body.People;
  expect([await standard(), await isRead(), await people()]).toEqual([guid, false, 0]);
  const guest = await openHub(portal, 'guest');
  const hears = (times: number) =>
    guest.update(
      () =>
        guest.updates.filter(({ ComponentId }) => ComponentId === 'featureSettings').length ===
        times,
    );
  await portal.call('admin', 'DELETE', `/languageterms/${guid}`);
  await hears(1);
  expect([await standard(), await isRead()]).toEqual(['', true]);
  expect(await people()).toBeGreaterThan(0);
  await portal.call('admin', 'POST', `/languageterms/${guid}/restore`);
  await hears(2);
  expect([await standard(), await isRead(), await people()]).toEqual([guid, false, 0]);
  await guest.stop();
});
