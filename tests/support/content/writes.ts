import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Audit } from '#shared/contract/audits';
import { contract } from '#shared/contract/index';
import { insertNotification } from '../../../src/server/resources/notifications/store';
import { addTile, storeTile } from './appTiles';
import { storeBroadcast } from './broadcasts';
import { editablePaths, extended, sampleOf } from './editableResources';
import { imageWrites } from './imageWrites';
import { infobox, storeInfobox } from './infoboxes';
import { storeNode } from './navigation';
import { storePage, storeTerm } from './pages';
import { pageWrites } from './pageWrites';
import type { TestPortal } from '../testPortal';

/** One write of the API that is to be sent, and changes something when it is done. */
export interface Write {
  person: string;
  path: string;
  body?: unknown;
  /** Another body that the call takes, where it takes one. */
  other?: unknown;
}

type Prepare = (portal: TestPortal) => Promise<Write>;
type Item = Record<string, unknown>;
/** Samples made so far. */
let count = 0;

/** How each write of the contract is made ready to be sent, by its key. */
export const writes: Readonly<Record<string, Prepare>> = {
  ...Object.fromEntries(editablePaths.flatMap((path) => Object.entries(edited(path)))),
  ...terms('channelterms', 'userchannelterms', 'Channel'),
  ...terms('languageterms', 'userlanguageterms', 'Language'),
  'PUT /me/userchannelterms/{id}/own': async (portal) => {
    const ChannelTermId = await storeTerm(portal, 'channelterms', `Pushed ${randomUUID()}`);
    const pushed = { ChannelTermId, ChannelType: 1 };
    await done(portal, 'member', 'POST', '/me/userchannelterms', pushed);
    return { person: 'member', path: `/me/userchannelterms/${ChannelTermId}/own` };
  },
  'DELETE /channelterms/cache': async () => ({ person: 'admin', path: '/channelterms/cache' }),
  'POST /infoboxes/import': async () => ({
    person: 'admin',
    path: '/infoboxes/import',
    body: [infobox({ Title: 'One' }), infobox({ Title: 'Two' })],
    other: [infobox({ Title: 'One' })],
  }),
  'PUT /infoboxes': async (portal) => {
    const { Id, Order } = await storeInfobox(portal);
    const place = (by: number) => [{ Id, Order: (Order ?? 0) + by }];
    return { person: 'admin', path: '/infoboxes', body: place(1), other: place(2) };
  },
  'PUT /NavigationNodes': async (portal) => {
    const { Id, Order } = await storeNode(portal);
    const place = (by: number) => [{ Id, Order: Order + by }];
    return { person: 'admin', path: '/NavigationNodes', body: place(1), other: place(2) };
  },
  'POST /NavigationNodes/import': async () => ({
    person: 'admin',
    path: '/NavigationNodes/import',
    body: [{ Title: 'One', Children: [{ Title: 'Two' }] }],
    other: [{ Title: 'One' }],
  }),
  'PUT /infoboxes/{id}/hide': async (portal) => ({
    person: 'admin',
    path: `/infoboxes/${(await storeInfobox(portal)).Id}/hide`,
  }),
  'PUT /me/broadcastmessages/{id}/hide': async (portal) => ({
    person: 'member',
    path: `/me/broadcastmessages/${(await storeBroadcast(portal)).Id}/hide`,
  }),
  'DELETE /broadcastmessages/{id}/notification': async (portal) => {
    const { Id } = await storeBroadcast(portal);
    await insertNotification(portal.db, 'broadcastMessage', Id, new Date());
    return { person: 'admin', path: `/broadcastmessages/${Id}/notification` };
  },
  'DELETE /me/broadcastmessages/{id}/hide': async (portal) => {
    const path = `/me/broadcastmessages/${(await storeBroadcast(portal)).Id}/hide`;
    await done(portal, 'member', 'PUT', path);
    return { person: 'member', path };
  },
  'POST /featuresettings': async () => {
    const Key = `own-${randomUUID()}`;
    const [body, other] = [
      { Key, Value: { b: 1, a: [] } },
      { Key, Value: 2 },
    ];
    return { person: 'admin', path: '/featuresettings', body, other };
  },
  'PUT /featuresettings/{key}': async (portal) => ({
    ...(await ownSetting(portal)),
    body: { Value: 2 },
    other: { Value: 3 },
  }),
  'DELETE /featuresettings/{key}': ownSetting,
  'POST /users': async (portal) => {
    await portal.db.deleteFrom('users').where('Id', '=', idOf(portal, 'member')).execute();
    const other = { FirstDayWizardStep: 'SetupYourFeed' };
    return { person: 'member', path: '/users', body: {}, other };
  },
  'PUT /users': async (portal) => {
    await done(portal, 'member', 'POST', '/users', {});
    await done(portal, 'member', 'PUT', '/users', { AllowsAnalytics: null });
    const [body, other] = [{ AllowsAnalytics: false }, { AllowsAnalytics: true }];
    return { person: 'member', path: '/users', body, other };
  },
  'POST /me/userapptiles': async (portal) => ({
    person: 'member',
    path: '/me/userapptiles',
    body: { AppTileId: (await storeTile(portal)).Id },
    other: { AppTile: { Title: 'Own', Url: 'https://own.example/' } },
  }),
  'PUT /me/userapptiles': async (portal) => {
    const { AppTileId } = await addTile(portal, 'member', personalTile());
    const place = (Order: number) => [{ AppTileId, Order }];
    return { person: 'member', path: '/me/userapptiles', body: place(7), other: place(8) };
  },
  'PUT /me/userapptiles/{id}': async (portal) => ({
    ...(await ownTile(portal)),
    body: { AppTile: { Title: 'Mine', Url: 'https://mine.example/' } },
    other: { HideFromUI: true },
  }),
  'DELETE /me/userapptiles/{id}': ownTile,
  'PUT /me/useritemstoread': ownReading,
  'DELETE /me/useritemstoread': async (portal) => {
    const reading = await ownReading(portal);
    await done(portal, reading.person, 'PUT', reading.path);
    return reading;
  },
  'PUT /me/readpages': async (portal) => {
    const [one, two] = [await storePage(portal), await storePage(portal)];
    const pages = (...read: { Id: number }[]) => ({ PageIds: read.map(({ Id }) => Id) });
    return { person: 'member', path: '/me/readpages', body: pages(one), other: pages(two) };
  },
  'POST /me/usertabcomponentconfigurations': async (portal) => {
    await done(portal, 'member', 'PUT', sections, []);
    return { person: 'member', path: sections, body: section(1), other: section(2) };
  },
  'PUT /me/usertabcomponentconfigurations': async (portal) => {
    await done(portal, 'member', 'PUT', sections, []);
    return { person: 'member', path: sections, body: [section(1)], other: [section(2)] };
  },
  'PUT /me/usertabcomponentconfigurations/{id}': async (portal) => {
    await done(portal, 'member', 'PUT', sections, []);
    const { Id } = await done(portal, 'member', 'POST', sections, section(1));
    const [body, other] = [{ Hidden: true }, { Order: 3 }];
    return { person: 'member', path: `${sections}/${String(Id)}`, body, other };
  },
  'POST /analytics/events': async (portal) => {
    const path = '/analytics/events';
    // Of who is not counted, nothing is stored.
    await done(portal, 'member', 'PUT', '/users', { AllowsAnalytics: null });
    return { person: 'member', path, body: opened('https://one.example/'), other: opened('/') };
  },
  'POST /admin/retention/runs': async (portal) => {
    await holdRuns(portal);
    return { person: 'admin', path: '/admin/retention/runs' };
  },
  'DELETE /admin/people/{id}': async (portal) => {
    const Id = randomUUID();
    const person = { Id, UpnId: `${Id}@nordvik.example`, DisplayName: 'Somebody' };
    await portal.db
      .insertInto('users')
      .values({ ...person, FirstDayWizardStep: 'None' })
      .execute();
    return { person: 'admin', path: `/admin/people/${Id}` };
  },
  ...pageWrites,
  ...imageWrites,
};

