import type { HandlerDeps } from '../../deps';
import type { Person } from '../../person';
import { changeOf } from './changeOf';
import { deleteNotification, findUnfinished, type NotificationSource } from './store';

/** How editors learn that people are still to be notified of something, and withdraw that. */
export function withdrawable(
  { db, changes }: Pick<HandlerDeps, 'db' | 'changes'>,
  source: NotificationSource,
) {
  return {
    read: async (id: number) => ({
      IsWaiting: (await findUnfinished(db, source, id)) !== undefined,
    }),
    withdraw: (person: Person, id: number) =>
      changes.commit(db, person, undefined, async (transaction, announce) => {
        const IsWithdrawn = await deleteNotification(transaction, source, id);
        if (IsWithdrawn) announce(changeOf(source, id));
        return { IsWithdrawn };
      }),
  };
}
