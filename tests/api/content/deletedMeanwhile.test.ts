import { sql } from 'kysely';
import { addTile, boardOf, clearTiles, storeTile } from '../../support/content/appTiles';
import { storeBroadcast } from '../../support/content/broadcasts';
import { storePage } from '../../support/content/pages';
import { startTestPortal, type Answer, type TestPortal } from '../../support/testPortal';
import { untilLocked } from '../../support/untilLocked';

/** Somebody does something with what another person deletes at that moment. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

type Table = 'app_tiles' | 'broadcast_messages' | 'items_to_read' | 'pages';

/** Makes the call while a deletion is under way, which ends when the call has come to the row. */
async function whileDeleting<T>(table: Table, id: number, call: () => Promise<Answer<T>>) {
  const [answer] = await portal.db.transaction().execute(async (transaction) => {
    await sql`delete from ${sql.table(table)} where "Id" = ${id}`.execute(transaction);
    const begun = call();
    await untilLocked(portal);
    return [begun];
  });
  return answer;
}

const member =
  <T>(method: string, path: string, body?: unknown) =>
  () =>
    portal.call<T>('member', method, path, body);

describe('a tile', () => {
  afterEach(() => clearTiles(portal));
  const mine = (Title: string) =>
    addTile(portal, 'member', { AppTile: { Title, Url: 'https://mine.example/' } });

  it('APPS-37 one of the organisation that is deleted as it is added is not found', async () => {
    const { Id } = await storeTile(portal);
    const add = member('POST', '/me/userapptiles', { AppTileId: Id });
    expect((await whileDeleting('app_tiles', Id, add)).status).toBe(404);
  });

  it('APPS-35 one that is deleted in another window as it is hidden is not found', async () => {
    const { AppTileId } = await mine('Mine');
    const hide = member('PUT', `/me/userapptiles/${AppTileId}`, { HideFromUI: true });
    expect((await whileDeleting('app_tiles', AppTileId, hide)).status).toBe(404);
  });

  it('APPS-38 an order with one that is deleted meanwhile is not saved, and can be made again', async () => {
    const [one, two, three] = [await mine('One'), await mine('Two'), await mine('Three')];
    const order = (...tiles: { AppTileId: number }[]) =>
      member(
        'PUT',
        '/me/userapptiles',
        tiles.map(({ AppTileId }, Order) => ({ AppTileId, Order })),
      );
    const late = order(three, two, one);
    expect((await whileDeleting('app_tiles', two.AppTileId, late)).status).toBe(404);
    expect(await boardOf(portal, 'member')).toEqual(['One', 'Three']);
    expect((await order(three, one)()).status).toBe(204);
    expect(await boardOf(portal, 'member')).toEqual(['Three', 'One']);
  });
});

it('a broadcast that is deleted as somebody hides it is gone for them without a failure', async () => {
  const { Id } = await storeBroadcast(portal);
  const hide = member('PUT', `/me/broadcastmessages/${Id}/hide`);
  expect((await whileDeleting('broadcast_messages', Id, hide)).status).toBeLessThan(300);
});

it('a page that is deleted as somebody opens it is not noted, and those beside it are', async () => {
  const [gone, other] = [await storePage(portal), await storePage(portal)];
  const note = member('PUT', '/me/readpages', { PageIds: [gone.Id, other.Id] });
  const { status, body } = await whileDeleting('pages', gone.Id, note);
  expect([status, body]).toEqual([200, { PageIds: [other.Id] }]);
});

it('required reading that is deleted as somebody confirms it is gone without a failure', async () => {
  const { body: item } = await portal.call<{ Id: number; Guid: string }>(
    'editor',
    'POST',
    '/itemstoread',
    {
      Title: 'Code of conduct',
      Url: '/pages/content/code-of-conduct',
      ItemsToReadForPrincipal: [
        {
          Principal: 'User',
          PrincipalId: portal.devTenant.company.person('member@nordvik.example')!.id,
        },
      ],
    },
  );
  const confirm = member('PUT', `/me/useritemstoread?guid=${item.Guid}`);
  expect((await whileDeleting('items_to_read', item.Id, confirm)).status).toBe(200);
});