/** No run of the retention is due, and a requested one is not begun: it would write meanwhile. */
async function holdRuns({ db }: TestPortal): Promise<void> {
  await sql`create or replace function hold() returns trigger language plpgsql as
    'begin return null; end'`.execute(db);
  await sql`create or replace trigger hold before update on retention_runs
    for each row execute function hold()`.execute(db);
  await db.deleteFrom('retention_runs').execute();
  const now = new Date();
  await db.insertInto('retention_runs').values({ Due: now, Finished: now }).execute();
}

/** The writes of something that editors write as a whole; those of them that the contract has. */
function edited(path: string): Record<string, Prepare> {
  const person = 'admin';
  const { body, text, id = 'Id', version = 'Modified' } = sampleOf(path);
  const prepared = async (portal: TestPortal) => {
    const one: Item = { ...(await body(portal, (count += 1))) };
    return () => ({ ...one, [text]: extended(one[text], randomUUID()) });
  };
  const store = async (portal: TestPortal) => {
    const newBody = await prepared(portal);
    const item = await done(portal, person, 'POST', path, newBody());
    return { item, newBody, at: `${path}/${String(item[id])}` };
  };
  const cases: Record<string, Prepare> = {
    [`POST ${path}`]: async (portal) => {
      const newBody = await prepared(portal);
      return { person, path, body: newBody(), other: newBody() };
    },
    [`PUT ${path}/{id}`]: async (portal) => {
      const { item, newBody, at } = await store(portal);
      const change = () => ({ ...newBody(), [version]: item[version] });
      return { person, path: at, body: change(), other: change() };
    },
    [`DELETE ${path}/{id}`]: async (portal) => ({ person, path: (await store(portal)).at }),
    [`POST ${path}/{id}/restore`]: async (portal) => {
      const { at } = await store(portal);
      await done(portal, person, 'DELETE', at);
      return { person, path: `${at}/restore` };
    },
    [`POST ${path}/{id}/audits/{auditId}/restore`]: async (portal) => {
      const { newBody, at } = await store(portal);
      await done(portal, person, 'PUT', at, newBody());
      const { body: history } = await portal.call<Audit[]>(person, 'GET', `${at}/audits`);
      return { person, path: `${at}/audits/${history.at(-1)!.Id}/restore` };
    },
  };
  return Object.fromEntries(Object.entries(cases).filter(([key]) => key in contract));
}

