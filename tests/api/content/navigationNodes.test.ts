import type { Audit } from '#shared/contract/audits';
import type {
  NavigationBranch,
  NavigationNode,
  NewNavigationNode,
} from '#shared/contract/pages/navigationNodes';
import type { Problem } from '#shared/errors';
import { countNodes, maxNodes } from '#shared/rules/pages/navigation';
import { openHub } from '../../support/servers/hubClient';
import { clearMenu, menuOf, storeNode, titlesOf } from '../../support/content/navigation';
import { storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let followed: string;
let notFollowed: string;
beforeAll(async () => {
  portal = await startTestPortal();
  [followed, notFollowed] = await Promise.all([
    storeTerm(portal, 'channelterms', 'Followed'),
    storeTerm(portal, 'channelterms', 'Not followed'),
  ]);
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: followed,
    ChannelType: 0,
  });
});
afterAll(() => portal.stop());
beforeEach(() => clearMenu(portal));

const siteUrl = '?siteUrl=https://nordvik.example/sites/home';
const call = <T = NavigationNode & Problem>(method: string, path: string, body?: unknown) =>
  portal.call<T>('editor', method, `/NavigationNodes${path}`, body);
const only = (...ids: string[]): Partial<NewNavigationNode> => ({
  ChannelTermNavigationNodes: ids.map((ChannelTermId) => ({ ChannelTermId })),
});
const whole = () => menuOf(portal, 'editor', '?includeWithheld=true');
const below = ({ Id }: NavigationNode, fields: Partial<NewNavigationNode>) =>
  storeNode(portal, { ParentId: Id, ...fields });

it('FIND-02 FIND-25 FIND-27 POST /NavigationNodes creates a node with every field, and a plain one at the end', async () => {
  const language = await storeTerm(portal, 'languageterms', 'Dansk');
  const fields: NewNavigationNode = {
    Title: 'Pay',
    Url: 'https://pay.example/',
    Order: 4,
    ...only(followed),
    LanguageTermNavigationNodes: [{ LanguageTermId: language }],
    IsAvailableForTagging: false,
    IsDocLib: true,
    IsExternal: true,
    AudienceIds: ['everybody'],
  };
  const { status, body } = await call('POST', siteUrl, fields);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...fields,
    Id: expect.any(Number),
    ParentId: null,
    TermGuid: null,
    Modified: expect.any(String),
  });
  const heading = await below(body, { Title: 'Bonus' });
  expect(heading).toMatchObject({ ParentId: body.Id, Order: 0, Url: null, IsDocLib: false });
  expect(await storeNode(portal)).toMatchObject({ Order: 5, ParentId: null });
  expect((await whole())[0]).toEqual({
    ...body,
    Children: [{ ...heading, Children: [] }],
  });
});

it('FIND-03 the menu has three levels: nothing is stored, moved or put back below them', async () => {
  const section = await storeNode(portal, { Title: 'Section' });
  const heading = await below(section, { Title: 'Heading' });
  const link = await below(heading, { Title: 'Link' });
  const fourth = await call('POST', '', { Title: 'Fourth', ParentId: link.Id });
  expect([fourth.status, Object.keys(fourth.body.errors!)]).toEqual([400, ['ParentId']]);
  const other = await storeNode(portal, { Title: 'Other' });
  await below(other, { Title: 'Below other' });
  const put = (Id: number, ParentId: number) => call('PUT', `/${Id}`, { ParentId });
  expect((await put(other.Id, heading.Id)).status).toBe(400);
  expect((await put(section.Id, link.Id)).status).toBe(400);
  expect((await put(section.Id, section.Id)).status).toBe(400);
  expect((await put(other.Id, 999_999)).body.errors).toEqual({
    ParentId: ['names something that does not exist'],
  });
  expect((await put(other.Id, section.Id)).status).toBe(200);
  expect(titlesOf(await whole())).toEqual([
    'Section',
    ['Heading', ['Link'], 'Other', ['Below other']],
  ]);
});

