import { storeTile } from '../../support/content/appTiles';
import { storeBroadcast } from '../../support/content/broadcasts';
import { storePage, storeTerm } from '../../support/content/pages';
import { workingCopy } from '../../support/content/pageWrites';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
/** Has read nothing before, so that it answers what is stored. */
let beside: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  beside = await startTestPortal({ beside: portal });
});
afterAll(async () => {
  await beside.stop();
  await portal.stop();
});

type Write = [method: string, path: string, body?: unknown];

/** Something that two people have, each for themselves. */
interface Own {
  /** The write by which either gets it. */
  made: Write;
  /** The write by which one of them then changes it. */
  changed: Write;
  /** Where each reads their own. */
  read: string;
}

async function channel(ChannelType: number, change: (path: string) => Write): Promise<Own> {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Harbour');
  const read = '/me/userchannelterms';
  const made: Write = ['POST', read, { ChannelTermId, ChannelType }];
  return { made, changed: change(`${read}/${ChannelTermId}`), read };
}

async function language(): Promise<Own> {
  const LanguageTermId = await storeTerm(portal, 'languageterms', 'Faroese');
  const read = '/me/userlanguageterms';
  const made: Write = ['POST', read, { LanguageTermId, LanguageType: 0 }];
  return { made, changed: ['DELETE', `${read}/${LanguageTermId}`], read };
}

async function hiddenMessage(): Promise<Own> {
  const path = `/me/broadcastmessages/${(await storeBroadcast(portal)).Id}/hide`;
  return { made: ['PUT', path], changed: ['DELETE', path], read: '/me/broadcastmessages/hidden' };
}

async function app(change: (path: string) => Write): Promise<Own> {
  const { Id } = await storeTile(portal);
  const made: Write = ['POST', '/me/userapptiles', { AppTileId: Id }];
  const read = '/me/userapptiles?includeHidden=true';
  return { made, changed: change(`/me/userapptiles/${Id}`), read };
}

async function sections(): Promise<Own> {
  const read = '/me/usertabcomponentconfigurations';
  const section = { TabId: 'your-board', ComponentId: 'myDay', Hidden: true, Order: 1 };
  return { made: ['PUT', read, [section]], changed: ['PUT', read, []], read };
}

async function copy(method: 'PUT' | 'DELETE'): Promise<Own> {
  const { Id: PageId, Modified: BaseModified } = await storePage(portal);
  const read = '/me/workingCopies';
  const write = (Title: string) => workingCopy({ Title }, { PageId, BaseModified });
  const made: Write = ['PUT', `${read}/${PageId}`, write('Draft')];
  return { made, changed: [method, made[1], method === 'PUT' ? write('Later') : undefined], read };
}

async function reading(): Promise<Own> {
  const ItemsToReadForPrincipal = ['editor', 'admin'].map((name) => ({
    ...{ Principal: 'User' },
    PrincipalId: portal.devTenant.company.person(`${name}@nordvik.example`)!.id,
  }));
  const item = { Title: 'Conduct', Url: '/pages/content/conduct', ItemsToReadForPrincipal };
  const { body } = await portal.call<{ Guid: string }>('admin', 'POST', '/itemstoread', item);
  const read = '/me/useritemstoread';
  const path = `${read}?guid=${body.Guid}`;
  return { made: ['PUT', path], changed: ['DELETE', path], read };
}

it.each<[string, () => Promise<Own>]>([
  ['a channel that is left', () => channel(0, (path) => ['DELETE', path])],
  ['a channel kept after the directory', () => channel(1, (path) => ['PUT', `${path}/own`])],
  ['a language that is left', language],
  ['a hidden message that is shown again', hiddenMessage],
  ['an app that is hidden', () => app((path) => ['PUT', path, { HideFromUI: true }])],
  ['an app taken off the board', () => app((path) => ['DELETE', path])],
  ['the sections of the board', sections],
  ['the copy of a page, written on', () => copy('PUT')],
  ['the copy of a page, discarded', () => copy('DELETE')],
  ['a reading that is taken back', reading],
])('what one person changes of their own stays the other’s: %s', async (_, prepare) => {
  const { made, changed, read } = await prepare();
  const done = async (person: string, [method, path, body]: Write) => {
    const { status } = await portal.call(person, method, path, body);
    expect([person, path, status < 300]).toEqual([person, path, true]);
  };
  const readBy = async (person: string, from = portal) =>
    (await from.call(person, 'GET', read)).body;
  await done('admin', made);
  await done('editor', made);
  const [own, other] = [await readBy('editor'), await readBy('admin')];
  expect(other).not.toEqual([]);
  await done('editor', changed);
  expect(await readBy('editor')).not.toEqual(own);
  expect(await readBy('admin', beside)).toEqual(other);
});

it('who follows a channel once more is told how they follow it, and not how somebody else does', async () => {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Quay');
  const follow = async (person: string, ChannelType: number) =>
    (await portal.call(person, 'POST', '/me/userchannelterms', { ChannelTermId, ChannelType }))
      .body;
  await follow('admin', 1);
  await follow('editor', 0);
  expect(await follow('editor', 0)).toEqual({ ChannelTermId, ChannelType: 0 });
  expect(await follow('admin', 0)).toEqual({ ChannelTermId, ChannelType: 1 });
});