/** Calls that only channels and languages have. */
function terms(all: string, own: string, kind: string): Record<string, Prepare> {
  const person = 'member';
  const followed = (portal: TestPortal) =>
    storeTerm(portal, all as 'channelterms', `Followed ${randomUUID()}`);
  const follow = (id: string) => ({ [`${kind}TermId`]: id, [`${kind}Type`]: 0 });
  return {
    [`PUT /${all}/order`]: async (portal) => {
      const [one, two] = [await followed(portal), await followed(portal)];
      const [body, other] = [{ Guids: [two, one] }, { Guids: [one, two] }];
      return { person: 'admin', path: `/${all}/order`, body, other };
    },
    [`POST /${all}/import`]: async (portal) => {
      const Guid = randomUUID();
      const Labels = [{ Language: 'en', Name: `Imported ${Guid}` }];
      const Terms = [{ Guid, Labels, ParentTermGuid: null, LocalCustomProperties: {} }];
      const preview = `/${all}/localized/1033/preview`;
      const { Confirmation } = await done(portal, 'admin', 'POST', preview, { Terms });
      const body = { Terms, Confirmation, RemovesMissing: false };
      const path = `/${all}/import`;
      return { person: 'admin', path, body, other: { ...body, RemovesMissing: true } };
    },
    [`POST /me/${own}`]: async (portal) => ({
      person,
      path: `/me/${own}`,
      body: follow(await followed(portal)),
      other: follow(await followed(portal)),
    }),
    [`DELETE /me/${own}/{id}`]: async (portal) => {
      const id = await followed(portal);
      await done(portal, person, 'POST', `/me/${own}`, follow(id));
      return { person, path: `/me/${own}/${id}` };
    },
  };
}

async function ownTile(portal: TestPortal) {
  const { AppTileId } = await addTile(portal, 'member', personalTile());
  return { person: 'member', path: `/me/userapptiles/${AppTileId}` };
}

async function ownReading(portal: TestPortal) {
  const item = {
    Title: randomUUID(),
    Url: '/pages/content/conduct',
    ItemsToReadForPrincipal: [{ Principal: 'User', PrincipalId: idOf(portal, 'member') }],
  };
  const { Guid } = await done(portal, 'admin', 'POST', '/itemstoread', item);
  return { person: 'member', path: `/me/useritemstoread?guid=${String(Guid)}` };
}

const personalTile = () => ({ AppTile: { Title: randomUUID(), Url: 'https://own.example/' } });

async function ownSetting(portal: TestPortal) {
  const Key = `own-${randomUUID()}`;
  await done(portal, 'admin', 'POST', '/featuresettings', { Key, Value: 1 });
  return { person: 'admin', path: `/featuresettings/${Key}` };
}

const sections = '/me/usertabcomponentconfigurations';
const section = (Order: number) => ({
  TabId: 'your-board',
  ComponentId: 'myDay',
  Hidden: false,
  Order,
});

const opened = (Link: string) => ({
  Events: [{ Name: 'LinkClick', Time: new Date().toISOString(), Link }],
});

function idOf({ devTenant }: Pick<TestPortal, 'devTenant'>, name: string): string {
  return devTenant.company.person(`${name}@nordvik.example`)!.id;
}

/** Sends what must work. */
async function done(
  portal: TestPortal,
  person: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Item> {
  const answer = await portal.call<Item>(person, method, path, body);
  if (answer.status >= 400)
    throw new Error(`${method} ${path} was refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