it('FIND-18 a node and all below it are for followers of its channels only, in the list and by id', async () => {
  const section = await storeNode(portal, { Title: 'For all' });
  const heading = await below(section, { Title: 'Heading', ...only(notFollowed, followed) });
  const hidden = [
    await below(heading, { Title: 'Hidden link', ...only(notFollowed) }),
    await below(section, { Title: 'Hidden heading', ...only(notFollowed) }),
    await storeNode(portal, { Title: 'Hidden section', ...only(notFollowed) }),
  ];
  hidden.push(await below(hidden[1]!, { Title: 'Below hidden' }));
  const link = await below(heading, { Title: 'Link', ...only(followed) });
  expect(titlesOf(await menuOf(portal, 'member'))).toEqual(['For all', ['Heading', ['Link']]]);
  expect(titlesOf(await menuOf(portal, 'guest'))).toEqual(['For all']);
  // Editors too, unless they edit.
  expect(titlesOf(await menuOf(portal, 'editor'))).toEqual(['For all']);
  const status = async (person: string, { Id }: NavigationNode) =>
    (await portal.call(person, 'GET', `/NavigationNodes/${Id}`)).status;
  for (const one of hidden)
    expect([await status('member', one), one.Title]).toEqual([404, one.Title]);
  for (const one of [section, heading, link]) expect(await status('member', one)).toBe(200);
  expect(await status('guest', link)).toBe(404);
  await portal.call('member', 'DELETE', `/me/userchannelterms/${followed}`);
  expect(titlesOf(await menuOf(portal, 'member'))).toEqual(['For all']);
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: followed,
    ChannelType: 0,
  });
});

it('FIND-16 FIND-21 FIND-22 editors read all of the menu and each node; readers are refused', async () => {
  const section = await storeNode(portal, { Title: 'Hidden', ...only(notFollowed) });
  expect(titlesOf(await whole())).toEqual(['Hidden']);
  expect((await call('GET', `/${section.Id}`)).body).toEqual(section);
  const refused = await portal.call<Problem>(
    'member',
    'GET',
    '/NavigationNodes?includeWithheld=true',
  );
  expect([refused.status, refused.body.id]).toEqual([403, 'forbidden']);
});

it('the language filter shows a node to readers of its languages, and one without any to all', async () => {
  const [danish, english] = [
    await storeTerm(portal, 'languageterms', 'Danish'),
    await storeTerm(portal, 'languageterms', 'English'),
  ];
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: english,
    LanguageType: 0,
  });
  const inLanguage = (Title: string, LanguageTermId: string) =>
    storeNode(portal, { Title, LanguageTermNavigationNodes: [{ LanguageTermId }] });
  await inLanguage('Dansk', danish);
  await inLanguage('English', english);
  await storeNode(portal, { Title: 'Both' });
  expect(titlesOf(await menuOf(portal, 'member'))).toEqual(['Dansk', 'English', 'Both']);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  expect(titlesOf(await menuOf(portal, 'member'))).toEqual(['English', 'Both']);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
});

it('FIND-23 PUT /NavigationNodes/{id} changes what it names, keeps the rest, and tells a conflict', async () => {
  const { Id, Modified } = await storeNode(portal, { Url: '/people', ...only(followed) });
  const changed = await call('PUT', `/${Id}${siteUrl}`, { Title: 'Journeys', Modified });
  expect(changed.body).toMatchObject({ Title: 'Journeys', Url: '/people', ...only(followed) });
  const late = await call('PUT', `/${Id}`, { Title: 'Late', Modified });
  expect([late.status, late.body.id]).toEqual([409, 'conflict']);
  for (const wrong of [
    { Url: 'javascript:alert(1)' },
    { Title: ' x' },
    { Title: '' },
    { Order: -1 },
  ])
    expect([wrong, (await call('PUT', `/${Id}`, wrong)).status]).toEqual([wrong, 400]);
  expect((await portal.call('member', 'PUT', `/NavigationNodes/${Id}`, {})).status).toBe(403);
  expect((await call('PUT', '/999999', { Title: 'x' })).status).toBe(404);
});

it('FIND-23 a node that is put below another goes to its end; one that is changed where it is stays', async () => {
  const [old, other] = [await storeNode(portal), await storeNode(portal)];
  const first = await below(old, { Title: 'First' });
  await below(old, { Title: 'Second' });
  await below(other, { Title: 'Third' });
  await below(other, { Title: 'Fourth' });
  const titles = async () => (await whole()).map(({ Children }) => titlesOf(Children));
  await call('PUT', `/${first.Id}`, { ParentId: old.Id, Title: 'First, renamed' });
  expect(await titles()).toEqual([
    ['First, renamed', 'Second'],
    ['Third', 'Fourth'],
  ]);
  await call('PUT', `/${first.Id}`, { ParentId: other.Id });
  expect(await titles()).toEqual([['Second'], ['Third', 'Fourth', 'First, renamed']]);
});

it('FIND-24 FIND-28 what is deleted goes with all that lies below it, and comes back with it under the same numbers', async () => {
  const section = await storeNode(portal, { Title: 'Section' });
  const heading = await below(section, { Title: 'Heading' });
  const links = [await below(heading, { Title: 'A' }), await below(heading, { Title: 'B' })];
  const before = await whole();
  expect((await call('DELETE', `/${section.Id}${siteUrl}`)).status).toBe(204);
  expect(await whole()).toEqual([]);
  expect((await call('GET', `/${links[0]!.Id}`)).status).toBe(404);
  expect((await call('POST', `/${section.Id}/restore`)).status).toBe(200);
  const after = await whole();
  expect(titlesOf(after)).toEqual(['Section', ['Heading', ['A', 'B']]]);
  expect(after[0]!.Children).toEqual(before[0]!.Children);
  // Below what is gone nothing can be put back.
  await call('DELETE', `/${heading.Id}`);
  await call('DELETE', `/${section.Id}`);
  expect((await call('POST', `/${heading.Id}/restore`)).body.errors).toEqual({
    ParentId: ['names something that does not exist'],
  });
});

