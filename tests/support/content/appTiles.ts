import type { AppTile, NewAppTile } from '#shared/contract/appTiles';
import type { NewUserAppTile, UserAppTile } from '#shared/contract/people/userAppTiles';
import type { TestPortal } from '../testPortal';

/** Stores an app tile of the organisation as the administrator. */
export async function storeTile(
  portal: TestPortal,
  fields: Partial<NewAppTile> = {},
): Promise<AppTile> {
  const { status, body } = await portal.call<AppTile>(
    'admin',
    'POST',
    '/apptiles?siteUrl=https://x.example',
    { Title: 'Timesheets', Url: 'https://time.nordvik.example/', ...fields },
  );
  if (status !== 201) throw new Error(`The tile was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Puts a tile on a person's board: one of the organisation, or a personal one. */
export async function addTile(
  portal: TestPortal,
  person: string,
  tile: NewUserAppTile,
): Promise<UserAppTile> {
  const { status, body } = await portal.call<UserAppTile>(person, 'POST', '/me/userapptiles', tile);
  if (status !== 201) throw new Error(`The tile was refused: ${JSON.stringify(body)}`);
  return body;
}

/** The titles of the tiles on a person's board, in their order. */
export async function boardOf(portal: TestPortal, person: string, query = ''): Promise<string[]> {
  const { body } = await portal.call<UserAppTile[]>(person, 'GET', `/me/userapptiles${query}`);
  return body.map(({ AppTile }) => AppTile.Title);
}

/** Deletes every tile and smart link of the organisation, and the personal ones of these people. */
export async function clearTiles(
  portal: TestPortal,
  people: readonly string[] = ['member'],
): Promise<void> {
  for (const query of ['', '?smartlinks=true']) {
    const { body } = await portal.call<AppTile[]>('admin', 'GET', `/apptiles${query}`);
    for (const { Id } of body) await portal.call('admin', 'DELETE', `/apptiles/${Id}`);
  }
  for (const person of people) {
    const { body } = await portal.call<UserAppTile[]>(
      person,
      'GET',
      '/me/userapptiles?includeHidden=true',
    );
    for (const { AppTileId } of body)
      await portal.call(person, 'DELETE', `/me/userapptiles/${AppTileId}`);
  }
}
