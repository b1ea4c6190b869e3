import type { Audit, Change } from '#shared/contract/audits';
import type {
  ImportedTerm,
  Term,
  TermImportPreview,
  TermUsage,
} from '#shared/contract/pages/terms';
import type { Reach } from '#shared/contract/people/targeting';
import { storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const labels = (names: Record<string, string>) =>
  Object.entries(names).map(([Language, Name]) => ({ Language, Name }));

it('the reach counts people with a record in the portal, by the channels that they follow', async () => {
  const reach = async (...ChannelTermIds: string[]) =>
    (
      await portal.call<Reach>('broadcaster', 'POST', '/targeting/reach', {
        ChannelTermIds,
      })
    ).body;
  const [harbour, offices, gone] = [
    await storeTerm(portal, 'channelterms', 'Harbour'),
    await storeTerm(portal, 'channelterms', 'Offices'),
    await storeTerm(portal, 'channelterms', 'Gone'),
  ];
  for (const person of ['member', 'guest', 'frontline'])
    await portal.call(person, 'POST', '/users', {});
  for (const [person, ChannelTermId] of [
    ['member', harbour],
    ['frontline', harbour],
    ['frontline', offices],
    ['guest', gone],
  ])
    await portal.call(person!, 'POST', '/me/userchannelterms', { ChannelTermId, ChannelType: 0 });
  await portal.call('admin', 'DELETE', `/channelterms/${gone}`);
  const { People, OfPeople } = await reach();
  expect(People).toBe(OfPeople);
  expect(People).toBeGreaterThanOrEqual(3);
  expect(await reach(harbour, offices)).toMatchObject({ People: 2, OfPeople });
  expect(await reach(offices)).toMatchObject({ People: 1, OfPeople });
  expect(await reach(gone)).toMatchObject({ People: 0, OfPeople });
});

it('two changes at once never put two terms each below the other', async () => {
  const [one, other] = [
    await storeTerm(portal, 'channelterms', 'One side'),
    await storeTerm(portal, 'channelterms', 'Other side'),
  ];
  const [belowOne, belowOther] = [
    await storeTerm(portal, 'channelterms', 'Below one', { ParentTermGuid: one }),
    await storeTerm(portal, 'channelterms', 'Below other', { ParentTermGuid: other }),
  ];
  const move = (id: string, ParentTermGuid: string) =>
    portal.call('admin', 'PUT', `/channelterms/${id}`, { ParentTermGuid });
  const answers = await Promise.all([move(one, belowOther), move(other, belowOne)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('people who save the order of their tiles in two windows at once get both answers', async () => {
  const tiles = await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F'].map(
      async (Title) =>
        (
          await portal.call<{ AppTileId: number }>('member', 'POST', '/me/userapptiles', {
            AppTile: { Title, Url: '/' },
          })
        ).body.AppTileId,
    ),
  );
  const save = (order: number[]) =>
    portal.call(
      'member',
      'PUT',
      '/me/userapptiles',
      order.map((AppTileId, Order) => ({ AppTileId, Order })),
    );
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => save(index % 2 ? tiles : [...tiles].reverse())),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
});

describe('CHANNELS-31 terms are imported from a term set', () => {
  const [ports, oslo, narvik] = [
    '0b9c1f00-0000-4000-8000-000000000001',
    '0b9c1f00-0000-4000-8000-000000000002',
    '0b9c1f00-0000-4000-8000-000000000003',
  ];
  const imported = (
    Guid: string,
    names: Record<string, string>,
    ParentTermGuid: string | null = null,
  ): ImportedTerm => ({ Guid, Labels: labels(names), ParentTermGuid, LocalCustomProperties: {} });
  const set = [
    imported(oslo, { 'en-US': 'Oslo harbour', 'da-DK': 'Oslo havn' }, ports.toUpperCase()),
    imported(ports, { 'en-US': 'Ports' }),
  ];
  const preview = async (Terms = set) =>
    (
      await portal.call<TermImportPreview>(
        'admin',
        'POST',
        '/languageterms/localized/1033/preview',
        { Terms },
      )
    ).body;
  const run = (Confirmation: string, RemovesMissing: boolean, Terms = set) =>
    portal.call('admin', 'POST', '/languageterms/import', { Terms, Confirmation, RemovesMissing });
  const stored = async () =>
    (await portal.call<Term[]>('member', 'GET', '/languageterms/localized/1033')).body;

  it('CHANNELS-23 nothing changes before exactly the changes that were shown are confirmed', async () => {
    await storeTerm(portal, 'languageterms', 'Narvik', { Guid: narvik });
    await storeTerm(portal, 'languageterms', 'Oslo', {
      Guid: oslo,
      Labels: labels({ en: 'Oslo', fi: 'Oslon satama' }),
    });
    const before = await stored();
    const { Confirmation, Changes } = await preview();
    expect(await stored()).toEqual(before);
    expect(Changes).toEqual(
      expect.arrayContaining([
        { Guid: ports, Change: 'added', Name: 'Ports' },
        { Guid: oslo, Change: 'renamed', Name: 'Oslo', Before: 'Oslo', After: 'Oslo harbour' },
        { Guid: oslo, Change: 'moved', Name: 'Oslo harbour', Before: '', After: 'Ports' },
        {
          Guid: narvik,
          Change: 'missing',
          Name: 'Narvik',
          Usage: expect.objectContaining({ People: 0 }) as TermUsage,
        },
      ]),
    );
    expect((await run('something else', true)).status).toBe(409);
    await portal.call('admin', 'PUT', `/languageterms/${oslo}`, { InternalName: 'Christiania' });
    expect((await run(Confirmation, true)).status).toBe(409);
    expect((await stored()).map(({ Guid }) => Guid)).not.toContain(ports);
  });

  it('what was confirmed is done: terms that only the portal has go when that was wanted, and only then', async () => {
    expect((await run((await preview()).Confirmation, false)).status).toBe(204);
    const after = await stored();
    expect(after.find(({ Guid }) => Guid === ports)?.Terms).toEqual([
      expect.objectContaining({ Guid: oslo, Name: 'Oslo harbour' }),
    ]);
    expect(after.find(({ Guid }) => Guid === ports)?.Terms[0]?.Labels).toEqual(
      expect.arrayContaining(labels({ fi: 'Oslon satama', 'da-DK': 'Oslo havn' })),
    );
    expect(after.map(({ Guid }) => Guid)).toContain(narvik);
    expect(await preview()).toMatchObject({
      Unchanged: 2,
      Changes: expect.not.arrayContaining([expect.objectContaining({ Guid: oslo })]) as object,
    });
    expect((await run((await preview()).Confirmation, true)).status).toBe(204);
    expect((await stored()).map(({ Guid }) => Guid)).toEqual([ports]);
  });

  it('what is no tree is refused, and so is an id that stands for something else', async () => {
    const post = (Terms: ImportedTerm[]) =>
      portal.call('admin', 'POST', '/languageterms/localized/1033/preview', { Terms });
    expect((await post([set[0]!])).status).toBe(400);
    expect((await post([...set, set[1]!])).status).toBe(400);
    const guid = (level: number) =>
      `3f2504e0-4f89-41d3-9a0c-0305e82c34${String(level).padStart(2, '0')}`;
    const chain = Array.from({ length: 8 }, (_, level) =>
      imported(guid(level), { en: 'Deeper' }, level === 0 ? null : guid(level - 1)),
    );
    expect([(await post(chain)).status, (await post(chain.slice(0, 7))).status]).toEqual([
      400, 200,
    ]);
    const channel = await storeTerm(portal, 'channelterms', 'A channel');
    const wrong = [imported(channel, { en: 'A language' })];
    const taken = { status: 409, body: { id: 'alreadyExists' } };
    expect(await post(wrong)).toMatchObject(taken);
    expect(await run('any', false, wrong)).toMatchObject(taken);
  });

  it('CHANNELS-23 a name of the portal alone that an import takes away is shown with the new one', async () => {
    const terms = [imported(narvik, { en: 'Narvik' })];
    await run((await preview(terms)).Confirmation, true, terms);
    await portal.call('admin', 'PUT', `/languageterms/${narvik}`, { InternalName: 'Victoriahavn' });
    expect((await preview(terms)).Changes).toEqual([
      {
        ...{ Guid: narvik, Change: 'renamed', Name: 'Narvik' },
        ...{ Before: 'Victoriahavn', After: 'Narvik' },
      },
    ]);
  });

  it('CHANNELS-31 each term has its history of an import, and what it deleted is put back', async () => {
    const confirm = async (terms: ImportedTerm[], removes = true) =>
      expect((await run((await preview(terms)).Confirmation, removes, terms)).status).toBe(204);
    const history = async () =>
      (await portal.call<Audit[]>('admin', 'GET', `/languageterms/${narvik}/audits`)).body;
    await confirm([imported(oslo, { en: 'Oslo' })]);
    await confirm([imported(oslo, { en: 'Oslo' }), imported(narvik, { en: 'Narvik' })]);
    await confirm([imported(oslo, { en: 'Oslo' }), imported(narvik, { en: 'New Narvik' })]);
    const [renamed, made] = await history();
    expect([made, renamed]).toMatchObject([
      { Action: 'created', NewValues: { InternalName: 'Narvik', SortOrder: expect.any(Number) } },
      { Action: 'updated', NewValues: { InternalName: 'New Narvik' } },
    ]);
    for (const column of ['Guid', 'Kind', 'LastModified', 'SortOrder'])
      expect(renamed!.NewValues).not.toHaveProperty(column);
    await confirm([imported(oslo, { en: 'Oslo' })]);
    const { body } = await portal.call<{ Changes: Change[] }>('admin', 'GET', '/audits?amount=1');
    expect(body.Changes).toMatchObject([
      { Action: 'deleted', Resource: 'languageterms', Title: 'New Narvik' },
    ]);
    const back = await portal.call<Term>('admin', 'POST', `/languageterms/${narvik}/restore`);
    expect(back).toMatchObject({ status: 200, body: { InternalName: 'New Narvik' } });
    const first = `/languageterms/${narvik}/audits/${made!.Id}/restore`;
    expect(await portal.call('admin', 'POST', first)).toMatchObject({
      ...{ status: 200, body: { InternalName: 'Narvik' } },
    });
  });
});