it('an earlier state of a node comes back where the node stands now', async () => {
  const one = await storeNode(portal, { Title: 'One' });
  const two = await storeNode(portal, { Title: 'Two' });
  await call('PUT', `/${one.Id}`, { Title: 'First' });
  await call('PUT', '/', [
    { Id: two.Id, Order: 0 },
    { Id: one.Id, Order: 1 },
  ]);
  const { body: history } = await call<Audit[]>('GET', `/${one.Id}/audits`);
  const restore = `/${one.Id}/audits/${history.at(-1)!.Id}/restore`;
  expect((await call('POST', restore)).status).toBe(200);
  expect(titlesOf(await whole())).toEqual(['Two', 'One']);
});

it('FIND-26 PUT /NavigationNodes/ saves all places or none; an outdated order is a conflict', async () => {
  const [one, two, three] = [
    await storeNode(portal, { Title: 'One' }),
    await storeNode(portal, { Title: 'Two' }),
    await storeNode(portal, { Title: 'Three' }),
  ];
  const order = (...places: [node: NavigationNode, Order: number, From?: number][]) =>
    call(
      'PUT',
      '/',
      places.map(([{ Id }, Order, From]) => ({ Id, Order, From })),
    );
  expect((await order([two, 0, 1], [one, 1, 0])).status).toBe(204);
  expect(titlesOf(await whole())).toEqual(['Two', 'One', 'Three']);
  const late = await order([one, 2, 0], [three, 0, 2]);
  expect([late.status, late.body.id, late.body.changedBy?.UpnId]).toEqual([
    409,
    'conflict',
    'editor@nordvik.example',
  ]);
  expect((await order([three, 0], [{ ...three, Id: 999_999 }, 1])).status).toBe(404);
  expect(titlesOf(await whole())).toEqual(['Two', 'One', 'Three']);
  const { body: history } = await call<Audit[]>('GET', `/${two.Id}/audits`);
  expect(history.map(({ Action }) => Action)).toEqual(['updated', 'created']);
  expect((await call<Audit[]>('GET', `/${three.Id}/audits`)).body).toHaveLength(1);
});

it('a file brings its sections with all that lies below them, all or none', async () => {
  await storeNode(portal, { Title: 'There already' });
  const file = [
    { Title: 'HR', Children: [{ Title: 'Pay', Url: '/people', Children: [{ Title: 'Bonus' }] }] },
    { Title: 'IT', ...only(followed) },
  ];
  const imported = await call<{ Imported: number }>('POST', '/import', file);
  expect([imported.status, imported.body]).toEqual([201, { Imported: 4 }]);
  expect(titlesOf(await whole())).toEqual(['There already', 'HR', ['Pay', ['Bonus']], 'IT']);
  const wrong = [{ Title: 'Legal' }, { Title: 'Risk', Children: [{ Title: 'x', Url: 'mailto:' }] }];
  expect((await call('POST', '/import', wrong)).status).toBe(400);
  const link = { Title: '3', Children: [{ Title: '4' }] };
  const deep = [{ Title: '1', Children: [{ Title: '2', Children: [link] }] }];
  expect((await call('POST', '/import', deep)).status).toBe(400);
  expect((await whole()).map(({ Title }) => Title)).not.toContain('Legal');
  expect((await portal.call('member', 'POST', '/NavigationNodes/import', file)).status).toBe(403);
});

