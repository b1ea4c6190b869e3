import type { NewUserAppTile, UserAppTile, UserAppTileChange } from '#shared/contract/userAppTiles';
import { tileLimits } from '#shared/rules/appTiles';
import type { HandlerDeps } from '../../deps';
import type { ContentChange } from '#shared/realtime';
import type { Database } from '../../db/database';
import { invalidField, ProblemError } from '../../http/problems';
import { normalizedTile } from '../appTiles/checks';
import {
  deleteChoice,
  deletePersonal,
  insertPersonal,
  listPersonal,
  updatePersonal,
  upsertChoice,
  upsertOrder,
} from './store';
import type { UserTileReader } from './UserTileReader';

/** What a person does with their tiles; their other windows and devices follow. */
export function userTileWriters({ db, changes, now }: HandlerDeps, reader: UserTileReader) {
  const commit = <T>(
    personId: string,
    Change: ContentChange['Change'],
    Id: number,
    work: (transaction: Database) => Promise<T>,
  ): Promise<T> =>
    changes.commit(db, { topic: 'editable' }, (transaction, announce) => {
      announce({ ComponentId: 'appTiles', Data: { Change, Id }, audience: { people: [personId] } });
      return work(transaction);
    });

  return {
    /** Answers the id of the tile. */
    add: async (
      personId: string,
      { AppTileId, AppTile, HideFromUI = false, Order }: NewUserAppTile,
    ): Promise<number> => {
      if (AppTile ? AppTileId !== undefined : AppTileId === undefined)
        throw invalidField('AppTileId', 'must be given, or AppTile, and not both');
      if (AppTileId !== undefined && !(await reader.isAvailable(personId, AppTileId)))
        throw new ProblemError('notFound');
      return commit(personId, 'created', AppTileId ?? 0, async (transaction) => {
        if (
          AppTile &&
          (await listPersonal(transaction, personId)).length >= tileLimits.personalTiles
        )
          throw invalidField('AppTile', `must not be one more than ${tileLimits.personalTiles}`);
        const id =
          AppTileId ??
          (await insertPersonal(
            transaction,
            personId,
            normalizedTile({ ...AppTile! }) as typeof AppTile & object,
            now(),
          ));
        await upsertChoice(transaction, personId, id, { HideFromUI, Order, IsAdded: true });
        return id;
      });
    },

    change: async (
      { AppTileId, AppTile }: UserAppTile,
      personId: string,
      { HideFromUI, Order, AppTile: changed }: UserAppTileChange,
    ): Promise<void> => {
      if (changed && !AppTile.IsPersonal)
        throw invalidField('AppTile', 'is of the organisation, and cannot be changed here');
      await commit(personId, 'updated', AppTileId, async (transaction) => {
        if (changed)
          await updatePersonal(
            transaction,
            personId,
            AppTileId,
            normalizedTile({ ...changed }),
            now(),
          );
        await upsertChoice(transaction, personId, AppTileId, { HideFromUI, Order });
      });
    },

    order: async (
      personId: string,
      places: readonly { AppTileId: number; Order: number }[],
    ): Promise<undefined> => {
      const own = new Set((await reader.all(personId)).map(({ AppTileId }) => AppTileId));
      const placeOf = new Map(places.map(({ AppTileId, Order }) => [AppTileId, Order]));
      if (![...placeOf.keys()].every((id) => own.has(id))) throw new ProblemError('notFound');
      await commit(personId, 'updated', places[0]!.AppTileId, (transaction) =>
        upsertOrder(
          transaction,
          personId,
          [...placeOf].map(([AppTileId, Order]) => ({ AppTileId, Order })),
        ),
      );
      return undefined;
    },

    /** APPS-53: what came with a channel stays, and can be hidden. */
    remove: async (
      { AppTileId, AppTile, ChannelSubscribed }: UserAppTile,
      personId: string,
    ): Promise<undefined> => {
      if (ChannelSubscribed)
        throw invalidField(
          'ChannelSubscribed',
          'came with a channel that you follow: it can be hidden, not deleted',
        );
      await commit(personId, 'deleted', AppTileId, (transaction) =>
        AppTile.IsPersonal
          ? deletePersonal(transaction, personId, AppTileId)
          : deleteChoice(transaction, personId, AppTileId),
      );
      return undefined;
    },
  };
}