it('FIND-03 an import adds below what is there and changes it where it stands, with its term; all or none', async () => {
  const TermGuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const section = await storeNode(portal, { Title: 'HR', Url: '/hr', ...only(followed) });
  const pay = await below(section, { Title: 'Pay' });
  const bonus = await below(pay, { Title: 'Bonus' });
  const { Id, Modified } = section;
  const file = [
    { Id, Modified, Title: 'People', TermGuid, Children: [{ Title: 'Leave' }, { Title: 'Law' }] },
    { Id: pay.Id, Modified: pay.Modified, Title: 'Pay', Children: [{ Title: 'Pension' }] },
    { Title: 'IT' },
  ];
  expect((await call('POST', '/import', file)).body).toEqual({ Imported: 5 });
  const menu = await whole();
  expect(titlesOf(menu)).toEqual(['People', ['Pay', ['Bonus', 'Pension'], 'Leave', 'Law'], 'IT']);
  expect(menu[0]).toMatchObject({ Id, TermGuid, Url: '/hr', ...only(followed) });
  expect((await menuOf(portal, 'member'))[0]).toMatchObject({ Id, TermGuid: null });
  const late = await call('POST', '/import', [{ Title: 'New' }, ...file]);
  expect([late.status, late.body.id]).toEqual([409, 'conflict']);
  const twice = await call('POST', '/import', [{ Title: 'New' }, { Title: 'Again', TermGuid }]);
  expect([twice.status, twice.body.id]).toEqual([409, 'conflict']);
  const deep = [{ Id: bonus.Id, Title: 'Bonus', Children: [{ Title: 'Fourth' }] }];
  expect((await call('POST', '/import', deep)).status).toBe(400);
  expect((await call('POST', '/import', [{ Id: 999_999, Title: 'None' }])).status).toBe(404);
  const { body: history } = await call<Audit[]>('GET', `/${Id}/audits`);
  expect(history.map(({ Action }) => Action)).toEqual(['updated', 'created']);
});

it('an import keeps the order of its siblings, has an entry for each node, and is told once', async () => {
  const names = (name: string, below: (each: string) => object) =>
    Array.from({ length: 12 }, (_, at) => ({ Title: `${name} ${at}`, ...below(`${name} ${at}`) }));
  const file = names('Section', (section) => ({
    Children: names(section, (heading) => ({ Children: [{ Title: `${heading} link` }] })),
  }));
  const hub = await openHub(portal, 'member');
  expect((await call('POST', '/import', file)).body).toEqual({ Imported: 12 + 144 + 144 });
  type Listed = (string | Listed)[];
  const listed = (nodes: readonly { Title: string; Children?: object[] }[]): Listed =>
    nodes.flatMap(({ Title, Children = [] }) =>
      Children.length > 0 ? [Title, listed(Children as never)] : [Title],
    );
  const menu = await whole();
  expect(titlesOf(menu)).toEqual(listed(file));
  const { Id } = menu.at(-1)!.Children.at(-1)!.Children[0]!;
  const { body: history } = await call<Audit[]>('GET', `/${Id}/audits`);
  expect(history.map(({ Action, NewValues }) => [Action, NewValues.Title])).toEqual([
    ['created', 'Section 11 11 link'],
  ]);
  const last = await storeNode(portal, { Title: 'Afterwards' });
  await hub.update(({ Data }) => Data?.Id === last.Id);
  expect(hub.updates.filter(({ ComponentId }) => ComponentId === 'navigationNodes')).toHaveLength(
    2,
  );
  await hub.stop();
});

it('the menu has at most 2,000 nodes, and a file that is too large is refused whole', async () => {
  const sections = Array.from({ length: 20 }, (_, section) => ({
    Title: `Section ${section}`,
    Children: Array.from({ length: 99 }, (_each, heading) => ({ Title: `Heading ${heading}` })),
  }));
  expect((await call('POST', '/import', sections)).body).toEqual({ Imported: maxNodes });
  const one = await call('POST', '', { Title: 'One too many' });
  expect([one.status, one.body.detail]).toEqual([400, 'The menu has at most 2000 nodes.']);
  expect((await call('POST', '/import', [{ Title: 'One too many' }])).status).toBe(400);
  const large = [{ Title: 'Large', Url: `/${'x'.repeat(2_500_000)}` }];
  const refused = await call('POST', '/import', large);
  expect([refused.status, refused.body.id]).toEqual([413, 'bodyTooLarge']);
  expect(countNodes(await whole())).toBe(maxNodes);
}, 60_000);

it('who has the menu open is told of what is for them', async () => {
  const hub = await openHub(portal, 'member');
  const shown = await storeNode(portal, { Title: 'Shown', ...only(followed) });
  const hidden = await storeNode(portal, { Title: 'Hidden', ...only(notFollowed) });
  const { Id } = await storeNode(portal, { Title: 'For all' });
  const told = (id: number) => hub.update(({ Data }) => Data?.Id === id);
  for (const id of [shown.Id, Id])
    expect(await told(id)).toMatchObject({
      ComponentId: 'navigationNodes',
      Data: { Change: 'created' },
    });
  // Updates come in their order: there was none for the node between these two.
  expect(hub.updates.map(({ Data }) => Data?.Id)).not.toContain(hidden.Id);
  await hub.stop();
});

it('two editors at once put neither node below the other', async () => {
  const [one, two] = [await storeNode(portal), await storeNode(portal)];
  const statuses = await Promise.all([
    call('PUT', `/${one.Id}`, { ParentId: two.Id }),
    call('PUT', `/${two.Id}`, { ParentId: one.Id }),
  ]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400]);
  const [root] = (await whole()) as [NavigationBranch];
  expect(root.Children).toHaveLength(1);
});
